import type { RouteObject } from 'react-router';

type AccountPageModule = Required<Pick<RouteObject, 'Component'>>;

// The server only matches member addresses and never renders them, so its bundle contains none of these pages.
const pageModules = import.meta.env.SSR
  ? {}
  : import.meta.glob<AccountPageModule>('../../features/**/{account,manage}/**/*Page.tsx');

/** The page of a module under features/, loaded when it is first visited. */
export function memberPage(modulePath: string): Pick<RouteObject, 'id' | 'lazy'> {
  return { id: `src/features/${modulePath}`, lazy: pageModules[`../../features/${modulePath}`] };
}
