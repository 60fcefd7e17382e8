import type { EnterpriseStory, EnterpriseStoryLink } from '@portal/contract/enterprise/public';
import type { Db } from '../../platform/database/database.ts';
import { listAttachments } from '../../platform/files/attachments.ts';
import { createRichTextCache } from '../../platform/text/rich-text.ts';
import { findStory, listStoryLinks } from './article.queries.ts';

/** A story of the column STYLE, with links to the others. */
export interface Stories {
  story: EnterpriseStory | null;
  moreStories: EnterpriseStoryLink[];
}

/**
 * Reads the published stories about an enterprise, in the requested language if translated: the requested one, or the
 * latest. Null if the requested one doesn't exist.
 */
export type ReadStories = (
  db: Db,
  wanted: { enterpriseId: string; storyId?: string | undefined; lang: string },
  now: Date,
) => Promise<Stories | null>;

export function createStoryReader(): ReadStories {
  const cleanText = createRichTextCache();
  return async (db, { enterpriseId, storyId, lang }, now) => {
    const [row, links] = await Promise.all([
      findStory(db, { enterpriseId, storyId: storyId ?? null }, lang, now),
      listStoryLinks(db, enterpriseId, lang, now),
    ]);
    if (!row) return storyId === undefined ? { story: null, moreStories: [] } : null;
    const { contentId, title, summary, source, author, publishAt, views, tags, translations } = row;
    const attachments = await listAttachments(db, row.attachmentFileId);
    const story = {
      contentId,
      title,
      summary,
      lang: row.lang,
      source,
      author,
      views,
      tags,
      translations,
      ...cleanText(`${contentId} ${row.lang} ${row.version}`, row.body),
      cover: row.cover,
      attachments,
      publishAt: publishAt.getTime(),
    };
    const others = links.filter((link) => link.contentId !== contentId);
    return {
      story,
      moreStories: others.map((link) => ({ ...link, publishAt: link.publishAt.getTime() })),
    };
  };
}
