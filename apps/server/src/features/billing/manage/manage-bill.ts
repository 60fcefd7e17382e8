import type {
  billAskChange,
  billDecideChange,
  billOperateManage,
  billQueryManageDetail,
} from '@portal/contract/billing/bill-manage';
import {
  billTransitions,
  changeTransitions,
  isFixedFee,
  payableStates,
} from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { moveToCredit } from '../../payment/account.public.ts';
import { changesOfBill, getBill, namesOfBill } from '../bill/bill.queries.ts';
import { type Bill, billChanges, bills } from '../bill/bill.table.ts';
import { payableFen, viewChange, viewManagedDetail } from '../bill/bill.view.ts';
import { calculateBill, pricesIn } from '../bill/draft-bills.ts';
import { insertSuccessor } from '../bill/insert-successor.ts';
import { openChange } from '../bill/open-change.ts';
import { recordObjection } from '../bill/record-objection.ts';
import { applyCorrection } from '../meter/correct-billed.ts';
import { correctReading, markReading } from '../meter/correct-reading.ts';
import { freedDays, unpaidPrincipalOf } from '../money/late-fee.ts';
import { payersOf } from '../payers.ts';
import { priceMonth } from '../price/price-month.ts';

async function answer(tx: Db, { actor, now }: Context, bill: Bill) {
  const { rows, names } = await changesOfBill(tx, bill.id);
  const changes = rows.map((row) => viewChange(row, names, actor.userId));
  return viewManagedDetail(bill, await namesOfBill(tx, bill), changes, now);
}

/** @throws {AppError} 500404 */
export const getManagedBill: Verb<typeof billQueryManageDetail> = async (ctx, { id }) =>
  answer(ctx.db, ctx, await getBill(ctx.db, eq(bills.id, id)));

/**
 * Creates the bill that replaces one whose objection was upheld, based on the usage to be paid. It shows meter readings
 * only if the meter was misread: leaked water did flow through the meter.
 */
async function correct(
  tx: Db,
  ctx: Context,
  bill: Bill,
  { usageX100, isMisread }: { usageX100: number; isMisread: boolean },
): Promise<string> {
  const [line] = bill.lines;
  if (!isFixedFee(bill.feeCode)) throw fieldsRefused({ 'data.usageX100': m.charge_fault_correct_by_hand() });
  const prices = await pricesIn(tx, bill.feeCode, bill.period);
  // With several registers there's no telling which was wrong, so the plain price applies.
  const priced =
    bill.meterId !== null && prices
      ? priceMonth({ totalX100: usageX100, byTime: null }, prices)
      : [{ part: 'WHOLE' as const, unitPriceE4: 0, ...line, usageX100 }];
  const fromX100 = isMisread ? (line?.fromX100 ?? null) : null;
  const multiplier = line?.multiplier ?? 1;
  const toX100 = fromX100 === null ? null : fromX100 + Math.round(usageX100 / multiplier);
  const { id, period } = await insertSuccessor(
    tx,
    ctx,
    bill,
    calculateBill(priced, { fromX100, toX100, multiplier }, bill.taxPpm),
  );
  await writeLog(tx, ctx, {
    event: 'bill.correct',
    entity: 'bill',
    entityId: id,
    after: { usageX100, period },
  });
  return id;
}

async function notify(tx: Db, ctx: Context, bill: Bill, isUpheld: boolean, reply: string, id: string) {
  await sendMessage(tx, {
    eventCode: isUpheld ? 'BILL_OBJECTION_UPHELD' : 'BILL_OBJECTION_REFUSED',
    params: { no: bill.no, reply },
    userIds: await payersOf(tx, [bill.enterpriseId]),
    link: paths.myPayment(id),
    now: ctx.now,
  });
}

/**
 * Discards a draft or answers an objection. If refused, the bill stands and its late fee resumes, leaving out the days
 * of the objection; if upheld, the bill is void and replaced by a corrected one.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateManagedBill: Verb<typeof billOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const bill = await lockVersion(tx, bills, { id, version });
    const status = nextState(billTransitions, bill.status, event);
    const logged = (row: Bill) => ({ status: row.status });
    if (event === 'discard')
      return answer(
        tx,
        ctx,
        await moveState(tx, ctx, bills, bill, { entity: 'bill', event, set: { status }, logged }),
      );
    const { reply, usageX100 = null, isMisread = false } = data;
    if (!reply) throw fieldsRefused({ 'data.reply': m.fault_fill_in({ field: m.field_answer() }) });
    if (!bill.objection) throw new AppError(retCodes.TRANSITION_REFUSED);
    const isUpheld = event === 'uphold';
    if (isUpheld && isMisread) await correctReading(tx, ctx, bill, usageX100);
    await markReading(tx, bill, 'CHECKED');
    const today = chinaDayOf(ctx.now);
    const free = bill.planFrozenOn ? 0 : freedDays(bill.dueDate ?? today, bill.lateFrozenOn ?? today, today);
    const moved = await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event,
      set: {
        status,
        lateFrozenOn: bill.planFrozenOn,
        lateFreeDays: bill.lateFreeDays + free,
        objection: { ...bill.objection, reply, isUpheld, decidedAt: ctx.now.getTime() },
      },
      logged,
      reason: reply,
    });
    if (isUpheld && bill.paidFen > 0)
      await moveToCredit(tx, ctx, {
        enterpriseId: bill.enterpriseId,
        amountFen: bill.paidFen,
        kind: 'BILL',
        causeId: `bill:${id}:void`,
        note: bill.no,
      });
    const successorId =
      isUpheld && usageX100 !== null ? await correct(tx, ctx, bill, { usageX100, isMisread }) : null;
    const billId = successorId ?? id;
    await recordObjection(tx, ctx, moved, { event, by: { agent: 'PARK' }, reason: reply, billId });
    await notify(tx, ctx, bill, isUpheld, reply, billId);
    if (successorId === null) return answer(tx, ctx, moved);
    return answer(tx, ctx, await updateVersion(tx, ctx, bills, id, { successorId }));
  });

/**
 * Requests an adjustment or a write-off, to be decided by someone else.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const askForChange: Verb<typeof billAskChange> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const bill = await lockVersion(tx, bills, { id, version });
    const isFixed = data.kind === 'ADJUST' && bill.feeCode === 'DEPOSIT';
    if (isFixed || !payableStates.some((state) => state === bill.status))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const amountFen = data.kind === 'WRITE_OFF' ? -payableFen(bill, ctx.now) : data.amountFen;
    requireAmount(bill, data.kind, amountFen);
    await openChange(tx, ctx, { ...data, amountFen, billId: id });
    return answer(tx, ctx, bill);
  });

/** @throws {AppError} 100002 for zero, or for the full amount or more; the full amount requires a write-off */
function requireAmount(bill: Bill, kind: 'ADJUST' | 'WRITE_OFF', amountFen: number): void {
  if (kind === 'WRITE_OFF') return;
  const left = bill.principalFen + bill.adjustFen + amountFen;
  if (amountFen === 0 || left <= bill.paidFen - bill.paidLateFen)
    throw fieldsRefused({ 'data.amountFen': m.fault_adjustment() });
}

/** A written-off bill is void; one that was paid in part is paid, and what is written off no longer belongs to it. */
const writtenOff = (bill: Bill): Partial<Bill> =>
  bill.paidFen === 0
    ? { status: nextState(billTransitions, bill.status, 'writeOff') }
    : {
        status: nextState(billTransitions, bill.status, 'settle'),
        adjustFen: bill.adjustFen - unpaidPrincipalOf(bill),
        settledLateFen: bill.paidLateFen,
      };

/**
 * Decides someone else's request, or withdraws the caller's own.
 * @throws {AppError} 500404, 500409, 500012
 */
export const decideChange: Verb<typeof billDecideChange> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    // Locks the bill first, in the same order as every other change.
    const [known] = await tx
      .select({ billId: billChanges.billId })
      .from(billChanges)
      .where(eq(billChanges.id, id));
    const [bill] = await tx
      .select()
      .from(bills)
      .where(eq(bills.id, known?.billId ?? ''))
      .for('update');
    const change = await lockVersion(tx, billChanges, { id, version });
    if (!bill) throw new Error('a bill change has no bill');
    const isOwn = change.askedBy === ctx.actor.userId;
    const status = nextState(changeTransitions, change.status, event);
    if (isOwn !== (event === 'withdraw'))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_second_person() });
    await moveState(tx, ctx, billChanges, change, {
      entity: 'billChange',
      event,
      set: { status, decidedBy: isOwn ? null : ctx.actor.userId },
      logged: (row) => ({ status: row.status }),
    });
    if (event !== 'approve') return answer(tx, ctx, bill);
    const { kind, amountFen, reason } = change;
    if (kind === 'CORRECT_READING') return answer(tx, ctx, await applyCorrection(tx, ctx, change));
    // Both kinds are for bills that are still owed.
    nextState(billTransitions, bill.status, 'writeOff');
    requireAmount(bill, kind, amountFen);
    const moved = await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: kind === 'WRITE_OFF' ? 'writeOff' : 'adjust',
      set: kind === 'WRITE_OFF' ? writtenOff(bill) : { adjustFen: bill.adjustFen + amountFen },
      logged: (row) => ({ status: row.status, adjustFen: row.adjustFen }),
      reason,
    });
    return answer(tx, ctx, moved);
  });
