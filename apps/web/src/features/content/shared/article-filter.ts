import { type ArticleColumn, type ArticleLevel, articleLevels } from '@portal/contract/content/article';
import { type ListFilter, paths } from '@portal/contract/paths';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { codeOf, cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

const articleSorts = ['latest', 'views'] as const;

/** The filters of a list as given in the address; absent where they do not apply. */
export interface ArticleFilter {
  tag?: string | undefined;
  category?: string | undefined;
  level?: ArticleLevel | undefined;
  year?: number | undefined;
  days?: number | undefined;
  keyword?: string | undefined;
  sort?: (typeof articleSorts)[number] | undefined;
}

function wholeOf(text: string | null, min: number, max: number): number | undefined {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** Reads the filters from an address; malformed values count as absent. */
export function readArticleFilter(search: URLSearchParams): ArticleFilter {
  const category = wordsOf(search.get('category'));
  const keyword = cutWords(wordsOf(search.get('keyword')), 100);
  // The form has one parameter for years and numbers of days, whose values do not overlap.
  const period = search.get('period');
  return {
    tag: codeOf(search.get('tag')),
    category: category !== '' && category.length <= 20 ? category : undefined,
    level: oneOf(search.get('level'), articleLevels),
    year: wholeOf(search.get('year') ?? period, 2000, 2100),
    days: wholeOf(search.get('days') ?? period, 1, 366),
    keyword: keyword === '' ? undefined : keyword,
    sort: oneOf(search.get('sort'), articleSorts),
  };
}

/**
 * Whether search engines should index this list: lists and topics yes, but not every combination of filters, which lead
 * to the same articles.
 */
export function isWorthFinding({ sort: _sort, ...filter }: ArticleFilter): boolean {
  const given = Object.values(filter).filter((value) => value !== undefined);
  return given.length <= 1 && filter.keyword === undefined;
}

/** A filter as parameters; the default order needs none. */
export const articleAddressOf = ({ year, days, sort, ...filter }: ArticleFilter): ListFilter => ({
  ...filter,
  year: year?.toString(),
  days: days?.toString(),
  sort: sort === 'latest' ? undefined : sort,
});

/** The address of the list with these filters. */
export const articleListHref = (column: ArticleColumn, filter: ArticleFilter, page = 1): string =>
  listHrefOf((address) => paths.articleList(column, address), articleAddressOf)(filter, page);

/** The feed address for the filters of a list; period and search are left out, since nobody subscribes to them. */
export const articleFeedHref = (column: ArticleColumn, { tag, category }: ArticleFilter): string =>
  paths.rss(column, { tag, category });
