import { Icon } from '../icon/Icon.tsx';
import { arrowDownIcon, arrowUpDownIcon, arrowUpIcon } from '../icon/shapes.ts';
import { Link } from '../link/Link.tsx';
import type { Column } from './column.ts';
import styles from './Table.module.css';

type HeadCellProps = Pick<Column<never>, 'head' | 'align' | 'width' | 'sort'> & { role?: string };

export function HeadCell({ head, align, width, sort, role }: HeadCellProps) {
  return (
    <th
      scope="col"
      role={role}
      className={styles.head}
      data-align={align}
      style={{ width }}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <Link href={sort.href} look="bare" keepScroll className={styles.sort} data-on={sort.direction}>
          {head}
          <Icon shape={sortShape(sort.direction)} className={styles.arrow} />
        </Link>
      ) : (
        head
      )}
    </th>
  );
}

function sortShape(direction: 'ascending' | 'descending' | undefined): string {
  if (!direction) return arrowUpDownIcon;
  return direction === 'ascending' ? arrowUpIcon : arrowDownIcon;
}
