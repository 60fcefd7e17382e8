import { useEffect, useState } from 'react';

// Longer than the two taps of a double tap are apart, and than a dialog takes to come into sight.
const settleMs = 300;

/**
 * For a modal overlay: a tap outside closes it once it has been in sight for a moment. React Aria shows a dialog on a
 * phone only when the keyboard of its field is up or has not come, and takes every tap until then for one outside; the
 * second tap on the button that opens it would close what nobody has seen.
 */
export function useOutsideTap(open: boolean) {
  const [isShown, setShown] = useState(false);
  const [isSettled, setSettled] = useState(false);
  if (!open && (isShown || isSettled)) {
    setShown(false);
    setSettled(false);
  }
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isDismissable: isSettled, onEnter: () => setShown(true) };
}
