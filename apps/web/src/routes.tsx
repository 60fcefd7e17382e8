import type { RouteObject } from 'react-router';
import { PublicLayout } from './features/site/public/PublicLayout.tsx';
import { RootErrorPage } from './features/site/public/RootErrorPage.tsx';
import { RootLayout, rootLoader } from './features/site/public/RootLayout.tsx';
import { page } from './platform/page/lazy-page.ts';
import { notFoundPage } from './platform/page/load.ts';

/** The address plan, in the specification's order. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    loader: rootLoader,
    ErrorBoundary: RootErrorPage,
    shouldRevalidate: () => false,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            ErrorBoundary: RootErrorPage,
            children: [
              { path: 'information/industrylist', ...page('content/public/ArticleListPage.tsx') },
              {
                path: '*',
                loader: () => {
                  throw notFoundPage();
                },
                Component: () => null,
              },
            ],
          },
        ],
      },
    ],
  },
];
