import type { Navigation, Transport } from './surroundings.ts';

export const fetchTransport: Transport = (url, request) => fetch(url, request);

export function browserNavigation(window: Window): Navigation {
  const { location } = window;
  return {
    path: () => location.pathname,
    address: () => location.pathname + location.search,
    load: (url) => location.assign(url),
    reload: () => location.reload(),
  };
}
