import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast', 'style'] });
  return () => observer.disconnect();
}

/** What the colours of the page follow from, as one text: a canvas is drawn again when it changes. */
export function usePageTheme(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { dataset, style } = document.documentElement;
      return [dataset.theme, dataset.contrast, style.cssText].join(' ');
    },
    () => '',
  );
}
