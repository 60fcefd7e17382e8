import { type VentureStage, ventureStageLabels } from '@portal/contract/finance/terms';
import type { ventureOperateManage } from '@portal/contract/venture/manage';
import { type VentureState, ventureStateLabels, ventureStates } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { nullsSmallest, sorted } from '../../../platform/database/sorted.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { moveVenture } from '../move-venture.ts';
import { type Page, selectVentures, type VentureWithNames } from '../venture.queries.ts';
import { ventures } from '../venture.table.ts';
import { viewManagedVentureDetail } from '../venture.view.ts';

interface Filter {
  state?: VentureState | undefined;
  stage?: VentureStage | undefined;
  keyword?: string | undefined;
}

const isInState = (state: VentureState | undefined) => state && eq(ventures.status, state);

const conditions = ({ stage, keyword }: Filter) =>
  and(stage && eq(ventures.stage, stage), contains(keyword, ventures.name, enterprises.name));

type Sort = 'submitted' | '-submitted' | 'need' | '-need';

export const listManagedVentures = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter & Page & { sort: Sort },
): Promise<VentureWithNames[]> =>
  selectVentures(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(
      ...sorted(
        sort,
        { submitted: nullsSmallest(ventures.submittedAt), need: ventures.needFen },
        ventures.id,
      ),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedVentures = (db: Db, filter: Filter) =>
  countTabs(ventureStates, isInState, (columns) =>
    db
      .select(columns)
      .from(ventures)
      .leftJoin(enterprises, eq(enterprises.id, ventures.enterpriseId))
      .where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedVenture(db: Db, id: string): Promise<VentureWithNames> {
  const [row] = await selectVentures(db).where(eq(ventures.id, id));
  if (!row) throw notFound();
  return row;
}

/** Without contacts, which an export does not need. */
export const ventureColumns: SheetColumn<VentureWithNames>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '项目', value: ({ venture }) => venture.name, width: 30 },
  { head: '主体', value: ({ enterpriseName }) => enterpriseName ?? '个人', width: 30 },
  { head: '阶段', value: ({ venture }) => ventureStageLabels[venture.stage]() },
  { head: '融资额（元）', value: ({ venture }) => venture.needFen / 100 },
  { head: '在谈机构', value: ({ venture }) => venture.talks },
  { head: '状态', value: ({ venture }) => ventureStateLabels[venture.status]() },
];

/**
 * Carries out an action of the park on a venture.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason, which the owners read
 */
export const operateManagedVenture: Verb<typeof ventureOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const venture = await lockVersion(tx, ventures, { id, version });
    if (event !== 'pass' && data.reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    const set = event === 'pass' ? { checked: [...new Set(data.checked)] } : {};
    await moveVenture(tx, ctx, venture, { event, reason: event === 'pass' ? '' : data.reason, set });
    return viewManagedVentureDetail(await getManagedVenture(tx, id));
  });
