import * as m from '@portal/texts/messages';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectTable } from '../../../ui/select-table/SelectTable.tsx';
import type { RowKey } from '../../../ui/select-table/selection.ts';
import { SelectionBar } from '../../../ui/selection-bar/SelectionBar.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { langOfName } from '../../i18n/language.ts';
import { toast } from '../toasts.ts';
import styles from './ListTable.module.css';
import { type ListColumn, tableColumn } from './list-column.ts';
import { useFits } from './use-fits.ts';
import type { ListQuery } from './use-list-query.ts';

export interface ListSelection<Row> {
  /** The name of a row for screen readers. */
  nameOf: (row: Row) => string;
  /** Why a row cannot be selected; null for those that can. */
  barred?: (row: Row) => string | null;
  /** Buttons for the selected rows, including those of other pages. */
  actions: (keys: readonly RowKey[], clear: () => void) => ReactNode;
}

interface ListTableProps<Row> {
  caption: string;
  rows: Row[];
  rowKey: (row: Row) => RowKey;
  columns: readonly ListColumn<Row>[];
  query: ListQuery;
  empty: ReactNode;
  selection: ListSelection<Row> | undefined;
  compares?: boolean | undefined;
}

export function ListTable<Row>({
  caption,
  columns,
  query,
  selection,
  compares = false,
  ...rest
}: ListTableProps<Row>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const shown = columns.map((column) =>
    tableColumn(column, query.sort, (sort) => query.href({ sort, values: {} })),
  );
  const lang = langOfName(caption);
  const place = useRef<HTMLDivElement>(null);
  // A sticky header cannot scroll sideways, so a table that is too wide does without it.
  const stickyHead = useFits(place);
  const table = {
    ...rest,
    stickyHead,
    asCards: !compares,
    className: compares ? styles.compared : styles.cards,
    caption: lang ? <span lang={lang}>{caption}</span> : caption,
  };
  if (!selection)
    return (
      <div ref={place} className={styles.place}>
        {compares && <p className={styles.swipe}>{m.member_list_scroll()}</p>}
        <Table {...table} columns={shown} />
      </div>
    );
  const clear = () => setSelected(new Set());
  return (
    <div ref={place} className={styles.place}>
      <SelectTable
        {...table}
        columns={shown}
        selected={selected}
        onSelect={setSelected}
        barred={selection.barred}
        onBarred={(reason) => toast('info', reason)}
        labels={{
          all: m.member_list_choose_all(),
          row: (row) => m.member_list_choose_row({ name: selection.nameOf(row) }),
        }}
      />
      {selected.size > 0 && (
        <SelectionBar actions={selection.actions([...selected], clear)}>
          {m.member_list_chosen({ count: selected.size })}
          <Button variant="quiet" size="small" onClick={clear}>
            {m.member_list_drop_choice()}
          </Button>
        </SelectionBar>
      )}
    </div>
  );
}
