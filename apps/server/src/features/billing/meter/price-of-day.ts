import type { MeterDetail } from '@portal/contract/billing/meter';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { shiftSaving } from '../money/shift-saving.ts';
import { listLive, tariffOn } from '../price/prices.ts';
import type { Meter, Reading } from './meter.table.ts';
import { movePeriod, periodOf } from './periods.ts';

type PriceOfDay = Pick<MeterDetail, 'touPrice' | 'saving'>;

/**
 * Today's hourly prices for a time-of-use meter, and what could have been saved in the last month read. Expects months
 * in order, latest first.
 */
export async function priceOfDay(
  db: Db,
  { kind, initialTou }: Pick<Meter, 'kind' | 'initialTou'>,
  months: readonly Pick<Reading, 'period' | 'touUsage'>[],
  now: Date,
): Promise<PriceOfDay> {
  if (initialTou === null) return { touPrice: null, saving: null };
  const current = tariffOn(await listLive(db, kind), chinaDayOf(now));
  const tou = current?.price.tou;
  if (!tou) return { touPrice: null, saving: null };
  const [last] = months;
  // Early in a month, the previous one may not have been read yet.
  const isRecent = last !== undefined && last.period >= movePeriod(periodOf(now), -2);
  const saving = isRecent && last.touUsage ? shiftSaving(last.touUsage.peakX100, tou) : null;
  return {
    touPrice: { effectiveFrom: current.effectiveFrom, tou },
    saving: saving && { period: last?.period ?? '', ...saving },
  };
}
