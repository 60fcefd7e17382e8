import { expect, test } from 'vitest';
import { inTreeOrder, movedAmongSiblings } from './entry-order.ts';

const entries = [
  { resNo: 'A', parentNo: null },
  { resNo: 'B', parentNo: null },
  { resNo: 'A2', parentNo: 'A' },
  { resNo: 'A1', parentNo: 'A' },
  { resNo: 'A21', parentNo: 'A2' },
];
const [a, , a2] = entries;

test('children follow their parent, siblings keep their order', () => {
  expect(inTreeOrder(entries).map(({ entry, depth }) => `${depth} ${entry.resNo}`)).toEqual([
    '0 A',
    '1 A2',
    '2 A21',
    '1 A1',
    '0 B',
  ]);
});

test('an entry moves among its siblings but not beyond them', () => {
  if (!a || !a2) throw new Error('no entries');
  expect(movedAmongSiblings(entries, a2, 1)).toEqual(['A1', 'A2']);
  expect(movedAmongSiblings(entries, a2, -1)).toBeUndefined();
  expect(movedAmongSiblings(entries, a, 1)).toEqual(['B', 'A']);
});
