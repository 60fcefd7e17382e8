import { matchRoutes, type RouteObject } from 'react-router';

export type Place = 'public' | 'account' | 'twin';

const firstSegmentOf = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? '';

const hasPage = (routes: RouteObject[], path: string) =>
  (matchRoutes(routes, path)?.at(-1)?.route.path ?? '*') !== '*';

/**
 * Recognises member addresses by the route tables. Almost every visit is to a public page, which the first segment
 * already shows; whether that page exists is found when it is rendered.
 */
export function createPlaceOf(tables: { publicRoutes: RouteObject[]; memberRoutes: RouteObject[] }) {
  const segments = new Set(tables.memberRoutes.map(({ path }) => firstSegmentOf(`/${path}`)));
  return (path: string): Place => {
    if (!segments.has(firstSegmentOf(path)) || !hasPage(tables.memberRoutes, path)) return 'public';
    return hasPage(tables.publicRoutes, path) ? 'twin' : 'account';
  };
}
