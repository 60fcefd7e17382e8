import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const hour = 3_600_000;
const at = (time: string) => new Date(`${time}+08:00`);

// 2026-11-27 is a Friday; the park opens from 8:30 to 17:30.
test.each([
  ['WORKING_HOURS', '2026-11-26T16:30', '2026-11-27T10:30', 3],
  ['WORKING_HOURS', '2026-11-27T16:30', '2026-11-30T10:30', 3],
  ['WORKING_HOURS', '2026-11-27T10:30', '2026-11-26T16:30', -3],
  ['WORKING_DAYS', '2026-11-26T16:30', '2026-11-27T10:30', 18],
  ['WORKING_DAYS', '2026-11-27T16:30', '2026-11-30T10:30', 18],
  ['WORKING_DAYS', '2026-11-30T10:30', '2026-11-27T16:30', -18],
  ['ALL_HOURS', '2026-11-28T10:00', '2026-11-28T14:00', 4],
  ['ALL_HOURS', '2026-11-28T14:00', '2026-11-28T10:00', -4],
] as const)('in %s from %s to %s are %i h', (kind, from, to, hours) => {
  expect(timeLeft(kind, at(from), at(to)).leftMs).toBe(hours * hour);
});
