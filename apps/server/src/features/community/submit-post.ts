import type { postSave, postSubmit, SavedPost } from '@portal/contract/community/post';
import { postPath } from '@portal/contract/community/post-path';
import { editHours, maxResubmits, postStateLabels, reviewedShare } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { columnsOfText, keepPost, requirePost, type WrittenPost } from './keep-post.ts';
import { chooseRoute, isNewUser, reviewDueAt } from './moderation/choose-route.ts';
import { maskHtml, maskText, type WordHit } from './moderation/find-words.ts';
import { countHits, requireWords } from './moderation/word-book.ts';
import { followPost, movePost, unnamed } from './move-post.ts';
import { isShownState } from './post.queries.ts';
import { type Post, postRevisions, posts } from './post.table.ts';
import type { Community } from './post-kinds.ts';
import { changedShare } from './text-measure.ts';

const minuteMs = 60_000;

export const viewSaved = ({ id, version, status, kind, change }: Post): SavedPost => ({
  postId: id,
  version,
  state: status,
  stateLabel: postStateLabels[status](),
  path: isShownState(status) ? postPath(kind, id) : null,
  hasChange: change !== null,
});

/** Serializes a user's writes, so that their limits hold across all server instances. */
export const lockWriter = (tx: Db, userId: string) => takeTurn(tx, `community ${userId}`);

/** @throws {AppError} 429001 within a minute of the last post, or five minutes for new users */
async function requireRate(tx: Db, { actor, now }: Context): Promise<void> {
  const { userId } = actor;
  const waitMs = (await isNewUser(tx, userId, now)) ? 5 * minuteMs : minuteMs;
  const [last] = await tx
    .select({
      at: sql<Date>`max(coalesce(${posts.submittedAt}, ${posts.publishedAt}))`.mapWith(posts.submittedAt),
    })
    .from(posts)
    .where(
      and(
        eq(posts.authorId, userId),
        ne(posts.status, 'DRAFT'),
        gt(posts.updatedAt, new Date(now.getTime() - waitMs)),
      ),
    );
  const freeAt = last?.at ? last.at.getTime() + waitMs : 0;
  if (freeAt > now.getTime())
    throw new AppError(retCodes.TOO_FREQUENT, {
      data: { retryAfter: Math.ceil((freeAt - now.getTime()) / 1_000) },
    });
}

interface Checked {
  written: WrittenPost;
  /** Words to be reviewed. */
  hits: WordHit[];
  /** The whole text that's checked. */
  read: string;
}

/**
 * Replaces masked words by asterisks. In public posts only the text can change, so the details aren't checked again.
 * @throws {AppError} 500014
 */
async function checkWords(
  tx: Db,
  { words, kinds }: Community,
  written: WrittenPost,
  isPublic: boolean,
): Promise<Checked> {
  const find = await words(tx);
  const { title, body, tags } = written.content;
  const texts: Record<string, string> = {
    'data.title': title,
    'data.body': written.text,
    'data.tags': tags.join(' '),
  };
  const masked = isPublic
    ? written.content
    : kinds.mapTexts(written.content, (text, field) => {
        texts[`data.${field}`] = text;
        return maskText(text, find);
      });
  const hits = requireWords(texts, find);
  const content = {
    ...masked,
    title: maskText(title, find),
    body: maskHtml(body, find),
    tags: tags.map((tag) => maskText(tag, find)),
  };
  return {
    written: { ...written, content, text: textOfHtml(content.body) },
    hits,
    read: Object.values(texts).join('\n'),
  };
}

/** Publishes a draft, or submits it for review if needed. */
async function publish(
  tx: Db,
  ctx: Context,
  community: Community,
  kept: Post | null,
  { written, hits, read }: Checked,
): Promise<Post> {
  if (kept?.status === 'REJECTED' && kept.resubmits >= maxResubmits)
    throw new AppError(retCodes.LIMIT_REACHED, {
      retMsg: m.community_refusal_resubmits({ max: maxResubmits }),
    });
  await requireRate(tx, ctx);
  const post = await keepPost(tx, ctx, community, kept, written);
  const isReviewed = community.kinds.isReviewed(post.kind);
  const review = await chooseRoute(tx, ctx, { text: read, hits, kind: post.kind, isReviewed });
  await countHits(tx, hits);
  const looksFirst = review !== null || post.status === 'REJECTED';
  return movePost(tx, ctx, community.kinds, post, {
    event: looksFirst ? 'submit' : 'publish',
    set: looksFirst ? { review: review ?? { causes: [], words: [] } } : {},
  });
}

/** Applies a small change to a public post at once; a large one waits for review while the old text stays. */
async function change(tx: Db, ctx: Context, post: Post, { written, hits, read }: Checked): Promise<Post> {
  const { now } = ctx;
  const isLate = now.getTime() - (post.publishedAt ?? now).getTime() > editHours * 60 * minuteMs;
  if (post.status !== 'PUBLISHED' || isLate) throw new AppError(retCodes.TRANSITION_REFUSED);
  const { title, body, fileIds, tags } = written.content;
  const share = changedShare(`${post.title}\n${textOfHtml(post.body)}`, `${title}\n${written.text}`);
  const review = await chooseRoute(tx, ctx, { text: read, hits, kind: null, isReviewed: false });
  await countHits(tx, hits);
  const waits = share > reviewedShare || review !== null;
  const log = (event: string) =>
    writeLog(tx, unnamed(ctx, post), {
      event: `communityPost.${event}`,
      entity: 'communityPost',
      entityId: post.id,
      before: { title: post.title },
      after: { title },
    });
  if (waits) {
    const causes = [...(share > reviewedShare ? (['BIG_CHANGE'] as const) : []), ...(review?.causes ?? [])];
    const changed = await updateVersion(tx, ctx, posts, post.id, {
      change: { title, body, fileIds, tags, submittedAt: now.getTime() },
      review: { causes, words: review?.words ?? [] },
      dueAt: reviewDueAt(now),
    });
    await log('change');
    return changed;
  }
  const changed = await applyChange(tx, ctx, post, columnsOfText(written));
  await log('edit');
  await followPost(tx, ctx, changed);
  return changed;
}

/** Replaces the public text and keeps the old one as a revision. */
export async function applyChange(
  tx: Db,
  ctx: Pick<Context, 'now'> & { actor: Context['actor'] | null },
  post: Post,
  columns: Partial<Post>,
): Promise<Post> {
  const { id: postId, title, body } = post;
  await tx.insert(postRevisions).values({ id: ulid(ctx.now.getTime()), postId, title, body, until: ctx.now });
  return updateVersion(tx, ctx, posts, postId, {
    ...columns,
    change: null,
    review: null,
    dueAt: null,
    editedAt: ctx.now,
  });
}

const writable = ['DRAFT', 'REJECTED', 'PUBLISHED'] as const;

/** Locks the post to edit; null for a new one. */
async function lockOwn(tx: Db, { actor }: Context, id: string | undefined, version: number | undefined) {
  if (id === undefined) return null;
  const post = await lockVersion(
    tx,
    posts,
    { id, version },
    and(eq(posts.authorId, actor.userId), ne(posts.status, 'DELETED')),
  );
  if (!(writable as readonly string[]).includes(post.status)) throw new AppError(retCodes.TRANSITION_REFUSED);
  return post;
}

/**
 * Publishes a post, submits it for review, or changes a public one.
 * @throws {AppError} 500404, 500409, 500012, 100002, 500014, 500024, 429001
 */
export const submitPost =
  (community: Community): Verb<typeof postSubmit> =>
  (ctx, { id, version, data }) =>
    inTransaction(ctx.db, async (tx) => {
      await lockWriter(tx, ctx.actor.userId);
      const kept = await lockOwn(tx, ctx, id, version);
      const isPublic = kept?.status === 'PUBLISHED';
      const written = await requirePost(tx, community, ctx, data, kept);
      const checked = await checkWords(tx, community, written, isPublic);
      const post = isPublic
        ? await change(tx, ctx, kept, checked)
        : await publish(tx, ctx, community, kept, checked);
      return viewSaved(post);
    });

const maxDrafts = 50;

/**
 * Saves a draft, which may be incomplete.
 * @throws {AppError} 500404, 500409, 500012, 100002, 500024
 */
export const saveDraft =
  (community: Community): Verb<typeof postSave> =>
  (ctx, { id, version, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const { actor } = ctx;
      await lockWriter(tx, actor.userId);
      const kept = await lockOwn(tx, ctx, id, version);
      if (kept?.status === 'PUBLISHED') throw new AppError(retCodes.TRANSITION_REFUSED);
      const drafts = and(eq(posts.authorId, actor.userId), eq(posts.status, 'DRAFT'));
      if (!kept && (await tx.$count(posts, drafts)) >= maxDrafts)
        throw new AppError(retCodes.LIMIT_REACHED, {
          retMsg: m.community_refusal_drafts({ max: maxDrafts }),
        });
      const written = await requirePost(tx, community, ctx, data, kept, { isDraft: true });
      const post = await keepPost(tx, ctx, community, kept, written);
      if (!kept)
        await writeLog(tx, unnamed(ctx, post), {
          event: 'communityPost.create',
          entity: 'communityPost',
          entityId: post.id,
        });
      return viewSaved(post);
    });
