import type { ReactNode } from 'react';
import { useReadsOnly } from './use-reads-only.ts';

/** Renders its children for the desk whose work a page is; an administrator who only looks at it does without them. */
export function ForDesk({ children }: { children: ReactNode }) {
  return useReadsOnly() ? null : children;
}
