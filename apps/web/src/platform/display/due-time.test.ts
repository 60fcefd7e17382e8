import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/language.ts';
import { dueDayText, dueText, spanText } from './due-time.ts';

beforeAll(() => speak('en'));

const at = (time: string) => Date.parse(`${time}+08:00`);
const now = at('2026-11-20T10:24:00');
const said = (time: string) => dueText(at(time), at(time) - now, now);

test.each([
  ['2026-11-22T20:24:00', '2 d 10 h left'],
  ['2026-11-20T15:24:00', '5 h left'],
  ['2026-11-20T10:24:20', '1 min left'],
  ['2026-11-20T07:24:00', 'Overdue by 3 h'],
  ['2026-11-17T09:24:00', 'Overdue by 3 d 1 h'],
  ['2026-11-28T10:24:00', '11-28 10:24'],
  ['2026-12-01T00:00:00', '11-30'],
  ['2027-01-05T09:00:00', '2027-01-05 09:00'],
])('%s is %s', (time, text) => {
  expect(said(time)).toBe(text);
});

test('uses the given time left, which may be working time', () => {
  expect(dueText(at('2026-11-28T10:24:00'), 3_600_000, now)).toBe('1 h left');
  expect(spanText(0)).toBe('1 min');
  expect(dueText(at('2026-11-24T15:24:00'), 20 * 3_600_000, now, 9)).toBe('2 d 2 h left');
  expect(dueText(at('2026-11-18T15:24:00'), -9 * 3_600_000, now, 9)).toBe('Overdue by 1 d');
});

test.each([
  ['2026-11-22T20:24:00', '2 days left'],
  ['2026-11-21T00:00:00', 'Last day'],
  ['2026-11-20T13:44:00', '3 h 20 min left'],
  ['2026-11-20T07:24:00', 'Overdue by 3 h'],
  ['2026-12-01T00:00:00', '11-30'],
])('%s is %s by the calendar', (time, text) => {
  expect(dueDayText(at(time), now)).toBe(text);
});
