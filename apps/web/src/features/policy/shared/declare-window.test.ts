import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declareWindowOn } from './declare-window.ts';

const november = { windowFrom: '2026-11-01', windowTo: '2026-11-30' };

test.each([
  ['OPEN', '2026-11-01', { phase: 'OPEN', spent: 0, days: 29, isUrgent: false }],
  ['OPEN', '2026-11-16', { phase: 'OPEN', spent: 0.5, days: 14, isUrgent: false }],
  ['OPEN', '2026-11-23', { phase: 'OPEN', days: 7, isUrgent: true }],
  ['OPEN', '2026-11-30', { phase: 'OPEN', days: 0, isUrgent: true }],
  ['COMING', '2026-10-22', { phase: 'COMING', spent: 0, days: 10, isUrgent: false }],
  ['REVIEWING', '2026-12-05', { phase: 'CLOSED', spent: 1, days: 0, isUrgent: false }],
] as const)('%s on %s', (state, today, expected) => {
  expect(declareWindowOn({ state, ...november }, today)).toMatchObject(expected);
});

test('the elapsed share stays between 0 and 1, whatever the day', () => {
  const day = fc
    .integer({ min: 0, max: 4_000 })
    .map((count) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (one, other, today) => {
      const [windowFrom = one, windowTo = other] = [one, other].sort();
      const { spent, days } = declareWindowOn({ state: 'OPEN', windowFrom, windowTo }, today);
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(1);
      expect(days).toBeGreaterThanOrEqual(0);
    }),
  );
});
