import { entryNoOf } from '@portal/contract/lottery/draw';
import type { LotteryDetail, LotteryProof } from '@portal/contract/lottery/public';
import {
  claimDays,
  invalidReasonLabels,
  prizeKindLabels,
  prizeStateLabels,
} from '@portal/contract/lottery/terms';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { communityProfiles, type Post, posts } from '../community/post.table.ts';
import { isShown } from '../community/shown-post.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { listDropped, listValid, wordRules } from './eligibility.ts';
import { viewLotteryRow } from './lottery.kind.ts';
import { type Lottery, lotteries, lotteryEntries, lotteryPrizes, lotteryTraces } from './lottery.table.ts';

const dayMs = 86_400_000;
const tracesShown = 12;
const droppedShown = 60;

/** A draw whose post is public. @throws {AppError} 500404 */
export async function getShownLottery(db: Db, id: string): Promise<{ lottery: Lottery; post: Post }> {
  const [row] = await db
    .select({ lottery: lotteries, post: posts })
    .from(lotteries)
    .innerJoin(posts, and(eq(posts.id, lotteries.postId), isShown))
    .where(eq(lotteries.postId, id));
  if (!row) throw notFound();
  return row;
}

/** Masks all but the first and last character of a name. */
function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

const whoColumns = {
  userName: users.name,
  enterpriseName: enterprises.name,
  nickname: communityProfiles.nickname,
};

interface Placed {
  entry: typeof lotteryEntries.$inferSelect;
  userName: string;
  enterpriseName: string | null;
  nickname: string | null;
}

/** The public view of an entry and its place in the draw. */
const viewPlace = ({ entry, userName, enterpriseName, nickname }: Placed) => ({
  entryNo: entryNoOf(entry.no, entry.nonce),
  place: entry.place ?? 0,
  value: entry.value ?? '',
  name: maskName(nickname || userName),
  enterpriseName: enterpriseName ?? '',
});

/** Number of reserves shown. */
const reservesShown = 3;

/** The entries next in line for prizes that nobody claims. */
export async function listReserves(db: Db, postId: string) {
  const rows = await db
    .select({ entry: lotteryEntries, ...whoColumns })
    .from(lotteryEntries)
    .innerJoin(users, eq(users.id, lotteryEntries.userId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, lotteryEntries.userId))
    .leftJoin(lotteryPrizes, eq(lotteryPrizes.entryId, lotteryEntries.id))
    .where(and(eq(lotteryEntries.postId, postId), isNotNull(lotteryEntries.place), isNull(lotteryPrizes.id)))
    .orderBy(asc(lotteryEntries.place))
    .limit(reservesShown);
  return rows.map((row) => ({ id: row.entry.id, ...viewPlace(row) }));
}

/** Winners in drawing order. */
async function listWinners(db: Db, postId: string): Promise<LotteryDetail['winners']> {
  const rows = await db
    .select({
      entry: lotteryEntries,
      prize: {
        rank: lotteryPrizes.rank,
        name: lotteryPrizes.name,
        state: lotteryPrizes.state,
        isReserve: lotteryPrizes.isReserve,
      },
      ...whoColumns,
    })
    .from(lotteryPrizes)
    .innerJoin(lotteryEntries, eq(lotteryEntries.id, lotteryPrizes.entryId))
    .innerJoin(users, eq(users.id, lotteryPrizes.userId))
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .leftJoin(communityProfiles, eq(communityProfiles.userId, lotteryPrizes.userId))
    .where(eq(lotteryPrizes.postId, postId))
    .orderBy(asc(lotteryEntries.place));
  return rows.map(({ prize, ...row }) => ({
    ...viewPlace(row),
    rank: prize.rank,
    prizeName: prize.name,
    prizeState: prize.state,
    prizeStateLabel: prizeStateLabels[prize.state](),
    isReserve: prize.isReserve,
  }));
}

/** @throws {AppError} 500404 */
export async function getLottery(db: Db, id: string): Promise<LotteryDetail> {
  const { lottery, post } = await getShownLottery(db, id);
  const [winners, reserves, traces, dropped] = await Promise.all([
    listWinners(db, id),
    lottery.state === 'DRAWN' ? listReserves(db, id) : [],
    db
      .select()
      .from(lotteryTraces)
      .where(eq(lotteryTraces.postId, id))
      .orderBy(desc(lotteryTraces.at))
      .limit(tracesShown),
    listDropped(db, id),
  ]);
  const { drawnAt } = lottery;
  return {
    ...viewLotteryRow(lottery),
    postId: id,
    lines: lottery.prizes.map((line, at) => ({
      ...line,
      rank: at + 1,
      kindLabel: prizeKindLabels[line.kind](),
    })),
    rules: wordRules(lottery),
    minEntrants: lottery.minEntrants,
    invalid: dropped.length,
    dropped: dropped
      .slice(0, droppedShown)
      .map((each) => ({ ...each, reasonLabel: invalidReasonLabels[each.reason]() })),
    publishedAt: post.publishedAt?.getTime() ?? 0,
    isExtended: lottery.isExtended,
    drawnAt: drawnAt?.getTime() ?? null,
    claimUntil: drawnAt ? drawnAt.getTime() + claimDays * dayMs : null,
    seedCommit: lottery.seedCommit ?? '',
    entrantsHash: lottery.entrantsHash,
    seed: lottery.seed,
    winners,
    reserves,
    traces: traces.map(({ at, entries, hash }) => ({ at: at.getTime(), entries, hash })),
  };
}

/** Number of prizes per rank; the first line is the first rank. */
export const ranksOf = ({ prizes }: Pick<Lottery, 'prizes'>) =>
  prizes.map(({ count }, at) => ({ rank: at + 1, count }));

/**
 * Everything needed to repeat the draw, available once the list of entrants is frozen.
 * @throws {AppError} 500404
 */
export async function getProof(db: Db, id: string): Promise<LotteryProof> {
  const { lottery } = await getShownLottery(db, id);
  const { seedCommit, entrantsHash, seed } = lottery;
  if (entrantsHash === null || seedCommit === null) throw notFound();
  const ranks = ranksOf(lottery);
  const entries = await listValid(db, id);
  const given = await db
    .select({ no: lotteryEntries.no, nonce: lotteryEntries.nonce, rank: lotteryPrizes.rank })
    .from(lotteryPrizes)
    .innerJoin(lotteryEntries, eq(lotteryEntries.id, lotteryPrizes.entryId))
    .where(and(eq(lotteryPrizes.postId, id), eq(lotteryPrizes.isReserve, false)))
    .orderBy(asc(lotteryEntries.place));
  return {
    postId: id,
    seedCommit,
    entrantsHash,
    seed,
    ranks,
    given: lottery.entries,
    dropped: await listDropped(db, id),
    entryNos: entries.map(({ no, nonce }) => entryNoOf(no, nonce)),
    winners: given.map(({ no, nonce, rank }) => ({ entryNo: entryNoOf(no, nonce), rank })),
  };
}
