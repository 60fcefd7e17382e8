import { type ClientState, createClientState } from '../client-state/client-state.ts';
import { pageCookieJar } from '../client-state/tab-user.ts';

let state: ClientState | undefined;

/** The client state of the page; browser only. */
export function browserState(): ClientState {
  state ??= createClientState(pageCookieJar());
  return state;
}
