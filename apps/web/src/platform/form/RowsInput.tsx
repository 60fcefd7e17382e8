import * as m from '@portal/texts/messages';
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import {
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { plusIcon, trashIcon } from '../../ui/icon/shapes.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './RowsInput.module.css';
import { contractFault } from './use-input.ts';

/** Creates a new row, given the existing ones. */
type NewRow<Row> = (rows: Row[]) => Row;

/** A list field of the form, and how to create a new row in it; `also` is an alternative way. */
type ListOf<Values extends FieldValues, Name> =
  Name extends FieldArrayPath<Values>
    ? {
        name: Name;
        newRow: NewRow<FieldArray<Values, Name>>;
        also?: { add: string; newRow: NewRow<FieldArray<Values, Name>> };
      }
    : never;

/** Props of a block's extra action, besides removing it. */
export interface BlockActProps {
  called: string;
  at: number;
  className?: string;
  move: (from: number, to: number) => void;
}

interface RowsLook {
  /** The maximum number of rows. */
  max: number;
  /** The minimum number of rows; at this number none can be removed. */
  least?: number;
  /** The label of the button that adds a row. */
  add: string;
  /** Widths of the fields side by side, as for a grid. If there is no room in a row, they are stacked. */
  columns?: string;
  /** Makes the rows blocks with a title each, for rows with many fields. */
  title?: (no: number) => string;
  /** An action next to the title of a block: `MoveUp`. Passed in, so that not every form loads it. */
  act?: ComponentType<BlockActProps>;
  /** The label of the remove button, if the row number alone is not clear enough. */
  drop?: (no: number) => string;
  /** Adds new rows at the top. */
  newFirst?: boolean;
  /** Called after a row has been removed. */
  onDropped?: () => void;
  /** The fields of a row: its path in the form, and its zero-based index. */
  children: (place: string, at: number) => ReactNode;
}

type RowsInputProps<Values extends FieldValues> = ListOf<Values, FieldArrayPath<Values>> & RowsLook;

const dropButtons = ':scope > [data-row] > [data-drop]';

/** A list field of the form, row by row: each with its fields and a remove button; below them the add button. */
export function RowsInput<Values extends FieldValues>({
  name,
  newRow,
  also,
  max,
  least = 0,
  add,
  columns = 'repeat(2, 1fr)',
  title,
  act: Act,
  drop,
  newFirst = false,
  onDropped,
  children,
}: RowsInputProps<Values>) {
  // Rows may have an `id` of their own, which the default key name would hide.
  const rows = useFieldArray<Values, typeof name, 'key'>({ name, keyName: 'key' });
  const count = rows.fields.length;
  const { getValues } = useFormContext<Values>();
  const fault = useFaultOf(name);
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const dropped = useRef<number>(undefined);
  // Keyboard users who remove rows stay in the list: at the row that has moved up, the last one, or the add button. The
  // first field of a new row focuses itself.
  useEffect(() => {
    if (dropped.current === undefined) return;
    const kept = [...(list.current?.querySelectorAll<HTMLElement>(dropButtons) ?? [])];
    (kept[dropped.current] ?? kept.at(-1) ?? adding.current)?.focus();
    dropped.current = undefined;
  });
  const addOne = (make: typeof newRow) => {
    const present = get(getValues(), name) as Parameters<typeof newRow>[0];
    (newFirst ? rows.prepend : rows.append)(make(present));
  };
  const dropOne = (at: number) => {
    dropped.current = at;
    rows.remove(at);
    onDropped?.();
  };
  const Row = title ? 'fieldset' : 'div';
  return (
    <Stack
      ref={list}
      fluid
      gap={12}
      shrink
      className={styles.rows}
      style={{ '--columns': columns } as CSSProperties}
    >
      {fault && (
        <Text tone="petal" size="note" role="alert">
          {fault}
        </Text>
      )}
      {rows.fields.map(({ key }, at) => {
        const no = at + 1;
        const called = title?.(no);
        const dropText = called ? m.act_remove_named({ name: called }) : m.act_remove_row({ no });
        return (
          <Row key={key} className={called ? styles.block : styles.row} data-row>
            {called && <legend>{called}</legend>}
            <Columns of="var(--columns)" gap={12} align="start" className={styles.fields}>
              {children(`${name}.${at}`, at)}
            </Columns>
            {called && Act && <Act called={called} at={at} className={styles.act} move={rows.move} />}
            {count > least && (
              <IconButton
                icon={trashIcon}
                label={drop?.(no) ?? dropText}
                className={styles.drop}
                data-drop
                onClick={() => dropOne(at)}
              />
            )}
          </Row>
        );
      })}
      {count < max && (
        <div className={styles.adds}>
          <Button icon={plusIcon} ref={adding} onClick={() => addOne(newRow)}>
            {add}
          </Button>
          {also && (
            <Button icon={plusIcon} onClick={() => addOne(also.newRow)}>
              {also.add}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}

interface Fault {
  type?: string;
  message?: string;
}

/** The error of the list as a whole: too long, empty, or with duplicates. */
function useFaultOf(name: string): string | undefined {
  const { errors, isSubmitted } = useFormState({ name });
  const found = get(errors, name) as (Fault & { root?: Fault }) | undefined;
  const fault = found?.root ?? found;
  // Two rows just added are duplicates as long as they are empty.
  const isEarly = fault?.type === contractFault && !isSubmitted;
  return isEarly ? undefined : fault?.message;
}
