import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** “3 selected” and the button that clears the selection. */
  children: ReactNode;
  /** The total in large type, with a line below. */
  sum?: ReactNode;
  note?: ReactNode;
  actions: ReactNode;
}

/** A bar that sticks to the bottom of the page while rows are selected. */
export function SelectionBar({ children, sum, note, actions }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-live="polite">
      <div className={styles.text}>{children}</div>
      {sum && (
        <p className={styles.sum}>
          <b className={styles.amount}>{sum}</b>
          {note && <small className={styles.note}>{note}</small>}
        </p>
      )}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
