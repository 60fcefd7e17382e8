import { expect, it } from 'vitest';
import { monthsOfSeason } from './season.ts';

it.each([
  [3, 6, [3, 4, 5, 6]],
  [11, 2, [11, 12, 1, 2]],
  [5, 5, [5]],
])('names the months from %i to %i', (from, to, months) => {
  expect(monthsOfSeason(from, to)).toEqual(months);
});

it('counts January to December as the whole year', () => {
  expect(monthsOfSeason(1, 12)).toHaveLength(12);
});
