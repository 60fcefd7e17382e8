import type { NextPayment } from '@portal/contract/lease/public';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { contractsOfEnterprise } from '../lease/lease.public.ts';
import { listPayable } from './bill/bill.queries.ts';
import { viewBill } from './bill/bill.view.ts';
import { readDaysOff } from './bill/due-date.ts';
import { billedSince, isFor, standingIn } from './bill/standing.ts';
import { readCharges } from './charge/standing-charges.ts';
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

/** What falls due next under a contract and is still to be billed, starting with the previous month. */
async function nextBilled(db: Db, { id, enterpriseId }: OfContract, now: Date): Promise<NextPayment | null> {
  const today = chinaDayOf(now);
  const contract = (await contractsOfEnterprise(db, enterpriseId, today)).find((one) => one.id === id);
  if (!contract) return null;
  const from = movePeriod(periodOf(now), -1);
  const [billed, off, charges] = await Promise.all([
    billedSince(db, enterpriseId, from),
    readDaysOff(db),
    readCharges(db, [id], from),
  ]);
  const coming = Array.from({ length: monthsAhead + 1 }, (_, ahead) => movePeriod(from, ahead))
    .flatMap((period) => standingIn(contract, period, charges, off).map((fee) => ({ ...fee, period })))
    .filter((fee) => fee.dueDay >= today && !billed.some(isFor({ ...fee, contractId: id })))
    // Rent may be billed before its month, and is then due before charges of earlier months.
    .toSorted((one, other) => one.dueDay.localeCompare(other.dueDay));
  const [first] = coming;
  if (!first) return null;
  const due = coming.filter(({ dueDay, period }) => dueDay === first.dueDay && period === first.period);
  return {
    billIds: [],
    fees: due.map(feeLabelOf),
    period: first.period,
    issueDay: first.issueDay,
    dueDay: first.dueDay,
    amountFen: due.reduce((sum, { amountFen }) => sum + amountFen, 0),
  };
}

/**
 * Next payment due under a contract: the earliest issued bills, otherwise the next month's charges, calculated as for
 * bills.
 */
export const nextPayment = async (db: Db, contract: OfContract, now: Date): Promise<NextPayment | null> =>
  (await firstDue(db, contract, now)) ?? nextBilled(db, contract, now);
