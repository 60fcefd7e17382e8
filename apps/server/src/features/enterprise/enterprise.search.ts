import { and, arrayContains, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import {
  type ListHolders,
  listIdsOf,
  type SearchDocument,
  type SearchSource,
} from '../../feature/search-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { articles, articleTranslations } from '../content/article.table.ts';
import { readNames } from '../dictionary/dictionary-names.public.ts';
import { enterprises } from './enterprise.table.ts';

type Enterprise = typeof enterprises.$inferSelect;

/** A story about an enterprise in one language. */
interface Story {
  enterpriseId: string | null;
  lang: string;
  title: string;
  summary: string;
  body: string;
}

/** Published stories of the enterprises, latest first; each translation counts as a separate story. */
async function readStories(tx: Db, ids: readonly string[]): Promise<Story[]> {
  const isStory = and(
    eq(articles.column, 'STYLE'),
    eq(articles.status, 'PUBLISHED'),
    inArray(articles.enterpriseId, [...ids]),
  );
  const newestFirst = [desc(articles.publishAt), desc(articles.id)];
  const { enterpriseId, title, summary, body } = articles;
  const chinese = await tx
    .select({ enterpriseId, title, summary, body })
    .from(articles)
    .where(isStory)
    .orderBy(...newestFirst);
  const translated = await tx
    .select({
      enterpriseId,
      lang: articleTranslations.lang,
      title: articleTranslations.title,
      summary: articleTranslations.summary,
      body: articleTranslations.body,
    })
    .from(articleTranslations)
    .innerJoin(articles, eq(articles.id, articleTranslations.articleId))
    .where(isStory)
    .orderBy(...newestFirst);
  return [...chinese.map((story) => ({ ...story, lang: 'zh' })), ...translated];
}

function documentOf(
  enterprise: Enterprise,
  stories: readonly Story[],
  industries: ReadonlyMap<string, string>,
): SearchDocument {
  const { name, shortName, intro, products, honours, industryTagIds } = enterprise;
  const storyTexts = stories.flatMap(({ title, summary, body }) => [title, summary, textOfHtml(body)]);
  return {
    kind: 'ENTERPRISE',
    refId: enterprise.id,
    lang: 'zh',
    title: name,
    summary: intro,
    text: [
      ...products.map((product) => product.name),
      ...honours.map((honour) => honour.name),
      ...storyTexts,
    ].join('\n'),
    tags: [shortName, ...industryTagIds.flatMap((code) => industries.get(code) ?? [])],
    publishedAt: enterprise.createdAt,
    weight: 2,
  };
}

/** In other languages an enterprise is found through its stories, under the title of the latest. */
function translationsOf(enterprise: Enterprise, stories: readonly Story[]): SearchDocument[] {
  const languages = Map.groupBy(stories, ({ lang }) => lang);
  return [...languages].flatMap(([lang, translated]) =>
    translated.slice(0, 1).map(({ title, summary }) => ({
      kind: 'ENTERPRISE' as const,
      refId: enterprise.id,
      lang,
      title,
      summary,
      text: translated.map(({ body }) => textOfHtml(body)).join('\n'),
      publishedAt: enterprise.createdAt,
      weight: 2,
    })),
  );
}

const enterprisesOfIndustry: ListHolders = async (db, code, after, limit) => {
  const wanted = and(arrayContains(enterprises.industryTagIds, [code]), gt(enterprises.id, after));
  const rows = db.select({ id: enterprises.id }).from(enterprises).where(wanted);
  return (await rows.orderBy(asc(enterprises.id)).limit(limit)).map(({ id }) => id);
};

export const enterpriseSearch: SearchSource = {
  kind: 'ENTERPRISE',
  holders: { INDUSTRY_TAG: [enterprisesOfIndustry] },

  listIds: listIdsOf(enterprises),

  async readDocuments(tx, ids) {
    const rows = await tx
      .select()
      .from(enterprises)
      .where(
        and(
          inArray(enterprises.id, [...ids]),
          eq(enterprises.entryStatus, 'PASSED'),
          eq(enterprises.visibility, 'PUBLIC'),
        ),
      )
      .for('share');
    const stories = await readStories(tx, ['', ...rows.map(({ id }) => id)]);
    const industryCodes = rows.flatMap(({ industryTagIds }) => industryTagIds);
    const industries = await readNames(tx, 'INDUSTRY_TAG', industryCodes);
    return rows.flatMap((enterprise) => {
      const own = stories.filter(({ enterpriseId }) => enterpriseId === enterprise.id);
      const isChinese = ({ lang }: Story) => lang === 'zh';
      return [
        documentOf(enterprise, own.filter(isChinese), industries),
        ...translationsOf(
          enterprise,
          own.filter((story) => !isChinese(story)),
        ),
      ];
    });
  },
};
