import { type KeyboardEvent, useState } from 'react';
import { useNarrow } from '../list/use-narrow.ts';
import { type Cell, type ChosenSpan, neighbour } from './time-cells.ts';

interface GridKeys {
  grid: () => HTMLElement | null;
  keys: readonly string[];
  cells: readonly (readonly Cell[])[];
  chosen: ChosenSpan | null;
  /** Selects from the anchor to here; without an anchor a new selection starts here. */
  choose: (row: number, anchor: number | undefined, minute: number) => void;
  clear: () => void;
  open: (span: ChosenSpan) => void;
}

/** The cell with the keyboard focus: arrows move, with Shift they select, Enter opens, Escape cancels. */
export function useGridKeys({ grid, keys, cells, chosen, choose, clear, open }: GridKeys) {
  // On a phone time runs downwards.
  const isTurned = useNarrow();
  const [at, setAt] = useState({ row: 0, minute: cells[0]?.[0]?.from ?? 0 });
  const [anchor, setAnchor] = useState<number>();
  const row = Math.min(at.row, Math.max(cells.length - 1, 0));
  const cellOf = (place: typeof at) =>
    cells[place.row]?.find(({ from, to }) => from <= place.minute && place.minute < to);
  const current = cellOf({ ...at, row }) ?? cells[row]?.[0];
  const go = (place: typeof at) => {
    setAt(place);
    const from = cellOf(place)?.from;
    grid()?.querySelector<HTMLElement>(`[data-row="${place.row}"][data-from="${from}"]`)?.focus();
  };
  const ways: Record<string, { along: number; across: number }> = {
    [isTurned ? 'ArrowDown' : 'ArrowRight']: { along: 1, across: 0 },
    [isTurned ? 'ArrowUp' : 'ArrowLeft']: { along: -1, across: 0 },
    [isTurned ? 'ArrowRight' : 'ArrowDown']: { along: 0, across: 1 },
    [isTurned ? 'ArrowLeft' : 'ArrowUp']: { along: 0, across: -1 },
    Home: { along: -Infinity, across: 0 },
    End: { along: Infinity, across: 0 },
  };
  const move = (way: { along: number; across: number }, isChoosing: boolean) => {
    const place = neighbour(cells, { row, minute: at.minute }, way);
    const isFree = !cellOf(place)?.block;
    if (isChoosing && way.across === 0 && isFree && current && !current.block) {
      const begin = anchor !== undefined && chosen?.row === keys[row] ? anchor : current.from;
      setAnchor(begin);
      choose(row, begin, place.minute);
    }
    if (!isChoosing || isFree) go(place);
  };
  const enter = (isOpening: boolean) => {
    const key = keys[row];
    if (!current || key === undefined) return;
    if (current.block) return current.block.onOpen?.();
    const isChosen = chosen?.row === key && chosen.from <= current.from && current.from < chosen.to;
    if (isChosen && isOpening) return open(chosen);
    setAnchor(current.from);
    choose(row, undefined, current.from);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way) move(way, event.shiftKey);
    else if (event.key === 'Enter' || event.key === ' ') enter(event.key === 'Enter');
    else if (event.key === 'Escape' && chosen) clear();
    else return;
    event.preventDefault();
  };
  return { onKeyDown, isCurrent: (atRow: number, cell: Cell) => atRow === row && cell === current, setAt };
}
