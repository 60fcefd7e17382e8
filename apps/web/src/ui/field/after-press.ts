import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs at once, or when a press under way has become a click. A field that is left shows its fault, which moves
 * what stands below, and a button that moves between press and release is never clicked.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  document.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
}

/**
 * The same as the `onBlur` of a field. The click may have taken the field away, or moved it to another row: a field
 * that is gone is not left any more, and one that is still there is left as what it is by then.
 */
export function useLeaving(onBlur: (() => void) | undefined): () => void {
  const latest = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onBlur;
    return () => {
      latest.current = undefined;
    };
  }, [onBlur]);
  return useCallback(() => afterPress(() => latest.current?.()), []);
}
