import type { UpkeepHappening } from '@portal/contract/upkeep/terms';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { type AssetRow, repairAssets } from '../repair/repair.table.ts';
import { type DateRow, type PlanRow, upkeepDates, upkeepEvents, upkeepPlans } from './upkeep.table.ts';
import { firstOn, nextDate } from './upkeep-rules.ts';
import { usedSinceStart } from './upkeep-usage.ts';

interface Happening {
  event: UpkeepHappening;
  fromOn?: string | null;
  toOn?: string | null;
  reason?: string;
}

/** Adds a line to the history of a date. */
export async function appendEvent(
  tx: Db,
  { now, actor }: Pick<WriteContext, 'now' | 'actor'>,
  dateId: string,
  { event, fromOn = null, toOn = null, reason = '' }: Happening,
): Promise<void> {
  const id = orderedId(now.getTime());
  await tx
    .insert(upkeepEvents)
    .values({ id, dateId, at: now, event, fromOn, toOn, reason, userId: actor?.userId ?? null });
}

/** The assets in service that a plan is for. */
const assetsOf = (db: Db, { assetId, typeCode }: PlanRow, now: Date): Promise<AssetRow[]> =>
  db
    .select()
    .from(repairAssets)
    .where(
      and(
        assetId === null ? undefined : eq(repairAssets.id, assetId),
        typeCode === null ? undefined : eq(repairAssets.typeCode, typeCode),
        or(isNull(repairAssets.closedFrom), gt(repairAssets.closedFrom, chinaDayOf(now))),
      ),
    )
    .orderBy(repairAssets.no);

/** Locks a plan: its dates are opened by one after the other. */
export async function lockPlan(tx: Db, id: string): Promise<PlanRow | undefined> {
  const [plan] = await tx.select().from(upkeepPlans).where(eq(upkeepPlans.id, id)).for('update');
  return plan;
}

/** Ends dates that no ticket was created for. */
export async function endDates(
  tx: Db,
  ctx: Pick<WriteContext, 'now' | 'actor'>,
  planned: readonly Pick<DateRow, 'id'>[],
  reason = '',
): Promise<void> {
  if (planned.length === 0) return;
  const ids = planned.map(({ id }) => id);
  const ended = await tx
    .update(upkeepDates)
    .set({ status: 'ENDED', updatedAt: ctx.now, reason })
    .where(and(inArray(upkeepDates.id, ids), eq(upkeepDates.status, 'PLANNED')))
    .returning({ id: upkeepDates.id });
  for (const { id } of ended) await appendEvent(tx, ctx, id, { event: 'end', reason });
}

type NewDate = Pick<DateRow, 'plannedOn' | 'dueOn' | 'dueX100' | 'missed'>;

/** What follows the last date of an asset that was done or skipped; without one, the first of the plan. */
function followingDate(plan: PlanRow, before: DateRow | undefined, usedX100: number): NewDate {
  if (plan.rhythm === 'METER') {
    const step = (plan.units ?? 0) * 100;
    const from = plan.basis === 'DONE' ? usedX100 : (before?.dueX100 ?? 0);
    // Of several that the meter has passed, the work did the last one, too.
    const passed = Math.max(0, Math.floor((usedX100 - from) / step));
    const dueX100 = before ? from + (passed + 1) * step : step;
    return { plannedOn: null, dueOn: null, dueX100, missed: [] };
  }
  const { dueOn, missed } = before ? nextDate(plan, before) : { dueOn: firstOn(plan), missed: [] };
  return { plannedOn: dueOn, dueOn, dueX100: null, missed };
}

/**
 * Gives every asset of a locked plan its next date, and ends those of assets that are closed or gone. A plan whose only
 * asset is gone ends with it. Can be repeated.
 */
export async function openDates(
  tx: Db,
  ctx: Pick<WriteContext, 'now' | 'actor'>,
  plan: PlanRow,
): Promise<void> {
  if (plan.status !== 'ACTIVE') return;
  const assets = await assetsOf(tx, plan, ctx.now);
  const dates = await tx
    .select()
    .from(upkeepDates)
    .where(eq(upkeepDates.planId, plan.id))
    .orderBy(desc(upkeepDates.createdAt), desc(upkeepDates.id));
  const served = new Set(assets.map(({ id }) => id));
  await endDates(
    tx,
    ctx,
    dates.filter(({ status, assetId }) => status === 'PLANNED' && !served.has(assetId)),
  );
  if (plan.assetId !== null && assets.length === 0) {
    await tx.update(upkeepPlans).set({ status: 'ENDED' }).where(eq(upkeepPlans.id, plan.id));
    return;
  }
  const isOpen = ({ status }: DateRow) => status === 'PLANNED' || status === 'TICKET';
  const open = new Set(dates.filter(isOpen).map(({ assetId }) => assetId));
  const lacking = assets.filter(({ id }) => !open.has(id));
  if (lacking.length === 0) return;
  const usedX100 = await usedSinceStart(tx, plan);
  const by = { createdAt: ctx.now, createdBy: ctx.actor?.userId ?? null, updatedAt: ctx.now };
  await tx.insert(upkeepDates).values(
    lacking.map(({ id: assetId }) => {
      const isBefore = (row: DateRow) => row.assetId === assetId && row.status !== 'ENDED';
      const next = followingDate(plan, dates.find(isBefore), usedX100);
      return {
        ...by,
        ...next,
        id: orderedId(ctx.now.getTime()),
        planId: plan.id,
        assetId,
        status: 'PLANNED' as const,
      };
    }),
  );
}
