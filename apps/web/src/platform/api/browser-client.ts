import type { EndpointMap } from '@portal/contract/endpoint-map';
import { type ClientState, createClientState } from '../client-state/client-state.ts';
import { pageCookieJar } from '../client-state/tab-user.ts';
import { currentLocale } from '../i18n/language.ts';
import { browserNavigation, fetchTransport } from './browser-ports.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { loginHere } from './login-here.ts';
import { notices } from './page-notices.ts';
import { apiTexts } from './texts.ts';

let state: ClientState | undefined;
let client: ApiClient<EndpointMap> | undefined;

export { notices };

/** The client state of the page; browser only. */
export function browserState(): ClientState {
  state ??= createClientState(pageCookieJar());
  return state;
}

/** The API client of the page; browser only. */
export function browserClient(): ApiClient<EndpointMap> {
  client ??= createApiClient<EndpointMap>({
    transport: fetchTransport,
    state: browserState(),
    notices,
    navigation: browserNavigation(window),
    texts: () => apiTexts[currentLocale()],
    isOnline: () => navigator.onLine,
    loginHere,
  });
  return client;
}
