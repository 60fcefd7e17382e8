import { expect, test } from 'vitest';
import { monthsWithFigures } from './months-with-figures.ts';

const months = (...figures: (number | null)[]) =>
  figures.map((sum, at) => ({ at, values: { sum, other: 0 } }));
const none = (count: number) => Array.from({ length: count }, () => 0);
const shown = (...figures: (number | null)[]) => monthsWithFigures(months(...figures)).map(({ at }) => at);

test.each([
  ['all of them where the first has a figure', [5, ...none(23)], 0, 24],
  ['those from the first figure on', [...none(10), 5, ...none(13)], 10, 14],
  ['a gap between figures, too', [...none(4), 5, ...none(18), 5], 4, 20],
  ['a year where the figures are younger', [...none(22), 5, null], 12, 12],
  ['as many as there are where these are fewer', [0, 0, 5], 0, 3],
])('a chart shows %s', (_what, figures, first, count) => {
  expect(shown(...figures)[0]).toBe(first);
  expect(shown(...figures)).toHaveLength(count);
});
