import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import {
  actsColumn,
  dateColumn,
  dueColumn,
  endColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from './columns.tsx';
import type { ListColumn } from './list-column.ts';

const row = {
  name: '牡丹园',
  phone: '',
  state: 'OPEN' as const,
  views: 12_345,
  at: Date.parse('2026-04-10T08:30:00+08:00'),
  until: Date.parse('2026-04-11T00:00:00+08:00'),
  never: null as number | null,
};
type Row = typeof row;

const shown = (column: ListColumn<Row>) => renderToStaticMarkup(column.cell(row));
const kinds: Record<Row['state'], StatusKind> = { OPEN: 'done' };
const openName = () => 'Open';

test('formats the values of each kind', () => {
  expect(shown(dateColumn('at', 'At', ({ at }) => at))).toBe('2026-04-10 08:30');
  expect(shown(dateColumn('at', 'At', ({ at }) => at, { pattern: 'YYYY-MM-DD' }))).toBe('2026-04-10');
  expect(shown(endColumn('until', 'Until', ({ until }) => until))).toBe('2026-04-10');
  expect(shown(numberColumn('views', 'Views', ({ views }) => views))).toBe('12,345');
  expect(shown(writtenColumn('name', 'Name', ({ name }) => name))).toContain('>牡丹园</span>');
  const names = { OPEN: openName };
  const status = statusColumn<Row, 'OPEN'>('state', 'State', ({ state }) => state, kinds, names);
  expect(shown(status)).toContain('Open');
});

test('shows a dash for a missing value, but the number 0 as 0', () => {
  expect(shown(textColumn('phone', 'Phone', ({ phone }) => phone))).toBe('—');
  expect(shown(dateColumn('never', 'Never', ({ never }) => never))).toBe('—');
  expect(shown(writtenColumn('phone', 'Phone', ({ phone }) => phone))).toBe('—');
  expect(shown(numberColumn('zero', 'Zero', () => 0))).toBe('0');
});

test('links a name to its row and never hides it; without an address it is plain text', () => {
  const column = nameColumn<Row>('name', 'Name', {
    name: ({ name }) => name,
    href: () => '/a',
    note: () => 'note',
  });
  expect(column).toMatchObject({ rowHeader: true, shown: 'always' });
  expect(shown(column)).toMatch(/<a[^>]*href="\/a".*牡丹园.*<\/a><small>note<\/small>/);
  expect(shown(nameColumn<Row>('name', 'Name', { name: () => '牡丹园', href: () => null }))).not.toContain(
    '<a',
  );
});

test('each kind of column sets the part its cells take on a card', () => {
  expect(nameColumn<Row>('a', 'A', { name: () => '' }).part).toBe('title');
  expect(statusColumn<Row, 'OPEN'>('a', 'A', () => 'OPEN', kinds, { OPEN: openName }).part).toBe('state');
  expect(dateColumn<Row>('a', 'A', () => null).part).toBe('fact');
  expect(writtenColumn<Row>('a', 'A', () => '', { part: 'hidden' }).part).toBe('hidden');
  expect(actsColumn<Row>('a', 'A', () => '').part).toBe('action');
});

test('shows a due time in the usual words, with the full date as title', () => {
  const late = dueColumn<Row>('due', 'Due', ({ at }) => ({ at, left: -3 * 3_600_000 }));
  expect(shown(late)).toMatch(/title="2026-04-10 \(Fri\) 08:30">Overdue by 3 h</);
  expect(shown(dueColumn<Row>('due', 'Due', () => null))).toBe('—');
});

test('the options of a list override the defaults of the kind', () => {
  expect(textColumn<Row>('a', 'A', () => '', { nowrap: false, shown: 'hidden' })).toMatchObject({
    nowrap: false,
    shown: 'hidden',
  });
  expect(actsColumn<Row>('acts', 'Acts', () => '')).toMatchObject({ nowrap: true, shown: 'always' });
});
