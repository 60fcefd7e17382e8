import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addWorkingDays, lastDayOf, workingTimeUntil } from './working-days.ts';

const hour = 3_600_000;
const at = (text: string) => new Date(`${text}+08:00`);

test.each([
  ['within a day', '2026-11-20T10:00', '2026-11-20T18:00', 8 * hour],
  ['over a weekend', '2026-11-20T18:00', '2026-11-23T10:00', 16 * hour],
  ['within a weekend', '2026-11-21T08:00', '2026-11-22T20:00', 0],
  ['what is over', '2026-11-23T10:00', '2026-11-20T18:00', -16 * hour],
])('counts working time %s', (_name, from, to, expected) => {
  expect(workingTimeUntil(at(from), at(to))).toBe(expected);
});

test.each([
  ['2026-11-20T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
  ['2026-11-21T12:00:00+08:00', '2026-11-26T00:00:00+08:00'],
  ['2026-11-16T10:00:00+08:00', '2026-11-19T10:00:00+08:00'],
])('three working days from %s', (from, to) => {
  expect(addWorkingDays(new Date(from), 3)).toEqual(new Date(to));
});

test.each([
  ['2026-11-26T00:00', '2026-11-25'],
  ['2026-11-25T10:00', '2026-11-25'],
])('a deadline at %s is named %s', (deadline, day) => {
  expect(lastDayOf(at(deadline))).toBe(day);
});

it('measures as many days as were added', () => {
  const instants = fc.date({ min: at('2026-01-01T00:00'), max: at('2027-01-01T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.nat(15), (from, days) => {
      expect(workingTimeUntil(from, addWorkingDays(from, days))).toBe(days * 24 * hour);
    }),
  );
});
