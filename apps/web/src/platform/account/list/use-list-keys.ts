import { type RefObject, useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';
import { isMeantElsewhere, listOf, openersIn, stepOf } from './list-keys.ts';

/** The row whose pane is open has the address of the page. */
const isOpen = (opener: HTMLElement) => opener.getAttribute('href') === location.pathname + location.search;

/**
 * Up and down move through the rows of a list, and Enter, as on any link, opens one. While a row is open next to the
 * list, its neighbour takes its place. `/` goes to the list’s search field.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    const openNext = (openers: readonly HTMLElement[], step: number): boolean => {
      const at = openers.findIndex(isOpen);
      const href = at < 0 ? null : openers[at + step]?.getAttribute('href');
      if (!href) return false;
      void navigate(href.slice(base.length), { replace: true, preventScrollReset: true });
      return true;
    };
    const focusNext = (openers: readonly HTMLElement[], step: number): boolean => {
      const row = document.activeElement?.closest('tr');
      const at = openers.findIndex((opener) => opener.closest('tr') === row);
      const next = row ? openers[at + step] : openers[step > 0 ? 0 : openers.length - 1];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      return next !== undefined;
    };
    const press = (event: KeyboardEvent) => {
      const place = list.current;
      if (!place || isMeantElsewhere(event) || listOf(document.activeElement) !== place) return;
      const isInPane = document.querySelector('[role=dialog]') !== null;
      const step = stepOf(event.key);
      if (step !== 0) {
        const openers = openersIn(place);
        if ((isInPane ? openNext : focusNext)(openers, step)) event.preventDefault();
      } else if (event.key === '/' && !isInPane) {
        const field = place.querySelector<HTMLInputElement>('input[type=search]');
        field?.focus();
        field?.select();
        if (field) event.preventDefault();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [list, navigate, base]);
}
