import { randomBytes } from 'node:crypto';
import { seedCommitOf } from '@portal/contract/lottery/draw';
import { leastJoinHours, leastSealMinutes, lotteryStateLabels } from '@portal/contract/lottery/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { PostContext, PostKindSource, PostOfKind } from '../../feature/post-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { idsOfOperators } from '../identity/user.public.ts';
import { type Lottery, lotteries, lotterySeeds } from './lottery.table.ts';
import { idsOfEntrants, lockLottery, moveLottery, notifyEntrants } from './move-lottery.ts';
import { sha256 } from './sha256.public.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });

/**
 * Seals a new seed and publishes its fingerprint, once one operator has confirmed the prizes and another the post. For
 * an operator's own draw one colleague is enough, since that already makes two people.
 * @throws {AppError} 500012
 */
async function open(tx: Db, ctx: PostContext, lottery: Lottery, { authorId }: PostOfKind): Promise<void> {
  const passedBy = ctx.actor?.userId;
  if (lottery.checkedBy === null) throw refused(m.lottery_refusal_unchecked());
  const isOfOperator = (await idsOfOperators(tx, 'OP_COMMUNITY')).includes(authorId);
  if (lottery.checkedBy === passedBy && !isOfOperator) throw refused(m.lottery_refusal_same_person());
  if (lottery.joinTo <= ctx.now) throw refused(m.lottery_refusal_late());
  const seed = randomBytes(32).toString('hex');
  await tx.insert(lotterySeeds).values({ postId: lottery.postId, sealed: ctx.box.seal(seed) });
  await moveLottery(tx, ctx, lottery, 'open', { seedCommit: seedCommitOf(sha256, seed) });
}

/** Cancels a draw whose post is gone; its seed is no longer needed. */
async function cancel(tx: Db, ctx: PostContext, lottery: Lottery, { title }: PostOfKind): Promise<void> {
  await moveLottery(tx, ctx, lottery, 'cancel');
  await tx.delete(lotterySeeds).where(eq(lotterySeeds.postId, lottery.postId));
  await notifyEntrants(tx, ctx, lottery.postId, await idsOfEntrants(tx, lottery.postId), {
    eventCode: 'LOTTERY_CANCELLED',
    params: { title },
  });
}

const undrawn: Lottery['state'][] = ['OPEN', 'EXTENDED', 'FROZEN'];

const prizeCountOf = ({ prizes }: Pick<Lottery, 'prizes'>): number =>
  prizes.reduce((sum, { count }) => sum + count, 0);

export const viewLotteryRow = (lottery: Lottery) => ({
  state: lottery.state,
  stateLabel: lotteryStateLabels[lottery.state](),
  prizes: prizeCountOf(lottery),
  prizeNames: lottery.prizes.map(({ name }) => name),
  entries: lottery.entries,
  joinTo: lottery.joinTo.getTime(),
  drawAt: lottery.drawAt.getTime(),
});

/** Draws: posts with prizes, entries and a seed that stays sealed until the draw. */
export const lotteryKind: PostKindSource<'lottery'> = {
  kind: 'LOTTERY',
  part: 'lottery',
  isReviewed: true,
  isNamed: true,

  async findFaults(_tx, { part: { joinTo, drawAt, prizes }, now }) {
    const faults: Record<string, string> = {};
    if (joinTo < now.getTime() + leastJoinHours * hourMs)
      faults['lottery.joinTo'] = m.lottery_fault_join_to();
    if (drawAt < joinTo + leastSealMinutes * minuteMs) faults['lottery.drawAt'] = m.lottery_fault_draw_at();
    prizes.forEach(({ kind, points }, at) => {
      if (kind === 'POINTS' && points === 0) faults[`lottery.prizes.${at}.points`] = m.lottery_fault_points();
    });
    return faults;
  },

  mapTexts: (part, change) => ({
    ...part,
    prizes: part.prizes.map((line, at) => ({ ...line, name: change(line.name, `prizes.${at}.name`) })),
  }),

  async save(tx, ctx, { id: postId }, part) {
    const set = {
      ...part,
      joinTo: new Date(part.joinTo),
      drawAt: new Date(part.drawAt),
      // The confirmation applied to the previous content.
      checkedBy: null,
      checkedAt: null,
      changedAt: ctx.now,
    };
    await tx
      .insert(lotteries)
      .values({ postId, ...set })
      .onConflictDoUpdate({ target: lotteries.postId, set });
    return part.prizes.map(({ name }) => name).join(' ');
  },

  async onMoved(tx, ctx, post, { event }) {
    const lottery = await lockLottery(tx, post.id);
    if (!lottery) return;
    if (event === 'publish' || event === 'pass') {
      if (lottery.state === 'PENDING') await open(tx, ctx, lottery, post);
    } else if ((event === 'delete' || event === 'confirm') && undrawn.includes(lottery.state))
      await cancel(tx, ctx, lottery, post);
  },

  async findBlocker(tx, postId) {
    const lottery = await lockLottery(tx, postId);
    if (!lottery || lottery.entries === 0) return null;
    if (undrawn.includes(lottery.state)) return m.lottery_hindrance_open();
    return lottery.state === 'DRAWN' ? m.lottery_hindrance_prizes() : null;
  },

  async isTakenPartIn(db, postId) {
    return (
      (await db.$count(lotteries, and(eq(lotteries.postId, postId), inArray(lotteries.state, undrawn)))) > 0
    );
  },

  async read(db, postId) {
    const [lottery] = await db.select().from(lotteries).where(eq(lotteries.postId, postId));
    if (!lottery) return undefined;
    const { prizes, minEntrants, audited, mustComment, mustFollowBoard, minPoints } = lottery;
    return {
      prizes,
      minEntrants,
      audited,
      mustComment,
      mustFollowBoard,
      minPoints,
      joinTo: lottery.joinTo.getTime(),
      drawAt: lottery.drawAt.getTime(),
    };
  },

  async readRows(db, postIds) {
    const rows = await db.select().from(lotteries).where(inArray(lotteries.postId, postIds));
    return new Map(rows.map((lottery) => [lottery.postId, viewLotteryRow(lottery)]));
  },
};
