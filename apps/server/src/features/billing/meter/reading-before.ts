import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Meter, type Reading, readings } from './meter.table.ts';

/** A meter's latest reading of a month before the given one, or its first one. */
export async function readingBefore(
  tx: Db,
  meter: Meter,
  period: string,
): Promise<Pick<Reading, 'readingX100' | 'tou'>> {
  const [row] = await tx
    .select({ readingX100: readings.readingX100, tou: readings.tou })
    .from(readings)
    .where(and(eq(readings.meterId, meter.id), lt(readings.period, period)))
    .orderBy(desc(readings.period))
    .limit(1);
  return row ?? { readingX100: meter.initialX100, tou: meter.initialTou };
}
