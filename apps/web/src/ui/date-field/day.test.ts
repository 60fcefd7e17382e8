import { expect, test } from 'vitest';
import { dateText, isHalfTyped, parseDay } from './day.ts';
import { parseTime, timeText } from './time.ts';

test('parses and formats a day unchanged', () => {
  expect(dateText(parseDay('2026-02-28'))).toBe('2026-02-28');
  expect(dateText(parseDay('2024-02-29'))).toBe('2024-02-29');
});

test.each([undefined, null, '', '2026-2-1', '2026-02-30', '2026-13-01', '2026-11-21T08:00', 'today'])(
  '%j is no day',
  (text) => {
    expect(parseDay(text)).toBeNull();
    expect(dateText(parseDay(text))).toBe('');
  },
);

test('a year of fewer than four digits is still being typed', () => {
  const typed = ['0002', '0020', '0202', '2026'].map((year) => parseDay(`${year}-11-21`));
  expect(typed.map(isHalfTyped)).toEqual([true, true, true, false]);
  expect(isHalfTyped(null)).toBe(false);
});

test('parses and formats a time of day unchanged', () => {
  expect(timeText(parseTime('00:00'))).toBe('00:00');
  expect(timeText(parseTime('23:59'))).toBe('23:59');
});

test.each([undefined, null, '', '24:00', '9:30', '09:60', '09:30:00'])('%j is no time', (text) => {
  expect(parseTime(text)).toBeNull();
  expect(timeText(parseTime(text))).toBe('');
});
