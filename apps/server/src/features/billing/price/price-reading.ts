import type { Db } from '../../../platform/database/database.ts';
import { earlier, type Priced } from '../bill/contract-lines.ts';
import type { Meter, Reading } from '../meter/meter.table.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { cutsOf } from './cuts.ts';
import { priceMonth } from './price-month.ts';
import { cover, pricesBetween } from './prices.ts';

type Used = Pick<Reading, 'previousX100' | 'tou' | 'touUsage' | 'usageX100' | 'isRolledOver'>;

/** Why a reading can't be priced: a day has no price, or a reading within the month doesn't fit. */
export type PriceDoubt = 'NO_TARIFF' | 'READING_FALLS';

/**
 * Prices what a meter used in a month, or until a day on which its tenant left. If it was read in a later month, the
 * price of that day counts.
 */
export async function priceReading(
  db: Db,
  meter: Meter,
  reading: Used,
  period: string,
  lastDay?: string,
): Promise<Priced[] | PriceDoubt> {
  const [first, end] = [`${period}-01`, lastDayOfPeriod(period)];
  const to = earlier(lastDay ?? end, end);
  const from = earlier(first, to);
  const prices = await pricesBetween(db, meter.kind, from, to);
  if (!cover(prices, from, to)) return 'NO_TARIFF';
  const cuts = (await cutsOf(db, [{ meter, reading }], period)).get(meter.id);
  if (!cuts) return 'READING_FALLS';
  return priceMonth({ totalX100: reading.usageX100 ?? 0, byTime: reading.touUsage }, prices, cuts);
}
