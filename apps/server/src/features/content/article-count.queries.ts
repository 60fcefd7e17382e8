import type { ArticleColumn } from '@portal/contract/content/article';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { tagInfos } from '../dictionary/dictionary.table.ts';
import { articleCounts } from './article-count.table.ts';

/** A counted list of a column, see `articleCounts.list`. */
export interface CountedList {
  column: ArticleColumn;
  list: string;
}

export interface CountRow {
  /** First day of the period, YYYY-MM-DD in Asia/Shanghai. */
  since: string;
  pinned: boolean;
  count: number;
}

const countColumns = {
  since: articleCounts.since,
  pinned: articleCounts.pinned,
  count: articleCounts.count,
};

const { placeholder } = sql;

/** Number of articles in a list per year, newest first. */
export function readYearCounts(db: Db, { column, list }: CountedList): Promise<CountRow[]> {
  return prepareOnce(db, 'article year counts', () =>
    db
      .select(countColumns)
      .from(articleCounts)
      .where(
        and(
          eq(articleCounts.column, placeholder('column')),
          eq(articleCounts.unit, 'year'),
          eq(articleCounts.list, placeholder('list')),
        ),
      )
      .orderBy(desc(articleCounts.since)),
  ).execute({ column, list });
}

export const sumCounts = (rows: readonly CountRow[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** All non-empty lists of a column with their counts, and the tag's name for tag lists. */
export function countLists(db: Db, column: ArticleColumn) {
  const count = sql<number>`sum(${articleCounts.count})`.mapWith(Number);
  const isItsTag = and(eq(articleCounts.list, sql`'tag:' || ${tagInfos.tagId}`), eq(tagInfos.shield, 0));
  return prepareOnce(db, 'article lists', () =>
    db
      .select({ list: articleCounts.list, tagName: tagInfos.name, count })
      .from(articleCounts)
      .leftJoin(tagInfos, isItsTag)
      .where(and(eq(articleCounts.column, placeholder('column')), eq(articleCounts.unit, 'year')))
      .groupBy(articleCounts.list, tagInfos.name)
      .having(gt(count, 0)),
  ).execute({ column });
}
