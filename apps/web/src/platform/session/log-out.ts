import type { Navigation } from '../api/client-ports.ts';
import type { ClientState } from '../client-state/client-state.ts';

interface SessionParts {
  state: Pick<ClientState, 'clear'>;
  navigation: Navigation;
}

const loginPath = '/login';

export function isOnLogin(navigation: Navigation): boolean {
  return navigation.path() === loginPath;
}

/** The header's logout: clears everything but platform and loads Home. */
export function logOutToHome({ state, navigation }: SessionParts): void {
  state.clear();
  navigation.load('/');
}

/** The navbar's logout: loads the login page, which returns to the current page. */
export function logOutWithRedirect({ state, navigation }: SessionParts): void {
  const redirect = encodeURIComponent(navigation.address());
  state.clear();
  navigation.load(`${loginPath}?redirect=${redirect}`);
}

/** Handles a session ended by the server. The login page is not reloaded, or a failed call there would loop. */
export function logOutToLogin({ state, navigation }: SessionParts): void {
  state.clear();
  if (!isOnLogin(navigation)) navigation.load(loginPath);
}
