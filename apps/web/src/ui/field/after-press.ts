import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs at once, or after the click if a pointer is pressed. Leaving a field shows its error, which moves everything
 * below; a button that moves between press and release would never be clicked.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  document.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
}

/**
 * For code that marks errors in response to a press: waits until the field losing focus has been validated, which would
 * clear an error its schema doesn't know of.
 */
export const fieldsLeft = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * For the `onBlur` of a field. The click may remove the field or move it to another row: `onBlur` is not called for a
 * removed field, and otherwise gets the row the field is in by then.
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
