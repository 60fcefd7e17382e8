import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { Columns } from '../layout/Columns.tsx';
import { Row } from '../layout/Row.tsx';
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
      <Columns
        method="get"
        {...form}
        aria-label={label}
        as="form"
        of="repeat(auto-fill, minmax(190px, 1fr))"
        align="end"
        gap={12}
        pad={16}
        round
        ground="quiet"
        className={styles.query}
      >
        {children}
        <Row gap={8} nowrap className={styles.actions}>
          {actions}
        </Row>
      </Columns>
    </search>
  );
}
