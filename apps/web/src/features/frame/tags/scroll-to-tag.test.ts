import { expect, test } from 'vitest';
import { scrollToTag } from './scroll-to-tag.ts';

const tags = Array.from({ length: 10 }, (_, index) => ({ left: index * 100, width: 96 }));
const row = (scrollLeft: number) => ({ scrollLeft, width: 300, contentWidth: 996 });

test('the first and last tags scroll to the edges', () => {
  expect(scrollToTag(row(400), tags, 0)).toBe(0);
  expect(scrollToTag(row(0), tags, 9)).toBe(696);
});

test('the neighbouring tag is scrolled into view with 4 px to spare', () => {
  expect(scrollToTag(row(0), tags, 4)).toBe(5 * 100 + 96 + 4 - 300);
  expect(scrollToTag(row(600), tags, 5)).toBe(4 * 100 - 4);
});

test('a tag already in view does not scroll', () => {
  expect(scrollToTag({ ...row(190), width: 400 }, tags, 3)).toBe(190);
  expect(scrollToTag({ scrollLeft: 0, width: 400, contentWidth: 400 }, tags.slice(0, 4), 2)).toBe(0);
});
