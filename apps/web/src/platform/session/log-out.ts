import type { Navigation } from '../api/surroundings.ts';
import type { ClientState } from '../client-state/client-state.ts';

interface SessionParts {
  state: Pick<ClientState, 'clear'>;
  navigation: Navigation;
}

const loginPath = '/login';

export function isOnLogin(navigation: Navigation): boolean {
  return navigation.path() === loginPath;
}

/** The header's logout: everything but platform is forgotten and Home is loaded afresh. */
export function logOutToHome({ state, navigation }: SessionParts): void {
  state.clear();
  navigation.load('/');
}

/** The navbar's logout: to the login, which leads back to the present page. */
export function logOutWithRedirect({ state, navigation }: SessionParts): void {
  const redirect = encodeURIComponent(navigation.address());
  state.clear();
  navigation.load(`${loginPath}?redirect=${redirect}`);
}

/** The server ended the session. The login itself is not loaded again, or a refused call there would loop. */
export function logOutToLogin({ state, navigation }: SessionParts): void {
  state.clear();
  if (!isOnLogin(navigation)) navigation.load(loginPath);
}
