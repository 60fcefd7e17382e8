import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** To the right of the title: a link, a date. */
  end?: ReactNode;
  /** `night`: the one dark surface of a page. */
  ground?: 'page' | 'quiet' | 'night';
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, end, ground = 'page', level = 2, className, children }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={clsx(styles.panel, className)}
      data-ground={ground}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <Row align="baseline" justify="between" gap={8} gapX={16} below={8} className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {end && (
            <Text as="span" tone="quiet" size={13} nowrap className={styles.end}>
              {end}
            </Text>
          )}
        </Row>
      )}
      {children}
    </section>
  );
}
