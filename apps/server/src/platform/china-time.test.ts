import { expect, test } from 'vitest';
import { addDays, chinaDayOf, chinaMidnight } from './china-time.ts';

test('the day changes at 16:00 UTC', () => {
  expect(chinaDayOf(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
  expect(chinaDayOf(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22');
});

test('midnight is found for any day, also past the end of a month or year', () => {
  expect(chinaMidnight(2026, 10, 21).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(chinaMidnight(2026, 11, 32).toISOString()).toBe('2026-12-31T16:00:00.000Z');
});

test('adding days crosses month ends and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
