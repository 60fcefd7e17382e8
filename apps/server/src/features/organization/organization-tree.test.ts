import { expect, it } from 'vitest';
import { depthBelow, inTreeOrder, isCircle } from './organization-tree.ts';

const rows = [
  { id: 'council', parentId: null },
  { id: 'office', parentId: 'council' },
  { id: 'team', parentId: 'volunteers' },
  { id: 'volunteers', parentId: 'council' },
  { id: 'desk', parentId: 'office' },
];

it('puts each body after its parent, and siblings in the given order', () => {
  expect(inTreeOrder(rows).map(({ row, depth }) => `${depth} ${row.id}`)).toEqual([
    '0 council',
    '1 office',
    '2 desk',
    '1 volunteers',
    '2 team',
  ]);
});

it('moves bodies to the top if their parent is not shown', () => {
  const shown = rows.filter(({ id }) => id !== 'volunteers');
  expect(inTreeOrder(shown).find(({ row }) => row.id === 'team')?.depth).toBe(0);
});

it.each([
  ['itself', 'office', 'office', true],
  ['what is below it', 'council', 'desk', true],
  ['another branch', 'office', 'volunteers', false],
  ['nothing', 'office', null, false],
] as const)('sees the circle where something would stand below %s', (_what, id, parentId, circle) => {
  expect(isCircle(rows, id, parentId)).toBe(circle);
});

it('counts the levels above', () => {
  expect([null, 'council', 'office', 'desk'].map((id) => depthBelow(rows, id))).toEqual([0, 1, 2, 3]);
});
