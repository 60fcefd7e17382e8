import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import styles from './MetaLine.module.css';

/** Small facts on one line, separated by dots: office, date, views. */
export function MetaLine({ items, className }: { items: (ReactNode | false)[]; className?: string }) {
  const shown = items.filter((item) => item !== false && item !== null && item !== undefined && item !== '');
  return (
    <span className={clsx(styles.line, className)}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
        <Row key={index} as="span" inline relative align="center" gap={4} className={styles.item}>
          {item}
        </Row>
      ))}
    </span>
  );
}
