import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Form.module.css';

interface QueryBarProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className'> {
  /** Names the search for screen readers. */
  label: string;
  /** Search and clear. */
  actions: ReactNode;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The conditions above a table. Sends a GET, so that they stand in the address. */
export function QueryBar({ label, actions, children, ...form }: QueryBarProps) {
  return (
    <search>
      <form method="get" {...form} aria-label={label} className={styles.query}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </form>
    </search>
  );
}
