import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Rows.module.css';

/** Short rows below each other, such as what belongs to an account. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  /** At the left: an icon, or what stands in its place. */
  sign?: string | ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** Small, below them. */
  note?: ReactNode;
  /** At the right: what can be done with it. */
  children?: ReactNode;
}

export function Row({ sign, title, text, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      {typeof sign === 'string' ? <Icon shape={sign} className={styles.sign} /> : sign}
      {title && (
        <span className={styles.text}>
          <b>{title}</b>
          {text}
          {note && <small>{note}</small>}
        </span>
      )}
      {children}
    </li>
  );
}
