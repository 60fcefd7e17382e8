import { tagList } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import {
  codesIn,
  codesInJson,
  type DictionaryUse,
  type DictionaryUses,
} from '../../feature/dictionary-uses.ts';
import { articles, articleTags } from './article.table.ts';
import { articleRevisions } from './editing/article-revision.table.ts';

const inArticles = codesIn(
  articles.tagIds,
  m.log_entity_article,
  sql`select unnest(${articles.tagIds}) from ${articles} where ${articles.status} in ('SCHEDULED', 'EXPIRED', 'WITHDRAWN', 'TRASH')`,
);

/** The lists by tag follow their articles, which are counted once. */
const inTagLists: DictionaryUse = {
  label: m.log_entity_article,
  // Steps through the index tag by tag, as there can be a million published articles.
  codes: sql`select listed.code where exists (select 1 from ${articleTags} where ${articleTags.tagId} = listed.code)`,
  count: () => Promise.resolve(0),
  async move(tx, from, to) {
    const hasBoth = tx
      .select({ id: articleTags.articleId })
      .from(articleTags)
      .where(eq(articleTags.tagId, to));
    await tx
      .update(articleTags)
      .set({ tagId: to })
      .where(and(eq(articleTags.tagId, from), notInArray(articleTags.articleId, hasBoth)));
    await tx.delete(articleTags).where(eq(articleTags.tagId, from));
    return 0;
  },
};

export const contentUses: DictionaryUses = {
  [tagList]: [
    inTagLists,
    inArticles,
    codesInJson(articleRevisions.content, 'tagIds', m.dictionary_use_article_draft),
  ],
};
