import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('shows all pages if there are few', () => {
  expect(pageWindow(1, 0)).toEqual([]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('leaves gaps if there are many pages', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageWindow(5, 20)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 20]);
  expect(pageWindow(17, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

test('replaces a page out of range with the nearest one', () => {
  expect(pageWindow(99, 20)).toEqual(pageWindow(20, 20));
  expect(pageWindow(-3, 20)).toEqual(pageWindow(1, 20));
});

test('has first, last and current page in ascending order, and no gap hides a single page', () => {
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
