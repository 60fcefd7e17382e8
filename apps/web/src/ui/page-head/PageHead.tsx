import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  note?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  /** Next to the title and note: tabs of the page. */
  aside?: ReactNode;
  /** Puts title and note on one line, so that the content starts high on the page. */
  inLine?: boolean;
}

/** The title of a page. The heading takes the focus after navigation. */
export function PageHead({ title, note, actions, aside, inLine }: PageHeadProps) {
  return (
    <Row wrap align="end" gap={12} gapX={24} className={styles.head} data-line={inLine || undefined}>
      <div className={styles.text}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {note && (
          <Text
            above={8}
            tone="quiet"
            balance
            className={styles.note}
            title={inLine && typeof note === 'string' ? note : undefined}
          >
            {note}
          </Text>
        )}
        {aside}
      </div>
      {actions && (
        <Row wrap gap={8} className={styles.actions}>
          {actions}
        </Row>
      )}
    </Row>
  );
}
