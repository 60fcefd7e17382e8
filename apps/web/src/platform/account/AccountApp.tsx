import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ariaLocale } from '../i18n/aria-locale.ts';
import { queryClient } from './query-client.ts';
import { ToastHost } from './ToastHost.tsx';

/** The providers around the routes: data, language, toasts and confirm dialogs. */
export function AccountApp({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={ariaLocale()}>
        <RouterProvider router={router} />
        <ToastHost />
      </I18nProvider>
    </QueryClientProvider>
  );
}
