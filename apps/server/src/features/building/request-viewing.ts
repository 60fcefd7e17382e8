import type { viewingCancel, viewingSubmit } from '@portal/contract/building/public';
import { viewingTransitions } from '@portal/contract/building/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, refusedAt } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { lockUser } from '../identity/user.public.ts';
import {
  countOpenViewings,
  getBuildingSummary,
  getViewing,
  listBoundTimes,
  lockBuilding,
} from './building.queries.ts';
import { type UnitRecord, units, viewings } from './building.table.ts';
import { viewViewing } from './building.view.ts';
import { placeOf, recordViewing } from './record-viewing.ts';
import { visitTimes } from './visit-times.ts';

/** Maximum number of open requests per user. */
const maxOpen = 3;

/** @throws {AppError} 100002 for a unit of another building, or one that isn't available */
async function findUnit(tx: Db, buildingId: string, unitId: string | null): Promise<UnitRecord | null> {
  if (unitId === null) return null;
  const [unit] = await tx
    .select()
    .from(units)
    .where(and(eq(units.id, unitId), eq(units.buildingId, buildingId)));
  if (unit?.state !== 'VACANT') throw fieldsRefused({ 'data.unitId': m.fault_unit_not_to_let() });
  return unit;
}

/** @throws {AppError} 100002 for a time that isn't offered, 500021 if it's taken */
async function requireVisitTime(tx: Db, buildingId: string, at: Date, now: Date): Promise<void> {
  if (!visitTimes(now).some((time) => time.getTime() === at.getTime()))
    throw fieldsRefused({ 'data.visitAt': m.fault_visit_time() });
  if ((await listBoundTimes(tx, buildingId, now)).includes(at.getTime()))
    throw refusedAt('data.visitAt', retCodes.SLOT_TAKEN, m.refusal_viewing_taken());
}

/**
 * Requests a viewing, or a notification of vacant units. Requests are handled one at a time per user and per guide.
 * @throws {AppError} 500404, 100002, 500021, 500024
 */
export const submitViewing: Verb<typeof viewingSubmit> = (ctx, { data }) =>
  inTurn(ctx, `building ${data.buildingId}`, async (tx) => {
    const { actor, now } = ctx;
    const building = await lockBuilding(tx, data.buildingId);
    await lockUser(tx, actor.userId);
    const unit = await findUnit(tx, building.id, data.unitId);
    const visitAt = data.visitAt === null ? null : new Date(data.visitAt);
    if (visitAt) await requireVisitTime(tx, building.id, visitAt, now);
    if ((await countOpenViewings(tx, actor.userId)) >= maxOpen)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_viewings_open({ max: maxOpen }) });
    const id = ulid(now.getTime());
    const values = { buildingId: building.id, unitId: data.unitId, visitAt, need: data.need };
    const [viewing] = await tx
      .insert(viewings)
      .values({
        ...values,
        id,
        userId: actor.userId,
        enterpriseId: actor.auditStatus === '2' ? actor.enterpriseId : null,
        status: 'SUBMITTED',
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })
      .returning();
    if (!viewing) throw new Error('failed to insert request');
    await writeLog(tx, ctx, { event: 'viewing.submit', entity: 'viewing', entityId: id, after: values });
    await recordViewing(tx, ctx, viewing, { event: 'submit', by: 'USER', place: placeOf(building, unit) });
    await invalidateTags(tx, ['building']);
    return viewViewing(await getViewing(tx, id));
  });

/**
 * Withdraws a request of the caller's own.
 * @throws {AppError} 500404, 500409, 500012
 */
export const cancelViewing: Verb<typeof viewingCancel> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const viewing = await lockVersion(tx, viewings, { id, version }, eq(viewings.userId, ctx.actor.userId));
    const status = nextState(viewingTransitions, viewing.status, 'cancel');
    const set = { status };
    const moved = await moveState(tx, ctx, viewings, viewing, { entity: 'viewing', event: 'cancel', set });
    const { building } = await getBuildingSummary(tx, moved.buildingId);
    const row = await getViewing(tx, id);
    const unit = row.unitNo === null ? null : { no: row.unitNo };
    await recordViewing(tx, ctx, moved, { event: 'cancel', by: 'USER', place: placeOf(building, unit) });
    await invalidateTags(tx, ['building']);
    return viewViewing(row);
  });
