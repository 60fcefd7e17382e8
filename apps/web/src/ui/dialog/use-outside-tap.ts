import { useRef } from 'react';

/** Longer than the pause between the two taps of a double tap. */
const settleMs = 300;

/**
 * Props for a `ModalOverlay` that closes by a tap outside, but only after it has been visible for 300 ms. On a phone
 * React Aria shows a dialog up to 600 ms after it opens, once the keyboard of its field is up, and meanwhile takes every
 * tap as one outside: a second tap on the button that opens the dialog would close it unseen.
 */
export function useOutsideTap() {
  const shownAt = useRef<number | null>(null);
  return {
    isDismissable: true,
    onEnter: () => {
      shownAt.current = performance.now();
    },
    onExit: () => {
      shownAt.current = null;
    },
    shouldCloseOnInteractOutside: () =>
      shownAt.current !== null && performance.now() - shownAt.current > settleMs,
  };
}
