import { expect, test, vi } from 'vitest';
import { readAllRows } from './read-all-rows.ts';

const pagesOf = (pages: readonly number[][], total: number) =>
  vi.fn(async (pageNo: number) => ({ rows: pages[pageNo - 1] ?? [], total }));

test('reads every page, and none after the last', async () => {
  const readPage = pagesOf([[1, 2], [3, 4], [5]], 5);
  expect(await readAllRows(readPage)).toEqual([1, 2, 3, 4, 5]);
  expect(readPage.mock.calls).toEqual([[1], [2], [3]]);
});

test('reads an empty list once', async () => {
  const readPage = pagesOf([], 0);
  expect(await readAllRows(readPage)).toEqual([]);
  expect(readPage).toHaveBeenCalledTimes(1);
});

test('ends when rows went in the meantime', async () => {
  expect(await readAllRows(pagesOf([[1, 2]], 3))).toEqual([1, 2]);
});
