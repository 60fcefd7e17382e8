import { expect, test } from 'vitest';
import { checkState, leavesOf, pathTo, toggleNode } from './tree-node.ts';

const leaf = (key: string) => ({ key, text: key });
const property = { key: 'property', text: '', children: [leaf('bill'), leaf('meter')] };
const root = { key: 'root', text: '', children: [property, leaf('case')] };

test('returns the leaves of a branch, or the branch itself if it has no children', () => {
  expect(leavesOf(root)).toEqual(['bill', 'meter', 'case']);
  expect(leavesOf({ key: 'empty', text: '', children: [] })).toEqual(['empty']);
});

test('a branch is checked not at all, partly or fully', () => {
  expect(checkState(root, new Set())).toBe('none');
  expect(checkState(root, new Set(['meter']))).toBe('some');
  expect(checkState(property, new Set(['meter', 'bill', 'else']))).toBe('all');
});

test('a click checks the whole branch, a second clears it; other leaves stay', () => {
  const some = new Set(['meter', 'else']);
  const all = toggleNode(property, some);
  expect(all).toEqual(new Set(['meter', 'else', 'bill']));
  expect(toggleNode(property, all)).toEqual(new Set(['else']));
  expect(some).toEqual(new Set(['meter', 'else']));
});

test('returns the path to a node', () => {
  expect(pathTo([root], 'meter')).toEqual(['root', 'property', 'meter']);
  expect(pathTo([root], 'gone')).toEqual([]);
});
