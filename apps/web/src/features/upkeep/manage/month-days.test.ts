import { expect, it } from 'vitest';
import { isMonth, monthAfter, weeksOfMonth } from './month-days.ts';

it('lays a month out in weeks from Monday on', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
});

it('turns over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(['2026-13', '2026-1', null].map(isMonth)).toEqual([false, false, false]);
});
