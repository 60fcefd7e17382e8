import type { BillState, FeeCode } from '@portal/contract/billing/terms';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { payableFen } from '../bill/bill.view.ts';
import { coversDaysOf, isForDaysOf } from '../bill/contract-days.public.ts';
import { unpaidLateOn } from '../bill/owed.public.ts';
import { aheadOf, creditsOf, type PaidAhead } from '../paid-ahead.public.ts';

/** A contract that ends, as it is settled. */
export interface Ending {
  contract: ContractInForce;
  lastDay: string;
  /** The tenant has no other contract, so that bills without one belong here too. */
  takesAll: boolean;
}

/** An issued bill that is not paid. */
export interface OpenBill {
  billId: string;
  no: string;
  feeCode: FeeCode;
  period: string;
  dueDate: string;
  status: BillState;
  /** What is open without the late fee. */
  principalFen: number;
  lateFen: number;
  lateDays: number;
  payableFen: number;
}

const isOf = ({ contract: { id, enterpriseId }, takesAll }: Ending) =>
  and(eq(bills.enterpriseId, enterpriseId), takesAll ? undefined : eq(bills.contractId, id));

/** Billed for days of the contract, unlike its deposit. */
const isStanding = ({ feeCode }: Pick<Bill, 'feeCode'>) => feeCode !== 'DEPOSIT';

function viewOpen(bill: Bill, now: Date): OpenBill {
  const { overdueDays, lateFen } = unpaidLateOn(bill, chinaDayOf(now));
  const owedFen = payableFen(bill, now);
  return {
    billId: bill.id,
    no: bill.no,
    feeCode: bill.feeCode,
    period: bill.period,
    dueDate: bill.dueDate ?? '',
    status: bill.status,
    principalFen: owedFen - lateFen,
    lateFen,
    lateDays: lateFen > 0 ? overdueDays : 0,
    payableFen: owedFen,
  };
}

/** A bill as it will be once the settlement has paid it. */
const asPaid = (bill: Bill): Bill =>
  bill.status === 'PAID'
    ? bill
    : { ...bill, paidFen: bill.principalFen + bill.adjustFen, settledLateFen: 0, refundedFen: 0 };

/** The bills of a contract that ends: those not paid, and what was billed for days after the last one. */
export async function billsOfEnding(db: Db, ending: Ending, now: Date) {
  const rows = await db
    .select()
    .from(bills)
    .where(
      and(
        isOf(ending),
        or(
          inArray(bills.status, ['DRAFT', 'UNPAID', 'OVERDUE', 'PAYING', 'OBJECTED']),
          and(eq(bills.status, 'PAID'), isForDaysOf(ending.contract.id)),
        ),
      ),
    )
    .orderBy(asc(bills.dueDate), asc(bills.id));
  const open = rows.filter(({ status }) => status !== 'PAID');
  const paid = rows
    .filter((bill) => isStanding(bill) && coversDaysOf(bill, ending.contract.id))
    .filter(({ status }) => status !== 'DRAFT' && status !== 'OBJECTED')
    .map(asPaid);
  const backs: PaidAhead[] = aheadOf(paid, await creditsOf(db, paid), ending.lastDay);
  return { open: open.map((bill) => viewOpen(bill, now)), backs };
}

/**
 * Stops the late fees of bills while a settlement waits for its second person, or lets them run again. A plan of
 * instalments that has stopped one keeps its day.
 */
export async function freezeLateFees(
  tx: Db,
  billIds: readonly string[],
  frozenOn: string | null,
): Promise<void> {
  if (billIds.length === 0) return;
  await tx
    .update(bills)
    .set({ lateFrozenOn: sql`coalesce(${bills.planFrozenOn}, ${frozenOn}::date)` })
    .where(and(inArray(bills.id, [...billIds]), inArray(bills.status, ['UNPAID', 'OVERDUE'])));
}

/** Notes on bills that no order paid what the settlement gives back of them. */
export async function noteBillsBack(
  tx: Db,
  backs: readonly { billId: string; amountFen: number }[],
): Promise<void> {
  for (const { billId, amountFen } of backs)
    await tx
      .update(bills)
      .set({ refundedFen: sql`${bills.refundedFen} + ${amountFen}` })
      .where(eq(bills.id, billId));
}

/** Locks the bills of a contract that ends, so that neither a payment nor a change comes in between. */
export const lockBillsOfEnding = (tx: Db, ending: Ending) =>
  tx.select({ id: bills.id }).from(bills).where(isOf(ending)).orderBy(asc(bills.id)).for('update');
