import { entryNoOf } from '@portal/contract/lottery/draw';
import type { LotteryStanding, lotteryJoin, lotteryQueryStanding } from '@portal/contract/lottery/public';
import { invalidReasonLabels } from '@portal/contract/lottery/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { findLacks, isRelated } from './eligibility.ts';
import { getShownLottery, listReserves } from './lottery.queries.ts';
import { lotteries, lotteryEntries, lotteryPrizes } from './lottery.table.ts';

const joinable = ['OPEN', 'EXTENDED'] as const;

/** Position of an entry among the reserves, from 1; null if it is not one of them. */
async function findReserve(
  db: Db,
  { id, postId }: typeof lotteryEntries.$inferSelect,
): Promise<number | null> {
  const at = (await listReserves(db, postId)).findIndex((one) => one.id === id);
  return at < 0 ? null : at + 1;
}

async function readStanding(
  db: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  id: string,
): Promise<LotteryStanding> {
  const { lottery, post } = await getShownLottery(db, id);
  const [row] = await db
    .select({ entry: lotteryEntries, prizeId: lotteryPrizes.id })
    .from(lotteryEntries)
    .leftJoin(lotteryPrizes, eq(lotteryPrizes.entryId, lotteryEntries.id))
    .where(and(eq(lotteryEntries.postId, id), eq(lotteryEntries.userId, actor.userId)));
  if (row) {
    const { entry, prizeId } = row;
    return {
      entry: {
        entryNo: entryNoOf(entry.no, entry.nonce),
        isValid: entry.invalid === null,
        reason: entry.invalid,
        reasonLabel: entry.invalid === null ? '' : invalidReasonLabels[entry.invalid](),
        place: entry.place,
        value: entry.value ?? '',
        hasPrize: prizeId !== null,
        reserve: lottery.state === 'DRAWN' && prizeId === null ? await findReserve(db, entry) : null,
      },
      mayJoin: false,
      lacks: [],
    };
  }
  const isOpen = (joinable as readonly string[]).includes(lottery.state) && lottery.joinTo > now;
  const lacks = isOpen ? await findLacks(db, lottery, post, actor) : [];
  return { entry: null, mayJoin: isOpen && lacks.length === 0, lacks };
}

/** @throws {AppError} 500404 */
export const queryStanding: Verb<typeof lotteryQueryStanding> = ({ db, ...ctx }, { id }) =>
  readStanding(db, ctx, id);

/**
 * Joins a draw, once per person. Related users get a number too, but do not take part.
 * @throws {AppError} 500404, 500063, 500065, 500012 once entries are closed
 */
export const joinLottery: Verb<typeof lotteryJoin> = (ctx, { id, nonce }) => {
  const work = async (tx: Db) => {
    const { actor, now } = ctx;
    const { lottery, post } = await getShownLottery(tx, id);
    const lacks = await findLacks(tx, lottery, post, actor);
    if (lacks.length > 0)
      throw new AppError(retCodes.NOT_ELIGIBLE, {
        retMsg: m.lottery_refusal_lacks({ rule: lacks[0] ?? '' }),
      });
    // The counter row is the lock: concurrent entries are serialised, and each gets a number.
    const [counted] = await tx
      .update(lotteries)
      .set({ entries: sql`${lotteries.entries} + 1` })
      .where(
        and(eq(lotteries.postId, id), inArray(lotteries.state, [...joinable]), gt(lotteries.joinTo, now)),
      )
      .returning({ no: lotteries.entries });
    if (!counted) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.lottery_refusal_closed() });
    const [made] = await tx
      .insert(lotteryEntries)
      .values({
        id: ulid(now.getTime()),
        postId: id,
        no: counted.no,
        nonce,
        userId: actor.userId,
        at: now,
        invalid: (await isRelated(tx, post, actor)) ? 'RELATED' : null,
      })
      .onConflictDoNothing({ target: [lotteryEntries.postId, lotteryEntries.userId] })
      .returning();
    if (!made) throw new AppError(retCodes.ALREADY_DONE, { retMsg: m.lottery_refusal_joined() });
    await writeLog(tx, ctx, {
      event: 'communityLottery.join',
      entity: 'communityLottery',
      entityId: id,
      after: { entryNo: entryNoOf(made.no, made.nonce) },
    });
    return readStanding(tx, ctx, id);
  };
  return inTurn(ctx, `lottery ${id}`, work, { abreast: 2 });
};
