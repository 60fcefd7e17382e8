import clsx from 'clsx';
import { type CSSProperties, type DragEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './TimeGrid.module.css';
import {
  type Cell,
  type ChosenSpan,
  cellsOf,
  clock,
  clockSpan,
  type Frame,
  type GridRow,
  stretched,
} from './time-cells.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';

interface TimeGridProps {
  /** Names the grid for screen readers. */
  label: string;
  /** Text in the corner: the day. */
  corner: string;
  frame: Frame;
  rows: readonly GridRow[];
  chosen: ChosenSpan | null;
  onChoose: (span: ChosenSpan | null) => void;
  /** Called on Enter with the selected span. */
  onOpen: (span: ChosenSpan) => void;
  /**
   * Called with what was dragged, a block or something outside the grid, and where it was dropped. Without a mouse,
   * users select a span instead.
   */
  onDrop?: (dragged: string, to: { row: string; from: number }) => void;
  /** The words for a free cell and for selected ones. */
  words: { free: string; chosen: string };
}

/**
 * The hours of rooms, people or days side by side: what is taken, and a span selected by mouse, touch or keyboard. Time
 * runs to the right, on a phone downwards.
 */
export function TimeGrid({
  label,
  corner,
  frame,
  rows,
  chosen,
  onChoose,
  onOpen,
  onDrop,
  words,
}: TimeGridProps) {
  const { from: first, to: last, step } = frame;
  const cells = useMemo(
    () => rows.map(({ blocks }) => cellsOf(blocks, { from: first, to: last, step })),
    [rows, first, last, step],
  );
  const keys = rows.map(({ key }) => key);
  const choose = (at: number, anchor: number | undefined, minute: number) => {
    const [row, own] = [rows[at], cells[at]];
    if (row && own) onChoose({ row: row.key, ...stretched(own, anchor ?? minute, minute, { step, ...row }) });
  };
  const host = useRef<HTMLTableElement>(null);
  const grid = () => host.current;
  const keyboard = useGridKeys({
    grid,
    keys,
    cells,
    chosen,
    choose,
    clear: () => onChoose(null),
    open: onOpen,
  });
  const { onClick, ...pointer } = useGridPointer({ keys, cells, chosen, choose });
  const opensAt = chosen?.from ?? rows.find(({ now }) => now !== undefined)?.now ?? first;
  const isEmpty = rows.length === 0;
  const showNow = useEffectEvent(() => {
    if (!host.current) return;
    const height = Number.parseFloat(getComputedStyle(host.current).getPropertyValue('--cell'));
    host.current.scrollTop = (Math.floor((opensAt - first) / step) - 1) * height;
  });
  // Only when rows appear, never during a selection.
  useEffect(() => {
    if (!isEmpty) showNow();
  }, [isEmpty]);
  const place = (minute: number) => (minute - first) / step;
  const spanStyle = (span: { from: number; to: number }) =>
    ({ '--a': place(span.from), '--b': place(span.to) }) as CSSProperties;
  const hours = Array.from({ length: Math.ceil((last - first) / 60) }, (_, nth) => first + nth * 60);
  return (
    <table
      ref={host}
      className={styles.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus
      role="grid" // oxlint-disable-line jsx-a11y/no-noninteractive-element-to-interactive-role
      aria-label={label}
      aria-multiselectable
      style={{ '--cells': place(last), '--hour': 60 / step } as CSSProperties}
      onKeyDown={keyboard.onKeyDown}
      {...pointer}
      {...(onDrop && takesDrops(keys, onDrop))}
    >
      <thead>
        <tr className={styles.head}>
          <th scope="col" className={styles.corner}>
            {corner}
          </th>
          {hours.map((hour) => (
            <th scope="col" key={hour} className={styles.hour} style={spanStyle({ from: hour, to: hour })}>
              {clock(hour)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.key} className={styles.row}>
            <th scope="row" className={styles.name}>
              <Text as="b" block weight={600}>
                {row.name}
              </Text>
              {row.note && <small>{row.note}</small>}
            </th>
            {cells[at]?.map((cell) => (
              <GridCell
                key={cell.from}
                cell={cell}
                row={at}
                style={spanStyle(cell)}
                label={`${row.label} ${cell.block ? `${clockSpan(cell)} ${cell.block.label}` : `${clock(cell.from)} ${words.free}`}`}
                isChosen={chosen?.row === row.key && chosen.from <= cell.from && cell.from < chosen.to}
                isCurrent={keyboard.isCurrent(at, cell)}
                onFocus={() => keyboard.setAt({ row: at, minute: cell.from })}
                onClick={(event) =>
                  cell.block ? cell.block.onOpen?.() : onClick(event, { row: at, minute: cell.from })
                }
              />
            ))}
            {chosen?.row === row.key && (
              <td aria-hidden className={clsx(styles.block, styles.chosen)} style={spanStyle(chosen)}>
                <b>{clockSpan(chosen)}</b>
                <span>{words.chosen}</span>
                <i className={styles.handle} data-handle />
              </td>
            )}
            {row.now !== undefined && row.now >= first && row.now < last && (
              <td aria-hidden className={styles.now} style={{ '--at': place(row.now) } as CSSProperties} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Items can be dropped on free times, and on those that are only suggested. */
function takesDrops(keys: readonly string[], onDrop: NonNullable<TimeGridProps['onDrop']>) {
  const cellOf = ({ target }: DragEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-from]') : null;
    const { row = '', from = '', look = 'suggested' } = cell?.dataset ?? {};
    const key = keys[Number(row)];
    return cell && key !== undefined && look === 'suggested' ? { row: key, from: Number(from) } : null;
  };
  return {
    onDragOver: (event: DragEvent) => {
      if (cellOf(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const to = cellOf(event);
      if (!to) return;
      event.preventDefault();
      onDrop(event.dataTransfer.getData('text/plain'), to);
    },
  };
}

/** Lets an element be dragged to a grid. */
export const dragOf = (dragged: string | undefined) =>
  dragged === undefined
    ? {}
    : {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', dragged),
      };

interface GridCellProps {
  cell: Cell;
  row: number;
  style: CSSProperties;
  label: string;
  isChosen: boolean;
  isCurrent: boolean;
  onFocus: () => void;
  onClick: (event: { nativeEvent: MouseEvent }) => void;
}

function GridCell({ cell: { from, block }, row, style, label, isChosen, isCurrent, ...on }: GridCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid
      role="gridcell" // oxlint-disable-line jsx-a11y/no-redundant-roles
      data-row={row}
      data-from={from}
      data-look={block?.look}
      data-opens={block?.onOpen && true}
      className={block ? styles.block : styles.cell}
      style={style}
      aria-label={label}
      aria-selected={block ? undefined : isChosen}
      tabIndex={isCurrent ? 0 : -1}
      {...dragOf(block?.drag)}
      {...on}
    >
      {block && (
        <>
          {/* The space keeps the two apart where they are read as one. */}
          <b>{block.title}</b> {block.note && <span>{block.note}</span>}
        </>
      )}
    </td>
  );
}
