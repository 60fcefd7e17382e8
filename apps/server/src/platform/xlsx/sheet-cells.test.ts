import { expect, it } from 'vitest';
import { dayOf, instantOf } from './sheet-cells.ts';

it.each([
  ['2026-11-18 04:40', '2026-11-17T20:40:00.000Z'],
  ['2026/11/18 4:40:30', '2026-11-17T20:40:30.000Z'],
  ['2026-11-18T04:40:00.000Z', '2026-11-17T20:40:00.000Z'],
  // A full minute that a spreadsheet holds a millisecond short.
  ['2026-11-18T04:39:59.999Z', '2026-11-17T20:40:00.000Z'],
  ['2026-11-18', '2026-11-17T16:00:00.000Z'],
])('reads %s as a moment in Shanghai', (cell, moment) => {
  expect(new Date(instantOf(cell) ?? 0).toISOString()).toBe(moment);
});

it.each(['', '昨天', '2026-02-30', '2026-13-01', '2026-11-18 24:00', '2026-11-18 04:60', '45979.5'])(
  'reads nothing in “%s”',
  (cell) => expect(instantOf(cell)).toBeNull(),
);

it('reads the day', () => {
  expect(dayOf('2026.1.5')).toBe('2026-01-05');
  expect(dayOf('2026-01-05T00:00:00.000Z')).toBe('2026-01-05');
  expect(dayOf('5 January')).toBeNull();
});
