import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Meter, Reading, TouRegisters } from './meter.table.ts';
import { periodOf } from './periods.ts';
import { isBilled, type Shown, usageSince } from './record-reading.ts';

interface Registers {
  readingX100: number;
  peakX100: number | null;
  flatX100: number | null;
  valleyX100: number | null;
}

/** Time-of-use register values, or what's wrong with them. */
export function touOf(isTou: boolean, shown: Registers): { tou: TouRegisters | null } | { fault: string } {
  const { peakX100, flatX100, valleyX100 } = shown;
  if (!isTou) return { tou: null };
  if (peakX100 === null || flatX100 === null || valleyX100 === null) return { fault: m.fault_tou_missing() };
  if (peakX100 + flatX100 + valleyX100 !== shown.readingX100) return { fault: m.fault_tou_sum() };
  return { tou: { peakX100, flatX100, valleyX100 } };
}

/** @throws {AppError} 100002 for `readingX100` */
export function requireShown(path: string, isTou: boolean, shown: Registers): TouRegisters | null {
  const found = touOf(isTou, shown);
  if ('fault' in found) throw fieldsRefused({ [`${path}.readingX100`]: found.fault });
  return found.tou;
}

/** Reason to refuse a reading, or null. `isBilledAlready` says whether its month has been billed. */
export function readingFault(
  now: Date,
  meter: Meter,
  before: Pick<Reading, 'readingX100' | 'tou'> & { period: string },
  shown: Shown,
  isBilledAlready: boolean,
): string | null {
  if (shown.period > periodOf(now)) return m.fault_period_future();
  if (meter.status !== 'ONLINE') return m.fault_meter_not_in_use();
  if (before.period > shown.period) return m.fault_later_reading({ period: before.period });
  if (isBilledAlready) return m.fault_month_billed();
  if (shown.readingX100 >= 10 ** meter.digits * 100) return m.fault_too_many_digits({ digits: meter.digits });
  if (usageSince(meter, before, shown).usageX100 === null)
    return m.fault_reading_falls({ before: before.readingX100 / 100 });
  return null;
}

/** Like `readingFault` for a single reading, with the database lookup it needs. */
export const requireNewReading = async (
  tx: Db,
  now: Date,
  meter: Meter,
  before: Pick<Reading, 'readingX100' | 'tou'> & { period: string },
  shown: Shown,
): Promise<string | null> =>
  readingFault(now, meter, before, shown, await isBilled(tx, meter.id, shown.period));

/** Night usage of a month: the sum of the nights if they're recorded separately. */
export const nightOf = ({
  nightX100,
  nightsX100,
}: {
  nightX100: number | null;
  nightsX100: number[] | null;
}): number | null => (nightsX100 === null ? nightX100 : nightsX100.reduce((sum, night) => sum + night, 0));
