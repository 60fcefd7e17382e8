import { matchRoutes, type RouteObject } from 'react-router';
import { withoutBasePath } from '../../ui/link/base-path.ts';

interface Router {
  navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
}

/** Turns clicks on links into routes if the table has the address; all other links are left to the browser. */
export function followLinks(document: Document, router: Router, routes: RouteObject[]): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const path = withoutBasePath(pathname);
    if (origin !== location.origin || !matchRoutes(routes, path)) return;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    const { replace, keepScroll } = link.dataset;
    void router.navigate(path + search + hash, {
      replace: replace !== undefined,
      preventScrollReset: keepScroll !== undefined,
    });
  });
}
