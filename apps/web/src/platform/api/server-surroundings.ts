import type { Navigation, Notices } from './surroundings.ts';

/** While a page is rendered on the server there is nobody to tell and nowhere to go: calls just fail. */
export const silentNotices: Notices = {
  toast: () => {},
  confirm: () => Promise.resolve(false),
};

export function fixedNavigation(url: URL): Navigation {
  return {
    path: () => url.pathname,
    address: () => url.pathname + url.search,
    load: () => {},
    reload: () => {},
  };
}
