import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { arrowDownIcon } from '../icon/shapes/arrow-down.ts';
import { Link } from '../link/Link.tsx';
import styles from './ListBar.module.css';

interface Sort {
  key: string;
  text: string;
  href: string;
}

interface ListBarProps {
  /** How many there are. */
  count: ReactNode;
  /** The name of the orders. */
  label: string;
  sorts: readonly Sort[];
  current: string;
  /** What else there is to the list: a feed, a search within it. */
  children?: ReactNode;
}

/** Above a list: how many there are and in which order. */
export function ListBar({ count, label, sorts, current, children }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.count}>{count}</div>
      <nav aria-label={label} className={styles.sorts}>
        {sorts.map(({ key, text, href }) => (
          <Link
            key={key}
            href={href}
            look="bare"
            keepScroll
            className={styles.sort}
            aria-current={key === current ? 'true' : undefined}
          >
            {text}
            {key === current && <Icon shape={arrowDownIcon} />}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
