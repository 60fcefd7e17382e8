import type { EnterpriseStory } from '@portal/contract/enterprise';
import type { Db } from '../../platform/database/database.ts';
import { createRichTextCache } from '../../platform/text/rich-text.ts';
import { findArticle } from './article.queries.ts';

/** Reads the published story of the column STYLE about an enterprise, in the wanted language where it has one. */
export type FindStory = (
  db: Db,
  enterpriseId: string,
  lang: string,
  now: Date,
) => Promise<EnterpriseStory | null>;

export function createStoryReader(): FindStory {
  const cleanText = createRichTextCache();
  return async (db, enterpriseId, lang, now) => {
    const row = await findArticle(db, { storyOf: enterpriseId }, lang, now);
    if (!row) return null;
    const { contentId, title, summary, source, author, publishAt, views, tags, translations } = row;
    return {
      ...{ contentId, title, summary, lang: row.lang, source, author, views, tags, translations },
      ...cleanText(`${contentId} ${row.lang} ${row.version}`, row.body),
      publishAt: publishAt.getTime(),
    };
  };
}
