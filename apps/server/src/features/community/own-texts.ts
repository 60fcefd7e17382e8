import type { OwnPost, postQueryOwnDetail, postQueryOwnList } from '@portal/contract/community/post';
import type { commentQueryOwnList } from '@portal/contract/community/post-comment';
import { postPath } from '@portal/contract/community/post-path';
import {
  type AuthorEvent,
  authorEvents,
  type CommentState,
  commentStates,
  commentTransitions,
  editHours,
  maxResubmits,
  type PostState,
  postStateLabels,
  postStates,
  postTransitions,
} from '@portal/contract/community/terms';
import { and, desc, eq, ne } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { isShownState } from './post.queries.ts';
import { boards, comments, type Post, posts } from './post.table.ts';
import type { Community } from './post-kinds.ts';

const hourMs = 3_600_000;

/** Actions the author can take on a post now. */
function actionsOf({ status, appeal, change, resubmits }: Post): AuthorEvent[] {
  const possible = authorEvents.filter((event) => postTransitions[status][event] !== undefined);
  return [
    ...possible.filter(
      (event) =>
        (event !== 'appeal' || appeal === '') &&
        (event !== 'submit' || status !== 'REJECTED' || resubmits < maxResubmits),
    ),
    ...(status === 'PUBLISHED' && change !== null ? (['withdraw'] as const) : []),
  ];
}

function isEditable({ status, publishedAt, resubmits }: Post, now: Date): boolean {
  if (status === 'DRAFT') return true;
  if (status === 'REJECTED') return resubmits < maxResubmits;
  return status === 'PUBLISHED' && now.getTime() - (publishedAt ?? now).getTime() <= editHours * hourMs;
}

const viewOwn = ({ post, boardName }: { post: Post; boardName: string }, now: Date): OwnPost => ({
  postId: post.id,
  kind: post.kind,
  plateId: post.plateId,
  boardName,
  title: post.title,
  anonymous: post.anonymous,
  state: post.status,
  stateLabel: postStateLabels[post.status](),
  reason: post.reason,
  dueAt: post.dueAt?.getTime() ?? null,
  hasChange: post.change !== null,
  views: post.views,
  likes: post.likes,
  comments: post.comments,
  updatedAt: post.updatedAt.getTime(),
  path: isShownState(post.status) ? postPath(post.kind, post.id) : null,
  version: post.version,
  resubmitsLeft: Math.max(0, maxResubmits - post.resubmits),
  isEditable: isEditable(post, now),
  actions: actionsOf(post),
});

const isInState = (state: PostState | undefined) =>
  state ? eq(posts.status, state) : ne(posts.status, 'DELETED');

/** The caller's posts and drafts, last changed first. */
export const listOwnPosts: Verb<typeof postQueryOwnList> = ({ db, actor, now }, input) => {
  const { state, kind, keyword, pageNo, pageSize } = input;
  const conditions = and(
    eq(posts.authorId, actor.userId),
    kind && eq(posts.kind, kind),
    contains(keyword, posts.title),
  );
  const rows = db
    .select({ post: posts, boardName: boards.name })
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.plateId))
    .where(and(conditions, isInState(state)))
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const counts = countTabs(postStates, isInState, (columns) =>
    db.select(columns).from(posts).where(conditions),
  );
  return pageOfTabs(input, rows, { counts, tab: state }, (row) => viewOwn(row, now));
};

/** @throws {AppError} 500404 for someone else's post */
export const getOwnPost =
  ({ kinds }: Community): Verb<typeof postQueryOwnDetail> =>
  async ({ db, actor, now }, { id }) => {
    const [row] = await db
      .select({ post: posts, boardName: boards.name })
      .from(posts)
      .innerJoin(boards, eq(boards.id, posts.plateId))
      .where(and(eq(posts.id, id), eq(posts.authorId, actor.userId)));
    if (!row) throw notFound();
    const { post } = row;
    const { kind, plateId, title, body, fileIds, tags, anonymous, change } = post;
    return {
      ...viewOwn(row, now),
      data: { kind, plateId, title, body, fileIds, tags, anonymous, ...(await kinds.read(db, post)) },
      change: change && { title: change.title, body: change.body, submittedAt: change.submittedAt },
    };
  };

const isCommentIn = (state: CommentState | undefined) =>
  state ? eq(comments.status, state) : ne(comments.status, 'DELETED');

/** The caller's comments and answers, latest first. */
export const listOwnComments: Verb<typeof commentQueryOwnList> = ({ db, actor }, input) => {
  const isOwn = eq(comments.authorId, actor.userId);
  const rows = db
    .select({ comment: comments, post: { title: posts.title, kind: posts.kind, status: posts.status } })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(isOwn, isCommentIn(input.state)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);
  const counts = countTabs(commentStates, isCommentIn, (columns) =>
    db.select(columns).from(comments).where(isOwn),
  );
  return pageOfTabs(input, rows, { counts, tab: input.state }, ({ comment, post }) => ({
    commentId: comment.id,
    postId: comment.postId,
    postTitle: post.title,
    path: isShownState(post.status) ? postPath(post.kind, comment.postId) : null,
    isAnswer: comment.isAnswer,
    body: comment.body,
    state: comment.status,
    stateLabel: postStateLabels[comment.status](),
    reason: comment.reason,
    likes: comment.likes,
    acceptedAt: comment.acceptedAt?.getTime() ?? null,
    createdAt: comment.createdAt.getTime(),
    actions: (['delete', 'appeal'] as const).filter(
      (event) =>
        commentTransitions[comment.status][event] !== undefined &&
        (event === 'appeal' ? comment.appeal === '' : comment.acceptedAt === null),
    ),
  }));
};
