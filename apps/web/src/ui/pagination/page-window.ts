/** A page number, or a gap for omitted pages. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * The page numbers to show: the first, the last, and the current one with `siblings` on both sides. The number of slots
 * stays the same while paging, so that the buttons do not jump; a gap never hides a single page.
 */
export function pageWindow(current: number, pageCount: number, siblings = 1): PageSlot[] {
  const slots = siblings * 2 + 5;
  if (pageCount <= slots) return range(1, pageCount);
  const page = Math.min(Math.max(current, 1), pageCount);
  const inner = slots - 4;
  const start = Math.min(Math.max(page - siblings, 3), pageCount - inner - 1);
  const end = start + inner - 1;
  return [
    1,
    start === 3 ? 2 : 'gap-before',
    ...range(start, end),
    end === pageCount - 2 ? pageCount - 1 : 'gap-after',
    pageCount,
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}
