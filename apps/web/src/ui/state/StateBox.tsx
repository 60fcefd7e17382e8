import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './StateBox.module.css';

export interface StateBoxProps {
  title: string;
  /** What it means and what to do next. */
  children?: ReactNode;
  /** One button or link: the next step. */
  action?: ReactNode;
  /** `block` for a part of a page, `page` for a whole page, `plain` inside a table or a card. */
  frame?: 'block' | 'page' | 'plain';
  /** The level of the title, if it is a heading of the page. */
  heading?: 1 | 2 | 3;
}

interface Props extends StateBoxProps {
  art: ReactNode;
  role?: 'status' | 'alert';
}

export function StateBox({ title, children, action, frame = 'block', heading, art, role }: Props) {
  const Title = heading ? (`h${heading}` as const) : 'p';
  return (
    <div className={clsx(styles.box, styles[frame])} role={role}>
      {art}
      <Title className={styles.title} tabIndex={heading === 1 ? -1 : undefined}>
        {title}
      </Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
