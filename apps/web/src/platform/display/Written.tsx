import type { ReactNode } from 'react';
import { langOfContent } from '../i18n/language.ts';

/** What people have written, which is Chinese, in whatever language the page around it is. */
export function Written({ children }: { children: ReactNode }) {
  return <span lang={langOfContent('zh')}>{children}</span>;
}
