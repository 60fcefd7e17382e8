import { type PlanState, planStates } from '@portal/contract/upkeep/terms';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { meters } from '../billing/meter/meter.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { repairAssets } from '../repair/repair.table.ts';
import { isTypeOf, typeNameOf } from '../repair/repair-type.public.ts';
import { upkeepDates, upkeepPlans } from './upkeep.table.ts';

const openOf = (columns: SQL) =>
  sql`(select ${columns} from ${upkeepDates} where ${upkeepDates.planId} = ${upkeepPlans.id}
    and ${upkeepDates.status} in ('PLANNED', 'TICKET'))`;

const selectPlans = (db: Db) =>
  db
    .select({
      plan: getTableColumns(upkeepPlans),
      assetName: repairAssets.name,
      assetNo: repairAssets.no,
      typeName: typeNameOf(upkeepPlans.typeCode),
      meterNo: meters.meterNo,
      nextOn: sql<string | null>`${openOf(sql`min(${upkeepDates.dueOn})`)}::text`,
      assets: sql<number>`${openOf(sql`count(*)`)}`.mapWith(Number),
    })
    .from(upkeepPlans)
    .leftJoin(repairAssets, eq(repairAssets.id, upkeepPlans.assetId))
    .leftJoin(businessData, isTypeOf(upkeepPlans.typeCode))
    .leftJoin(meters, eq(meters.id, upkeepPlans.meterId));
type PlanFound = Awaited<ReturnType<typeof selectPlans>>[number];

interface Filter {
  state?: PlanState | undefined;
  keyword?: string | undefined;
}

const isIn = (state: PlanState | undefined) => state && eq(upkeepPlans.status, state);

/** Plans in the order of their names. */
export const listPlans = (
  db: Db,
  { state, keyword, pageNo, pageSize }: Filter & { pageNo: number; pageSize: number },
) =>
  selectPlans(db)
    .where(and(isIn(state), contains(keyword, upkeepPlans.name)))
    .orderBy(asc(upkeepPlans.name), asc(upkeepPlans.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countPlans = (db: Db, { keyword }: Filter) =>
  countTabs(planStates, isIn, (columns) =>
    db.select(columns).from(upkeepPlans).where(contains(keyword, upkeepPlans.name)),
  );

export const viewPlan = ({ plan, assetName, typeName, nextOn, assets }: PlanFound) => ({
  planId: plan.id,
  version: plan.version,
  name: plan.name,
  state: plan.status,
  target: plan.assetId === null ? ('KIND' as const) : ('ASSET' as const),
  targetName: plan.assetId === null ? typeName : (assetName ?? ''),
  rhythm: plan.rhythm,
  months: plan.months,
  seasons: plan.seasons,
  units: plan.units,
  nextOn,
  assets,
});

/** @throws {AppError} 500404 */
export async function getPlan(db: Db, id: string) {
  const [row] = await selectPlans(db).where(eq(upkeepPlans.id, id));
  if (!row) throw notFound();
  const { plan, assetName, assetNo, meterNo } = row;
  const base = viewPlan(row);
  return {
    ...base,
    data: { ...plan, target: base.target },
    assetText: [assetNo, assetName].filter(Boolean).join(' '),
    meterText: meterNo ?? '',
    endReason: plan.endReason,
    canEdit: plan.status === 'ACTIVE',
  };
}

const shown = 20;

/** Assets and meters whose number or name contains what is typed. */
export async function findChoices(
  db: Db,
  { assetKeyword, meterKeyword }: { assetKeyword?: string | undefined; meterKeyword?: string | undefined },
) {
  const { id, no, name, place } = repairAssets;
  const [assets, found] = await Promise.all([
    db
      .select({ id, no, name })
      .from(repairAssets)
      .where(contains(assetKeyword, no, name, place))
      .orderBy(asc(no))
      .limit(shown),
    db
      .select({ id: meters.id, no: meters.meterNo })
      .from(meters)
      .where(contains(meterKeyword, meters.meterNo))
      .orderBy(asc(meters.meterNo))
      .limit(shown),
  ]);
  return {
    assets: assets.map((asset) => ({ value: asset.id, text: `${asset.no} ${asset.name}` })),
    meters: found.map((meter) => ({ value: meter.id, text: meter.no })),
  };
}
