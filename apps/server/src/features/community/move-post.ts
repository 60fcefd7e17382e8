import { postPath } from '@portal/contract/community/post-path';
import {
  type AuthorEvent,
  type ModeratorEvent,
  postFilePurpose,
  postTransitions,
} from '@portal/contract/community/terms';
import { postPoints } from '@portal/contract/points';
import { and, eq, inArray } from 'drizzle-orm';
import type { PostContext } from '../../feature/post-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { accountOf, movePoints } from '../points/move-points.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { countInBoard } from './boards.ts';
import { hotScoreOf } from './hot-score.ts';
import { reviewDueAt } from './moderation/choose-route.ts';
import { isShownState } from './post.queries.ts';
import { postSearch } from './post.search.ts';
import { type Post, posts } from './post.table.ts';
import type { PostKinds } from './post-kinds.ts';
import { ownPostPath } from './post-path.public.ts';

/**
 * Anonymous actions are logged without name, address or browser, which could link to the person's other entries; only
 * the row itself holds the author.
 */
export const unnamed = <Source extends MoveSource>(
  ctx: Source,
  { anonymous }: { anonymous: boolean },
): Source => (anonymous ? { ...ctx, actor: null, ip: '', userAgent: '' } : ctx);

/** Pictures are public while their post is. */
async function followFiles(tx: Db, { fileIds, authorId, status }: Post): Promise<void> {
  if (fileIds.length === 0) return;
  const own = and(
    inArray(fileGroups.id, fileIds),
    eq(fileGroups.ownerUserId, authorId),
    eq(fileGroups.purpose, postFilePurpose),
  );
  await tx
    .update(fileGroups)
    .set({ visibility: isShownState(status) ? 'public' : 'owner' })
    .where(own);
}

/** Updates pages, search, saved items and files after a change to a post. */
export async function followPost(tx: Db, { now }: Pick<WriteContext, 'now'>, post: Post): Promise<void> {
  await followFiles(tx, post);
  await refreshDocuments(tx, postSearch, [post.id], now);
  await notifyCollectors(tx, 'POST', [post.id]);
  await invalidateTags(tx, ['community']);
}

/** Notifies authors of what others do with their posts. */
async function notifyAuthor(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  { id, kind, title, authorId, status }: Post,
  event: AuthorEvent | ModeratorEvent,
  reason: string,
): Promise<void> {
  const notices = {
    pass: { eventCode: 'POST_PASSED', params: { title } },
    refuse: { eventCode: 'POST_REFUSED', params: { title, reason } },
    hide: { eventCode: 'POST_HIDDEN', params: { title, reason } },
    restore: { eventCode: 'POST_RESTORED', params: { title } },
    confirm: { eventCode: 'POST_REMOVED', params: { title, reason } },
    lock: { eventCode: 'POST_LOCKED', params: { title, reason } },
    unlock: { eventCode: 'POST_UNLOCKED', params: { title } },
  } as const;
  const notice = event in notices ? notices[event as keyof typeof notices] : undefined;
  if (!notice) return;
  const link = isShownState(status) ? postPath(kind, id) : ownPostPath(id);
  await sendMessage(tx, { ...notice, userIds: [authorId], link, now });
}

interface Move {
  event: AuthorEvent | ModeratorEvent;
  reason?: string;
  set?: Partial<Post>;
}

/** Columns a transition sets besides the state. */
function columnsOf(post: Post, { event, reason = '' }: Move, now: Date): Partial<Post> {
  const waits = { submittedAt: now, dueAt: reviewDueAt(now) };
  const settled = { dueAt: null, review: null };
  const columns: Record<AuthorEvent | ModeratorEvent, Partial<Post>> = {
    publish: { ...settled, reason: '', publishedAt: post.publishedAt ?? now },
    submit: {
      ...waits,
      reason: '',
      // The next decision is a new one, which can be appealed again.
      appeal: '',
      resubmits: post.resubmits + (post.status === 'REJECTED' ? 1 : 0),
    },
    withdraw: settled,
    appeal: { ...waits, appeal: reason, review: { causes: ['APPEAL'], words: [] } },
    delete: { ...settled, change: null, proposal: null },
    pass: { ...settled, reason: '', appeal: '', publishedAt: post.publishedAt ?? now },
    refuse: { ...settled, reason },
    hide: { ...waits, reason, ...(post.proposal === null ? {} : { review: null, proposal: null }) },
    restore: { ...settled, reason: '', appeal: '' },
    confirm: { ...settled, reason, change: null, proposal: null },
    lock: { reason, ...(post.proposal === null ? {} : { ...settled, proposal: null }) },
    unlock: { reason: '' },
  };
  return columns[event];
}

/**
 * Moves a locked post to a new state: updates its row, log, kind-specific data, files, points and listings, and
 * notifies its author.
 * @throws {AppError} 500012
 */
export async function movePost(
  tx: Db,
  ctx: PostContext,
  kinds: PostKinds,
  post: Post,
  { event, reason = '', set = {} }: Move,
): Promise<Post> {
  const status = nextState(postTransitions, post.status, event);
  const byAuthor = ctx.actor?.userId === post.authorId;
  const moved = await moveState(tx, byAuthor ? unnamed(ctx, post) : ctx, posts, post, {
    entity: 'communityPost',
    event,
    set: { ...columnsOf(post, { event, reason }, ctx.now), ...set, status },
    logged: ({ status: state, title }) => ({ status: state, title }),
    reason: byAuthor ? undefined : reason,
  });
  const [was, is] = [isShownState(post.status), isShownState(status)];
  if (was !== is)
    await countInBoard(tx, post.plateId, { posts: is ? 1 : -1, essence: post.essence ? (is ? 1 : -1) : 0 });
  await kinds.onMoved(tx, ctx, moved, { event, from: post.status });
  if (is) {
    await tx.update(posts).set({ hotScore: hotScoreOf() }).where(eq(posts.id, post.id));
    if (post.publishedAt === null)
      await movePoints(tx, {
        key: `POST:${post.id}`,
        reason: 'POST',
        refType: 'post',
        refId: post.id,
        from: 'PARK',
        to: accountOf(post.authorId),
        points: postPoints,
        now: ctx.now,
      });
  }
  if (!byAuthor) await notifyAuthor(tx, ctx, moved, event, reason);
  await followPost(tx, ctx, moved);
  return moved;
}
