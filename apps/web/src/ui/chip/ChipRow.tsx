import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

/** A line of filters: its label, then the chips. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.chips}>{children}</dd>
    </div>
  );
}

/** Several lines of filters above a list. */
export function ChipFilter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <dl className={styles.filter}>{children}</dl>
    </nav>
  );
}
