import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { arrowDownIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import { Link } from '../link/Link.tsx';
import styles from './ListBar.module.css';

interface Sort {
  key: string;
  text: string;
  href: string;
}

interface ListBarProps {
  /** The number of entries. */
  count: ReactNode;
  /** The sort options; omitted if there is only one order. */
  sorting?: {
    /** Names the group of links. */
    label: string;
    sorts: readonly Sort[];
    current: string;
  };
  /** Other controls: a feed, a search within the list, another view of it. */
  children?: ReactNode;
}

/** The bar above a list: the number of entries, and the sort options. */
export function ListBar({ count, sorting, children }: ListBarProps) {
  return (
    <Row wrap align="center" gap={8} gapX={20} padBlock={16} tone="quiet" size={14} className={styles.bar}>
      <Row wrap gap={8} gapX={20} figures className={styles.count}>
        {count}
      </Row>
      {sorting && (
        <Row aria-label={sorting.label} as="nav" wrap gap={0} gapX={20}>
          {sorting.sorts.map(({ key, text, href }) => (
            <Link
              key={key}
              href={href}
              look="bare"
              keepScroll
              className={styles.sort}
              aria-current={key === sorting.current ? 'true' : undefined}
            >
              {text}
              {key === sorting.current && <Icon shape={arrowDownIcon} />}
            </Link>
          ))}
        </Row>
      )}
      {children}
    </Row>
  );
}
