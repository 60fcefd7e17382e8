import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Text } from '../../ui/layout/Text.tsx';
import type { Column } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import styles from './Table.module.css';

export interface TableProps<Row> {
  /** Describes the table; only for screen readers. */
  caption: ReactNode;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Keeps the header below the fixed bars while the page scrolls; only for tables that fit their container. */
  stickyHead?: boolean;
  /** A column before all others, such as for check boxes. */
  lead?: { head: ReactNode; cell: (row: Row) => ReactNode };
  isSelected?: (row: Row) => boolean;
  /**
   * Sets roles explicitly and marks which part of a card each cell is, since styles that break up a table also remove
   * its native roles.
   */
  asCards?: boolean;
  className?: string;
}

export function Table<Row>({ caption, columns, rows, rowKey, empty, lead, ...look }: TableProps<Row>) {
  const id = useId();
  const roles = look.asCards ? cardRoles : undefined;
  const width = columns.length + (lead ? 1 : 0);
  return (
    <section
      className={styles.scroll}
      data-sticky={look.stickyHead || undefined}
      aria-labelledby={id}
      {...keyboardScroll}
    >
      <table className={clsx(styles.table, look.className)} role={roles?.table}>
        <Text as="caption" unseen id={id}>
          {caption}
        </Text>
        <thead role={roles?.group}>
          <tr role={roles?.row}>
            {lead && (
              <td className={clsx(styles.head, styles.lead)} role={roles?.cell}>
                {lead.head}
              </td>
            )}
            {columns.map(({ key, head, align, width: length, sort }) => (
              <HeadCell key={key} head={head} align={align} width={length} sort={sort} role={roles?.head} />
            ))}
          </tr>
        </thead>
        <tbody role={roles?.group}>
          {rows.length === 0 && (
            <tr role={roles?.row}>
              <td colSpan={width} className={styles.empty} role={roles?.cell}>
                {typeof empty === 'string' ? (
                  <Text pad={14} tone="quiet">
                    {empty}
                  </Text>
                ) : (
                  empty
                )}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-selected={look.isSelected?.(row) || undefined}
              className={styles.row}
              role={roles?.row}
            >
              {lead && (
                <td className={clsx(styles.cell, styles.lead)} role={roles?.cell} data-part="choose">
                  {lead.cell(row)}
                </td>
              )}
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} roles={roles} />
              ))}
            </tr>
          ))}
        </tbody>
        <Totals columns={columns} lead={Boolean(lead)} />
      </table>
    </section>
  );
}

// A table wider than its container scrolls, and only a focusable element can be scrolled by keyboard.
const keyboardScroll = { tabIndex: 0 };

const cardRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  cell: 'cell',
  name: 'rowheader',
};

interface BodyCellProps<Row> {
  column: Column<Row>;
  row: Row;
  roles: typeof cardRoles | undefined;
}

function BodyCell<Row>({ column, row, roles }: BodyCellProps<Row>) {
  const Cell = column.rowHeader ? 'th' : 'td';
  return (
    <Cell
      scope={column.rowHeader ? 'row' : undefined}
      className={clsx(styles.cell, column.nowrap && styles.nowrap)}
      data-align={column.align}
      data-part={column.part}
      data-head={roles && typeof column.head === 'string' ? column.head : undefined}
      role={column.rowHeader ? roles?.name : roles?.cell}
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
