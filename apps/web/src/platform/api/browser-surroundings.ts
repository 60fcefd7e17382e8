import { languageHeader } from '@portal/contract/envelope';
import { currentLocale } from '../i18n/language.ts';
import type { Navigation, Transport } from './surroundings.ts';

/** The server answers in the language of the page, whether or not it was chosen and is in the cookie. */
export const fetchTransport: Transport = (url, request) =>
  fetch(url, { ...request, headers: { ...request.headers, [languageHeader]: currentLocale() } });

export function browserNavigation(window: Window): Navigation {
  const { location } = window;
  return {
    path: () => location.pathname,
    address: () => location.pathname + location.search,
    load: (url) => location.assign(url),
    reload: () => location.reload(),
  };
}
