import type { viewingOperate } from '@portal/contract/building/manage';
import { type ViewingEvent, viewingTransitions } from '@portal/contract/building/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, refusedAt } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { listBoundTimes, lockBuilding } from '../building.queries.ts';
import { type Viewing, viewings } from '../building.table.ts';
import { placeOf, recordViewing, viewingLink } from '../record-viewing.ts';
import { getManagedViewing } from './managed.queries.ts';
import { viewManagedViewing } from './managed.view.ts';

type Data = InputOf<typeof viewingOperate>['data'];

/** @throws {AppError} 100002 without a future time or a guide, 500021 if the guide is busy then */
async function arranged(tx: Db, ctx: Context, viewing: Viewing, { visitAt, guideName }: Data) {
  if (visitAt === undefined || visitAt <= ctx.now.getTime())
    throw fieldsRefused({ 'data.visitAt': m.fault_visit_past() });
  if (guideName === '')
    throw fieldsRefused({ 'data.guideName': m.fault_enter({ field: m.field_guide_name() }) });
  const isOwn = viewing.visitAt?.getTime() === visitAt;
  if (!isOwn && (await listBoundTimes(tx, viewing.buildingId, ctx.now)).includes(visitAt))
    throw refusedAt('data.visitAt', retCodes.SLOT_TAKEN, m.refusal_viewing_taken());
  return { visitAt: new Date(visitAt), guideName };
}

/** Columns an event changes besides the state. */
async function changes(tx: Db, ctx: Context, viewing: Viewing, event: ViewingEvent, data: Data) {
  if (event === 'assign') return arranged(tx, ctx, viewing, data);
  if (event === 'cancel' && data.remark === '')
    throw fieldsRefused({ 'data.remark': m.fault_fill_in({ field: m.field_reason() }) });
  return data.remark === '' ? {} : { remark: data.remark };
}

/** Notifies users of an arranged or cancelled visit. */
function noticeOf(
  event: ViewingEvent,
  place: string,
  { visitAt, guideName, remark }: Viewing,
): Notification | null {
  if (event === 'assign' && visitAt)
    return { eventCode: 'VIEWING_ASSIGNED', params: { place, at: visitAt.getTime(), guide: guideName } };
  return event === 'cancel' ? { eventCode: 'VIEWING_CANCELLED', params: { place, reason: remark } } : null;
}

/**
 * Arranges a visit, or records its outcome.
 * @throws {AppError} 500404, 500409, 500012, 100002, 500021
 */
export const operateViewing: Verb<typeof viewingOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    // Locks the building before the request, in the same order as new requests do.
    const building = await lockBuilding(tx, (await getManagedViewing(tx, id)).viewing.buildingId);
    const viewing = await lockVersion(tx, viewings, { id, version });
    const status = nextState(viewingTransitions, viewing.status, event);
    const set = { ...(await changes(tx, ctx, viewing, event, data)), status };
    const reason = event === 'cancel' ? data.remark : '';
    const moved = await moveState(tx, ctx, viewings, viewing, { entity: 'viewing', event, set, reason });
    const row = await getManagedViewing(tx, id);
    const place = placeOf(building, row.unitNo === null ? null : { no: row.unitNo });
    await recordViewing(tx, ctx, moved, { event, by: 'PARK', place, reason });
    const notice = noticeOf(event, place, moved);
    if (notice)
      await sendMessage(tx, {
        ...notice,
        userIds: [moved.userId],
        link: viewingLink(building.id),
        now: ctx.now,
      });
    await invalidateTags(tx, ['building']);
    return viewManagedViewing(row);
  });
