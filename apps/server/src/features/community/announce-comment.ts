import { postPath } from '@portal/contract/community/post-path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { authorColumns, nameOfAuthor, readAuthorName } from './author.ts';
import { type Comment, comments, communityProfiles, type Post } from './post.table.ts';

/** Maximum number of people notified of being mentioned in a comment. */
const maxMentions = 5;

const mentionsIn = (text: string) => [
  ...new Set([...text.matchAll(/@([\p{L}\p{N}_*·-]{1,20})/gu)].map(([, name = '']) => name)),
];

/** Finds mentioned people among the named participants, so that anonymous ones can't be found this way. */
async function findMentioned(tx: Db, post: Post, { body, authorId }: Comment): Promise<string[]> {
  const names = mentionsIn(body);
  if (names.length === 0) return [];
  const taking = tx
    .selectDistinct({ id: comments.authorId })
    .from(comments)
    .where(
      and(eq(comments.postId, post.id), eq(comments.status, 'PUBLISHED'), eq(comments.anonymous, false)),
    );
  const rows = await tx
    .select({ id: users.id, author: authorColumns })
    .from(users)
    .leftJoin(communityProfiles, eq(communityProfiles.userId, users.id))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(inArray(users.id, taking));
  return rows
    .filter(({ id, author }) => id !== authorId && names.includes(nameOfAuthor(author)))
    .map(({ id }) => id)
    .slice(0, maxMentions);
}

/**
 * Notifies, each once, the person replied to, the people mentioned and the post's author of a published comment. While
 * a notification for the same post is unread, further ones are merged into it.
 */
export async function announceComment(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  post: Post,
  comment: Comment,
): Promise<void> {
  const { title, id, kind } = post;
  const name = await readAuthorName(tx, comment);
  const link = postPath(kind, id);
  const notice = new Set([comment.authorId]);
  const notify = async (
    eventCode: 'COMMENT_REPLIED' | 'COMMENT_MENTIONED' | 'POST_ANSWERED' | 'POST_COMMENTED',
    ids: string[],
  ) => {
    const userIds = ids.filter((userId) => !notice.has(userId));
    for (const userId of userIds) notice.add(userId);
    if (userIds.length > 0)
      await sendMessage<typeof eventCode>(tx, { eventCode, params: { title, name }, userIds, link, now });
  };
  await notify('COMMENT_REPLIED', comment.replyToUserId === null ? [] : [comment.replyToUserId]);
  await notify('COMMENT_MENTIONED', await findMentioned(tx, post, comment));
  await notify(comment.isAnswer ? 'POST_ANSWERED' : 'POST_COMMENTED', [post.authorId]);
}
