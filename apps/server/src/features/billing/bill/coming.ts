import type { billQueryComing, ComingPayment } from '@portal/contract/billing/bill';
import { and, eq } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { contractsOfEnterprise } from '../../lease/lease.public.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import { meters } from '../meter/meter.table.ts';
import { movePeriod, periodOf } from '../meter/periods.ts';
import { listPayable } from './bill.queries.ts';
import { viewBill } from './bill.view.ts';
import { dueOf, standingIn } from './standing.ts';

const aheadDays = 90;

/** Everything due within 90 days: issued bills and the charges of coming months; metered amounts aren't known yet. */
export const listComing: Verb<typeof billQueryComing> = async ({ db, actor, now }) => {
  const { enterpriseId } = actor;
  if (enterpriseId === null) throw notFound();
  const today = chinaDayOf(now);
  const until = addDays(today, aheadDays);
  const [owed, own, kinds] = await Promise.all([
    listPayable(db, enterpriseId),
    contractsOfEnterprise(db, enterpriseId, today),
    db
      .selectDistinct({ kind: meters.kind })
      .from(meters)
      .where(and(eq(meters.enterpriseId, enterpriseId), eq(meters.status, 'ONLINE'))),
  ]);
  const issued = owed.map((bill): ComingPayment => {
    const { billId, feeCode, feeLabel, period, payableFen, state, dueDate } = viewBill(bill, now);
    return { day: dueDate ?? today, billId, feeCode, feeLabel, period, amountFen: payableFen, state };
  });
  const months = [0, 1, 2]
    .map((ahead) => movePeriod(periodOf(now), ahead))
    .filter((month) => dueOf(month) <= until);
  const expected = months.flatMap((period) =>
    [...standingIn(own, period), ...kinds.map(({ kind }) => ({ feeCode: kind, amountFen: null }))]
      .filter(({ feeCode }) => !issued.some((bill) => bill.feeCode === feeCode && bill.period === period))
      .map((fee) => ({
        ...fee,
        day: dueOf(period),
        billId: null,
        feeLabel: feeLabelOf(fee),
        period,
        state: null,
      })),
  );
  return {
    today,
    rows: [...issued.filter(({ day }) => day <= until), ...expected].sort((one, other) =>
      one.day.localeCompare(other.day),
    ),
  };
};
