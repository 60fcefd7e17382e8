import { useEffect, useRef } from 'react';

/**
 * A sidebar that lies over the page takes the focus, is left by Escape, and gives the focus back.
 * @returns the ref of the sidebar's place
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
      // A page that was gone to has taken it already.
      const { activeElement } = document;
      const isLost = activeElement === document.body || sidebar?.contains(activeElement);
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [isOver, close]);
  return place;
}
