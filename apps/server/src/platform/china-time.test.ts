import { expect, test } from 'vitest';
import { addDays, chinaDayOf, chinaMidnight } from './china-time.ts';

test('the day turns at 16:00 UTC', () => {
  expect(chinaDayOf(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
  expect(chinaDayOf(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
});

test('midnight of a day, of the day after the last, and of the next year', () => {
  expect(chinaMidnight(2026, 10, 21).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(chinaMidnight(2026, 11, 32).toISOString()).toBe('2026-12-31T16:00:00.000Z');
});

test('days are moved over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
