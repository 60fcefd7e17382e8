import type { EndpointMap } from '@portal/contract/endpoint-map';
import { currentLocale } from '../i18n/language.ts';
import { browserNavigation, fetchTransport } from './browser-ports.ts';
import { browserState } from './browser-state.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { declinedBefore } from './declined-before.ts';
import { loginHere } from './login-here.ts';
import { notices } from './page-notices.ts';
import { apiTexts } from './texts.ts';

let client: ApiClient<EndpointMap> | undefined;

export { browserState, notices };

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
    declinedBefore,
  });
  return client;
}
