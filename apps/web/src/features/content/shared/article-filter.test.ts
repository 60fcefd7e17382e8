import { expect, it } from 'vitest';
import { isFiltered } from '../../../platform/page/list-loader.ts';
import { articleFeedHref, articleListHref, isWorthFinding, readArticleFilter } from './article-filter.ts';

const read = (query: string) => readArticleFilter(new URLSearchParams(query));

it('reads the filters from an address', () => {
  expect(read('tag=cold-chain&level=URGENT&year=2026&sort=views&category=清单')).toEqual({
    tag: 'cold-chain',
    level: 'URGENT',
    year: 2026,
    days: undefined,
    keyword: undefined,
    sort: 'views',
    category: '清单',
  });
});

it.each([
  ['period=2025', { year: 2025, days: undefined }],
  ['period=30', { year: undefined, days: 30 }],
  ['period=&level=', { year: undefined, days: undefined, level: undefined }],
])('reads %s, which a phone sends from its form', (query, period) => {
  expect(read(query)).toMatchObject(period);
});

it.each([
  "tag=' or 1=1",
  'level=urgent',
  'year=20260',
  'days=0',
  'days=1e2',
  'sort=best',
  `category=${'x'.repeat(21)}`,
])('takes %s for no filter', (query) => {
  expect(isFiltered(read(query))).toBe(false);
  expect(read(query).sort).toBeUndefined();
});

it('writes an address that reads back the same', () => {
  const filter = read('tag=lily&days=30&sort=views');
  const href = articleListHref('INDUSTRY', filter, 3);
  expect(href).toBe('/information/industrylist?tag=lily&days=30&sort=views&page=3');
  expect(read(href.split('?')[1] ?? '')).toEqual(filter);
});

it('offers a feed for a tag and a category, but for nothing narrower', () => {
  expect(articleFeedHref('INDUSTRY', read('tag=lily&year=2026&keyword=花'))).toBe(
    '/rss/industry.xml?tag=lily',
  );
});

it.each([
  ['', true],
  ['tag=lily&sort=views', true],
  ['tag=lily&year=2026', false],
  ['keyword=花', false],
])('%s is worth being found: %s', (query, worth) => {
  expect(isWorthFinding(read(query))).toBe(worth);
});

it('omits the default order and the first page', () => {
  expect(articleListHref('NOTICE', { sort: 'latest' })).toBe('/information/noticelist');
});
