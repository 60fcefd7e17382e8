import type { ReactNode } from 'react';
import { useReadsOnly } from './use-reads-only.ts';

/** Renders its children for the desk in charge of the page; an administrator with read-only access doesn't get them. */
export function ForDesk({ children }: { children: ReactNode }) {
  return useReadsOnly() ? null : children;
}
