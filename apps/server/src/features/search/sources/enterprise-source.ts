import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { textOfHtml } from '../../../platform/text/html-text.ts';
import { articles, articleTranslations } from '../../content/article.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { tagInfos } from '../../site/dictionary.table.ts';
import type { SearchDocument } from '../search-document.ts';
import type { SearchSource } from '../search-source.ts';

type Enterprise = typeof enterprises.$inferSelect;

/** The story of an enterprise in one language. */
interface Story {
  enterpriseId: string | null;
  lang: string;
  title: string;
  summary: string;
  body: string;
}

/** Published stories of these enterprises, each translation a story of its own. */
async function readStories(tx: Db, ids: readonly string[]): Promise<Story[]> {
  const isStory = and(
    eq(articles.column, 'STYLE'),
    eq(articles.status, 'PUBLISHED'),
    inArray(articles.enterpriseId, [...ids]),
  );
  const { enterpriseId, title, summary, body } = articles;
  const chinese = await tx.select({ enterpriseId, title, summary, body }).from(articles).where(isStory);
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
    .where(isStory);
  return [...chinese.map((story) => ({ ...story, lang: 'zh' })), ...translated];
}

function documentOf(
  enterprise: Enterprise,
  story: Story | undefined,
  tagNames: ReadonlyMap<string, string>,
): SearchDocument {
  const { name, shortName, intro, products, honours, industryTagIds } = enterprise;
  const storyText = story ? [story.title, story.summary, textOfHtml(story.body)] : [];
  return {
    kind: 'ENTERPRISE',
    refId: enterprise.id,
    lang: 'zh',
    title: name,
    summary: intro,
    text: [
      ...products.map((product) => product.name),
      ...honours.map((honour) => honour.name),
      ...storyText,
    ].join('\n'),
    tags: [shortName, ...industryTagIds.flatMap((id) => tagNames.get(id) ?? [])],
    publishedAt: enterprise.createdAt,
    weight: 2,
  };
}

const translationOf = (enterprise: Enterprise, story: Story): SearchDocument => ({
  kind: 'ENTERPRISE',
  refId: enterprise.id,
  lang: story.lang,
  title: story.title,
  summary: story.summary,
  text: textOfHtml(story.body),
  publishedAt: enterprise.createdAt,
  weight: 2,
});

export const enterpriseSource: SearchSource = {
  async listIds(tx, after, limit) {
    const rows = await tx
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(gt(enterprises.id, after))
      .orderBy(asc(enterprises.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },

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
    const tags = await tx.select({ id: tagInfos.tagId, name: tagInfos.name }).from(tagInfos);
    const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
    return rows.flatMap((enterprise) => {
      const own = stories.filter(({ enterpriseId }) => enterpriseId === enterprise.id);
      const chinese = own.find(({ lang }) => lang === 'zh');
      return [
        documentOf(enterprise, chinese, tagNames),
        ...own.filter((story) => story !== chinese).map((story) => translationOf(enterprise, story)),
      ];
    });
  },
};
