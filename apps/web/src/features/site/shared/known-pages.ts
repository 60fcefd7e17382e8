import { matchRoutes, type RouteObject, useMatches } from 'react-router';

/** Whether an address leads to an existing page; others are not linked to. */
export type HasPage = (href: string) => boolean;

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] || '/';

const maxCached = 1_000;

/**
 * Answers from the route table, which may be built later. Answers are cached, since matching ranks all routes every
 * time and a page asks about thirty times.
 */
export function pagesOf(routes: () => RouteObject[]): HasPage {
  const cached = new Map<string, boolean>();
  return (href) => {
    const known = cached.get(href);
    if (known !== undefined) return known;
    const route = matchRoutes(routes(), pathOf(href))?.at(-1)?.route;
    const exists =
      route !== undefined && route.path !== '*' && (route.index === true || route.path !== undefined);
    if (cached.size < maxCached) cached.set(href, exists);
    return exists;
  };
}

/** Reads the function from the root route's handle. */
export function useHasPage(): HasPage {
  const handle = useMatches()[0]?.handle as { hasPage?: HasPage } | undefined;
  return handle?.hasPage ?? (() => false);
}
