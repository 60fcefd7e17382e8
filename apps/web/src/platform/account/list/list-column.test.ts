import { expect, test } from 'vitest';
import { tableColumn } from './list-column.ts';

const sortOf = (sortBy: string, sort: string) =>
  tableColumn({ key: 'at', head: 'At', cell: () => '', sortBy }, sort, (next) => `?sort=${next}`).sort;

test('the first press sorts as the column says, the next turns it round', () => {
  expect(sortOf('-at', '')).toEqual({ href: '?sort=-at' });
  expect(sortOf('-at', '-at')).toEqual({ href: '?sort=at', direction: 'descending' });
  expect(sortOf('-at', 'at')).toEqual({ href: '?sort=-at', direction: 'ascending' });
  expect(sortOf('due', '-other')).toEqual({ href: '?sort=due' });
});

test('a column without an order of its own has no link', () => {
  expect(tableColumn({ key: 'at', head: 'At', cell: () => '' }, '', String)).not.toHaveProperty('sort');
});
