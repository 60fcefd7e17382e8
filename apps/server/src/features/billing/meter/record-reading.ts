import { paths } from '@portal/contract/paths';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { sendMessage } from '../../message/message.public.ts';
import { bills } from '../bill/bill.table.ts';
import { usageOf } from '../money/registers.ts';
import { isHigh } from '../money/usage-limit.ts';
import { payersOf } from '../payers.ts';
import { anomalies, type Meter, meters, type Reading, readings, type TouRegisters } from './meter.table.ts';
import { yearBefore } from './periods.ts';

/** Values read off a meter. */
export interface Shown {
  period: string;
  readingX100: number;
  tou: TouRegisters | null;
  isRolledOver: boolean;
  nightX100: number | null;
  nightsX100?: number[] | null;
  photoFileId: string;
  readAt: Date;
}

type Before = Pick<Reading, 'readingX100' | 'tou'>;
type Registered = Pick<Shown, 'readingX100' | 'tou' | 'isRolledOver'>;

const registers = ['peakX100', 'flatX100', 'valleyX100'] as const;

const touUsageOf = (meter: Meter, before: Before, { tou, isRolledOver }: Registered): TouRegisters | null => {
  if (!tou) return null;
  const from = before.tou ?? { peakX100: 0, flatX100: 0, valleyX100: 0 };
  const used = registers.map((register) =>
    usageOf({ ...meter, previousX100: from[register], readingX100: tou[register], isRolledOver }),
  );
  const [peakX100 = null, flatX100 = null, valleyX100 = null] = used;
  return peakX100 === null || flatX100 === null || valleyX100 === null
    ? null
    : { peakX100, flatX100, valleyX100 };
};

/** Usage since the previous reading; null if a register fell without explanation. */
export function usageSince(meter: Meter, before: Before, shown: Registered) {
  const touUsage = touUsageOf(meter, before, shown);
  if (shown.tou && !touUsage) return { usageX100: null, touUsage: null };
  const usageX100 = touUsage
    ? touUsage.peakX100 + touUsage.flatX100 + touUsage.valleyX100
    : usageOf({
        ...meter,
        previousX100: before.readingX100,
        readingX100: shown.readingX100,
        isRolledOver: shown.isRolledOver,
      });
  return { usageX100, touUsage };
}

/** Each meter's latest reading other than that of the month, or its initial value. */
export async function findBefore(
  tx: Db,
  of: readonly Meter[],
  period: string,
): Promise<Map<string, Before & { period: string }>> {
  const ids = of.map(({ id }) => id);
  const rows = await tx
    .selectDistinctOn([readings.meterId], {
      meterId: readings.meterId,
      period: readings.period,
      readingX100: readings.readingX100,
      tou: readings.tou,
    })
    .from(readings)
    .where(and(inArray(readings.meterId, ids), ne(readings.period, period)))
    .orderBy(readings.meterId, desc(readings.period));
  const found = new Map(rows.map(({ meterId, ...row }) => [meterId, row]));
  return new Map(
    of.map((meter) => [
      meter.id,
      found.get(meter.id) ?? { period: '', readingX100: meter.initialX100, tou: meter.initialTou },
    ]),
  );
}

/** Usage of meters in a month, by meter id. */
export async function usageIn(
  tx: Db,
  meterIds: readonly string[],
  period: string,
): Promise<Map<string, number | null>> {
  if (meterIds.length === 0) return new Map();
  const rows = await tx
    .select({ meterId: readings.meterId, usageX100: readings.usageX100 })
    .from(readings)
    .where(and(inArray(readings.meterId, [...meterIds]), eq(readings.period, period)));
  return new Map(rows.map(({ meterId, usageX100 }) => [meterId, usageX100]));
}

/** Whether a meter's month has been billed, which makes its reading final. */
export const isBilled = async (tx: Db, meterId: string, period: string): Promise<boolean> =>
  (await tx.$count(
    bills,
    and(eq(bills.meterId, meterId), eq(bills.period, period), ne(bills.status, 'VOID')),
  )) > 0;

/** A reading with its meter and the previous reading. */
export interface Entry {
  meter: Meter;
  shown: Shown;
  before: Before;
}

/**
 * Saves readings of one month or replaces earlier ones. Anomalies in those that count are recorded, and tenants are
 * notified.
 */
export async function recordReadings(
  tx: Db,
  ctx: WriteContext,
  entries: readonly Entry[],
  by: { source: Reading['source']; status: Reading['status'] },
): Promise<Reading[]> {
  if (entries.length === 0) return [];
  const period = entries[0]?.shown.period ?? '';
  const ids = entries.map(({ meter }) => meter.id);
  const theirs = and(inArray(readings.meterId, ids), eq(readings.period, period));
  await tx.delete(readings).where(theirs);
  const rows = await tx
    .insert(readings)
    .values(
      entries.map(({ meter, shown, before }) => ({
        ...shown,
        ...usageSince(meter, before, shown),
        ...by,
        id: orderedId(ctx.now.getTime()),
        meterId: meter.id,
        enterpriseId: meter.enterpriseId,
        previousX100: before.readingX100,
        createdAt: ctx.now,
        createdBy: ctx.actor?.userId ?? null,
        updatedAt: ctx.now,
      })),
    )
    .returning();
  // The meter's last value is shown in lists and is the start of the next reading.
  await tx
    .update(meters)
    .set({ lastX100: sql`${readings.readingX100}`, lastPeriod: period, updatedAt: ctx.now })
    .from(readings)
    .where(and(eq(readings.meterId, meters.id), theirs, sql`${meters.lastPeriod} <= ${period}`));
  if (by.status === 'CHECKED') await noteAnomalies(tx, ctx, rows);
  return rows;
}

/** Records the anomalies of checked readings, each once, and notifies the tenants. */
export async function noteAnomalies(tx: Db, ctx: WriteContext, rows: readonly Reading[]): Promise<void> {
  const period = rows[0]?.period ?? '';
  const lastYear = await usageIn(
    tx,
    rows.map(({ meterId }) => meterId),
    yearBefore(period),
  );
  const found = rows.flatMap((row) => {
    if (row.enterpriseId === null || row.usageX100 === null) return [];
    const lastYearX100 = lastYear.get(row.meterId) ?? null;
    const base = {
      meterId: row.meterId,
      readingId: row.id,
      enterpriseId: row.enterpriseId,
      period,
      usageX100: row.usageX100,
      lastYearX100,
      nightX100: row.nightX100,
      status: 'OPEN' as const,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    };
    const kinds = [
      isHigh(row.usageX100, lastYearX100) ? ('HIGH_USAGE' as const) : null,
      (row.nightX100 ?? 0) > 0 ? ('NIGHT_FLOW' as const) : null,
    ];
    return kinds.flatMap((kind) => (kind ? [{ ...base, kind, id: orderedId(ctx.now.getTime()) }] : []));
  });
  if (found.length === 0) return;
  await tx.insert(anomalies).values(found).onConflictDoNothing();
  const enterpriseIds = [...new Set(found.map(({ enterpriseId }) => enterpriseId))];
  await sendMessage(tx, {
    eventCode: 'METER_ANOMALY',
    params: { period },
    userIds: await payersOf(tx, enterpriseIds),
    link: paths.utilityBills(),
    now: ctx.now,
  });
}
