import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.UTC(2026, 10, 21, 4);
const hours = (count: number) => now + count * 3_600_000;

it.each([
  [hours(50), { isOver: false, unit: 'days', count: 2 }],
  [hours(24), { isOver: false, unit: 'days', count: 1 }],
  [hours(23.9), { isOver: false, unit: 'hours', count: 23 }],
  [hours(0.5), { isOver: false, unit: 'minutes', count: 30 }],
  [now, { isOver: false, unit: 'minutes', count: 1 }],
  [hours(-49), { isOver: true, unit: 'days', count: 2 }],
] as const)('%i', (dueAt, left) => {
  expect(timeLeft(dueAt, now)).toEqual(left);
});
