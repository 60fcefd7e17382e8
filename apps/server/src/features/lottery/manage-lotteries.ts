import { postStateLabels } from '@portal/contract/community/terms';
import type { lotteryCheck, lotteryQueryManageList, ManagedLottery } from '@portal/contract/lottery/public';
import {
  type LotteryState,
  lotteryStateLabels,
  lotteryStates,
  prizeKindLabels,
} from '@portal/contract/lottery/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { posts } from '../community/post.table.ts';
import { shownPostPath } from '../community/post-path.public.ts';
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
  path: shownPostPath('LOTTERY', lottery.postId, status),
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
/** Drafts are visible only to their author. */
const isSubmitted = ne(posts.status, 'DRAFT');

interface Filter {
  state?: LotteryState | undefined;
  keyword?: string | undefined;
}

const conditions = ({ keyword }: Filter) => and(isSubmitted, contains(keyword, posts.title));

export const listManagedLotteries = (
  db: Db,
  { state, pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<Row[]> =>
  select(db)
    .where(and(conditions(filter), isInState(state)))
    .orderBy(desc(lotteries.changedAt), desc(lotteries.postId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedLotteries = (db: Db, filter: Filter) =>
  countTabs(lotteryStates, isInState, (columns) =>
    db
      .select(columns)
      .from(lotteries)
      .innerJoin(posts, eq(posts.id, lotteries.postId))
      .where(conditions(filter)),
  );

export const queryManagedLotteries: Verb<typeof lotteryQueryManageList> = ({ db }, input) =>
  pageOfTabs(
    input,
    listManagedLotteries(db, input),
    { counts: countManagedLotteries(db, input), tab: input.state },
    viewManaged,
  );

/** @throws {AppError} 500404 */
export async function getManagedLottery(db: Db, id: string): Promise<ManagedLottery> {
  const [row] = await select(db).where(and(eq(lotteries.postId, id), isSubmitted));
  if (!row) throw notFound();
  return viewManaged(row);
}

export const lotteryColumns: SheetColumn<Row>[] = [
  { head: '标题', value: ({ title }) => title, width: 40 },
  { head: '状态', value: ({ lottery }) => lotteryStateLabels[lottery.state]() },
  {
    head: '奖品',
    value: ({ lottery }) => lottery.prizes.map(({ name, count }) => `${name} × ${count}`).join('、'),
    width: 40,
  },
  { head: '参与', value: ({ lottery }) => lottery.entries },
  { head: '最少参与', value: ({ lottery }) => lottery.minEntrants },
  { head: '报名截止', value: ({ lottery }) => lottery.joinTo, width: 20 },
  { head: '开奖', value: ({ lottery }) => lottery.drawAt, width: 20 },
  { head: '核对人', value: ({ checkedByName }) => checkedByName ?? '' },
  { head: '随机数指纹', value: ({ lottery }) => lottery.seedCommit ?? '', width: 68 },
  { head: '名单指纹', value: ({ lottery }) => lottery.entrantsHash ?? '', width: 68 },
];

/**
 * The first of two approvals; another operator approves the post.
 * @throws {AppError} 500404, 500409, 500012
 */
export const checkLottery: Verb<typeof lotteryCheck> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const waiting = and(eq(posts.kind, 'LOTTERY'), inArray(posts.status, ['PENDING', 'APPEAL']));
    const post = await lockVersion(tx, posts, { id, version }, waiting);
    if (post.authorId === ctx.actor.userId)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.lottery_refusal_same_person() });
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
    return { ...(await getManagedLottery(tx, post.id)), removals: [], mayAskRemoval: false };
  });
