import { useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const dialogs = '[role="dialog"], [role="alertdialog"]';

const wasIn = (places: string, lost: Node) => lost instanceof HTMLElement && lost.closest(places) !== null;

const isNoWhere = () => document.activeElement === null || document.activeElement === document.body;

function firstIn(place: Node | null): HTMLElement | null {
  if (!(place instanceof HTMLElement) || !place.isConnected || place.closest('[inert]')) return null;
  return place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable);
}

/**
 * Where the focus goes: to the element after the removed one, the one before it, or the nearest one around it in the
 * same row, since the buttons of other rows do other things. Otherwise to the open dialog or the title of the page.
 */
function placeNear({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement | null {
  const aside = firstIn(nextSibling) ?? firstIn(previousSibling);
  if (aside) return aside;
  const dialog = [...document.querySelectorAll(dialogs)].at(-1);
  for (let around: Node | null = target; around && around !== document.body; around = around.parentNode) {
    const found = firstIn(around);
    if (found) return found;
    if (around instanceof HTMLElement && around.matches('tr, li, main')) break;
  }
  return dialog ? firstIn(dialog) : document.querySelector<HTMLElement>('main h1');
}

/** Whether the element was removed or disabled. */
const isLost = (held: Node) =>
  !held.isConnected || (held instanceof HTMLElement && held.matches(':disabled'));

/**
 * Keyboard users keep their place when their action removes or disables the button they pressed: the focus moves to a
 * neighbouring element instead of the top of the document, and from a closed dialog back to what opened it.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let held: Node | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: HTMLElement | null = null;
    const hold = ({ target }: Event) => {
      held = target instanceof Node ? target : null;
      if (target instanceof HTMLElement && !target.closest(dialogs)) before = target;
    };
    const releaseItems = () => {
      held = null;
    };
    const observer = new MutationObserver((records) => {
      const lost = held;
      if (!lost || !isLost(lost)) return;
      const record = records.find(
        ({ target, removedNodes }) =>
          target === lost || [...removedNodes].some((removed) => removed.contains(lost)),
      );
      if (!record) return;
      held = null;
      clearTimeout(timer);
      // Closing dialogs and opening pages set the focus themselves first; nothing beneath a dialog can take it until
      // the dialog is gone.
      const settle = (tries: number) => {
        if (!isNoWhere()) return;
        const opener = wasIn(dialogs, lost) && !document.querySelector(dialogs) ? before : null;
        (opener?.isConnected ? opener : placeNear(record))?.focus({ preventScroll: true });
        if (tries > 1) timer = setTimeout(settle, 100, tries - 1);
      };
      timer = setTimeout(settle, 50, 5);
    });
    // Observes the body, since drawers and dialogs are outside the page.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', hold);
    // A click outside all fields means that users dropped the focus themselves.
    document.addEventListener('pointerdown', releaseItems);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', releaseItems);
    };
  }, []);
}
