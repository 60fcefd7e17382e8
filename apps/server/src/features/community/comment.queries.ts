import type { CommentOrder, CommentThread, PostComment } from '@portal/contract/community/post-comment';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { authorColumns, viewAuthor } from './author.ts';
import { comments, communityProfiles, type Post } from './post.table.ts';

/** Written exactly as in the partial indexes. */
const isShown = sql`${comments.status} = 'PUBLISHED'`;
const isFirst = and(isShown, isNull(comments.parentId));

/** Number of replies loaded with a comment. */
const firstReplies = 3;

const select = (db: Db) =>
  db
    .select({ comment: getTableColumns(comments), author: authorColumns })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(enterprises, eq(enterprises.id, comments.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, comments.authorId));

export type CommentRow = Awaited<ReturnType<typeof select>>[number];

type OfPost = Pick<Post, 'authorId' | 'anonymous'>;

/** A comment as the public sees it. It's marked as the post author's own only if both or neither are anonymous. */
export const viewComment = ({ comment, author }: CommentRow, post: OfPost): PostComment => ({
  commentId: comment.id,
  postId: comment.postId,
  author: viewAuthor(comment, author),
  isByAuthor: comment.authorId === post.authorId && comment.anonymous === post.anonymous,
  replyTo: comment.replyToName,
  body: comment.body,
  likes: comment.likes,
  acceptedAt: comment.acceptedAt?.getTime() ?? null,
  createdAt: comment.createdAt.getTime(),
});

const orders = {
  HOT: [desc(comments.likes), desc(comments.id)],
  NEW: [desc(comments.id)],
  OLD: [asc(comments.id)],
} satisfies Record<CommentOrder, unknown>;

/** The first replies to each of these comments, in order. */
async function readReplies(db: Db, parentIds: string[]): Promise<CommentRow[]> {
  if (parentIds.length === 0) return [];
  const ranked = db
    .select({
      id: comments.id,
      place: sql<number>`row_number() over (partition by ${comments.parentId} order by ${comments.id})`.as(
        'place',
      ),
    })
    .from(comments)
    .where(and(isShown, inArray(comments.parentId, parentIds)))
    .as('ranked');
  return select(db)
    .innerJoin(ranked, eq(ranked.id, comments.id))
    .where(sql`${ranked.place} <= ${firstReplies}`)
    .orderBy(asc(comments.id));
}

/** A page of top-level comments, the accepted one first, with their first replies. */
export async function listThreads(
  db: Db,
  post: Pick<Post, 'id' | 'authorId' | 'anonymous'>,
  { order, pageNo, pageSize }: { order: CommentOrder; pageNo: number; pageSize: number },
): Promise<CommentThread[]> {
  const rows = await select(db)
    .where(and(eq(comments.postId, post.id), isFirst))
    .orderBy(sql`${comments.acceptedAt} desc nulls last`, ...orders[order])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const replies = await readReplies(
    db,
    rows.filter(({ comment }) => comment.replies > 0).map(({ comment }) => comment.id),
  );
  return rows.map((row) => ({
    ...viewComment(row, post),
    replyCount: row.comment.replies,
    replies: replies
      .filter(({ comment }) => comment.parentId === row.comment.id)
      .map((reply) => viewComment(reply, post)),
  }));
}

export const countThreads = (db: Db, postId: string) =>
  db.$count(comments, and(eq(comments.postId, postId), isFirst));

const isReplyTo = (parentId: string) => and(eq(comments.parentId, parentId), isShown);

export const listReplies = (
  db: Db,
  parentId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) =>
  select(db)
    .where(isReplyTo(parentId))
    .orderBy(asc(comments.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countReplies = (db: Db, parentId: string) => db.$count(comments, isReplyTo(parentId));

export async function readComment(db: Db, id: string): Promise<CommentRow | undefined> {
  const [row] = await select(db).where(eq(comments.id, id));
  return row;
}
