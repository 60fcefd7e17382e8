import * as m from '@portal/texts/messages';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Bill } from '../bill/bill.table.ts';
import { anomalies, meters, type Reading, readings } from './meter.table.ts';

type OfMonth = Pick<Bill, 'meterId' | 'period'>;

const isOf = ({ meterId, period }: OfMonth) =>
  and(eq(readings.meterId, meterId ?? ''), eq(readings.period, period));

/** Marks a bill's reading as `OBJECTED` while an objection is open, then as `CHECKED` again. */
export const markReading = (
  tx: Db,
  bill: OfMonth,
  status: Extract<Reading['status'], 'OBJECTED' | 'CHECKED'>,
) => tx.update(readings).set({ status }).where(isOf(bill));

/**
 * Corrects a misread meter, so that the next month starts from the true reading.
 * @throws {AppError} 100002 without the usage, for a meter with several registers, or once a later month has been read
 */
export async function correctReading(
  tx: Db,
  ctx: Context,
  bill: OfMonth,
  usageX100: number | null,
): Promise<void> {
  if (usageX100 === null) throw fieldsRefused({ 'data.usageX100': m.fault_misread_usage() });
  const [found] = await tx
    .select({ reading: readings, meter: meters })
    .from(readings)
    .innerJoin(meters, eq(meters.id, readings.meterId))
    .where(isOf(bill))
    .for('update');
  const refused = () => fieldsRefused({ 'data.isMisread': m.fault_misread_later() });
  // The total doesn't reveal which of several registers was misread.
  if (!found || found.reading.tou !== null) throw refused();
  const { reading, meter } = found;
  const isLater = and(eq(readings.meterId, meter.id), gt(readings.period, bill.period));
  if (meter.status === 'REPLACED' || (await tx.$count(readings, isLater)) > 0) throw refused();
  const readingX100 = reading.previousX100 + Math.round(usageX100 / meter.multiplier);
  await updateVersion(tx, ctx, readings, reading.id, { readingX100, usageX100, isRolledOver: false });
  await tx.update(meters).set({ lastX100: readingX100 }).where(eq(meters.id, meter.id));
  // The high usage was due to the wrong reading.
  await tx
    .update(anomalies)
    .set({ status: 'DISMISSED', updatedAt: ctx.now })
    .where(
      and(
        eq(anomalies.readingId, reading.id),
        eq(anomalies.kind, 'HIGH_USAGE'),
        eq(anomalies.status, 'OPEN'),
      ),
    );
  await writeLog(tx, ctx, {
    event: 'reading.correct',
    entity: 'reading',
    entityId: reading.id,
    before: { readingX100: reading.readingX100 },
    after: { readingX100 },
  });
}
