import { and, arrayContains, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import {
  type ListHolders,
  listIdsOf,
  type SearchDocument,
  type SearchSource,
} from '../../feature/search-source.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { readTagNames } from '../dictionary/dictionary-names.public.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';

type Article = typeof articles.$inferSelect;
type Texts = Pick<typeof articleTranslations.$inferSelect, 'lang' | 'title' | 'summary' | 'body'>;

// Scheduled articles are indexed in advance and become searchable at their publication time.
const findable: Article['status'][] = ['PUBLISHED', 'SCHEDULED'];

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

const weightOf = { NORMAL: 0, IMPORTANT: 1, URGENT: 2 } as const;

function documentOf(article: Article, texts: Texts, tagNames: ReadonlyMap<string, string>): SearchDocument {
  return {
    kind: 'ARTICLE',
    refId: article.id,
    lang: texts.lang,
    section: article.column,
    title: texts.title,
    summary: texts.summary,
    text: textOfHtml(texts.body),
    tags: texts.lang === 'zh' ? article.tagIds.flatMap((id) => tagNames.get(id) ?? []) : [],
    publishedAt: article.publishAt,
    visibleFrom: article.publishAt,
    visibleTo: article.expireAt,
    weight: weightOf[article.level],
  };
}

const taggedArticles: ListHolders = async (db, code, after, limit) => {
  const { articleId, tagId } = articleTags;
  const wanted = and(eq(tagId, code), gt(articleId, after));
  const rows = db.select({ id: articleId }).from(articleTags).where(wanted);
  return idsOf(await rows.orderBy(asc(articleId)).limit(limit));
};

/** Scheduled articles only get rows in `articleTags` on publication. */
const scheduledArticles: ListHolders = async (db, code, after, limit) => {
  const { id, status, tagIds } = articles;
  const wanted = and(eq(status, 'SCHEDULED'), arrayContains(tagIds, [code]), gt(id, after));
  return idsOf(await db.select({ id }).from(articles).where(wanted).orderBy(asc(id)).limit(limit));
};

export const contentSearch: SearchSource = {
  kind: 'ARTICLE',
  holders: { TAG: [taggedArticles, scheduledArticles] },

  listIds: listIdsOf(articles),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(articles)
      .where(
        and(
          inArray(articles.id, [...ids]),
          inArray(articles.status, findable),
          // A story is indexed with its enterprise, on whose page it's shown.
          ne(articles.column, 'STYLE'),
        ),
      )
      .for('share');
    if (rows.length === 0) return [];
    const translations = await tx
      .select()
      .from(articleTranslations)
      .where(
        inArray(
          articleTranslations.articleId,
          rows.map(({ id }) => id),
        ),
      );
    const tagIds = rows.flatMap((row) => row.tagIds);
    const tagNames = await readTagNames(tx, tagIds);
    return rows.flatMap((row) => [
      documentOf(row, { ...row, lang: 'zh' }, tagNames),
      ...translations
        .filter(({ articleId }) => articleId === row.id)
        .map((texts) => documentOf(row, texts, tagNames)),
    ]);
  },
};
