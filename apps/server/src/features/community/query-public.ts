import type { postQueryList, postQueryRanking } from '@portal/contract/community/post';
import type { commentQueryList, commentQueryReplies } from '@portal/contract/community/post-comment';
import { maxListTotal } from '@portal/contract/max-list-total';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { authorColumns, viewAuthor } from './author.ts';
import { countReplies, countThreads, listReplies, listThreads, viewComment } from './comment.queries.ts';
import { countPosts, listPosts } from './post.queries.ts';
import { boards, comments, communityProfiles, posts } from './post.table.ts';
import { viewPosts } from './post.view.ts';
import type { Community } from './post-kinds.ts';
import { isShown } from './shown-post.public.ts';

const dayMs = 86_400_000;
const rankedShown = 5;

/** The community list; it ends after a thousand posts and counts no further. */
export const queryPosts =
  ({ kinds }: Community): Verb<typeof postQueryList> =>
  ({ db }, input) => {
    const rows = listPosts(db, input).then((found) => viewPosts(db, kinds, found));
    return pageOf(input, rows, countPosts(db, input), (row) => row, maxListTotal);
  };

/** @throws {AppError} 500404 if it isn't public */
async function getPostOfComments(db: Db, id: string) {
  const [post] = await db
    .select({ id: posts.id, authorId: posts.authorId, anonymous: posts.anonymous })
    .from(posts)
    .where(and(eq(posts.id, id), isShown));
  if (!post) throw notFound();
  return post;
}

export const queryComments: Verb<typeof commentQueryList> = async ({ db }, input) => {
  const post = await getPostOfComments(db, input.postId);
  return pageOf(input, listThreads(db, post, input), countThreads(db, input.postId), (thread) => thread);
};

export const queryReplies: Verb<typeof commentQueryReplies> = async ({ db }, input) => {
  const [parent] = await db
    .select({ postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.id, input.id), eq(comments.status, 'PUBLISHED')));
  if (!parent) throw notFound();
  const post = await getPostOfComments(db, parent.postId);
  return pageOf(input, listReplies(db, input.id, input), countReplies(db, input.id), (row) =>
    viewComment(row, post),
  );
};

/** People with the most accepted answers within a month, excluding anonymous ones. */
async function listRanking(db: Db, now: Date) {
  const best = db
    .select({ userId: comments.authorId, accepted: sql<number>`count(*)::int`.as('accepted') })
    .from(comments)
    .where(
      and(
        gte(comments.acceptedAt, new Date(now.getTime() - 30 * dayMs)),
        eq(comments.anonymous, false),
        eq(comments.status, 'PUBLISHED'),
      ),
    )
    .groupBy(comments.authorId)
    .orderBy(desc(sql`count(*)`), comments.authorId)
    .limit(rankedShown)
    .as('best');
  const rows = await db
    .select({ authorId: best.userId, accepted: best.accepted, author: authorColumns })
    .from(best)
    .innerJoin(users, eq(users.id, best.userId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, users.id))
    .orderBy(desc(best.accepted), best.userId);
  return rows.map(({ authorId, accepted, author }) => ({
    author: viewAuthor({ authorId, anonymous: false, badges: [] }, author),
    accepted,
  }));
}

export const queryRanking: Verb<typeof postQueryRanking> = async ({ db, now }) => {
  const today = startOfChinaDay(chinaDayOf(now));
  const [[totals], [lately], ranking] = await Promise.all([
    db
      .select({
        posts: sql<number>`coalesce(sum(${boards.posts}), 0)::int`,
        answers: sql<number>`coalesce(sum(${boards.answers}), 0)::int`,
        essence: sql<number>`coalesce(sum(${boards.essence}), 0)::int`,
      })
      .from(boards),
    db
      .select({ writers: sql<number>`count(distinct ${comments.authorId})::int` })
      .from(comments)
      .where(and(gte(comments.createdAt, today), eq(comments.status, 'PUBLISHED'))),
    listRanking(db, now),
  ]);
  return {
    posts: totals?.posts ?? 0,
    essence: totals?.essence ?? 0,
    answers: totals?.answers ?? 0,
    writersToday: lately?.writers ?? 0,
    ranking,
  };
};
