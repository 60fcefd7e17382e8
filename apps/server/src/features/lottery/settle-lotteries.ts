import { drawLottery, entrantsHashOf, entryNoOf } from '@portal/contract/lottery/draw';
import { arrivalDays, claimDays, extendDays } from '@portal/contract/lottery/terms';
import { and, eq, exists, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SealedJobDeps } from '../../feature/feature.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachRow, everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { type Post, posts } from '../community/post.table.ts';
import { users } from '../identity/user.table.ts';
import { dropInvalid, listValid } from './eligibility.ts';
import { ranksOf } from './lottery.queries.ts';
import { type Lottery, lotteries, lotteryPrizes, lotterySeeds, lotteryTraces } from './lottery.table.ts';
import { idsOfEntrants, moveLottery, notifyEntrants } from './move-lottery.ts';
import { givePrize, movePrize } from './move-prize.ts';
import { sha256 } from './sha256.public.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

async function postOf(tx: Db, { postId }: Lottery): Promise<Post> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId));
  if (!post) throw notFound();
  return post;
}

/**
 * Ends the entry period: freezes the list and publishes its fingerprint, or, with too few entrants, extends it by a
 * week, once.
 */
async function endJoining(tx: Db, ctx: WriteContext, lottery: Lottery): Promise<void> {
  const { postId } = lottery;
  const post = await postOf(tx, lottery);
  const { title } = post;
  await dropInvalid(tx, post);
  const entries = await listValid(tx, postId);
  if (entries.length >= lottery.minEntrants) {
    const entrantsHash = entrantsHashOf(
      sha256,
      entries.map(({ no, nonce }) => entryNoOf(no, nonce)),
    );
    await moveLottery(tx, ctx, lottery, 'freeze', { entrantsHash });
    return;
  }
  const notice = [...(await idsOfEntrants(tx, postId)), post.authorId];
  if (lottery.isExtended) {
    await moveLottery(tx, ctx, lottery, 'cancel');
    await tx.delete(lotterySeeds).where(eq(lotterySeeds.postId, postId));
    await notifyEntrants(tx, ctx, postId, notice, { eventCode: 'LOTTERY_CANCELLED', params: { title } });
    return;
  }
  const later = (at: Date) => new Date(at.getTime() + extendDays * dayMs);
  await moveLottery(tx, ctx, lottery, 'extend', {
    isExtended: true,
    joinTo: later(lottery.joinTo),
    drawAt: later(lottery.drawAt),
  });
  await notifyEntrants(tx, ctx, postId, notice, {
    eventCode: 'LOTTERY_EXTENDED',
    params: { title, days: extendDays },
  });
}

/** Unseals the seed and draws. This is the only place that reads a seed. */
async function draw(tx: Db, ctx: WriteContext, lottery: Lottery, box: SecretBox): Promise<void> {
  const { postId } = lottery;
  const { title } = await postOf(tx, lottery);
  const [kept] = await tx.select().from(lotterySeeds).where(eq(lotterySeeds.postId, postId));
  if (!kept) throw new Error(`draw ${postId} has no seed`);
  const seed = box.open(kept.sealed);
  const entries = await listValid(tx, postId);
  const byNo = new Map(entries.map((entry) => [entryNoOf(entry.no, entry.nonce), entry]));
  const drawn = drawLottery(sha256, { seed, entryNos: [...byNo.keys()], ranks: ranksOf(lottery) });
  const places = drawn.map(({ entryNo, value }, at) => ({ id: byNo.get(entryNo)?.id, place: at + 1, value }));
  await tx.execute(sql`
    update community_lottery_entry e set place = d.place, value = d.value
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as d(id text, place int, value text)
    where e.id = d.id`);
  await moveLottery(tx, ctx, lottery, 'draw', { seed, drawnAt: ctx.now });
  await tx.delete(lotterySeeds).where(eq(lotterySeeds.postId, postId));
  for (const { entryNo, rank } of drawn) {
    const entry = byNo.get(entryNo);
    const line = rank === null ? undefined : lottery.prizes[rank - 1];
    if (!entry || !line || rank === null) continue;
    const { name, kind, points } = line;
    await givePrize(tx, ctx, {
      postId,
      entryId: entry.id,
      userId: entry.userId,
      rank,
      name,
      kind,
      points,
      isReserve: false,
    });
  }
  const without = drawn
    .filter(({ rank }) => rank === null)
    .map(({ entryNo }) => byNo.get(entryNo)?.userId ?? '');
  await notifyEntrants(tx, ctx, postId, without, { eventCode: 'LOTTERY_DRAWN', params: { title } });
}

/** Settles each draw separately. Idempotent, also when run concurrently. */
const settleDue = (
  ctx: WriteContext,
  isDue: SQL | undefined,
  settle: (tx: Db, lottery: Lottery) => Promise<void>,
) =>
  inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(lotteries)
        .where(isDue)
        .orderBy(lotteries.postId)
        .limit(limit)
        .for('update', { skipLocked: true }),
    settle,
    ({ postId }) => postId,
    1,
  );

const settlePrizes = (ctx: WriteContext, isDue: SQL | undefined, event: 'lapse' | 'receive') =>
  inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(lotteryPrizes)
        .where(isDue)
        .orderBy(lotteryPrizes.id)
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, prize) => movePrize(tx, ctx, prize, event),
    ({ id }) => id,
    1,
  );

/** Winners frozen by an administrator cannot claim, so their period restarts instead of ending. */
async function putOffFrozen({ db, now }: WriteContext): Promise<void> {
  const { state, claimUntil, userId } = lotteryPrizes;
  const isFrozen = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'FROZEN')));
  await db
    .update(lotteryPrizes)
    .set({ claimUntil: new Date(now.getTime() + claimDays * dayMs) })
    .where(and(eq(state, 'TO_CLAIM'), lte(claimUntil, now), exists(isFrozen)));
}

/** Applies all time-based transitions of draws and prizes. */
export async function settleLotteries(deps: SealedJobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const { state, joinTo, drawAt } = lotteries;
  const isJoined = and(inArray(state, ['OPEN', 'EXTENDED']), lte(joinTo, ctx.now));
  const isToDraw = and(eq(state, 'FROZEN'), lte(drawAt, ctx.now));
  const arrived = new Date(ctx.now.getTime() - arrivalDays * dayMs);
  const isUnclaimed = and(eq(lotteryPrizes.state, 'TO_CLAIM'), lte(lotteryPrizes.claimUntil, ctx.now));
  const isArrived = and(eq(lotteryPrizes.state, 'SENT'), lte(lotteryPrizes.sentAt, arrived));
  await everyStep({
    joined: () => settleDue(ctx, isJoined, (tx, lottery) => endJoining(tx, ctx, lottery)),
    draw: () => settleDue(ctx, isToDraw, (tx, lottery) => draw(tx, ctx, lottery, deps.box)),
    frozen: () => putOffFrozen(ctx),
    unclaimed: () => settlePrizes(ctx, isUnclaimed, 'lapse'),
    arrived: () => settlePrizes(ctx, isArrived, 'receive'),
  });
}

/** Publishes the number of entries and the fingerprint of their list, so that later additions become visible. */
async function trace({ db }: WriteContext, postId: string, at: Date): Promise<void> {
  const entries = await listValid(db, postId);
  const hash = entrantsHashOf(
    sha256,
    entries.map(({ no, nonce }) => entryNoOf(no, nonce)),
  );
  await db.insert(lotteryTraces).values({ postId, at, entries: entries.length, hash }).onConflictDoNothing();
}

/** Traces every open draw, once an hour. */
export async function traceLotteries(deps: SealedJobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const open = await ctx.db
    .select()
    .from(lotteries)
    .where(inArray(lotteries.state, ['OPEN', 'EXTENDED']))
    .orderBy(lotteries.postId);
  const at = new Date(Math.floor(ctx.now.getTime() / hourMs) * hourMs);
  await eachRow(
    open,
    ({ postId }) => postId,
    ({ postId }) => trace(ctx, postId, at),
  );
}
