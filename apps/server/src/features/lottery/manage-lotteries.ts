import type { lotteryCheck, lotteryQueryManageList, ManagedLottery } from '@portal/contract/lottery';
import { type LotteryState, lotteryStates, prizeKindLabels } from '@portal/contract/lottery-terms';
import { postStateLabels } from '@portal/contract/community-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { posts } from '../community/post.table.ts';
import { postPath } from '../community/post-path.public.ts';
import { users } from '../identity/user.table.ts';
import { wordRules } from './eligibility.ts';
import { viewLotteryRow } from './lottery.kind.ts';
import { lotteries } from './lottery.table.ts';

const select = (db: Db) =>
  db
    .select({
      lottery: lotteries,
      title: posts.title,
      status: posts.status,
      version: posts.version,
      checkedByName: users.name,
    })
    .from(lotteries)
    .innerJoin(posts, eq(posts.id, lotteries.postId))
    .leftJoin(users, eq(users.id, lotteries.checkedBy));

type Row = Awaited<ReturnType<typeof select>>[number];

const viewManaged = ({ lottery, title, status, version, checkedByName }: Row): ManagedLottery => ({
  ...viewLotteryRow(lottery),
  postId: lottery.postId,
  title,
  path: postPath('LOTTERY', lottery.postId),
  postStateLabel: postStateLabels[status](),
  minEntrants: lottery.minEntrants,
  lines: lottery.prizes.map((line) => ({ ...line, kindLabel: prizeKindLabels[line.kind]() })),
  rules: wordRules(lottery),
  checkedByName: checkedByName ?? '',
  checkedAt: lottery.checkedAt?.getTime() ?? null,
  version,
  mayCheck: lottery.state === 'PENDING' && lottery.checkedBy === null && isWaiting(status),
});

const isWaiting = (status: Row['status']) => status === 'PENDING' || status === 'APPEAL';

const isInState = (state: LotteryState | undefined) => state && eq(lotteries.state, state);
/** Drafts are their author's alone. */
const isHandedIn = ne(posts.status, 'DRAFT');

export const queryManagedLotteries: Verb<typeof lotteryQueryManageList> = ({ db }, input) => {
  const { state, pageNo, pageSize } = input;
  const rows = select(db)
    .where(and(isHandedIn, isInState(state)))
    .orderBy(desc(lotteries.changedAt), desc(lotteries.postId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const counts = countTabs(lotteryStates, isInState, (columns) =>
    db
      .select(columns)
      .from(lotteries)
      .innerJoin(posts, eq(posts.id, lotteries.postId))
      .where(isHandedIn),
  );
  return pageOfTabs(input, rows.execute(), { counts, tab: state }, viewManaged);
};

/**
 * The first of two pairs of eyes: somebody else passes the post.
 * @throws {AppError} 500404, 500409, 500012
 */
export const checkLottery: Verb<typeof lotteryCheck> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const waiting = and(eq(posts.kind, 'LOTTERY'), inArray(posts.status, ['PENDING', 'APPEAL']));
    const post = await lockVersion(tx, posts, { id, version }, waiting);
    const [checked] = await tx
      .update(lotteries)
      .set({ checkedBy: ctx.actor.userId, checkedAt: ctx.now, changedAt: ctx.now })
      .where(and(eq(lotteries.postId, post.id), eq(lotteries.state, 'PENDING')))
      .returning();
    if (!checked) throw new AppError(retCodes.TRANSITION_REFUSED);
    await updateVersion(tx, ctx, posts, post.id, {});
    await writeLog(tx, ctx, {
      event: 'communityLottery.check',
      entity: 'communityLottery',
      entityId: post.id,
      after: { prizes: checked.prizes.map(({ name, count }) => `${name} × ${count}`).join('、') },
    });
    const [row] = await select(tx).where(eq(lotteries.postId, post.id));
    if (!row) throw notFound();
    return viewManaged(row);
  });
