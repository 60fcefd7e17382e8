import type { billQueryComing, ComingPayment } from '@portal/contract/billing/bill';
import { and, eq } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { contractsOfEnterprise } from '../../lease/lease.public.ts';
import { readCharges } from '../charge/standing-charges.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import { meters } from '../meter/meter.table.ts';
import { movePeriod, periodOf } from '../meter/periods.ts';
import { listPayable } from './bill.queries.ts';
import { viewBill } from './bill.view.ts';
import { readDaysOff, usualDue } from './due-date.ts';
import { billedSince, dueOf, isFor, type StandingFee, standingIn } from './standing.ts';

const aheadDays = 90;

/** The same fee of several contracts is one row, if it is due on the same day. */
function joined(fees: readonly StandingFee[]): StandingFee[] {
  const rows = new Map<string, StandingFee>();
  for (const fee of fees) {
    const key = `${fee.feeCode} ${fee.dueDay}`;
    rows.set(key, { ...fee, amountFen: fee.amountFen + (rows.get(key)?.amountFen ?? 0) });
  }
  return [...rows.values()];
}

/** Everything due within 90 days: issued bills and the charges of coming months; metered amounts aren't known yet. */
export const listComing: Verb<typeof billQueryComing> = async ({ db, actor, now }) => {
  const { enterpriseId } = actor;
  if (enterpriseId === null) throw notFound();
  const today = chinaDayOf(now);
  const until = addDays(today, aheadDays);
  const [owed, own, off, billed, kinds] = await Promise.all([
    listPayable(db, enterpriseId),
    contractsOfEnterprise(db, enterpriseId, today),
    readDaysOff(db),
    billedSince(db, enterpriseId, periodOf(now)),
    db
      .selectDistinct({ kind: meters.kind })
      .from(meters)
      .where(and(eq(meters.enterpriseId, enterpriseId), eq(meters.status, 'ONLINE'))),
  ]);
  const issued = owed.map((bill): ComingPayment => {
    const { billId, feeCode, feeLabel, period, payableFen, state, dueDate } = viewBill(bill, now);
    return { day: dueDate ?? today, billId, feeCode, feeLabel, period, amountFen: payableFen, state };
  });
  const [usual] = own;
  const charges = await readCharges(
    db,
    own.map(({ id }) => id),
    periodOf(now),
  );
  const expected = [0, 1, 2, 3].flatMap((ahead) => {
    const period = movePeriod(periodOf(now), ahead);
    const standing = own.flatMap((contract) =>
      standingIn(contract, period, charges, off).filter(
        (fee) => !billed.some(isFor({ ...fee, contractId: contract.id, period })),
      ),
    );
    const metered = kinds
      .filter(({ kind }) => !billed.some((bill) => bill.feeCode === kind && bill.period === period))
      .map(({ kind }) => ({
        feeCode: kind,
        ownFee: null,
        amountFen: null,
        dueDay: dueOf(period, { ...usualDue, ...usual, billAheadDays: 0 }, off),
      }));
    return [...joined(standing), ...metered].map(
      (fee): ComingPayment => ({
        day: fee.dueDay,
        billId: null,
        feeCode: fee.feeCode,
        feeLabel: feeLabelOf(fee),
        period,
        amountFen: fee.amountFen,
        state: null,
      }),
    );
  });
  return {
    today,
    rows: [...issued, ...expected]
      .filter(({ day }) => day <= until)
      .sort((one, other) => one.day.localeCompare(other.day)),
  };
};
