/**
 * Runs at once, or when a press under way has become a click. A field that is left shows its fault, which moves
 * what stands below, and a button that moves between press and release is never clicked.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  document.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
}

/** The same as the `onBlur` of a field. */
export const onLeaving = (run: (() => void) | undefined) => run && (() => afterPress(run));
