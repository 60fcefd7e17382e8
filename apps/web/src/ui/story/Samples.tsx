import type { ReactNode } from 'react';
import styles from './StoryPage.module.css';

/** Samples in a row, each with the name of its state below. */
export function SampleRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      {children}
      <small className={styles.state}>{state}</small>
    </div>
  );
}

export function SampleGrid({ columns = 3, children }: { columns?: number; children: ReactNode }) {
  return (
    <div className={styles.samples} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {children}
    </div>
  );
}
