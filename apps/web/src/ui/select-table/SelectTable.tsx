import { useRef } from 'react';
import { NativeCheckbox } from '../checkbox/NativeCheckbox.tsx';
import { Table, type TableProps } from '../table/Table.tsx';
import { type RowKey, selectionState, toggleAll, toggleRow } from './selection.ts';

interface SelectTableProps<Row> extends Omit<TableProps<Row>, 'lead' | 'isSelected'> {
  selected: ReadonlySet<RowKey>;
  onSelect: (selected: Set<RowKey>) => void;
  /** Why a row cannot be selected; null for those that can. */
  barred?: (row: Row) => string | null;
  /** Reports the reason when the box of such a row is pressed. */
  onBarred?: (reason: string) => void;
  labels: { all: string; row: (row: Row) => string };
}

/** A table with selectable rows; Shift selects all rows between two. */
export function SelectTable<Row>({
  selected,
  onSelect,
  barred = () => null,
  onBarred,
  labels,
  ...table
}: SelectTableProps<Row>) {
  const { rows, rowKey } = table;
  const last = useRef<RowKey>(undefined);
  const choosable = rows.filter((row) => barred(row) === null).map(rowKey);
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
        cell: (row) => {
          const reason = barred(row);
          return (
            <NativeCheckbox
              label={labels.row(row)}
              checked={selected.has(rowKey(row))}
              {...(reason !== null && { reason, onClick: () => onBarred?.(reason) })}
              onChange={({ nativeEvent }) =>
                reason === null &&
                choose(rowKey(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
          );
        },
      }}
    />
  );
}
