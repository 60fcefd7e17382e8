import { paths } from '@portal/contract/paths';
import { and, inArray, lte, sql } from 'drizzle-orm';
import type { CollectSource, ReadTargets } from '../../feature/collect-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { articles } from './article.table.ts';

const readArticles: ReadTargets = async (db, ids, now) => {
  const rows = await db
    .select({
      id: articles.id,
      title: articles.title,
      column: articles.column,
      cover: articles.cover,
      expireAt: articles.expireAt,
      status: articles.status,
      text: sql<string>`md5(${articles.summary} || ${articles.body})`,
    })
    .from(articles)
    .where(
      and(
        inArray(articles.id, [...ids]),
        inArray(articles.status, ['PUBLISHED', 'EXPIRED']),
        lte(articles.publishAt, now),
      ),
    );
  return rows.map(({ id, title, column, cover, expireAt, status, text }) => ({
    id,
    title,
    cover,
    category: column,
    path: paths.article(column, id),
    // Expiry at midnight means the end of the day before.
    keyDay: expireAt && chinaDayOf(new Date(expireAt.getTime() - 1)),
    facts: { text, ended: status === 'EXPIRED' },
  }));
};

export const contentCollect: CollectSource = { type: 'ARTICLE', read: readArticles };
