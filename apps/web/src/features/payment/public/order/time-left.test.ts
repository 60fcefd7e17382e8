import { expect, test } from 'vitest';
import { clockText, daysLeft, minutesToSay } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [27 * minute + 41_000, '27:41'],
  [27 * minute + 40_001, '27:41'],
  [hour, '1:00:00'],
  [hour - 1, '1:00:00'],
  [59_999, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('%i ms are %s', (leftMs, text) => {
  expect(clockText(leftMs)).toBe(text);
});

test('counts in days and hours for more than a day', () => {
  expect(daysLeft(7 * 24 * hour)).toEqual({ days: 7, hours: 0 });
  expect(daysLeft(25 * hour + 59 * minute)).toEqual({ days: 1, hours: 1 });
  expect(daysLeft(24 * hour - 1)).toBeNull();
});

test('announces each of the last five minutes once', () => {
  const said = Array.from({ length: 8 * 60 }, (_, second) => minutesToSay((8 * 60 - second) * 1_000));
  expect([...new Set(said)]).toEqual([null, 5, 4, 3, 2, 1]);
  expect(minutesToSay(0)).toBeNull();
});
