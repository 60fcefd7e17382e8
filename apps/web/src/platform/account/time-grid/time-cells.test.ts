import { describe, expect, test } from 'vitest';
import { type Block, cellsOf, clockSpan, neighbour, stretched } from './time-cells.ts';

const block = (key: string, from: number, to: number): Block => ({
  key,
  from,
  to,
  look: 'taken',
  title: key,
  label: key,
});
const frame = { from: 480, to: 720, step: 30 };
const cells = cellsOf([block('a', 540, 600), block('b', 570, 660)], frame);
const rules = { step: 30, least: 30, most: 90 };

test('a row has one cell per free step and one per block; of two that overlap, the first wins', () => {
  expect(cells.map(({ from, to, block }) => `${clockSpan({ from, to })} ${block?.key ?? 'free'}`)).toEqual([
    '08:00–08:30 free',
    '08:30–09:00 free',
    '09:00–10:00 a',
    '10:00–11:00 b',
    '11:00–11:30 free',
    '11:30–12:00 free',
  ]);
});

describe('a span', () => {
  test('ends at a taken cell, in both directions', () => {
    expect(stretched(cells, 480, 690, rules)).toEqual({ from: 480, to: 540 });
    expect(stretched(cells, 690, 480, rules)).toEqual({ from: 660, to: 720 });
  });

  test('keeps to the longest length, and reaches the shortest one if there is room', () => {
    const free = cellsOf([], frame);
    expect(stretched(free, 480, 690, rules)).toEqual({ from: 480, to: 570 });
    expect(stretched(free, 690, 690, { ...rules, least: 60 })).toEqual({ from: 660, to: 720 });
    expect(stretched(free, 480, 480, { ...rules, least: 60 })).toEqual({ from: 480, to: 540 });
  });
});

test('arrows move along a row past whole blocks, and across rows at the same time', () => {
  const rows = [cells, cellsOf([], frame)];
  expect(neighbour(rows, { row: 0, minute: 510 }, { along: 1, across: 0 })).toEqual({ row: 0, minute: 540 });
  expect(neighbour(rows, { row: 0, minute: 570 }, { along: 1, across: 0 })).toEqual({ row: 0, minute: 600 });
  expect(neighbour(rows, { row: 0, minute: 480 }, { along: -1, across: 0 })).toEqual({ row: 0, minute: 480 });
  expect(neighbour(rows, { row: 1, minute: 570 }, { along: 0, across: -1 })).toEqual({ row: 0, minute: 570 });
  expect(neighbour(rows, { row: 1, minute: 570 }, { along: 0, across: 1 })).toEqual({ row: 1, minute: 570 });
});
