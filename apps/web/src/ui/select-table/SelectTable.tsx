import { useRef } from 'react';
import { NativeCheckbox } from '../checkbox/NativeCheckbox.tsx';
import { Table, type TableProps } from '../table/Table.tsx';
import { type RowKey, selectionState, toggleAll, toggleRow } from './selection.ts';

interface SelectTableProps<Row> extends Omit<TableProps<Row>, 'lead' | 'isSelected'> {
  selected: ReadonlySet<RowKey>;
  onSelect: (selected: Set<RowKey>) => void;
  /** Rows that cannot be chosen show a grey box. */
  canSelect?: (row: Row) => boolean;
  labels: { all: string; row: (row: Row) => string };
}

/** A table with selectable rows; Shift selects all rows between two. */
export function SelectTable<Row>({
  selected,
  onSelect,
  canSelect = () => true,
  labels,
  ...table
}: SelectTableProps<Row>) {
  const { rows, rowKey } = table;
  const last = useRef<RowKey>(undefined);
  const choosable = rows.filter(canSelect).map(rowKey);
  const state = selectionState(selected, choosable);
  const choose = (key: RowKey, withShift: boolean) => {
    onSelect(toggleRow(selected, choosable, key, withShift ? last.current : undefined));
    last.current = key;
  };
  return (
    <Table
      {...table}
      isSelected={(row) => selected.has(rowKey(row))}
      lead={{
        head: (
          <NativeCheckbox
            label={labels.all}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={choosable.length === 0}
            onChange={() => onSelect(toggleAll(selected, choosable))}
          />
        ),
        cell: (row) => (
          <NativeCheckbox
            label={labels.row(row)}
            checked={selected.has(rowKey(row))}
            disabled={!canSelect(row)}
            onChange={({ nativeEvent }) =>
              choose(rowKey(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        ),
      }}
    />
  );
}
