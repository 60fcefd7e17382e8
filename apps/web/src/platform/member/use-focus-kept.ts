import { type RefObject, useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const isNoWhere = () => document.activeElement === null || document.activeElement === document.body;

function firstIn(place: Node | null): HTMLElement | null {
  if (!(place instanceof HTMLElement) || !place.isConnected) return null;
  return place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
}

/** What comes after the piece that was taken away, what stood before it, or the nearest that is around it. */
function placeNear({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement | null {
  const beside = firstIn(nextSibling) ?? firstIn(previousSibling);
  for (let around: Node | null = target; !beside && around; around = around.parentNode) {
    const found = firstIn(around);
    if (found) return found;
  }
  return beside;
}

/**
 * Whoever works by keyboard stays where he is when his own act takes the button away that he pressed: the focus goes
 * on to what is beside it, instead of to the top of the document.
 */
export function useFocusKept(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = host.current;
    if (!page) return;
    let held: Node | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = ({ target }: Event) => {
      held = target instanceof Node ? target : null;
    };
    const letGo = () => {
      held = null;
    };
    const observer = new MutationObserver((records) => {
      const lost = held;
      if (!lost || lost.isConnected) return;
      const record = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      if (!record) return;
      held = null;
      clearTimeout(timer);
      // Dialogs that close and pages that open put the focus somewhere by themselves first.
      timer = setTimeout(() => {
        if (isNoWhere()) placeNear(record)?.focus({ preventScroll: true });
      }, 50);
    });
    observer.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', hold);
    // Who points beside every field has left on his own.
    page.addEventListener('pointerdown', letGo);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      page.removeEventListener('focusin', hold);
      page.removeEventListener('pointerdown', letGo);
    };
  }, [host]);
}
