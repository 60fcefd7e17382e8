import {
  type BillState,
  billStateLabels,
  billTransitions,
  feeLabels,
  payableStates,
} from '@portal/contract/billing-terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { lateFeeOf, payableFen } from './bill/bill.view.ts';

/** Whoever pays: an enterprise for itself, or a guest who has named a bill and its room. */
type Payer = { enterpriseId: string } | { guest: { no: string; roomNo: string } };

/** Something that can be paid, with what is owed today. */
export interface PayableBill {
  bizId: string;
  title: string;
  amountFen: number;
  state: BillState;
}

interface PaidItem {
  bizId: string;
  amountFen: number;
}

const isOf = (payer: Payer) =>
  'guest' in payer
    ? and(eq(bills.no, payer.guest.no), eq(bills.roomNo, payer.guest.roomNo))
    : eq(bills.enterpriseId, payer.enterpriseId);

const titleOf = (bill: Bill): string =>
  m.billing_title({ fee: feeLabels[bill.feeCode](), period: bill.period, place: bill.place });

/** The named bills that are the payer's and were issued, with the amounts of now. Others are left out. */
export async function payableBills(
  db: Db,
  { ids, now, ...payer }: { ids: readonly string[]; now: Date } & Payer,
): Promise<PayableBill[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(bills)
    .where(and(inArray(bills.id, [...ids]), isOf(payer), sql`${bills.issueDate} is not null`))
    .orderBy(asc(bills.dueDate), asc(bills.id));
  return rows.map((bill) => ({
    bizId: bill.id,
    title: titleOf(bill),
    amountFen: payableFen(bill, now),
    state: bill.status,
  }));
}

/** Locks bills until the end of the transaction, always in the same order. */
const lockBills = (tx: Db, ids: readonly string[]): Promise<Bill[]> =>
  tx
    .select()
    .from(bills)
    .where(inArray(bills.id, [...ids]))
    .orderBy(asc(bills.id))
    .for('update');

const isPayable = ({ status }: Bill) => payableStates.some((state) => state === status);

/**
 * Keeps bills for a pay order: their late fee stands still, and no other order can take them.
 * @throws {AppError} 100002 with the bills that cannot be paid, each with its state
 */
export async function holdBills(
  tx: Db,
  ctx: WriteContext,
  ids: readonly string[],
  payOrderId: string,
): Promise<void> {
  const found = await lockBills(tx, ids);
  const refused = ids.flatMap((id) => {
    const bill = found.find((one) => one.id === id);
    if (bill && isPayable(bill) && payableFen(bill, ctx.now) > 0) return [];
    return [
      [
        `items.${id}`,
        m.fault_bill_not_payable({ no: bill?.no ?? id, state: bill ? billStateLabels[bill.status]() : '' }),
      ],
    ];
  });
  if (refused.length > 0) throw fieldsRefused(Object.fromEntries(refused) as Record<string, string>);
  const today = chinaDayOf(ctx.now);
  for (const bill of found)
    await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'hold',
      set: {
        status: nextState(billTransitions, bill.status, 'hold'),
        heldFrom: bill.status,
        lateFrozenOn: today,
        payOrderId,
      },
    });
}

/** Gives bills of a pay order back as they were; those that it does not hold are left alone. */
export async function releaseBills(
  tx: Db,
  ctx: WriteContext,
  ids: readonly string[],
  payOrderId: string,
): Promise<void> {
  for (const bill of await lockBills(tx, ids)) {
    if (bill.status !== 'PAYING' || bill.payOrderId !== payOrderId) continue;
    await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'release',
      set: {
        status: bill.heldFrom ?? nextState(billTransitions, bill.status, 'release'),
        heldFrom: null,
        lateFrozenOn: null,
        payOrderId: null,
      },
    });
  }
}

/**
 * Enters what was paid. What this order has settled already is left alone, so a repeated notice changes nothing; a
 * success that comes after the order was closed settles what is still owed.
 * @throws {AppError} 500012 for a bill that can no longer be paid, or that another order holds
 */
export async function settleBills(
  tx: Db,
  ctx: WriteContext,
  items: readonly PaidItem[],
  payOrderId: string,
): Promise<void> {
  const found = await lockBills(
    tx,
    items.map(({ bizId }) => bizId),
  );
  for (const bill of found) {
    if (bill.status === 'PAID' && bill.payOrderId === payOrderId) continue;
    const isOthers = bill.status === 'PAYING' && bill.payOrderId !== payOrderId;
    const status = nextState(billTransitions, isOthers ? 'VOID' : bill.status, 'settle');
    const amountFen = items.find(({ bizId }) => bizId === bill.id)?.amountFen ?? 0;
    await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'settle',
      set: {
        status,
        paidFen: bill.paidFen + amountFen,
        settledLateFen: lateFeeOf(bill, ctx.now),
        heldFrom: null,
        lateFrozenOn: null,
        payOrderId,
      },
    });
  }
}

/**
 * Enters what was given back, which never exceeds what was paid; a bill of which all was given back is refunded.
 * @throws {AppError} 500012 for a bill that was not paid
 */
export async function refundBills(
  tx: Db,
  ctx: WriteContext,
  items: readonly PaidItem[],
  refundId: string,
): Promise<void> {
  const found = await lockBills(
    tx,
    items.map(({ bizId }) => bizId),
  );
  for (const bill of found) {
    const refundedFen = bill.refundedFen + (items.find(({ bizId }) => bizId === bill.id)?.amountFen ?? 0);
    const refunded = nextState(billTransitions, bill.status, 'refund');
    await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'refund',
      set: { status: refundedFen === bill.paidFen ? refunded : bill.status, refundedFen },
      reason: refundId,
    });
  }
}
