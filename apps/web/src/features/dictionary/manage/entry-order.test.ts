import type { ManagedEntry } from '@portal/contract/dictionary/manage';
import { expect, test } from 'vitest';
import { moveEntry, placeEntries } from './entry-order.ts';

const entry = (code: string, parentCode: string | null = null): ManagedEntry => ({
  code,
  name: code,
  group: null,
  parentCode,
  sort: 0,
  shield: 0,
  used: false,
  mergedInto: null,
  version: 1,
  actions: [],
});
const tree = placeEntries(
  [entry('A'), entry('B'), entry('b', 'B'), entry('a', 'A'), entry('x', 'GONE')],
  true,
);

test('a tree shows each entry below its parent; an entry whose parent is gone is at the top level', () => {
  expect(tree.map(({ code, depth }) => `${code}${depth}`)).toEqual(['A0', 'a1', 'B0', 'b1', 'x0']);
});

test('entries swap places within their level', () => {
  expect(moveEntry(tree, 'B', -1)).toEqual(['B', 'a', 'A', 'b', 'x']);
  expect(
    placeEntries([entry('B'), entry('a', 'A'), entry('A'), entry('b', 'B')], true).map(({ code }) => code),
  ).toEqual(['B', 'b', 'A', 'a']);
  expect(moveEntry(tree, 'a', 1)).toBeUndefined();
  expect(moveEntry(tree, 'A', -1)).toBeUndefined();
});
