import type { ReactNode } from 'react';

/** A part of a day, in minutes since midnight; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface ChosenSpan extends Span {
  row: string;
}

/** An occupied part of a row; always shown by a word, a shape and a colour. */
export interface Block extends Span {
  key: string;
  look: 'taken' | 'mine' | 'colleague' | 'waiting' | 'closed' | 'working' | 'planned' | 'late' | 'suggested';
  title: ReactNode;
  note?: ReactNode;
  /** The label for screen readers. */
  label: string;
  /** Present if the block can be opened. */
  onOpen?: () => void;
  /** The id passed on when it is dragged to another time or row. */
  drag?: string;
}

export interface GridRow {
  key: string;
  name: ReactNode;
  note?: ReactNode;
  /** The row's label. */
  label: string;
  /** If two overlap, the first is shown. */
  blocks: readonly Block[];
  /** The shortest and the longest selectable span, in minutes. */
  least: number;
  most: number;
  /** The current minute of the day, for a row that shows today. */
  now?: number;
}

/** The hours shown, and the minutes per cell. */
export interface Frame extends Span {
  step: number;
}

export interface Cell extends Span {
  block?: Block;
}

/** The cells of a row: one per free step, and one per block. */
export function cellsOf(blocks: readonly Block[], { from: first, to: last, step }: Frame): Cell[] {
  const cells: Cell[] = [];
  for (let from = first; from < last; from += step) {
    const block = blocks.find((one) => one.from < from + step && from < one.to);
    const before = cells.at(-1);
    if (block && before?.block === block) before.to = from + step;
    else cells.push(block ? { from, to: from + step, block } : { from, to: from + step });
  }
  return cells;
}

const cellAt = (cells: readonly Cell[], minute: number) =>
  cells.find(({ from, to }) => from <= minute && minute < to);

/** The span from one free cell towards another as far as it is free, within the shortest and the longest length. */
export function stretched(
  cells: readonly Cell[],
  anchor: number,
  target: number,
  { step, least, most }: { step: number; least: number; most: number },
): Span {
  const isFree = (minute: number) => cellAt(cells, minute)?.block === undefined && cellAt(cells, minute);
  const way = target < anchor ? -step : step;
  let end = anchor;
  while (end !== target && isFree(end + way) && Math.abs(end + way - anchor) + step <= most) end += way;
  let [from, to] = [Math.min(anchor, end), Math.max(anchor, end) + step];
  while (to - from < least && isFree(to)) to += step;
  while (to - from < least && isFree(from - step)) from -= step;
  return { from, to };
}

/** The cell an arrow key leads to: along the row, or at the same time in another one. */
export function neighbour(
  rows: readonly (readonly Cell[])[],
  at: { row: number; minute: number },
  way: { along: number; across: number },
): { row: number; minute: number } {
  const row = Math.min(Math.max(at.row + way.across, 0), rows.length - 1);
  const cells = rows[row] ?? [];
  const here = cells.findIndex(({ from, to }) => from <= at.minute && at.minute < to);
  const cell = cells[Math.min(Math.max(here + way.along, 0), cells.length - 1)];
  // The time is kept across rows, so that going through a long block and back ends where it began.
  return { row, minute: way.along === 0 ? at.minute : (cell?.from ?? at.minute) };
}

/** Formats a minute of the day: 870 → '14:30'. */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const clockSpan = ({ from, to }: Span): string => `${clock(from)}–${clock(to)}`;
