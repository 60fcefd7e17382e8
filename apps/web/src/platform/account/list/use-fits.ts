import { type RefObject, useEffect, useState } from 'react';

/** Whether the table inside is no wider than its container; follows size changes of both. */
export function useFits(place: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const table = place.current?.querySelector('table');
    if (!place.current || !table) return;
    const { current } = place;
    const watch = new ResizeObserver(() => setFits(table.offsetWidth <= current.clientWidth));
    watch.observe(current);
    watch.observe(table);
    return () => watch.disconnect();
  }, [place]);
  return fits;
}
