import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { BarAct } from '../../../ui/action-bar/bar-act.ts';

/** What can be done with what is open, the innermost bar last: a drawer lies over its page. */
const bars: { current: readonly BarAct[] }[] = [];
const listeners = new Set<() => void>();
const none: readonly BarAct[] = [];

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers the acts of a bar to the palette for as long as the bar is shown. */
export function useOfferedActs(acts: readonly BarAct[]): void {
  const bar = useRef(none);
  useEffect(() => {
    bars.push(bar);
    return () => {
      bars.splice(bars.indexOf(bar), 1);
      notify();
    };
  }, []);
  useEffect(() => {
    bar.current = acts;
    notify();
  }, [acts]);
}

/** The acts of the innermost bar that is shown. */
export const useActsHere = (): readonly BarAct[] =>
  useSyncExternalStore(subscribe, () => bars.at(-1)?.current ?? none);
