import type { ReactNode } from 'react';

/** A part of a day, in minutes since midnight; the end is not part of it. */
export interface Span {
  from: number;
  to: number;
}

export interface ChosenSpan extends Span {
  row: string;
}

/** What takes a part of a row; always shown by a word, a shape and a colour. */
export interface Block extends Span {
  key: string;
  look: 'taken' | 'mine' | 'waiting' | 'closed' | 'working' | 'planned' | 'late' | 'suggested';
  title: ReactNode;
  note?: ReactNode;
  /** What a screen reader says of it. */
  label: string;
  /** Something can be done with it. */
  onOpen?: () => void;
  /** What is dragged with it to another time or row. */
  drag?: string;
}

export interface GridRow {
  key: string;
  name: ReactNode;
  note?: ReactNode;
  /** The row in words. */
  label: string;
  /** Where two lie over each other, the first is shown. */
  blocks: readonly Block[];
  /** The shortest and the longest span that can be chosen, in minutes. */
  least: number;
  most: number;
  /** The minute of the day it is, in a row that shows today. */
  now?: number;
}

/** The hours that are shown, and the minutes of one cell. */
export interface Frame extends Span {
  step: number;
}

export interface Cell extends Span {
  block?: Block;
}

/** The cells of a row: free ones of one step each, and one for each block. */
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

/** From one free cell towards another one as far as it is free, within the shortest and the longest span. */
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

/** The cell an arrow leads to: along the row, or at the same time in another one. */
export function neighbour(
  rows: readonly (readonly Cell[])[],
  at: { row: number; minute: number },
  way: { along: number; across: number },
): { row: number; minute: number } {
  const row = Math.min(Math.max(at.row + way.across, 0), rows.length - 1);
  const cells = rows[row] ?? [];
  const here = cells.findIndex(({ from, to }) => from <= at.minute && at.minute < to);
  const cell = cells[Math.min(Math.max(here + way.along, 0), cells.length - 1)];
  // Time stays as it is across rows, so that going through a long block and back ends where it began.
  return { row, minute: way.along === 0 ? at.minute : (cell?.from ?? at.minute) };
}

/** 870 → '14:30' */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const clockSpan = ({ from, to }: Span): string => `${clock(from)}–${clock(to)}`;
