import type { ArticleContent, StoryContent } from '@portal/contract/content/article-content';
import type { storySave } from '@portal/contract/content/article-story';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { saveArticle } from '../editing/save-article.ts';
import { getOwnStory } from './own-story.ts';

/** Fields of a story that its writers can't set. */
async function beginContent(db: Db, enterpriseId: string): Promise<Omit<ArticleContent, keyof StoryContent>> {
  const [enterprise] = await db
    .select({ shortName: enterprises.shortName })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw notFound();
  return {
    column: 'STYLE',
    enterpriseId,
    source: enterprise.shortName,
    level: 'NORMAL',
    subtitle: '',
    issueNo: '',
    category: '',
    tagIds: [],
    needReceipt: false,
    action: null,
    audience: { chainStages: [], enterpriseIds: [] },
    publishAt: null,
    expireAt: null,
  };
}

/**
 * Saves the working copy of a story of the caller's enterprise, or creates a new one.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveStory: Verb<typeof storySave> = async (ctx, { id, version, data }) => {
  const { db, actor } = ctx;
  // A version saved after this read is refused by the check under the lock.
  const own = id === undefined ? null : await getOwnStory(db, actor, id);
  const given = own?.revision?.content ?? (await beginContent(db, actor.enterpriseId ?? ''));
  return saveArticle(ctx, { id, version, data: { ...given, ...data } });
};
