import { useCallback } from 'react';

const property = '--action-bar-height';

/** So long after the focus has moved, what appears above it may still push it under the bar. */
const settleMs = 1_000;

/** What is said of the field before appears only once the next one has the focus, and pushes that one down. */
function keepFocusClear(bar: HTMLElement): () => void {
  let movedAt = 0;
  const note = () => {
    movedAt = performance.now();
  };
  const watch = new ResizeObserver(() => {
    const held = document.activeElement;
    if (!held || held === document.body || bar.contains(held)) return;
    if (performance.now() - movedAt > settleMs) return;
    const isCovered = held.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    if (isCovered) held.scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('focusin', note);
  watch.observe(document.body);
  return () => {
    document.removeEventListener('focusin', note);
    watch.disconnect();
  };
}

/** Tells the page how high the bar is, so that what gets the focus is scrolled clear of it, and stays so. */
export function useBarHeight() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
    watch.observe(bar);
    const releaseItems = keepFocusClear(bar);
    return () => {
      watch.disconnect();
      releaseItems();
      style.removeProperty(property);
    };
  }, []);
}
