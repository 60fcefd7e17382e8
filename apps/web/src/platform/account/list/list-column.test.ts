import { expect, test } from 'vitest';
import { tableColumn } from './list-column.ts';

const sortOf = (sortBy: string, sort: string) =>
  tableColumn({ key: 'at', head: 'At', cell: () => '', sortBy }, sort, (next) => `?sort=${next}`).sort;

test('sorts as the column says on the first press, and reverses on the next', () => {
  expect(sortOf('-at', '')).toEqual({ href: '?sort=-at' });
  expect(sortOf('-at', '-at')).toEqual({ href: '?sort=at', direction: 'descending' });
  expect(sortOf('-at', 'at')).toEqual({ href: '?sort=-at', direction: 'ascending' });
  expect(sortOf('due', '-other')).toEqual({ href: '?sort=due' });
});

test('gives a column without a sort order no link', () => {
  expect(tableColumn({ key: 'at', head: 'At', cell: () => '' }, '', String)).not.toHaveProperty('sort');
});
