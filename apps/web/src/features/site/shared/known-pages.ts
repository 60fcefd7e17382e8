import { matchRoutes, type RouteObject, useMatches } from 'react-router';

/** Whether an address leads to a page that exists; what does not exist yet is not linked to. */
export type HasPage = (href: string) => boolean;

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] || '/';

/** The question answered from the table of routes. */
export function pagesOf(routes: RouteObject[]): HasPage {
  return (href) => {
    const route = matchRoutes(routes, pathOf(href))?.at(-1)?.route;
    return route !== undefined && route.path !== '*' && (route.index === true || route.path !== undefined);
  };
}

/** Reads the root route's handle. */
export function useHasPage(): HasPage {
  const handle = useMatches()[0]?.handle as { hasPage?: HasPage } | undefined;
  return handle?.hasPage ?? (() => false);
}
