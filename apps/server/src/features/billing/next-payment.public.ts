import type { NextPayment } from '@portal/contract/lease/public';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { contractsOfEnterprise } from '../lease/lease.public.ts';
import { listPayable } from './bill/bill.queries.ts';
import { viewBill } from './bill/bill.view.ts';
import { readDaysOff } from './bill/due-date.ts';
import { billedSince, dueOf, isFor, issueOf, standingIn } from './bill/standing.ts';
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
  const [billed, off] = [await billedSince(db, enterpriseId, from), await readDaysOff(db)];
  for (let ahead = 0; ahead <= monthsAhead; ahead++) {
    const period = movePeriod(from, ahead);
    const fees = standingIn(contract, period).filter(
      (fee) => !billed.some(isFor({ ...fee, contractId: id, period })),
    );
    const dueDay = dueOf(period, contract, off);
    if (fees.length > 0 && dueDay >= chinaDayOf(now))
      return {
        billIds: [],
        fees: fees.map(({ feeCode }) => feeLabelOf({ feeCode })),
        period,
        issueDay: issueOf(period, contract),
        dueDay,
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
