import type { RouteObject } from 'react-router';
import { pageModules } from './page-modules.ts';

/**
 * The lazily loaded page of a module under features/. The module path is the route's id, so that the server finds its
 * styles in the build manifest; `variant` distinguishes two addresses of one module.
 */
export function page(modulePath: string, variant = ''): Pick<RouteObject, 'id' | 'lazy'> {
  const load = pageModules[`../../features/${modulePath}`];
  if (!load) throw new Error(`no page module features/${modulePath}`);
  return { id: `src/features/${modulePath}${variant && `#${variant}`}`, lazy: load as RouteObject['lazy'] };
}

/** The module of a route id created by {@link page}. */
export function moduleOfRoute(id: string): string {
  return id.split('#', 1)[0] ?? id;
}
