import { billStateLabels, billTransitions, payableStates } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
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
import { payInPart } from './money/part-payment.ts';
import { formulaOf } from './money/price-usage.ts';
import { billPlans } from './plan/plan.table.ts';
import { nextInstalment } from './plan/plan-lines.ts';

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

/** The same for the next line of each bill's plan. */
async function dueInstalments(tx: Db, ctx: WriteContext, ids: readonly string[]): Promise<Due[]> {
  const dues = await dueBills(tx, ctx, ids);
  const found = await lockBills(
    tx,
    dues.map(({ bizId }) => bizId),
  );
  const plans = await tx
    .select()
    .from(billPlans)
    .where(and(inArray(billPlans.billId, [...ids]), eq(billPlans.status, 'AGREED')));
  return dues.map((due): Due => {
    const bill = found.find(({ id }) => id === due.bizId);
    const plan = plans.find(({ billId }) => billId === due.bizId);
    const next = bill && plan && due.state === 'DUE' ? nextInstalment(plan, bill, chinaDayOf(ctx.now)) : null;
    if (!next) return { ...due, state: due.state === 'PAID' ? 'PAID' : 'GONE' };
    const { day, amountFen, lateFen } = next;
    return {
      ...due,
      note: m.pricing_plan_line_of({ no: due.note, day }),
      calculation: lateFen > 0 ? [formatFen(amountFen - lateFen), `+ ${formatFen(lateFen)}`] : [],
      amountFen,
    };
  });
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

/** Records an instalment: its late fee is paid first, and the bill is free for the next one. */
async function settlePart(tx: Db, ctx: WriteContext, bill: Bill, amountFen: number): Promise<void> {
  const { set } = payInPart(bill, amountFen, chinaDayOf(ctx.now), true);
  const status = nextState(billTransitions, bill.status, 'part');
  await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'part',
    set: {
      ...set,
      status: bill.heldFrom ?? status,
      heldFrom: null,
      lateFrozenOn: bill.planFrozenOn,
      payOrderId: null,
    },
    logged: (row) => ({ status: row.status, paidFen: row.paidFen }),
  });
}

/** Lets a bill owe again what an order had paid of it, principal first. */
async function owePart(tx: Db, ctx: WriteContext, bill: Bill, amountFen: number): Promise<void> {
  const lateFen = Math.max(amountFen - (bill.paidFen - bill.paidLateFen), 0);
  await moveState(tx, ctx, bills, bill, {
    entity: 'bill',
    event: 'reverse',
    set: {
      status: nextState(billTransitions, bill.status, 'reverse'),
      paidFen: bill.paidFen - amountFen,
      paidLateFen: bill.paidLateFen - lateFen,
    },
    logged: (row) => ({ status: row.status, paidFen: row.paidFen }),
  });
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
    const item = items.find(({ bizId }) => bizId === bill.id);
    const amountFen = item?.amountFen ?? 0;
    if (item?.isPart && amountFen < payableFen(bill, ctx.now)) {
      await settlePart(tx, ctx, bill, amountFen);
      continue;
    }
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
    const partFen = items.find(({ bizId }) => bizId === bill.id)?.amountFen ?? 0;
    // What is still owed in parts is owed again; only a paid bill is refunded.
    if (isPayable(bill) && partFen <= bill.paidFen - bill.refundedFen) {
      await owePart(tx, ctx, bill, partFen);
      continue;
    }
    const refundedFen = bill.refundedFen + partFen;
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
  dueInPart: dueInstalments,
  hold: holdBills,
  release: releaseBills,
  settle: settleBills,
  taxes: taxesOfBills,
  refund: refundBills,
};
