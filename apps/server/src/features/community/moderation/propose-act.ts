import { type SharedAct, sharedActs } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { isSecond } from '../../../platform/workflow/second-person.ts';
import { type Comment, comments, type Post, posts, type ReviewNote } from '../post.table.ts';
import { reviewDueAt } from './choose-route.ts';

export const isShared = (event: string): event is SharedAct =>
  (sharedActs as readonly string[]).includes(event);

/** A text's review causes other than the proposal; null if there are none. */
function reviewWithout({ review }: Pick<Post, 'review'>): ReviewNote | null {
  const causes = (review?.causes ?? []).filter((cause) => cause !== 'PROPOSAL');
  return review && causes.length > 0 ? { ...review, causes } : null;
}

const isComment = (text: Post | Comment): text is Comment => 'postId' in text;
const entityOf = (text: Post | Comment) => (isComment(text) ? 'communityComment' : 'communityPost');

async function save<Text extends Post | Comment>(
  tx: Db,
  ctx: Context,
  text: Text,
  set: Pick<Post, 'proposal' | 'review' | 'dueAt'>,
): Promise<Text> {
  const saved = isComment(text)
    ? await updateVersion(tx, ctx, comments, text.id, set)
    : await updateVersion(tx, ctx, posts, text.id, set);
  return saved as Text;
}

/**
 * Saves an operator's proposed action on a text that others have a stake in, until a second operator agrees; null if
 * this is the second.
 * @throws {AppError} 500012 for one's own proposal
 */
export async function proposeAct<Text extends Post | Comment>(
  tx: Db,
  ctx: Context,
  text: Text,
  { event, reason }: { event: SharedAct; reason: string },
): Promise<Text | null> {
  const { actor, now } = ctx;
  if (isSecond(text.proposal, event, actor.userId)) return null;
  const review = reviewWithout(text);
  const kept = await save(tx, ctx, text, {
    proposal: { event, by: actor.userId, at: now.getTime(), reason },
    review: { words: review?.words ?? [], causes: [...(review?.causes ?? []), 'PROPOSAL'] },
    dueAt: text.dueAt ?? reviewDueAt(now),
  });
  await writeLog(tx, ctx, {
    event: `${entityOf(text)}.${event === 'hide' ? 'proposeHide' : 'proposeLock'}`,
    entity: entityOf(text),
    entityId: text.id,
    reason,
  });
  return kept;
}

/**
 * Discards a proposal; the text stays as it is.
 * @throws {AppError} 500012 without a proposal
 */
export async function dropProposal<Text extends Post | Comment>(
  tx: Db,
  ctx: Context,
  text: Text,
): Promise<Text> {
  if (text.proposal === null) throw new AppError(retCodes.TRANSITION_REFUSED);
  const review = reviewWithout(text);
  const kept = await save(tx, ctx, text, {
    proposal: null,
    review,
    dueAt: review === null ? null : text.dueAt,
  });
  await writeLog(tx, ctx, {
    event: `${entityOf(text)}.keep`,
    entity: entityOf(text),
    entityId: text.id,
    ...(text.proposal.reason === '' ? {} : { reason: text.proposal.reason }),
  });
  return kept;
}
