import { expect, it } from 'vitest';
import {
  cleanCell,
  dayOf,
  hasTimeOfDay,
  instantOf,
  isEmptyCell,
  monthOf,
  scaledOf,
  startsSum,
  timeOf,
} from './sheet-cells.ts';

it.each([
  ['2026-11-18 04:40', '2026-11-17T20:40:00.000Z'],
  ['2026/11/18 4:40:30', '2026-11-17T20:40:30.000Z'],
  ['2026-11-18T04:40:00.000Z', '2026-11-17T20:40:00.000Z'],
  // A full minute that a spreadsheet stores a millisecond short.
  ['2026-11-18T04:39:59.999Z', '2026-11-17T20:40:00.000Z'],
  ['2026-11-18', '2026-11-17T16:00:00.000Z'],
  ['2026年11月18日', '2026-11-17T16:00:00.000Z'],
  ['20261118', '2026-11-17T16:00:00.000Z'],
  ['20261118044000', '2026-11-17T20:40:00.000Z'],
  ['20261118 04:40', '2026-11-17T20:40:00.000Z'],
  ['2026年11月18日 4时40分', '2026-11-17T20:40:00.000Z'],
  ['２０２６／１１／１８　０４：４０', '2026-11-17T20:40:00.000Z'],
  ['\u202D2026-11-18 04:40\u202C', '2026-11-17T20:40:00.000Z'],
  ['2026年11月18日 星期三', '2026-11-17T16:00:00.000Z'],
  ['2026-11-18（周三）4:40', '2026-11-17T20:40:00.000Z'],
  // Days whose format was lost.
  ['46344', '2026-11-17T16:00:00.000Z'],
  ['46344.194444444445', '2026-11-17T20:40:00.000Z'],
])('reads %s as a moment in Shanghai', (cell, moment) => {
  expect(new Date(instantOf(cell) ?? 0).toISOString()).toBe(moment);
});

it.each(['', '昨天', '2026-02-30', '2026-13-01', '2026-11-18 24:00', '2026-11-18 04:60', '20261', '99999.5'])(
  'reads nothing in “%s”',
  (cell) => expect(instantOf(cell)).toBeNull(),
);

it('reads the day', () => {
  expect(dayOf('2026.1.5')).toBe('2026-01-05');
  expect(dayOf('2026-01-05T00:00:00.000Z')).toBe('2026-01-05');
  expect(dayOf('5 January')).toBeNull();
});

it.each([
  ['="0012"', '0012'],
  ["'0012", '0012'],
  ['\uFEFF流水号\u200B', '流水号'],
  ['\t12.00\t', '12.00'],
])('takes what stands around %j', (cell, text) => expect(cleanCell(cell)).toBe(text));

it.each(['', '-', '--', '—', '－', '/', ' - '])('treats “%s” as empty', (cell) =>
  expect(isEmptyCell(cell)).toBe(true),
);

it.each([
  ['2026-11', '2026-11'],
  ['2026/1', '2026-01'],
  ['2026年11月', '2026-11'],
  ['2026年11月份', '2026-11'],
  ['202611', '2026-11'],
  ['２０２６－１１', '2026-11'],
  ['2026-11-01T00:00:00.000Z', '2026-11'],
  ['46344', '2026-11'],
  ['20261', null],
  ['2026-13', null],
  ['11', null],
])('reads the month of %s', (cell, month) => expect(monthOf(cell)).toBe(month));

it.each([
  ['10:20:30', 37_230],
  ['102030', 37_230],
  ['93015', 34_215],
  ['10时20分', 37_200],
  ['1899-12-30T10:20:30.000Z', 37_230],
  ['24:00', null],
  ['2026-11-18', null],
])('reads the time of %s', (cell, seconds) => expect(timeOf(cell)).toBe(seconds));

it('distinguishes a day from a day with a time', () => {
  expect(hasTimeOfDay('2026-11-18')).toBe(false);
  expect(hasTimeOfDay('2026-11-18T00:00:00.000Z')).toBe(true);
});

it.each([
  ['1.21', 121],
  ['1.2100000000000002', 121],
  ['1.2099999999999997', 121],
  ['1,234,567.8', 123_456_780],
  ['１２．３', 1_230],
  ['-3', -300],
  ['−3', -300],
  ['3-', -300],
  ['(3.50)', -350],
  ['0', 0],
  ['-0.00', 0],
  ['¥1,234.50', 123_450],
  ['￥ 12', 1_200],
  ['RMB 3.5', 350],
  ['1234.5元', 123_450],
  ['1.2万', 1_200_000],
  ['３万元', 3_000_000],
  ['万', null],
  ['5%', null],
  ['1.005', null],
  ['12,34', null],
  ['1.2.3', null],
  ['99999999999999', null],
  ['', null],
])('reads the hundredths of “%s”', (cell, hundredths) => expect(scaledOf(cell, 2)).toBe(hundredths));

it.each(['合计', '本页合计：', '本月累计', 'Total', '总计 12 笔'])('recognises “%s” as a total', (cell) =>
  expect(startsSum(cell)).toBe(true),
);
it.each(['合欢路店', '2026-11-18', 'Totally Flowers'])('does not take “%s” for a total', (cell) =>
  expect(startsSum(cell)).toBe(false),
);
