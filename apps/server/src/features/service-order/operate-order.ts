import { retCodes } from '@portal/contract/ret-code';
import { orderLifecycle, type SideEvent } from '@portal/contract/service-order/lifecycle';
import type { OperateData, orderOperate } from '@portal/contract/service-order/public';
import type { OrderSide } from '@portal/contract/service-order/terms';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { workingHoursBetween } from '../../platform/working-hours.ts';
import { readDetail } from './get-order.ts';
import { moveOrder } from './move-order.ts';
import { requireOrderFiles } from './order-files.ts';
import { actionsOf, clockAfter, firedBy, withStep } from './service-order.policy.ts';
import { isAnySide, sideOf } from './service-order.queries.ts';
import { type OrderRecord, serviceOrders } from './service-order.table.ts';

/** Checks what the contract cannot: that a reason is given, and that the milestones of a quote add up to its amount. */
function requireData(event: SideEvent, { text, amountFen, milestones }: OperateData, now: Date): void {
  const faults: Record<string, string> = {};
  if (orderLifecycle.needsReason[event] && text === '')
    faults['data.text'] = m.fault_fill_in({ field: m.field_reason() });
  if (event === 'quote') {
    if (amountFen === null) faults['data.amountFen'] = m.fault_enter({ field: m.field_amount() });
    if (milestones.length === 0) faults['data.milestones'] = m.fault_enter({ field: m.field_milestones() });
    else if (milestones.reduce((sum, step) => sum + step.amountFen, 0) !== amountFen)
      faults['data.amountFen'] ??= m.fault_milestones_sum();
    for (const [at, { dueDate }] of milestones.entries())
      if (dueDate < chinaDayOf(now)) faults[`data.milestones.${at}.dueDate`] = m.fault_milestone_past();
  }
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
}

/** Sets the working minutes until the provider's first answer. */
const respondedNow = ({ respondedAt, createdAt }: OrderRecord, now: Date): Partial<OrderRecord> =>
  respondedAt === null
    ? { respondedAt: now, responseMin: Math.round(workingHoursBetween(createdAt, now) / 60_000) }
    : {};

/** Columns an event sets besides the state. */
export function columnsOf(
  order: OrderRecord,
  event: SideEvent,
  side: OrderSide,
  { text, amountFen, milestones, fileIds }: OperateData,
  now: Date,
): Partial<OrderRecord> {
  const steps =
    event === 'done' || event === 'confirm'
      ? withStep(order.milestones, side, now, fileIds)
      : order.milestones;
  const clock = clockAfter(order, firedBy(event, order.milestones), steps, now);
  const columns: Partial<Record<SideEvent, Partial<OrderRecord>>> = {
    quote: {
      quotedFen: amountFen,
      quoteNote: text,
      milestones: milestones.map((step) => ({ ...step, providerDoneAt: null, buyerOkAt: null, fileIds: [] })),
      cancelAskedBy: null,
      ...respondedNow(order, now),
    },
    decline: respondedNow(order, now),
    accept: { agreedFen: order.quotedFen },
    done: { milestones: steps },
    confirm: { milestones: steps },
    askCancel: { cancelAskedBy: side },
    keep: { cancelAskedBy: null },
    dispute: { disputedAt: now },
  };
  return { ...clock, ...columns[event] };
}

/**
 * Carries out an action of one side on its order.
 * @throws {AppError} 500404, 500409, 500012, also if it is the other side's action, 100002
 */
export const operateOrder: Verb<typeof orderOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const order = await lockVersion(tx, serviceOrders, { id, version }, isAnySide(actor));
    const side = sideOf(actor, order);
    if (!actionsOf(order, side, now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    requireData(event, data, now);
    await requireOrderFiles(tx, actor.userId, data.fileIds);
    await moveOrder(tx, ctx, order, {
      event: firedBy(event, order.milestones),
      side,
      set: columnsOf(order, event, side, data, now),
      text: data.text,
      fileIds: data.fileIds,
    });
    return readDetail(tx, actor, now, id);
  });
