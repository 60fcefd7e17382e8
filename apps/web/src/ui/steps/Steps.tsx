import type { CSSProperties } from 'react';
import type { Step } from './StepBar.tsx';
import styles from './Steps.module.css';

/** A process as numbered steps on a line; no step is current. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map(({ title, note }) => (
        <li key={title} className={styles.step}>
          <b className={styles.title}>{title}</b>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
