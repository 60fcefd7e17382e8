import type { profileQuery, profileSave } from '@portal/contract/community/post';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { authorColumns, badgesOf, viewAuthor } from './author.ts';
import { type FindWords, maskText } from './moderation/find-words.ts';
import { requireWords } from './moderation/word-book.ts';
import { communityProfiles, posts } from './post.table.ts';
import type { Community } from './post-kinds.ts';

/** The caller's name in the community and how others see them. */
export const getProfile: Verb<typeof profileQuery> = async ({ db, actor }) => {
  const { userId, enterpriseId } = actor;
  const [row] = await db
    .select({ author: authorColumns, intro: communityProfiles.intro })
    .from(users)
    .leftJoin(communityProfiles, eq(communityProfiles.userId, users.id))
    .leftJoin(enterprises, eq(enterprises.id, enterpriseId ?? ''))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  const badges = await badgesOf(db, actor);
  return {
    nickname: row.author.nickname ?? '',
    intro: row.intro ?? '',
    author: viewAuthor({ authorId: userId, anonymous: false, badges }, row.author),
    posts: await db.$count(posts, and(eq(posts.authorId, userId), ne(posts.status, 'DELETED'))),
  };
};

/**
 * Names are shown without review, so words that would require one are refused.
 * @throws {AppError} 500014 for a refused word
 */
export const saveProfile =
  ({ words }: Community): Verb<typeof profileSave> =>
  (ctx, { data: given }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const find = await words(tx);
      const strict: FindWords = (text) =>
        find(text).map((hit) => (hit.level === 'REVIEW' ? { ...hit, level: 'BLOCK' } : hit));
      requireWords({ 'data.nickname': given.nickname, 'data.intro': given.intro }, strict);
      const data = { nickname: maskText(given.nickname, find), intro: maskText(given.intro, find) };
      await tx
        .insert(communityProfiles)
        .values({ ...data, userId })
        .onConflictDoUpdate({ target: communityProfiles.userId, set: data });
      await writeLog(tx, ctx, {
        event: 'communityProfile.save',
        entity: 'communityProfile',
        entityId: userId,
        after: data,
      });
      await invalidateTags(tx, ['community']);
      return data;
    });
