import { and, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { dayReadings, type Meter, type Reading } from '../meter/meter.table.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { usageSince } from '../meter/record-reading.ts';
import type { Cut } from './price-month.ts';

interface Read {
  meter: Meter;
  reading: Pick<Reading, 'previousX100' | 'tou' | 'touUsage' | 'usageX100' | 'isRolledOver'> | null;
}

/** Registers before the month, calculated back from its usage. */
function registersBefore({ meter, reading }: Read) {
  const { tou, touUsage, previousX100 = 0 } = reading ?? {};
  if (!tou || !touUsage) return { readingX100: previousX100, tou: null };
  const before = (now: number, used: number) => now - used / meter.multiplier;
  return {
    readingX100: previousX100,
    tou: {
      peakX100: before(tou.peakX100, touUsage.peakX100),
      flatX100: before(tou.flatX100, touUsage.flatX100),
      valleyX100: before(tou.valleyX100, touUsage.valleyX100),
    },
  };
}

/**
 * The readings of meters taken within a month, with the usage until then, by meter; null where one doesn't lie between
 * the readings before and after it.
 */
export async function cutsOf(
  db: Db,
  of: readonly Read[],
  period: string,
): Promise<Map<string, Cut[] | null>> {
  const rows =
    of.length === 0
      ? []
      : await db
          .select()
          .from(dayReadings)
          .where(
            and(
              inArray(
                dayReadings.meterId,
                of.map(({ meter }) => meter.id),
              ),
              gte(dayReadings.day, `${period}-01`),
              lte(dayReadings.day, lastDayOfPeriod(period)),
            ),
          )
          .orderBy(dayReadings.day);
  return new Map(
    of.map((read): [string, Cut[] | null] => {
      const its = rows.filter(({ meterId }) => meterId === read.meter.id);
      const before = registersBefore(read);
      const cuts = its.map(({ day, readingX100, tou }) => {
        const isRolledOver = read.reading?.isRolledOver ?? false;
        const used = usageSince(read.meter, before, { readingX100, tou, isRolledOver });
        return { day, used: { totalX100: used.usageX100, byTime: used.touUsage } };
      });
      const total = read.reading?.usageX100 ?? 0;
      const usages = [0, ...cuts.map(({ used }) => used.totalX100), total];
      const isBetween = usages.every((usage, at) => usage !== null && usage >= (usages[at - 1] ?? 0));
      return [read.meter.id, isBetween ? (cuts as Cut[]) : null];
    }),
  );
}
