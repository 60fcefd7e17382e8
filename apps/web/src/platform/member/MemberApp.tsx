import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ariaLocale } from '../i18n/aria-locale.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { queryClient } from './query-client.ts';

/** Everything around the routes: data, language, messages and questions. */
export function MemberApp({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={ariaLocale()}>
        <RouterProvider router={router} />
        <NoticeHost />
      </I18nProvider>
    </QueryClientProvider>
  );
}
