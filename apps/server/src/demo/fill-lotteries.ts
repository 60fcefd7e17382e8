import { createHash, randomBytes } from 'node:crypto';
import { drawLottery, entrantsHashOf, entryNoOf, seedCommitOf } from '@portal/contract/lottery/draw';
import { claimDays, type LotteryState, type PrizeState } from '@portal/contract/lottery/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import { comments, posts } from '../features/community/post.table.ts';
import { users } from '../features/identity/user.table.ts';
import {
  lotteries,
  lotteryEntries,
  lotteryPrizes,
  lotterySeeds,
  lotteryTraces,
} from '../features/lottery/lottery.table.ts';
import { sha256 } from '../features/lottery/sha256.public.ts';
import { accountOf } from '../features/points/move-points.public.ts';
import { pointBalances, pointEntries, pointTransfers } from '../features/points/points.table.ts';
import { addDays } from '../platform/china-time.ts';
import { composePosts, type DemoLottery } from './content/compose-posts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { demoInteger } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const hour = 3_600_000;
const day = 24 * hour;

const hexOf = (name: string, digits: number) =>
  createHash('sha256').update(name).digest('hex').slice(0, digits);

interface Entrant {
  id: string;
  enterpriseId: string | null;
}

/** Demo accounts that have won something to claim. */
const lucky = ['demo_person', 'demo_enterprise'];

/** Prize states: prizes of recent draws are in progress, older ones were received or have lapsed. */
const recent: readonly PrizeState[] = ['TO_CLAIM', 'CLAIMED', 'CLAIMED', 'SENT', 'RECEIVED'];

async function readEntrants({ tx }: DemoContext) {
  const rows = await tx
    .select({ id: users.id, enterpriseId: users.enterpriseId, loginName: users.loginName })
    .from(users)
    .where(inArray(users.userType, ['100', '200']))
    .orderBy(asc(users.createdAt), asc(users.id));
  const first = rows.filter(({ loginName }) => lucky.includes(loginName));
  return { all: [...first, ...rows.filter((row) => !first.includes(row))], lucky: first.map(({ id }) => id) };
}

/** Finds a seed with which the participating demo accounts win; any seed would be valid. */
function seedWith(
  key: string,
  entryNos: string[],
  wanted: string[],
  ranks: { rank: number; count: number }[],
): string {
  for (let at = 0; ; at++) {
    const seed = hexOf(`draw ${key} ${at}`, 64);
    const won = drawLottery(sha256, { seed, entryNos, ranks }).filter(({ rank }) => rank !== null);
    if (at === 500 || wanted.every((entryNo) => won.some((one) => one.entryNo === entryNo))) return seed;
  }
}

function stateOf(
  { isExtended }: DemoLottery,
  { isDrawn, isFrozen, isSettled }: Record<'isDrawn' | 'isFrozen' | 'isSettled', boolean>,
): LotteryState {
  if (isDrawn) return isSettled ? 'CLOSED' : 'DRAWN';
  if (isFrozen) return 'FROZEN';
  return isExtended ? 'EXTENDED' : 'OPEN';
}

/** The rules set by its author. */
const ruleOf = (
  { prizes, mustComment, minEntrants, isExtended = false }: DemoLottery,
  { joinTo, drawAt }: Record<'joinTo' | 'drawAt', number>,
) => ({
  prizes: prizes.map((line) => ({ ...line, points: line.points ?? 0 })),
  mustComment,
  minEntrants,
  isExtended,
  joinTo: new Date(joinTo),
  drawAt: new Date(drawAt),
});

/**
 * Draws: open for entries, one of them extended, one with a frozen list, two with prizes in progress, three finished,
 * one cancelled and one waiting for two operators.
 */
export async function fillLotteries(context: DemoContext): Promise<void> {
  const { tx, today, box } = context;
  const entrants = await readEntrants(context);
  const now = Date.now();
  for (const { key, lottery } of composePosts()) {
    if (!lottery) continue;
    const postId = demoId('post', key);
    const [post] = await tx.select().from(posts).where(eq(posts.id, postId));
    if (!post) throw new Error(`the demo park has no post ${key}`);
    const joinTo = chinaInstant(addDays(today, lottery.joinToDays), lottery.joinToHour * 60);
    const drawAt = chinaInstant(addDays(today, lottery.drawAtDays), lottery.drawAtHour * 60);
    const begun = (post.publishedAt ?? post.createdAt).getTime();
    const rule = ruleOf(lottery, { joinTo, drawAt });
    if (post.publishedAt === null) {
      await tx.insert(lotteries).values({ postId, ...rule, state: 'PENDING', changedAt: post.createdAt });
      continue;
    }
    const isCancelled = lottery.isCancelled ?? false;
    const isDrawn = !isCancelled && lottery.drawAtDays < 0;
    const entries = await composeEntries(context, {
      key,
      postId,
      lottery,
      post,
      entrants: entrants.all,
      begun,
      end: Math.min(joinTo, now),
    });
    removeEntries(entries, lottery, Math.min(joinTo, now));
    if (lottery.hideProposed !== undefined) await proposeHiding(context, post, lottery.hideProposed);
    if (isCancelled && entries.length >= lottery.minEntrants)
      throw new Error(`${key} is canceled but has enough entrants for a draw`);
    const valid = entries.filter(({ invalid }) => invalid === null);
    const entryNos = valid.map(({ no, nonce }) => entryNoOf(no, nonce));
    const ranks = lottery.prizes.map(({ count }, at) => ({ rank: at + 1, count }));
    const isRecent = lottery.drawAtDays > -claimDays;
    const wanted = valid.filter(({ userId }) => isRecent && entrants.lucky.includes(userId));
    const seed = isDrawn
      ? seedWith(
          key,
          entryNos,
          wanted.map(({ no, nonce }) => entryNoOf(no, nonce)),
          ranks,
        )
      : randomBytes(32).toString('hex');
    const drawn = isDrawn ? drawLottery(sha256, { seed, entryNos, ranks }) : [];
    const places = new Map(drawn.map(({ entryNo, value }, at) => [entryNo, { place: at + 1, value }]));
    const isFrozen = !isDrawn && !isCancelled && joinTo <= now;
    const entrantsHash = isDrawn || isFrozen ? entrantsHashOf(sha256, entryNos) : null;
    const prizes = isDrawn
      ? composePrizes(context, { key, postId, lottery, drawn, valid, isRecent, drawAt })
      : [];
    const isSettled = prizes.every(({ state }) => state === 'RECEIVED' || state === 'LAPSED');
    await tx.insert(lotteries).values({
      postId,
      ...rule,
      state: isCancelled ? 'CANCELLED' : stateOf(lottery, { isDrawn, isFrozen, isSettled }),
      checkedBy: demoId('user', 'op_community'),
      checkedAt: new Date(begun),
      entries: entries.length,
      seedCommit: seedCommitOf(sha256, seed),
      entrantsHash,
      seed: isDrawn ? seed : null,
      drawnAt: isDrawn ? new Date(drawAt) : null,
      changedAt: new Date(isDrawn ? drawAt : isCancelled ? joinTo : begun),
    });
    if (!isDrawn && !isCancelled) await tx.insert(lotterySeeds).values({ postId, sealed: box.seal(seed) });
    const rows = entries.map((entry) => ({ ...entry, ...places.get(entryNoOf(entry.no, entry.nonce)) }));
    for (const chunk of inChunks(rows)) await tx.insert(lotteryEntries).values(chunk);
    if (prizes.length > 0) await tx.insert(lotteryPrizes).values(prizes);
    await payPoints(context, prizes);
    await tx.insert(lotteryTraces).values(composeTraces({ postId, valid, end: Math.min(joinTo, now) }));
  }
}

interface Composing {
  key: string;
  postId: string;
  lottery: DemoLottery;
  post: typeof posts.$inferSelect;
  entrants: Entrant[];
  begun: number;
  end: number;
}

/** Entries in the order of their numbers; the author's own colleagues do not take part. */
async function composeEntries(
  { tx }: DemoContext,
  { key, postId, lottery, post, entrants, begun, end }: Composing,
) {
  const said = await tx
    .select({ id: comments.authorId })
    .from(comments)
    .where(eq(comments.postId, postId))
    .orderBy(asc(comments.id));
  const writers = new Set(said.map(({ id }) => id));
  const chosen = entrants.filter(({ id }, at) =>
    lottery.mustComment ? writers.has(id) : at < 2 || demoInteger(`joins-${key}-${id}`, 0, 9) < 7,
  );
  const step = Math.max(1_000, (end - begun - hour) / (chosen.length + 1));
  return chosen.map(({ id: userId, enterpriseId }, at): typeof lotteryEntries.$inferInsert => ({
    id: demoId('lottery-entry', `${key}-${userId}`),
    postId,
    no: at + 1,
    nonce: hexOf(`nonce ${key} ${userId}`, 32),
    userId,
    at: new Date(Math.min(begun + step * (at + 1), end)),
    invalid:
      userId === post.authorId || (post.enterpriseId !== null && enterpriseId === post.enterpriseId)
        ? 'RELATED'
        : null,
  }));
}

type Entries = Awaited<ReturnType<typeof composeEntries>>;

/** Entries two operators removed for fraud before the list was frozen, or one of them proposed to remove. */
function removeEntries(entries: Entries, { removed = [] }: DemoLottery, end: number): void {
  for (const { nth, cause, note, waits = false } of removed) {
    const entry = entries.filter(({ invalid }) => invalid === null)[nth - 1];
    if (!entry) throw new Error(`the demo park has no entry ${nth} to remove`);
    entry.removal = {
      cause,
      note,
      by: demoId('user', 'op_community'),
      at: end - hour / 2,
      ...(waits ? {} : { agreedBy: demoId('user', 'op_community2') }),
    };
    if (!waits) entry.invalid = cause;
  }
}

/** Hiding an open draw takes two operators; one has proposed it. */
async function proposeHiding({ tx }: DemoContext, { id }: { id: string }, reason: string): Promise<void> {
  const at = Date.now() - 2 * hour;
  await tx
    .update(posts)
    .set({
      proposal: { event: 'hide', by: demoId('user', 'op_community2'), at, reason },
      review: { causes: ['PROPOSAL'], words: [] },
      dueAt: new Date(at + 4 * hour),
    })
    .where(eq(posts.id, id));
}

interface Won {
  key: string;
  postId: string;
  lottery: DemoLottery;
  drawn: ReturnType<typeof drawLottery>;
  valid: Entries;
  isRecent: boolean;
  drawAt: number;
}

function composePrizes({ box }: DemoContext, { key, postId, lottery, drawn, valid, isRecent, drawAt }: Won) {
  const byNo = new Map(valid.map((entry) => [entryNoOf(entry.no, entry.nonce), entry]));
  return drawn.flatMap(({ entryNo, rank }, at): (typeof lotteryPrizes.$inferInsert)[] => {
    const entry = byNo.get(entryNo);
    const line = rank === null ? undefined : lottery.prizes[rank - 1];
    if (!entry || !line || rank === null) return [];
    const isLucky = valid.slice(0, 2).includes(entry);
    const state = isRecent
      ? isLucky
        ? 'TO_CLAIM'
        : (recent[at % recent.length] ?? 'SENT')
      : at % 9 === 8
        ? 'LAPSED'
        : 'RECEIVED';
    const isSent = state === 'SENT' || state === 'RECEIVED';
    const claimed = new Date(Math.min(drawAt + 20 * hour, Date.now()));
    const made = { createdAt: new Date(drawAt), updatedAt: isSent ? claimed : new Date(drawAt) };
    return [
      {
        ...made,
        id: demoId('lottery-prize', `${key}-${entryNo}`),
        postId,
        entryId: entry.id,
        userId: entry.userId,
        rank,
        name: line.name,
        kind: line.kind,
        points: line.points ?? 0,
        state,
        claimUntil: new Date(drawAt + claimDays * day),
        contact:
          state !== 'TO_CLAIM' && state !== 'LAPSED' && (line.kind === 'MAIL' || line.kind === 'PICKUP')
            ? {
                name: '许晚棠',
                phone: '15400000000',
                address: line.kind === 'MAIL' ? '云岫路 1 号收发室' : '',
              }
            : null,
        ...(isSent
          ? {
              codeSealed: line.kind === 'POINTS' ? null : box.seal(`YX-${hexOf(entryNo, 8).toUpperCase()}`),
              preparedBy: demoId('user', 'op_community'),
              preparedAt: claimed,
              sentAt: claimed,
            }
          : {}),
      },
    ];
  });
}

/** Ledger movements for point prizes handed out. */
async function payPoints({ tx }: DemoContext, prizes: (typeof lotteryPrizes.$inferInsert)[]): Promise<void> {
  for (const { id, userId, points = 0, kind, sentAt } of prizes) {
    if (kind !== 'POINTS' || !sentAt) continue;
    const account = accountOf(userId);
    const key = `PRIZE:${id}`;
    const transferId = demoId('points', key);
    const [kept] = await tx.select().from(pointBalances).where(eq(pointBalances.account, account));
    const balance = (kept?.balance ?? 0) + points;
    await tx
      .insert(pointTransfers)
      .values({ id: transferId, key, reason: 'PRIZE', refType: 'lotteryPrize', refId: id, at: sentAt });
    await tx.insert(pointEntries).values([
      { transferId, position: 0, account: 'PARK', delta: -points, balanceAfter: null, at: sentAt },
      { transferId, position: 1, account, delta: points, balanceAfter: balance, at: sentAt },
    ]);
    await tx
      .insert(pointBalances)
      .values({ account, balance })
      .onConflictDoUpdate({ target: pointBalances.account, set: { balance } });
  }
}

/** Hashes published in the last hours before entries closed. */
function composeTraces({ postId, valid, end }: { postId: string; valid: Entries; end: number }) {
  const last = Math.floor(end / hour) * hour;
  return [3, 2, 1, 0].map((hours) => {
    const at = last - hours * hour;
    const before = valid.filter((entry) => entry.at.getTime() <= at);
    return {
      postId,
      at: new Date(at),
      entries: before.length,
      hash: entrantsHashOf(
        sha256,
        before.map(({ no, nonce }) => entryNoOf(no, nonce)),
      ),
    };
  });
}
