import { useEffect, useRef } from 'react';

/**
 * A sidebar that overlays the page takes focus, closes on Escape, and returns the focus. Returns the ref for the
 * sidebar's element.
 */
export function useSidebarOver(isOver: boolean, close: () => void) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOver) return;
    const sidebar = place.current;
    const before = document.activeElement;
    sidebar?.querySelector('a')?.focus();
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      // After a navigation the new page already has the focus.
      const { activeElement } = document;
      const isLost = activeElement === document.body || sidebar?.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [isOver, close]);
  return place;
}
