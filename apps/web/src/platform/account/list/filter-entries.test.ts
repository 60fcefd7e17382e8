import { expect, test } from 'vitest';
import { arrangeFilters, chosenFilters } from './filter-entries.ts';
import type { ListFilter } from './list-filter.ts';

const choice = (name: string): ListFilter => ({
  kind: 'choice',
  name,
  label: name,
  options: [{ value: '1', text: 'One' }],
});
const filters: ListFilter[] = [
  { kind: 'tabs', name: 'state', label: 'State', options: [] },
  { kind: 'days', from: 'from', to: 'to', label: 'Day' },
  choice('a'),
  { kind: 'text', name: 'keyword', label: 'Name' },
  choice('b'),
  { kind: 'text', name: 'ip', label: 'IP' },
  choice('c'),
  choice('d'),
  { kind: 'hidden', name: 'id' },
];
const namesOf = (fields: readonly ListFilter[]) =>
  fields.map((field) => ('name' in field ? field.name : field.from));

test('puts the first text and three choices in the line, and the rest behind the button', () => {
  const { line, more } = arrangeFilters(filters);
  expect(namesOf(line)).toEqual(['keyword', 'a', 'b', 'c']);
  expect(namesOf(more)).toEqual(['from', 'ip', 'd']);
});

test('names each active filter, with the address of the list without it', () => {
  const values = { state: 'OPEN', a: '1', keyword: 'rose', from: '2026-11-01', to: '', id: 'E1' };
  const href = (change: { values?: Readonly<Record<string, string>> }) => JSON.stringify(change.values);
  expect(chosenFilters({ filters, values, href })).toEqual([
    { key: 'from', text: 'Day 2026-11-01–', href: '{"from":"","to":""}' },
    { key: 'a', text: 'One', href: '{"a":""}' },
    { key: 'keyword', text: 'Name rose', href: '{"keyword":""}' },
  ]);
});
