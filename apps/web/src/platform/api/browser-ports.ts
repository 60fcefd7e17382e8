import { languageHeader } from '@portal/contract/envelope';
import { withBasePath, withoutBasePath } from '../../ui/link/base-path.ts';
import { currentLocale } from '../i18n/language.ts';
import type { Navigation, Transport } from './client-ports.ts';

/** Requests answers in the language of the page, which may differ from the one in the cookie. */
export const fetchTransport: Transport = (url, request) =>
  fetch(url, { ...request, headers: { ...request.headers, [languageHeader]: currentLocale() } });

export function browserNavigation(window: Window): Navigation {
  const { location } = window;
  return {
    path: () => withoutBasePath(location.pathname),
    address: () => withoutBasePath(location.pathname) + location.search,
    load: (url) => location.assign(withBasePath(url)),
    reload: () => location.reload(),
  };
}
