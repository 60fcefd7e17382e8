import type { ManagedRecruit, recruitOperate, recruitQueryManageList } from '@portal/contract/recruit/public';
import {
  type RecruitKind,
  type RecruitState,
  recruitStates,
  recruitTransitions,
} from '@portal/contract/recruit/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { posts } from '../community/post.table.ts';
import { lockRecruit, moveRecruit } from './move-recruit.ts';
import { viewPositions } from './recruit.queries.ts';
import { recruits } from './recruit.table.ts';
import {
  isInState,
  matches,
  type RunFilter,
  type RunRow,
  readRun,
  selectRun,
  viewRun,
} from './run-recruits.ts';

interface Filter extends RunFilter {
  state?: RecruitState | undefined;
  recruitKind?: RecruitKind | undefined;
}

/** The office does not see drafts and deleted recruitments. */
const conditions = ({ recruitKind, ...filter }: Filter) =>
  and(
    notInArray(posts.status, ['DRAFT', 'DELETED']),
    recruitKind && eq(recruits.recruitKind, recruitKind),
    matches(filter),
  );

const viewManaged = (row: RunRow): ManagedRecruit => {
  const { recruit, places } = row;
  const mayClose = recruit.state !== 'PENDING' && recruitTransitions[recruit.state].close !== undefined;
  return {
    ...viewRun(row),
    positions: viewPositions(recruit, places),
    endedAt: recruit.endedAt?.getTime() ?? null,
    actions: mayClose ? ['close'] : [],
  };
};

export const countManagedRecruits = (db: Db, filter: Filter) =>
  countTabs(recruitStates, isInState, (columns) =>
    db
      .select(columns)
      .from(recruits)
      .innerJoin(posts, eq(posts.id, recruits.postId))
      .where(conditions(filter)),
  );

export async function listManagedRecruits(
  db: Db,
  { state, pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
): Promise<ManagedRecruit[]> {
  const page = selectRun(db)
    .where(and(conditions(filter), isInState(state)))
    .orderBy(desc(recruits.deadline), desc(recruits.postId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return (await readRun(db, page)).map(viewManaged);
}

export const queryManagedRecruits: Verb<typeof recruitQueryManageList> = ({ db }, input) =>
  pageOfTabs(
    input,
    listManagedRecruits(db, input),
    { counts: countManagedRecruits(db, input), tab: input.state },
    (row) => row,
  );

/** @throws {AppError} 500404 */
export async function getManagedRecruit(db: Db, id: string): Promise<ManagedRecruit> {
  const [row] = await readRun(db, selectRun(db).where(and(eq(recruits.postId, id), conditions({}))));
  if (!row) throw notFound();
  return viewManaged(row);
}

/**
 * Closes a recruitment; recruiters see the reason.
 * @throws {AppError} 500404, 500012
 */
export const operateRecruit: Verb<typeof recruitOperate> = (ctx, { id, event, data: { reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    await getManagedRecruit(tx, id);
    const recruit = await lockRecruit(tx, id);
    if (!recruit) throw notFound();
    if (recruit.state === 'PENDING') throw new AppError(retCodes.TRANSITION_REFUSED);
    await moveRecruit(tx, ctx, recruit, event, reason);
    return getManagedRecruit(tx, id);
  });

export const recruitColumns: SheetColumn<ManagedRecruit>[] = [
  { head: '标题', value: ({ title }) => title, width: 40 },
  { head: '类别', value: ({ kindLabel }) => kindLabel },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 24 },
  { head: '状态', value: ({ stateLabel }) => stateLabel },
  { head: '招募人数', value: ({ wanted }) => wanted },
  { head: '已录用', value: ({ hired }) => hired },
  { head: '投递', value: ({ applications }) => applications },
  { head: '待查看', value: ({ waiting }) => waiting },
  { head: '截止', value: ({ deadline }) => deadline },
  {
    head: '岗位',
    value: ({ positions }) => positions.map(({ title, count }) => `${title} ${count} 人`).join('；'),
    width: 50,
  },
  { head: '关闭原因', value: ({ reason }) => reason, width: 40 },
];
