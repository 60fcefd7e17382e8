import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addWorkingHours, workingHoursBetween } from './working-hours.ts';

const hour = 3_600_000;
const at = (text: string) => new Date(`${text}+08:00`);

test.each([
  ['within a day', '2026-11-20T10:00', 2, '2026-11-20T12:00'],
  ['to the end of the day', '2026-11-20T08:30', 9, '2026-11-20T17:30'],
  ['over a night', '2026-11-19T17:00', 1, '2026-11-20T09:00'],
  ['over a weekend', '2026-11-20T17:00', 1, '2026-11-23T09:00'],
  ['from a weekend', '2026-11-21T12:00', 0.5, '2026-11-23T09:00'],
  ['from before the day', '2026-11-20T06:00', 8, '2026-11-20T16:30'],
])('adds working hours %s', (_name, from, hours, to) => {
  expect(addWorkingHours(at(from), hours * hour)).toEqual(at(to));
});

it('measures as many hours as were added', () => {
  const instants = fc.date({ min: at('2026-01-01T00:00'), max: at('2027-01-01T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 200 * hour }), (from, ms) => {
      expect(workingHoursBetween(from, addWorkingHours(from, ms))).toBe(ms);
    }),
  );
});

it('returns zero for an earlier end', () => {
  expect(workingHoursBetween(at('2026-11-20T12:00'), at('2026-11-20T10:00'))).toBe(0);
});
