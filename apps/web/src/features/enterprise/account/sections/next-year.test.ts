import { expect, test } from 'vitest';
import { nextYear } from './next-year.ts';

// Half past midnight on New Year's Day in Asia/Shanghai, when it is still the old year in UTC.
const newYear = Date.parse('2026-12-31T16:30:00Z');

test('suggests last year in Asia/Shanghai', () => {
  expect(nextYear([], newYear)).toBe('2026');
});

test('suggests the year after the last one reported', () => {
  expect(nextYear([{ year: '2026' }, { year: '' }], newYear)).toBe('2027');
});
