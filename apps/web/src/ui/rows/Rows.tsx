import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Stack } from '../layout/Stack.tsx';
import styles from './Rows.module.css';

/** Short stacked rows, such as the data of an account. */
export function Rows({ children }: { children: ReactNode }) {
  return <Stack as="ul">{children}</Stack>;
}

interface RowProps {
  /** On the left: an icon, or another element instead. */
  sign?: string | ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** Small text below them. */
  note?: ReactNode;
  /** On the right: the actions. */
  children?: ReactNode;
}

export function Row({ sign, title, text, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      {typeof sign === 'string' ? <Icon shape={sign} className={styles.sign} /> : sign}
      {title && (
        <Stack as="span" shrink className={styles.text}>
          <b>{title}</b>
          {text}
          {note && <small>{note}</small>}
        </Stack>
      )}
      {children}
    </li>
  );
}
