import { entryNoOf, shortOf } from '@portal/contract/lottery/draw';
import type { lotteryRemoveEntry, ManagedLotteryDetail } from '@portal/contract/lottery/public';
import { invalidReasonLabels, type RemovalEvent } from '@portal/contract/lottery/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { posts } from '../community/post.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { type EntryRemoval, type Lottery, lotteryEntries } from './lottery.table.ts';
import { getManagedLottery } from './manage-lotteries.ts';
import { lockLottery, notifyEntrants } from './move-lottery.ts';

/** Once the list is frozen its fingerprint is public, so no entry can be removed. */
const isRemovable = ({ state }: Pick<Lottery, 'state'>): boolean => state === 'OPEN' || state === 'EXTENDED';

const refused = (retMsg?: string) => new AppError(retCodes.TRANSITION_REFUSED, retMsg ? { retMsg } : {});

/** Proposed and confirmed removals of a draw, ordered by number. */
async function listRemovals(
  db: Db,
  { actor }: Pick<Context, 'actor'>,
  postId: string,
  isOpen: boolean,
): Promise<ManagedLotteryDetail['removals']> {
  const rows = await db
    .select({ no: lotteryEntries.no, removal: lotteryEntries.removal })
    .from(lotteryEntries)
    .where(and(eq(lotteryEntries.postId, postId), isNotNull(lotteryEntries.removal)))
    .orderBy(asc(lotteryEntries.no));
  const names = await namesOfUsers(
    db,
    rows.flatMap(({ removal }) => [removal?.by ?? '', removal?.agreedBy ?? '']).filter(Boolean),
  );
  return rows.flatMap(({ no, removal }) => {
    if (removal === null) return [];
    const { cause, note, by, at, agreedBy = '' } = removal;
    const waits = agreedBy === '' && isOpen;
    const possible: RemovalEvent[] = by === actor.userId ? ['drop'] : ['agree', 'drop'];
    return {
      no,
      cause,
      causeLabel: invalidReasonLabels[cause](),
      note,
      byName: names.get(by) ?? '',
      at,
      agreedByName: names.get(agreedBy) ?? '',
      actions: waits ? possible : [],
    };
  });
}

/**
 * The operators' view of a draw.
 * @throws {AppError} 500404
 */
export async function getLotteryDetail(
  db: Db,
  ctx: Pick<Context, 'actor'>,
  id: string,
): Promise<ManagedLotteryDetail> {
  const lottery = await getManagedLottery(db, id);
  const isOpen = isRemovable(lottery);
  return {
    ...lottery,
    removals: await listRemovals(db, ctx, id, isOpen),
    mayAskRemoval: isOpen && lottery.entries > 0,
  };
}

async function lockEntry(tx: Db, postId: string, no: number) {
  const [entry] = await tx
    .select()
    .from(lotteryEntries)
    .where(and(eq(lotteryEntries.postId, postId), eq(lotteryEntries.no, no), isNull(lotteryEntries.invalid)))
    .for('update');
  if (!entry) throw fieldsRefused({ 'data.no': m.lottery_fault_entry_no() });
  return entry;
}

type Entry = Awaited<ReturnType<typeof lockEntry>>;

async function keep(
  tx: Db,
  ctx: Context,
  entry: Entry,
  { event, removal }: { event: RemovalEvent; removal: EntryRemoval | null },
): Promise<void> {
  const { id, postId, no, nonce } = entry;
  const isAgreed = event === 'agree';
  await tx
    .update(lotteryEntries)
    .set({ removal, ...(isAgreed && removal ? { invalid: removal.cause } : {}) })
    .where(eq(lotteryEntries.id, id));
  const did = { ask: 'askRemoval', agree: 'removeEntry', drop: 'dropRemoval' } as const;
  const note = (removal ?? entry.removal)?.note;
  await writeLog(tx, ctx, {
    event: `communityLottery.${did[event]}`,
    entity: 'communityLottery',
    entityId: postId,
    after: { entryNo: entryNoOf(no, nonce) },
    ...(note ? { reason: note } : {}),
  });
}

/** Notifies the entrant of the decision and its reason, once two operators have made it. */
async function notifyEntrant(
  tx: Db,
  ctx: Context,
  { postId, no, nonce, userId }: Entry,
  removal: EntryRemoval,
) {
  const [post] = await tx.select({ title: posts.title }).from(posts).where(eq(posts.id, postId));
  await notifyEntrants(tx, ctx, postId, [userId], {
    eventCode: 'LOTTERY_ENTRY_REMOVED',
    params: { title: post?.title ?? '', no: shortOf(entryNoOf(no, nonce)), reason: removal.note },
  });
}

/**
 * Removes an entry for fraud: one operator proposes it with a reason, another agrees. The number stays, and is
 * published with the cause.
 * @throws {AppError} 500404, 500012 once the list is frozen or for one's own proposal, 100002
 */
export const removeEntry: Verb<typeof lotteryRemoveEntry> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, event } = input;
    const { actor, now } = ctx;
    const lottery = await lockLottery(tx, id);
    if (!lottery) throw notFound();
    if (!isRemovable(lottery) || lottery.joinTo <= now) throw refused();
    const [post] = await tx.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, id));
    // The author of a draw may not decide about entrants.
    if (post?.authorId === actor.userId) throw refused(m.lottery_refusal_same_person());
    const entry = await lockEntry(tx, id, input.data.no);
    const { removal } = entry;
    if (event === 'ask') {
      if (removal !== null) throw refused(m.lottery_removal_waits());
      const { cause, note } = input.data;
      if (cause === null)
        throw fieldsRefused({ 'data.cause': m.fault_choose({ field: m.lottery_field_removal_cause() }) });
      if (note === '') throw fieldsRefused({ 'data.note': m.fault_fill_in({ field: m.field_reason() }) });
      const asked = { cause, note, by: actor.userId, at: now.getTime() };
      await keep(tx, ctx, entry, { event, removal: asked });
    } else {
      if (removal === null) throw refused();
      if (event === 'agree' && removal.by === actor.userId) throw refused(m.lottery_refusal_same_person());
      const agreed = event === 'agree' ? { ...removal, agreedBy: actor.userId } : null;
      await keep(tx, ctx, entry, { event, removal: agreed });
      if (agreed) await notifyEntrant(tx, ctx, entry, agreed);
    }
    await invalidateTags(tx, ['community']);
    return getLotteryDetail(tx, ctx, id);
  });
