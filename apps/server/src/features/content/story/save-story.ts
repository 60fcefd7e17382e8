import type { ArticleContent, StoryContent } from '@portal/contract/article-content';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { type Saved, saveArticle } from '../editing/save-article.ts';
import { getOwnStory } from './own-story.ts';

/** All of a story that its writers have no say in. */
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
 * Writes the working copy of a story of the caller's enterprise, or begins a new one.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export async function saveStory(
  ctx: Context,
  { id, version, data }: { id?: string | undefined; version?: number | undefined; data: StoryContent },
): Promise<Saved> {
  const { db } = ctx.database;
  const { enterpriseId } = ctx.actor;
  // What was read before the lock is of the version that is checked within it.
  const own = id === undefined ? null : await getOwnStory(db, ctx.actor, id);
  const kept = own?.revision?.content ?? (await beginContent(db, enterpriseId ?? ''));
  return saveArticle(ctx, { id, version, data: { ...kept, ...data } });
}
