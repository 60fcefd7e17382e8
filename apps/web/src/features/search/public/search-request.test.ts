import { describe, expect, it } from 'vitest';
import { readSearchRequest, searchHref } from './search-request.ts';

const read = (query: string) => readSearchRequest(new URLSearchParams(query));

describe('readSearchRequest', () => {
  it.each([
    ['', { keyword: '', isCut: false, kind: undefined, isLiteral: false, without: '' }],
    [
      'keyword=+冷链+&kind=policy',
      { keyword: '冷链', isCut: false, kind: 'POLICY', isLiteral: false, without: '' },
    ],
    [
      'q=冷链&kind=nothing',
      { keyword: '冷链', isCut: false, kind: undefined, isLiteral: false, without: '' },
    ],
    [
      'keyword=冷链&literal=1',
      { keyword: '冷链', isCut: false, kind: undefined, isLiteral: true, without: '' },
    ],
    ['keyword=%00%1B', { keyword: '', isCut: false, kind: undefined, isLiteral: false, without: '' }],
    [
      'keyword=%00rose%00lily%0A',
      { keyword: 'rose lily', isCut: false, kind: undefined, isLiteral: false, without: '' },
    ],
    [
      `keyword=${'花'.repeat(100)}`,
      { keyword: '花'.repeat(100), isCut: false, kind: undefined, isLiteral: false, without: '' },
    ],
    [
      `keyword=${'花'.repeat(10_000)}`,
      { keyword: '花'.repeat(100), isCut: true, kind: undefined, isLiteral: false, without: '' },
    ],
    [
      `keyword=${'花'.repeat(99)}🌸`,
      { keyword: '花'.repeat(99), isCut: true, kind: undefined, isLiteral: false, without: '' },
    ],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('reads back what searchHref writes', () => {
    const href = searchHref({ keyword: '50% & more', kind: 'DECLARE_ITEM', without: '补助,奖补' }, 3);
    const search = new URLSearchParams(href.split('?')[1]);
    expect(readSearchRequest(search)).toEqual({
      keyword: '50% & more',
      isCut: false,
      kind: 'DECLARE_ITEM',
      isLiteral: false,
      without: '补助,奖补',
    });
    expect(search.get('page')).toBe('3');
  });
});
