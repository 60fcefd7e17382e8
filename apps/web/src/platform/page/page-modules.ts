import type { RouteObject } from 'react-router';

export type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'ErrorBoundary'>;

/**
 * All public pages. They run only on the server; the browser build takes this list as an input so that its manifest
 * knows the styles of each page.
 */
export const pageModules = import.meta.glob<PageModule>('../../features/**/public/*Page.tsx');
