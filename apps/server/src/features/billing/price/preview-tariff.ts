import type { tariffPreview } from '@portal/contract/billing/price-manage';
import { and, eq } from 'drizzle-orm';
import { addDays } from '../../../platform/china-time.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { meters } from '../meter/meter.table.ts';
import { lastDayOfPeriod, periodOf } from '../meter/periods.ts';
import { daysBetween } from '../money/days-between.ts';
import { billsFrom } from './billed-days.ts';
import { previewMoney } from './preview-money.ts';
import { pricesBetween } from './prices.ts';

/** Says what a price that begins on a day would change: how its month is split, and which bills are in its way. */
export const previewTariff: Verb<typeof tariffPreview> = async ({ db, now }, { data }) => {
  const { feeCode, effectiveFrom } = data;
  const from = `${effectiveFrom.slice(0, 7)}-01`;
  const to = lastDayOfPeriod(effectiveFrom.slice(0, 7));
  const dayBefore = addDays(effectiveFrom, -1);
  const [found, inUse, [before]] = await Promise.all([
    billsFrom(db, feeCode, effectiveFrom),
    db.$count(meters, and(eq(meters.kind, feeCode), eq(meters.status, 'ONLINE'))),
    pricesBetween(db, feeCode, dayBefore, dayBefore),
  ]);
  const priceBefore = before?.price ?? null;
  const daysAfter = daysBetween(effectiveFrom, to);
  return {
    ...found,
    meters: inUse,
    month: {
      from,
      to,
      daysBefore: daysBetween(from, to) - daysAfter,
      daysAfter,
      priceBefore,
    },
    money: await previewMoney(db, data, { from, to }, { now: periodOf(now), priceBefore }),
  };
};
