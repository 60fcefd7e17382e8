import type { NextPayment } from '@portal/contract/lease/public';
import { and, eq, gte, ne } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { contractsOfEnterprise } from '../lease/lease.public.ts';
import { listPayable } from './bill/bill.queries.ts';
import { bills } from './bill/bill.table.ts';
import { viewBill } from './bill/bill.view.ts';
import { dueOf, issueOf, standingIn } from './bill/standing.ts';
import { feeLabelOf } from './fee-label.public.ts';
import { movePeriod, periodOf } from './meter/periods.ts';

interface OfContract {
  id: string;
  enterpriseId: string;
}

/** Rent is paid once a year at the longest, so no charge can be further ahead. */
const monthsAhead = 13;

/** The earliest due bills of a contract. Metered charges are left out, as they aren't part of it. */
async function firstDue(db: Db, { id, enterpriseId }: OfContract, now: Date): Promise<NextPayment | null> {
  const owed = (await listPayable(db, enterpriseId))
    .filter(({ contractId, meterId }) => contractId === id && meterId === null)
    .map((bill) => viewBill(bill, now));
  const [first] = owed;
  if (!first?.dueDate || !first.issueDate) return null;
  const due = owed.filter(({ dueDate }) => dueDate === first.dueDate);
  return {
    billIds: due.map(({ billId }) => billId),
    fees: due.map(({ feeLabel }) => feeLabel),
    period: first.period,
    issueDay: first.issueDate,
    dueDay: first.dueDate,
    amountFen: due.reduce((sum, { payableFen }) => sum + payableFen, 0),
  };
}

/** The next month of a contract still to be billed, starting with the previous month. */
async function nextBilled(db: Db, { id, enterpriseId }: OfContract, now: Date): Promise<NextPayment | null> {
  const contract = (await contractsOfEnterprise(db, enterpriseId, chinaDayOf(now))).find(
    (one) => one.id === id,
  );
  if (!contract) return null;
  const from = movePeriod(periodOf(now), -1);
  const billed = await db
    .select({ feeCode: bills.feeCode, period: bills.period })
    .from(bills)
    .where(
      and(
        eq(bills.enterpriseId, enterpriseId),
        eq(bills.contractId, id),
        gte(bills.period, from),
        ne(bills.status, 'VOID'),
        ne(bills.status, 'DRAFT'),
      ),
    );
  for (let ahead = 0; ahead <= monthsAhead; ahead++) {
    const period = movePeriod(from, ahead);
    const fees = standingIn([contract], period).filter(
      ({ feeCode }) => !billed.some((bill) => bill.feeCode === feeCode && bill.period === period),
    );
    if (fees.length > 0 && dueOf(period) >= chinaDayOf(now))
      return {
        billIds: [],
        fees: fees.map(({ feeCode }) => feeLabelOf({ feeCode })),
        period,
        issueDay: issueOf(period),
        dueDay: dueOf(period),
        amountFen: fees.reduce((sum, { amountFen }) => sum + amountFen, 0),
      };
  }
  return null;
}

/**
 * Next payment due under a contract: the earliest issued bills, otherwise the next month's charges, calculated as for
 * bills.
 */
export const nextPayment = async (db: Db, contract: OfContract, now: Date): Promise<NextPayment | null> =>
  (await firstDue(db, contract, now)) ?? nextBilled(db, contract, now);
