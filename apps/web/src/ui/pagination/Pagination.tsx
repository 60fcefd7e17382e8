import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import { Link } from '../link/Link.tsx';
import styles from './Pagination.module.css';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** The address of a page; pages start at 1. */
  hrefOf: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  /** On a phone, replaces the page numbers: “10 more, 17 left”. */
  more?: string | undefined;
  /** Next to the numbers, for example the number of entries. */
  summary?: ReactNode;
  /** Omits the line above; for the footer of a table. */
  bare?: boolean;
}

/** Page numbers as links, so that they work without JavaScript and can be opened in another window. */
export function Pagination({ page, pageCount, hrefOf, labels, more, summary, bare }: PaginationProps) {
  if (pageCount < 2 && !summary) return null;
  return (
    <div className={bare ? styles.bare : styles.pagination}>
      {pageCount > 1 && (
        <Row aria-label={labels.navigation} as="nav" align="center" gap={6} className={styles.pages}>
          <Step href={hrefOf(page - 1)} label={labels.previous} rel="prev" enabled={page > 1} />
          {pageWindow(page, pageCount).map((slot) =>
            typeof slot === 'number' ? (
              <Link
                key={slot}
                href={hrefOf(slot)}
                look="bare"
                className={styles.page}
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            ) : (
              <span key={slot} className={styles.gap} aria-hidden>
                …
              </span>
            ),
          )}
          <Step href={hrefOf(page + 1)} label={labels.next} rel="next" enabled={page < pageCount} />
          <span className={styles.phone}>
            {page > 1 && (
              <Link href={hrefOf(page - 1)} look="bare" rel="prev" className={styles.back}>
                <Icon shape={chevronLeftIcon} />
                <span>{labels.previous}</span>
              </Link>
            )}
            {page < pageCount && (
              <Link href={hrefOf(page + 1)} look="bare" rel="next" className={styles.more}>
                {more ?? labels.next}
              </Link>
            )}
          </span>
        </Row>
      )}
      {summary && (
        <Text as="span" atEnd tone="quiet" size="note" className={styles.summary}>
          {summary}
        </Text>
      )}
    </div>
  );
}

interface StepProps {
  href: string;
  label: string;
  rel: 'prev' | 'next';
  enabled: boolean;
}

function Step({ href, label, rel, enabled }: StepProps) {
  const icon = <Icon shape={rel === 'prev' ? chevronLeftIcon : chevronRightIcon} />;
  if (!enabled) {
    return (
      <span className={styles.off} aria-hidden>
        {icon}
      </span>
    );
  }
  return (
    <Link href={href} look="bare" rel={rel} className={styles.page} aria-label={label}>
      {icon}
    </Link>
  );
}
