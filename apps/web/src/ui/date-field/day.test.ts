import { expect, test } from 'vitest';
import { dateText, parseDay } from './day.ts';

test('a day is read and written unchanged', () => {
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
