import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Column } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import styles from './Table.module.css';

export interface TableProps<Row> {
  /** Describes the table; only for screen readers. */
  caption: ReactNode;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  /** The head stays below the fixed bars while the page scrolls; only for tables that fit their container. */
  stickyHead?: boolean;
  /** A column before all others, such as check boxes. */
  lead?: { head: ReactNode; cell: (row: Row) => ReactNode };
  isSelected?: (row: Row) => boolean;
  className?: string;
}

export function Table<Row>({ caption, columns, rows, rowKey, empty, lead, ...look }: TableProps<Row>) {
  const id = useId();
  const width = columns.length + (lead ? 1 : 0);
  return (
    <section
      className={styles.scroll}
      data-sticky={look.stickyHead || undefined}
      aria-labelledby={id}
      {...keyboardScroll}
    >
      <table className={clsx(styles.table, look.className)}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {lead && <td className={clsx(styles.head, styles.lead)}>{lead.head}</td>}
            {columns.map(({ key, head, align, width: length, sort }) => (
              <HeadCell key={key} head={head} align={align} width={length} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={width} className={styles.empty}>
                {typeof empty === 'string' ? <p className={styles.none}>{empty}</p> : empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)} data-selected={look.isSelected?.(row) || undefined} className={styles.row}>
              {lead && <td className={clsx(styles.cell, styles.lead)}>{lead.cell(row)}</td>}
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        <Totals columns={columns} lead={Boolean(lead)} />
      </table>
    </section>
  );
}

// A table wider than its container scrolls, and the keyboard can only scroll what it can focus.
const keyboardScroll = { tabIndex: 0 };

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Cell = column.rowHeader ? 'th' : 'td';
  return (
    <Cell
      scope={column.rowHeader ? 'row' : undefined}
      className={clsx(styles.cell, column.nowrap && styles.nowrap)}
      data-align={column.align}
    >
      {column.cell(row)}
    </Cell>
  );
}

function Totals<Row>({ columns, lead }: { columns: Column<Row>[]; lead: boolean }) {
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {lead && <td className={styles.total} aria-hidden />}
        {columns.map((column) => (
          <td key={column.key} className={styles.total} data-align={column.align}>
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
