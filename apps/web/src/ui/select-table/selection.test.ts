import { expect, test } from 'vitest';
import { selectionState, toggleAll, toggleRow } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

test('the header check box shows none, some or all of the page', () => {
  expect(selectionState(new Set(), page)).toBe('none');
  expect(selectionState(new Set(['b', 'other page']), page)).toBe('some');
  expect(selectionState(new Set([...page, 'other page']), page)).toBe('all');
  expect(selectionState(new Set(['other page']), [])).toBe('none');
});

test('selecting all keeps other pages, and doing so again deselects only this page', () => {
  const all = toggleAll(new Set(['x', 'b']), page);
  expect(all).toEqual(new Set(['a', 'b', 'c', 'd', 'x']));
  expect([...toggleAll(all, page)]).toEqual(['x']);
});

test('toggles a single row', () => {
  expect([...toggleRow(new Set(['a']), page, 'c')]).toEqual(['a', 'c']);
  expect([...toggleRow(new Set(['a', 'c']), page, 'c')]).toEqual(['a']);
});

test('a range takes the new state of the clicked row, upwards and downwards', () => {
  expect([...toggleRow(new Set(['b']), page, 'd', 'b')]).toEqual(['b', 'c', 'd']);
  expect(toggleRow(new Set(['d']), page, 'b', 'd')).toEqual(new Set(['b', 'c', 'd']));
  expect([...toggleRow(new Set(['a', 'b', 'c']), page, 'c', 'b')]).toEqual(['a']);
  expect([...toggleRow(new Set(), page, 'b', 'gone')]).toEqual(['b']);
});
