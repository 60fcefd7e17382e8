import { useCallback } from 'react';

const property = '--action-bar-height';

/** For this long after a focus change, content appearing above the element may push it under the bar. */
const settleMs = 1_000;

/** The error of the previous field appears only once the next one has the focus, and pushes it down. */
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

/** Exposes the bar's height to the page, so that focused elements are scrolled clear of it and stay clear. */
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
