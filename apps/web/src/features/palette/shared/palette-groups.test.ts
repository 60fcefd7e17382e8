import { describe, expect, it } from 'vitest';
import { type PaletteGroup, readTyped, shortened, withPages } from './palette-groups.ts';

const group = (key: string, ...titles: string[]): PaletteGroup => ({
  key,
  name: key,
  items: titles.map((title) => ({ key: title, title, note: '', icon: '' })),
});

it.each([
  [' 绛云 ', { text: '绛云', only: null }],
  ['> 催缴', { text: '催缴', only: 'acts' }],
  ['@沈', { text: '沈', only: 'people' }],
])('reads %j', (typed, read) => {
  expect(readTyped(typed)).toEqual(read);
});

describe('groups', () => {
  it('show all lines of the first and two of the others, until they are opened', () => {
    const groups = [group('none'), group('a', '1', '2', '3', '4'), group('b', '1', '2', '3', '4')];
    const shown = shortened(groups, new Set());
    expect(shown.map(({ key, items, hidden }) => [key, items.length, hidden])).toEqual([
      ['a', 4, undefined],
      ['b', 2, 2],
    ]);
    expect(shortened(groups, new Set(['b'])).at(-1)?.items).toHaveLength(4);
    expect(shortened([group('a', '1'), group('b', '1', '2', '3')], new Set()).at(-1)?.items).toHaveLength(3);
  });

  it('begin with a page that is called so', () => {
    const pages = group('pages', '账单', '手工账单');
    expect(withPages([group('a', '1')], pages, '账').map(({ key }) => key)).toEqual(['pages', 'a']);
    expect(withPages([group('a', '1')], pages, '工').map(({ key }) => key)).toEqual(['a', 'pages']);
  });
});
