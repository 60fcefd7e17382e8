import { useCallback } from 'react';

const property = '--action-bar-height';

/** Tells the page how high the bar is, so that what gets the focus is scrolled clear of it. */
export function useBarHeight() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
    watch.observe(bar);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, []);
}
