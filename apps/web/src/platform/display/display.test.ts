import { formatFen } from '@portal/contract/money';
import { expect, test } from 'vitest';
import { formatEnd, lastDay, lastMinute } from './end-text.ts';
import { flowerCalendarOf } from './flower-calendar.ts';
import { formatBytes, formatDate, formatFullDate, formatThousands, prefixYen, truncate } from './format.ts';
import { amountOf, formatAmount, formatWan } from './money.ts';
import { relativeTime } from './relative-time.ts';

const noon = Date.parse('2026-11-21T12:00:00+08:00');

test('separates thousands', () => {
  expect([0, 999, 1000, 1234567.891, -1234567, '12345', '', 'x'].map(formatThousands)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567.891',
    '-1,234,567',
    '12,345',
    '0',
    '0',
  ]);
});

test('shows bytes in B, KB and MB in steps of 1024', () => {
  const sizes = [0, 1023, 1024, 1536, 1048524, 1048525, 1048576, 10 * 1048576, 3 * 1024 ** 3];
  expect(sizes.map(formatBytes)).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '1,023.9 KB',
    '1 MB',
    '1 MB',
    '10 MB',
    '3,072 MB',
  ]);
});

test('prefixes amounts with the yuan sign', () => {
  expect(prefixYen('1,234.50')).toBe('¥1,234.50');
});

test('shows dates in Asia/Shanghai, by default to the minute', () => {
  const instant = Date.UTC(2025, 11, 31, 16, 5, 9);
  expect(formatDate(instant)).toBe('2026-01-01 00:05');
  expect(formatFullDate(instant)).toBe('2026-01-01 00:05:09');
  expect(formatDate(instant, 'YYYY年MM月DD日')).toBe('2026年01月01日');
});

test('shows an end at midnight as the previous day, any other end to the minute', () => {
  const midnight = Date.parse('2026-11-25T00:00:00+08:00');
  expect([lastDay(midnight), formatEnd(midnight)]).toEqual(['2026-11-24', '2026-11-24']);
  expect(formatEnd(midnight - 60_000)).toBe('2026-11-24 23:59');
  expect(formatEnd(midnight + 30_000)).toBe('2026-11-25 00:00');
  expect([lastMinute(midnight), lastMinute(midnight - 1)]).toEqual([midnight - 60_000, midnight - 1]);
});

test('reads ten digits as seconds, accepts text and Date, and returns an empty string for nonsense', () => {
  for (const instant of [1795233600, '1795233600', 1795233600000, '1795233600000', new Date(1795233600000)]) {
    expect(formatDate(instant)).toBe('2026-11-21 12:00');
  }
  expect([Number.NaN, '', 'soon', new Date('x')].map((instant) => formatDate(instant))).toEqual([
    '',
    '',
    '',
    '',
  ]);
});

test('truncates to 4 characters plus an ellipsis', () => {
  expect(['花卉园区', '花卉产业园区', '🌸🌹🌺🌻🌼'].map((text) => truncate(text))).toEqual([
    '花卉园区',
    '花卉产业…',
    '🌸🌹🌺🌻…',
  ]);
  expect(truncate('花卉产业园区', 2)).toBe('花卉…');
});

test.each([
  [0, '刚刚', 'just now', 'ahora mismo', 'たった今'],
  [29, '刚刚', 'just now', 'ahora mismo', 'たった今'],
  [30, '1分钟前', '1 minute ago', 'hace 1 minuto', '1分前'],
  [119, '1分钟前', '1 minute ago', 'hace 1 minuto', '1分前'],
  [3599, '59分钟前', '59 minutes ago', 'hace 59 minutos', '59分前'],
  [3600, '1小时前', '1 hour ago', 'hace 1 hora', '1時間前'],
  [86_399, '23小时前', '23 hours ago', 'hace 23 horas', '23時間前'],
  [86_400, '1天前', '1 day ago', 'hace 1 día', '1日前'],
  [172_799, '1天前', '1 day ago', 'hace 1 día', '1日前'],
  [172_800, '2026-11-19', '2026-11-19', '2026-11-19', '2026-11-19'],
  [-60, '刚刚', 'just now', 'ahora mismo', 'たった今'],
  [-86_400, '2026-11-22', '2026-11-22', '2026-11-22', '2026-11-22'],
])('%i seconds ago', (seconds, zh, en, es, ja) => {
  const shown = (['zh', 'en', 'es', 'ja'] as const).map((language) =>
    relativeTime(noon - seconds * 1000, noon, language),
  );
  expect(shown).toEqual([zh, en, es, ja]);
});

test('shows fen as yuan with two decimals', () => {
  expect([0, 5, 50, 123450, -123456789, 9_999_999_999_999].map(formatFen)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '1,234.50',
    '-1,234,567.89',
    '99,999,999,999.99',
  ]);
});

test('shows amounts in their usual unit', () => {
  expect(
    [800_000, 999_950, 1_000_000, 50_000_000, 86_500_000, 1_200_000_000, 12_345_678_900].map(formatAmount),
  ).toEqual(['8,000 元', '9,999.5 元', '1 万元', '50 万元', '86.5 万元', '1,200 万元', '1.23 亿元']);
  expect(formatWan(24_000_000)).toBe('24.00 万元');
  expect(amountOf(50_000_000)).toEqual({ value: '50', unit: '万元' });
});

test('the flower calendar counts days within the term and announces the next', () => {
  const lineOf = (day: string) => flowerCalendarOf(Date.parse(`${day}T09:00:00+08:00`));
  expect(lineOf('2026-11-21')).toEqual({ term: '明日小雪', flowers: ['山茶', '蝴蝶兰', '银柳'] });
  expect(lineOf('2026-11-22')).toEqual({ term: '今日小雪', flowers: ['山茶', '蝴蝶兰', '银柳'] });
  expect(lineOf('2026-11-26').term).toBe('小雪第 5 日');
});
