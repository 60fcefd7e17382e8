import { retCodes } from '@portal/contract/ret-code';
import type { PlanContent, upkeepEndPlan, upkeepSavePlan } from '@portal/contract/upkeep/plan';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeEntities } from '../../platform/oper-log/write-entities.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { meters } from '../billing/meter/meter.table.ts';
import { idsOfOperators } from '../identity/user.public.ts';
import { repairAssets } from '../repair/repair.table.ts';
import { requireType } from '../repair/repair-type.public.ts';
import { endDates, lockPlan, openDates } from './open-dates.public.ts';
import { type PlanRow, upkeepDates, upkeepPlans } from './upkeep.table.ts';

/** The columns of a plan: what its target, rhythm and crew do not use is left empty. */
function columnsOf({ target, ...plan }: PlanContent) {
  const isSeasonal = plan.rhythm === 'SOLAR' || plan.rhythm === 'SEASON';
  const isMetered = plan.rhythm === 'METER';
  return {
    ...plan,
    assetId: target === 'ASSET' ? plan.assetId : null,
    typeCode: target === 'KIND' ? plan.typeCode : null,
    months: plan.rhythm === 'MONTHS' ? plan.months : null,
    seasons: isSeasonal ? plan.seasons : [],
    meterId: isMetered ? plan.meterId : null,
    units: isMetered ? plan.units : null,
    workerId: plan.crew === 'WORKER' ? plan.workerId : null,
  };
}
type Columns = ReturnType<typeof columnsOf>;

/** @throws {AppError} 100002 naming what does not exist */
async function requireKnown(tx: Db, plan: Columns, before: PlanRow | null): Promise<void> {
  const { assetId, typeCode, meterId, workerId } = plan;
  const unknown = (path: string, field: string) =>
    fieldsRefused({ [`data.${path}`]: m.fault_unknown({ field }) });
  if (assetId !== null && (await tx.$count(repairAssets, eq(repairAssets.id, assetId))) === 0)
    throw unknown('assetId', m.field_asset_name());
  if (typeCode !== null && typeCode !== before?.typeCode) await requireType(tx, typeCode);
  if (meterId !== null && (await tx.$count(meters, eq(meters.id, meterId))) === 0)
    throw unknown('meterId', m.upkeep_meter());
  if (workerId !== null && !(await idsOfOperators(tx, 'REPAIR_WORKER')).includes(workerId))
    throw fieldsRefused({ 'data.workerId': m.fault_choose({ field: m.field_worker() }) });
}

const ruleOf = ({ assetId, typeCode, rhythm, months, seasons, meterId, units, startOn, basis }: Columns) =>
  JSON.stringify([assetId, typeCode, rhythm, months, seasons, meterId, units, startOn, basis]);

/**
 * Creates or changes a plan. If its days change, the dates without a ticket end, and new ones follow the new rule.
 * @throws {AppError} 500404, 500409, 500012 for a plan that has ended, 100002
 */
export const savePlan: Verb<typeof upkeepSavePlan> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, upkeepPlans, { id: given, version: seen });
    if (before?.status === 'ENDED') throw new AppError(retCodes.TRANSITION_REFUSED);
    const values = columnsOf(data);
    await requireKnown(tx, values, before);
    const [saved] = await writeEntities(tx, ctx, { table: upkeepPlans, entity: 'upkeepPlan' }, [
      { before, values: { ...values, status: 'ACTIVE' } },
    ]);
    const plan = saved && (await lockPlan(tx, saved.id));
    if (!plan) throw notFound();
    if (before && ruleOf({ ...values, ...before }) !== ruleOf(values)) {
      const isPlanned = and(eq(upkeepDates.planId, plan.id), eq(upkeepDates.status, 'PLANNED'));
      await endDates(tx, ctx, await tx.select().from(upkeepDates).where(isPlanned));
    }
    await openDates(tx, ctx, plan);
    return { planId: plan.id, version: plan.version };
  });

/**
 * Ends a plan and its dates without a ticket.
 * @throws {AppError} 500404, 500409, 500012
 */
export const endPlan: Verb<typeof upkeepEndPlan> = (ctx, { id, version, data: { reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    const plan = await lockVersion(tx, upkeepPlans, { id, version });
    if (plan.status === 'ENDED') throw new AppError(retCodes.TRANSITION_REFUSED);
    const ended = await moveState(tx, ctx, upkeepPlans, plan, {
      entity: 'upkeepPlan',
      event: 'end',
      set: { status: 'ENDED', endReason: reason },
      reason,
    });
    const isPlanned = and(eq(upkeepDates.planId, id), eq(upkeepDates.status, 'PLANNED'));
    await endDates(tx, ctx, await tx.select().from(upkeepDates).where(isPlanned), reason);
    return { version: ended.version };
  });
