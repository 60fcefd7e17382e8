import { billStateLabels, billTransitions, payableStates } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { enterDeposit } from '../../lease/lease.public.ts';
import type { LateKept } from '../money/late-fee.ts';
import { type PartPaid, payInPart, takeBackPart, type WrittenPart } from '../money/part-payment.ts';
import { payersOf } from '../payers.ts';
import { type Bill, bills } from './bill.table.ts';
import { payableFenOn } from './owed.public.ts';

/** Members who are notified of what their enterprise owes and paid. */
export const payersOfEnterprise = (db: Db, enterpriseId: string): Promise<string[]> =>
  payersOf(db, [enterpriseId]);

const isPayable = ({ status }: Bill) => payableStates.some((state) => state === status);

/** Issued bills of enterprises that can be paid, earliest due date first. */
export const openBillsOf = (db: Db, enterpriseIds: readonly string[]): Promise<Bill[]> =>
  db
    .select()
    .from(bills)
    .where(and(inArray(bills.enterpriseId, [...enterpriseIds]), inArray(bills.status, [...payableStates])))
    .orderBy(asc(bills.dueDate), asc(bills.id));

/** Open bills of all enterprises, up to a number. */
export const someOpenBills = (db: Db, most: number): Promise<Bill[]> =>
  db
    .select()
    .from(bills)
    .where(inArray(bills.status, [...payableStates]))
    .orderBy(asc(bills.dueDate), asc(bills.id))
    .limit(most);

export const findBills = (db: Db, ids: readonly string[]): Promise<Bill[]> =>
  db
    .select()
    .from(bills)
    .where(inArray(bills.id, [...ids]));

/** Locks bills until the end of the transaction, always in the same order. */
export const lockBills = (tx: Db, ids: readonly string[]): Promise<Bill[]> =>
  tx
    .select()
    .from(bills)
    .where(inArray(bills.id, [...ids]))
    .orderBy(asc(bills.id))
    .for('update');

interface BillPayment {
  bill: Bill;
  amountFen: number;
  /** The day on which the money came; the late fee is that of this day. */
  onDay: string;
  lateFirst: boolean;
  /** The input that names the amount; what cannot be paid is refused there. */
  field: string;
}

interface PaidBill {
  bill: Bill;
  part: WrittenPart;
}

const keptOf = ({ lateAccruedFen, lateAccruedDays }: LateKept): LateKept => ({
  lateAccruedFen,
  lateAccruedDays,
});

/** @throws {AppError} 100002 at `field` if the bill can't be paid now, or owes less on the day */
function requirePayable(bill: Bill, amountFen: number, onDay: string, field: string): void {
  const { no, status } = bill;
  if (!isPayable(bill))
    throw fieldsRefused({ [field]: m.fault_bill_not_payable({ no, state: billStateLabels[status]() }) });
  if (amountFen > payableFenOn(bill, onDay))
    throw fieldsRefused({ [field]: m.counter_fault_over_owed({ no }) });
}

/**
 * How an amount would pay a bill: its late fee, and what is left to pay.
 * @throws {AppError} 100002 at `field` if the bill can't be paid now, or owes less
 */
export function divideOverBill({ bill, amountFen, onDay, lateFirst, field }: BillPayment): PartPaid {
  requirePayable(bill, amountFen, onDay, field);
  return payInPart(bill, amountFen, onDay, lateFirst);
}

/**
 * Pays a locked bill in part or in full with money that came without an order.
 * @throws {AppError} 100002 at `field` if the bill can't be paid now, or owes less
 */
export async function payBill(tx: Db, ctx: WriteContext, payment: BillPayment): Promise<PaidBill> {
  const { bill, amountFen } = payment;
  const { status, feeCode, contractId } = bill;
  const { lateFen, leftFen, set } = divideOverBill(payment);
  const event = leftFen === 0 ? 'settle' : 'part';
  const moved = await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event,
    set: {
      ...set,
      status: nextState(billTransitions, status, event),
      ...(leftFen === 0 ? { settledLateFen: set.lateAccruedFen } : {}),
    },
    logged: (row) => ({ status: row.status, paidFen: row.paidFen }),
  });
  if (leftFen === 0 && feeCode === 'DEPOSIT' && contractId !== null)
    await enterDeposit(tx, ctx, {
      contractId,
      billId: bill.id,
      amountFen: moved.paidFen - moved.paidLateFen,
    });
  return { bill: moved, part: { amountFen, lateFen, before: keptOf(bill), after: keptOf(moved) } };
}

/**
 * Takes a payment of a locked bill back, because the money did not stay.
 * @throws {AppError} 500012 with the reason, if the bill has moved on
 */
export async function unpayBill(
  tx: Db,
  ctx: WriteContext,
  { bill, part, reason }: { bill: Bill; part: WrittenPart; reason: string },
): Promise<Bill> {
  const { no, status } = bill;
  const isFixed =
    billTransitions[status].reverse === undefined ||
    // A contract has begun with its deposit, and money given back cannot be taken back again.
    (bill.feeCode === 'DEPOSIT' && status === 'PAID') ||
    bill.paidFen - part.amountFen < bill.refundedFen;
  if (isFixed)
    throw new AppError(retCodes.TRANSITION_REFUSED, {
      retMsg: m.counter_refusal_bill_fixed({ no, state: billStateLabels[status]() }),
    });
  return moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'reverse',
    set: {
      ...takeBackPart(bill, part),
      status: nextState(billTransitions, status, 'reverse'),
      settledLateFen: null,
    },
    logged: (row) => ({ status: row.status, paidFen: row.paidFen }),
    reason,
  });
}

/** Bills an enterprise owes, whether they can be paid now or not. */
export const owedBills = (db: Db, enterpriseId: string): Promise<Bill[]> =>
  db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.enterpriseId, enterpriseId),
        inArray(bills.status, ['UNPAID', 'OVERDUE', 'PAYING', 'OBJECTED']),
      ),
    );
