import type { ReactNode } from 'react';
import { langOfContent } from '../i18n/language.ts';

/** Text that people wrote, which is Chinese whatever the language of the page. */
export function Written({ children }: { children: ReactNode }) {
  return <span lang={langOfContent('zh')}>{children}</span>;
}
