import { type PointerEvent, useRef } from 'react';
import type { Cell, ChosenSpan } from './time-cells.ts';

interface GridPointer {
  keys: readonly string[];
  cells: readonly (readonly Cell[])[];
  chosen: ChosenSpan | null;
  choose: (row: number, anchor: number | undefined, minute: number) => void;
}

interface Place {
  row: number;
  minute: number;
}

/** The cell at this point of the window; the handle of the selected span doesn't count as one. */
function placeAt({ clientX, clientY }: PointerEvent): Place | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const { row, from } = (element.closest('[data-from]') as HTMLElement | null)?.dataset ?? {};
    if (row !== undefined && from !== undefined) return { row: Number(row), minute: Number(from) };
  }
  return null;
}

/**
 * A mouse selects by dragging; touch by tapping the first and last cell, or by dragging the handle of the selection.
 */
export function useGridPointer({ keys, cells, chosen, choose }: GridPointer) {
  const dragged = useRef<{ row: number; anchor: number } | null>(null);
  const isFree = ({ row, minute }: Place) => cells[row]?.some(({ from, block }) => from === minute && !block);
  const tap = (place: Place) => {
    const goesOn = chosen !== null && chosen.row === keys[place.row] && chosen.to <= place.minute;
    choose(place.row, goesOn ? chosen.from : undefined, place.minute);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      if (isHandle && chosen) {
        dragged.current = { row: keys.indexOf(chosen.row), anchor: chosen.from };
        return;
      }
      const place = placeAt(event);
      if (!place || event.pointerType !== 'mouse' || event.button !== 0 || !isFree(place)) return;
      dragged.current = { row: place.row, anchor: place.minute };
      choose(place.row, undefined, place.minute);
    },
    onPointerMove: (event: PointerEvent) => {
      const place = dragged.current && placeAt(event);
      if (place && dragged.current) choose(dragged.current.row, dragged.current.anchor, place.minute);
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onPointerCancel: () => {
      dragged.current = null;
    },
    /** A tap, or a click by a screen reader; a mouse has already selected. */
    onClick: (event: { nativeEvent: MouseEvent }, place: Place) => {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType !== 'mouse' && isFree(place)) tap(place);
    },
  };
}
