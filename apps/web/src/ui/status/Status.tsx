import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Status.module.css';

/**
 * What a state means for the reader: `open` nothing done yet, `late` overdue or failed, `done` finished well,
 * `checking` somebody else is at work, `waiting` it is your turn, `closed` ended without result.
 */
export type StatusKind = 'open' | 'late' | 'done' | 'checking' | 'waiting' | 'closed';

/** State as shape, colour and word; for tables and head lines. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return <span className={clsx(styles.status, styles[kind])}>{children}</span>;
}
