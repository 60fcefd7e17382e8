import type { ArticleColumn } from '@portal/contract/content/article';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fixedLimit, prepareOnce } from '../../platform/database/prepare-once.ts';
import { articles, articleTranslations } from './article.table.ts';
import { isPublished } from './article-conditions.ts';
import { articleRowColumns, translationJoin } from './article-row.queries.ts';

const mostReadShown = 5;
const mostReadCandidates = 100;
const monthMs = 30 * 86_400_000;

/** The most read of the latest articles, no more than a month old. */
export function listMostRead(db: Db, column: ArticleColumn, lang: string, now: Date) {
  const build = () => {
    const latest = db
      .select({ id: articles.id, views: articles.views })
      .from(articles)
      .where(
        and(
          eq(articles.column, sql.placeholder('column')),
          isPublished,
          gte(articles.publishAt, sql.placeholder('monthAgo')),
        ),
      )
      .orderBy(desc(articles.publishAt), desc(articles.id))
      .limit(fixedLimit(mostReadCandidates))
      .as('latest');
    const shown = db
      .select({ id: latest.id })
      .from(latest)
      .orderBy(desc(latest.views), desc(latest.id))
      .limit(fixedLimit(mostReadShown))
      .as('shown');
    return db
      .select({
        contentId: articles.id,
        title: articleRowColumns.title,
        lang: articleRowColumns.lang,
        views: articles.views,
      })
      .from(shown)
      .innerJoin(articles, eq(articles.id, shown.id))
      .leftJoin(articleTranslations, translationJoin)
      .orderBy(desc(articles.views), desc(articles.id));
  };
  const monthAgo = new Date(now.getTime() - monthMs);
  return prepareOnce(db, 'most read articles', build).execute({ column, lang, now, monthAgo });
}
