import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('few pages are all shown', () => {
  expect(pageWindow(1, 0)).toEqual([]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('many pages leave gaps', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(5, 20)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 20]);
  expect(pageWindow(17, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

test('a page out of range is shown as the nearest', () => {
  expect(pageWindow(99, 20)).toEqual(pageWindow(20, 20));
  expect(pageWindow(-3, 20)).toEqual(pageWindow(1, 20));
});

test('first, last and current are always there, rising, and no gap hides a single page', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      fc.nat(3),
      (a, b, siblings) => {
        const [current, count] = [Math.min(a, b), Math.max(a, b)];
        const slots = pageWindow(current, count, siblings);
        const pages = slots.filter((slot) => typeof slot === 'number');
        expect(pages).toContain(current);
        expect([pages[0], pages.at(-1)]).toEqual([1, count]);
        expect(slots).toHaveLength(Math.min(count, siblings * 2 + 5));
        slots.forEach((slot, index) => {
          if (typeof slot === 'number') return;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        });
      },
    ),
  );
});
