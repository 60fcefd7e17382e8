import type { complaintOperate, complaintOperateManage } from '@portal/contract/market/shop-complaint';
import {
  type ComplaintParkEvent,
  complaintLifecycle,
} from '@portal/contract/market/shop-complaint-lifecycle';
import { statementDays } from '@portal/contract/market/shop-complaint-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { getComplaint } from './complaint.queries.ts';
import { type ShopComplaint, shopComplaints } from './complaint.table.ts';
import { complaintActions, viewManagedComplaintDetail, viewOwnComplaintDetail } from './complaint.view.ts';
import { moveComplaint } from './move-complaint.ts';

/**
 * Withdraws the caller's complaint, or submits the statement of their shop.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a statement
 */
export const operateComplaint: Verb<typeof complaintOperate> = (
  ctx,
  { id, event, version, data: { text } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const row = await getComplaint(tx, id, actor);
    const complaint = await lockVersion(tx, shopComplaints, { id, version });
    if (!complaintActions({ ...row, complaint }, actor).includes(event))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event === 'state' && text === '')
      throw fieldsRefused({ 'data.text': m.fault_fill_in({ field: m.field_statement() }) });
    await moveComplaint(tx, ctx, complaint, {
      event,
      set: event === 'state' ? { statement: text, statedAt: now, dueAt: null } : { dueAt: null },
    });
    return viewOwnComplaintDetail(tx, await getComplaint(tx, id), actor);
  });

/** The columns a decision of the park sets. */
export function setBy(event: ComplaintParkEvent, text: string, now: Date): Partial<ShopComplaint> {
  const found = { finding: text, decidedAt: now, dueAt: null };
  const columns: Record<ComplaintParkEvent, Partial<ShopComplaint>> = {
    accept: { acceptedAt: now, dueAt: addWorkingDays(now, statementDays) },
    uphold: found,
    dismiss: found,
  };
  return columns[event];
}

/** A complaint cannot be upheld while the shop still has time for its statement. */
const isUnheard = ({ status, dueAt }: ShopComplaint, now: Date) =>
  status === 'ACCEPTED' && dueAt !== null && now < dueAt;

/**
 * Carries out the park's decision on a complaint.
 * @throws {AppError} 500404, 500409, 500012, also before the shop was heard, 100002 without a finding
 */
export const decideComplaint: Verb<typeof complaintOperateManage> = (
  ctx,
  { id, event, version, data: { text } },
) =>
  inTransaction(ctx.db, async (tx) => {
    const complaint = await lockVersion(tx, shopComplaints, { id, version });
    if (event === 'uphold' && isUnheard(complaint, ctx.now))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_unheard() });
    if (complaintLifecycle.needsReason[event] && text === '')
      throw fieldsRefused({ 'data.text': m.fault_fill_in({ field: m.field_finding() }) });
    await moveComplaint(tx, ctx, complaint, {
      event,
      set: setBy(event, text, ctx.now),
      reason: complaintLifecycle.needsReason[event] ? text : '',
    });
    return viewManagedComplaintDetail(tx, await getComplaint(tx, id));
  });
