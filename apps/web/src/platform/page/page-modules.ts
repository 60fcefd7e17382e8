import type { RouteObject } from 'react-router';

export type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>;

/**
 * Every public page. They only run on the server; the browser build takes this list as an input so that its manifest
 * knows the styles of each page.
 */
export const pageModules = import.meta.glob<PageModule>('../../features/**/public/*Page.tsx');
