import { meterKindLabels } from '@portal/contract/billing/terms';
import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isNotShared } from '../charge/not-shared.ts';
import { meters, readings } from '../meter/meter.table.ts';

export interface FirstReading {
  meterNo: string;
  kindLabel: string;
  readingX100: number;
  /** Null for a meter that was not read before that day: what it showed when it was entered. */
  readAt: Date | null;
  hasPhoto: boolean;
}

/** The meters of units with what each showed last up to the end of a day. */
export async function firstReadings(
  db: Db,
  unitIds: readonly string[],
  day: string,
): Promise<FirstReading[]> {
  if (unitIds.length === 0) return [];
  const rows = await db
    .select()
    .from(meters)
    .where(and(inArray(meters.unitId, [...unitIds]), ne(meters.status, 'OFFLINE'), isNotShared))
    .orderBy(asc(meters.kind), asc(meters.id));
  const isBefore = and(
    inArray(
      readings.meterId,
      rows.map(({ id }) => id),
    ),
    lt(readings.readAt, startOfChinaDay(addDays(day, 1))),
    eq(readings.status, 'CHECKED'),
  );
  const read =
    rows.length === 0
      ? []
      : await db
          .selectDistinctOn([readings.meterId])
          .from(readings)
          .where(isBefore)
          .orderBy(readings.meterId, desc(readings.readAt));
  return rows.map(({ id, meterNo, kind, initialX100 }) => {
    const last = read.find(({ meterId }) => meterId === id);
    return {
      meterNo,
      kindLabel: meterKindLabels[kind](),
      readingX100: last?.readingX100 ?? initialX100,
      readAt: last?.readAt ?? null,
      hasPhoto: (last?.photoFileId ?? '') !== '',
    };
  });
}
