import { billStateLabels, billTransitions, payableStates } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import type { Due, PaidItem, Payable, Taxed } from '../../feature/payable.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { paysFor } from '../../platform/session/pays-for.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { enterDeposit } from '../lease/lease.public.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { lateFeeOf, payableFen } from './bill/bill.view.ts';
import { titleOfBill } from './bill/owed.public.ts';
import { lockBills } from './bill/pay-bill.public.ts';
import { feeLabelOf } from './fee-label.public.ts';
import { formulaOf } from './money/price-usage.ts';

/** Formulas of a bill's lines, plus its late fee in yuan. */
const calculationOf = ({ lines }: Bill, lateFen: number): string[] => [
  ...lines.map(formulaOf),
  ...(lateFen > 0 ? [`+ ${formatFen(lateFen)}`] : []),
];

const isPayable = ({ status }: Bill) => payableStates.some((state) => state === status);

function stateOf(bill: Bill, now: Date): Due['state'] {
  // PAYING: an order holds it, so no other order can take it.
  if (bill.status === 'PAYING' || isPayable(bill)) return payableFen(bill, now) > 0 ? 'DUE' : 'PAID';
  return bill.status === 'PAID' || bill.status === 'REFUNDED' ? 'PAID' : 'GONE';
}

/** Locks issued bills and returns their current amounts. */
async function dueBills(tx: Db, ctx: WriteContext, ids: readonly string[]): Promise<Due[]> {
  const { actor } = ctx;
  const found = await lockBills(tx, ids);
  return found
    .filter(({ enterpriseId, issueDate }) => issueDate !== null && (!actor || paysFor(actor, enterpriseId)))
    .map((bill) => ({
      bizId: bill.id,
      title: titleOfBill(bill),
      note: bill.no,
      calculation: calculationOf(bill, lateFeeOf(bill, ctx.now)),
      enterpriseId: bill.enterpriseId,
      amountFen: payableFen(bill, ctx.now),
      state: stateOf(bill, ctx.now),
    }));
}

/**
 * Holds bills for a payment order: their late fee is frozen and no other order can take them.
 * @throws {AppError} 100002 with the bills that can't be paid, each with its state
 */
async function holdBills(
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
        lateFrozenOn: bill.planFrozenOn ?? today,
        payOrderId,
      },
    });
}

/** Releases an order's bills to their former state; bills it doesn't hold are left alone. */
async function releaseBills(
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
        lateFrozenOn: bill.planFrozenOn,
        payOrderId: null,
      },
    });
  }
}

/**
 * Records a payment. Bills this order has already settled are skipped, so a repeated notification changes nothing; a
 * success that arrives after the order was closed settles what is still owed.
 * @throws {AppError} 500012 for a bill that can no longer be paid, or that another order holds
 */
async function settleBills(
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
    const lateFen = lateFeeOf(bill, ctx.now);
    await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'settle',
      set: {
        status,
        paidFen: bill.paidFen + amountFen,
        paidLateFen: lateFen,
        settledLateFen: lateFen,
        heldFrom: null,
        lateFrozenOn: null,
        payOrderId,
      },
    });
    if (bill.feeCode === 'DEPOSIT' && bill.contractId !== null)
      await enterDeposit(tx, ctx, {
        contractId: bill.contractId,
        billId: bill.id,
        amountFen: bill.paidFen + amountFen - lateFen,
      });
  }
}

/** The bill to which a payment was moved, if the one that was paid has been replaced. */
async function standingBill(tx: Db, id: string): Promise<string> {
  const [bill] = await tx
    .select({ status: bills.status, successorId: bills.successorId })
    .from(bills)
    .where(eq(bills.id, id));
  return bill?.status === 'VOID' && bill.successorId ? standingBill(tx, bill.successorId) : id;
}

/**
 * Records a refund, which never exceeds the amount paid; a fully refunded bill becomes `REFUNDED`.
 * @throws {AppError} 500012 for an unpaid bill
 */
async function refundBills(tx: Db, ctx: WriteContext, paid: readonly PaidItem[]): Promise<void> {
  const items: PaidItem[] = [];
  for (const item of paid) items.push({ ...item, bizId: await standingBill(tx, item.bizId) });
  const found = await lockBills(
    tx,
    items.map(({ bizId }) => bizId),
  );
  for (const bill of found) {
    const refundedFen = bill.refundedFen + (items.find(({ bizId }) => bizId === bill.id)?.amountFen ?? 0);
    const refunded = nextState(billTransitions, bill.status, 'refund');
    if (refundedFen > bill.paidFen)
      throw new AppError(retCodes.TRANSITION_REFUSED, {
        retMsg: m.pricing_refusal_in_credit({ no: bill.no }),
      });
    await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'refund',
      set: { status: refundedFen === bill.paidFen ? refunded : bill.status, refundedFen },
    });
  }
}

async function taxesOfBills(db: Db, ids: readonly string[]): Promise<Taxed[]> {
  const rows = await db
    .select({ bizId: bills.id, feeCode: bills.feeCode, ownFee: bills.ownFee, taxPpm: bills.taxPpm })
    .from(bills)
    .where(inArray(bills.id, [...ids]));
  return rows.map(({ bizId, taxPpm, ...bill }) => ({
    bizId,
    taxPpm,
    name: inLanguage('zh', () => feeLabelOf(bill)),
  }));
}

/** Bills are paid by members with payment rights. Orders expire after half an hour; bank transfers take days. */
export const billPayable: Payable = {
  kind: 'BILL',
  minutes: 30,
  link: paths.costQuery(),
  due: dueBills,
  hold: holdBills,
  release: releaseBills,
  settle: settleBills,
  taxes: taxesOfBills,
  refund: refundBills,
};
