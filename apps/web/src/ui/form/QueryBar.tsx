import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Form.module.css';

interface QueryBarProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className'> {
  /** Names the search for screen readers. */
  label: string;
  /** The buttons: search and clear. */
  actions: ReactNode;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The filters above a table. Submitted by GET, so that they become part of the address. */
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
