import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Status.module.css';

/**
 * What a state means for the reader: `open` nothing done yet, `late` overdue or failed, `done` completed successfully,
 * `checking` someone else is working on it, `waiting` it is your turn, `closed` ended without result.
 */
export type StatusKind = 'open' | 'late' | 'done' | 'checking' | 'waiting' | 'closed';

/** A state as shape, colour and word; for tables and headers. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return <span className={clsx(styles.status, styles[kind])}>{children}</span>;
}
