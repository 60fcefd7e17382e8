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
import { plusIcon } from '../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../ui/icon/shapes/trash.ts';
import styles from './RowsInput.module.css';
import { contractFault } from './use-input.ts';

/** Makes a new row, of those that there are. */
type NewRow<Row> = (rows: Row[]) => Row;

/** A list of the form by its name, and how a new row of it begins: in one way, or in another. */
type ListOf<Values extends FieldValues, Name> =
  Name extends FieldArrayPath<Values>
    ? {
        name: Name;
        newRow: NewRow<FieldArray<Values, Name>>;
        also?: { add: string; newRow: NewRow<FieldArray<Values, Name>> };
      }
    : never;

/** What a block can do besides being dropped. */
export interface BlockActProps {
  called: string;
  at: number;
  className?: string;
  move: (from: number, to: number) => void;
}

interface RowsLook {
  /** How many rows there may be. */
  max: number;
  /** How many there must be: of so many none can be dropped. */
  least?: number;
  /** What the button says that adds a row. */
  add: string;
  /** Widths of the fields side by side, as for a grid. Where a row has no room, they stand one below the other. */
  columns?: string;
  /** Rows of many fields are blocks, each with a title. */
  title?: (no: number) => string;
  /** Beside the title of a block: `MoveUp`. Not every form is to load it. */
  act?: ComponentType<BlockActProps>;
  /** What the button says that drops a row, where its number does not say enough. */
  drop?: (no: number) => string;
  /** New rows come first. */
  newFirst?: boolean;
  /** What follows in the form when a row is gone. */
  onDropped?: () => void;
  /** The fields of a row: its place in the form, and its number counted from 0. */
  children: (place: string, at: number) => ReactNode;
}

type RowsInputProps<Values extends FieldValues> = ListOf<Values, FieldArrayPath<Values>> & RowsLook;

const dropButtons = ':scope > [data-row] > [data-drop]';

/** A list of the form, row by row: each with its fields and what drops it, below them what adds one. */
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
  // Rows may have an `id` of their own, which the usual name of the key would hide.
  const rows = useFieldArray<Values, typeof name, 'key'>({ name, keyName: 'key' });
  const count = rows.fields.length;
  const { getValues } = useFormContext<Values>();
  const fault = useFaultOf(name);
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const dropped = useRef<number>(undefined);
  // Who drops rows by the keyboard stays among them: at the row that has moved up, at the last one, or at the button
  // below. A new row's first field has the focus by itself.
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
    <div ref={list} className={styles.rows} style={{ '--columns': columns } as CSSProperties}>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {rows.fields.map(({ key }, at) => {
        const no = at + 1;
        const called = title?.(no);
        const dropText = called ? m.act_remove_named({ name: called }) : m.act_remove_row({ no });
        return (
          <Row key={key} className={called ? styles.block : styles.row} data-row>
            {called && <legend>{called}</legend>}
            <div className={styles.fields}>{children(`${name}.${at}`, at)}</div>
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
    </div>
  );
}

interface Fault {
  type?: string;
  message?: string;
}

/** What is wrong with the list as a whole: too long, empty, one thing named twice. */
function useFaultOf(name: string): string | undefined {
  const { errors, isSubmitted } = useFormState({ name });
  const found = get(errors, name) as (Fault & { root?: Fault }) | undefined;
  const fault = found?.root ?? found;
  // Two rows just added are the same for as long as nothing is in them.
  const isEarly = fault?.type === contractFault && !isSubmitted;
  return isEarly ? undefined : fault?.message;
}
