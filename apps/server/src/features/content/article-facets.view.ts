import { type ArticleLevel, articleLevels } from '@portal/contract/content/article';
import type { CountRow } from './article-count.queries.ts';

interface ListCount {
  /** See `articleCounts.list`. */
  list: string;
  tagName: string | null;
  count: number;
}

const tagsShown = 12;

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;
const inChinese = new Intl.Collator('zh');

/** The suffix and count of each list whose name starts with `prefix`. */
function listsOf(lists: readonly ListCount[], prefix: string) {
  return lists.flatMap(({ list, ...row }) =>
    list.startsWith(prefix) ? [{ ...row, key: list.slice(prefix.length) }] : [],
  );
}

/** Levels in their own order; categories and tags by frequency. */
export function viewLists(lists: readonly ListCount[]) {
  const levels = new Map(listsOf(lists, 'level:').map(({ key, count }) => [key as ArticleLevel, count]));
  return {
    total: lists.find(({ list }) => list === 'all')?.count ?? 0,
    levels: articleLevels.flatMap((level) => {
      const count = levels.get(level);
      return count === undefined ? [] : [{ level, count }];
    }),
    categories: listsOf(lists, 'category:')
      .map(({ key, count }) => ({ category: key, count }))
      .sort((a, b) => byCount(a, b) || inChinese.compare(a.category, b.category)),
    tags: listsOf(lists, 'tag:')
      .flatMap(({ key, tagName, count }) => (tagName === null ? [] : [{ tagId: key, name: tagName, count }]))
      .sort((a, b) => byCount(a, b) || inChinese.compare(a.name, b.name))
      .slice(0, tagsShown),
  };
}

/** Years with published articles, newest first. */
export function viewYears(rows: readonly CountRow[]): number[] {
  const years = rows.filter(({ count }) => count > 0).map(({ since }) => Number(since.slice(0, 4)));
  return [...new Set(years)];
}
