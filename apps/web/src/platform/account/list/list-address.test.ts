import { expect, test } from 'vitest';
import { inputOf, readListState, writeListState } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

const filters: ListFilter[] = [
  { kind: 'text', name: 'keyword', label: '' },
  { kind: 'choice', name: 'event', label: '', options: [{ value: 'CREATE', text: '' }] },
  { kind: 'choice', name: 'park', label: '', options: undefined },
  { kind: 'days', from: 'from', to: 'to', label: '' },
  { kind: 'hidden', name: 'enterprise' },
];
const defaults = { size: 20, sort: 'newest' };
const read = (query: string) => readListState(new URLSearchParams(query), filters, defaults);

test('passes the parameters of the address on to the endpoint', () => {
  const query = '?keyword=rose&event=CREATE&from=2026-11-01&enterprise=E1&sort=oldest&size=50&page=3';
  expect(inputOf(read(query))).toEqual({
    keyword: 'rose',
    event: 'CREATE',
    from: '2026-11-01',
    enterprise: 'E1',
    sort: 'oldest',
    pageNo: 3,
    pageSize: 50,
  });
  expect(writeListState(read(query), defaults)).toBe(query);
});

test('ignores invalid parameters of the address', () => {
  const query = `?keyword=%20${'x'.repeat(200)}&event=DROP&from=yesterday&sort=a%20b&size=1000&page=-1`;
  expect(inputOf(read(query))).toEqual({
    keyword: 'x'.repeat(100),
    sort: 'newest',
    pageNo: 1,
    pageSize: 20,
  });
});

test('keeps a choice while its options are still loading', () => {
  expect(read('?park=north').values.park).toBe('north');
});

test('leaves out default values, and keeps parameters outside the list', () => {
  expect(writeListState(read(''), defaults)).toBe('?');
  expect(writeListState(read('?page=2'), defaults, { id: '01J' })).toBe('?id=01J&page=2');
});
