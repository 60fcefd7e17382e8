import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

interface AriaProviderProps {
  /** BCP 47 name of one of the bundled locales: zh-CN, en-US, es-ES, ja-JP. */
  locale: string;
  children: ReactNode;
}

/** Language and navigation for everything from React Aria; mounted once around member area and console. */
export function AriaProvider({ locale, children }: AriaProviderProps) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(href) => void navigate(href)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
