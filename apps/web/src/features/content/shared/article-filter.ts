import { type ArticleColumn, type ArticleLevel, articleLevels } from '@portal/contract/article';
import { type ListFilter, paths } from '../../../paths.ts';
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
  // A form has one name for a choice among years and numbers of days, which do not overlap.
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
 * Search engines should index a list and its topics, but not every combination of filters, which leads to the same
 * articles.
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

/** The feed for the filters of the list; there is none for a period or a search, which nobody subscribes to. */
export const articleFeedHref = (column: ArticleColumn, { tag, category }: ArticleFilter): string =>
  paths.rss(column, { tag, category });
