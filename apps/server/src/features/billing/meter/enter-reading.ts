import type { readingOperate, readingSave } from '@portal/contract/billing/meter-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { lockMeter } from './meter.queries.ts';
import { meters, readings } from './meter.table.ts';
import { findBefore, noteAnomalies, recordReadings, usageSince } from './record-reading.ts';
import { nightOf, requireNewReading, requireShown } from './require-reading.ts';

/**
 * Records a meter reading; the latest one can be corrected until its month is billed.
 * @throws {AppError} 100002
 */
export const enterReading: Verb<typeof readingSave> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const meter = await lockMeter(tx, data.meterNo);
    if (!meter) throw fieldsRefused({ 'data.meterNo': m.fault_meter_unknown() });
    if (
      data.photoFileId !== '' &&
      (await findFile(tx, data.photoFileId, 0))?.ownerUserId !== ctx.actor.userId
    )
      throw fieldsRefused({ 'data.photoFileId': m.fault_choice_gone() });
    const shown = {
      ...data,
      nightX100: nightOf(data),
      tou: requireShown('data', meter.initialTou !== null, data),
      readAt: ctx.now,
    };
    const before = (await findBefore(tx, [meter], data.period)).get(meter.id);
    if (!before) throw new Error('a meter has no initial reading');
    const fault = await requireNewReading(tx, ctx.now, meter, before, shown);
    if (fault) throw fieldsRefused({ 'data.readingX100': fault });
    const by = { source: 'STAFF', status: 'CHECKED' } as const;
    const [reading] = await recordReadings(tx, ctx, [{ meter, shown, before }], by);
    if (!reading) throw new Error('failed to insert reading');
    await writeLog(tx, ctx, {
      event: 'reading.enter',
      entity: 'reading',
      entityId: reading.id,
      after: { meterId: meter.id, period: data.period, readingX100: data.readingX100 },
    });
    return { readingId: reading.id, usageX100: reading.usageX100 ?? 0 };
  });

/**
 * Approves a tenant's reading, or discards it so that the meter can be read again.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const operateReading: Verb<typeof readingOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const reading = await lockVersion(tx, readings, { id, version });
    if (reading.status !== 'RAW') throw new AppError(retCodes.TRANSITION_REFUSED);
    const [meter] = await tx.select().from(meters).where(eq(meters.id, reading.meterId)).for('update');
    if (!meter) throw new Error('a reading has no meter');
    const before = (await findBefore(tx, [meter], reading.period)).get(meter.id);
    if (!before) throw new Error('a meter has no initial reading');
    if (event === 'reject') {
      await tx.delete(readings).where(eq(readings.id, id));
      await tx
        .update(meters)
        .set({ lastX100: before.readingX100, lastPeriod: before.period })
        .where(eq(meters.id, meter.id));
    } else {
      const { usageX100 } = usageSince(meter, before, reading);
      if (usageX100 === null)
        throw fieldsRefused({ readingX100: m.fault_reading_falls({ before: before.readingX100 / 100 }) });
      await noteAnomalies(tx, ctx, [await updateVersion(tx, ctx, readings, id, { status: 'CHECKED' })]);
    }
    await writeLog(tx, ctx, {
      event: `reading.${event}`,
      entity: 'reading',
      entityId: id,
      before: { status: reading.status },
      after: { status: event === 'check' ? 'CHECKED' : null },
    });
    return { readingId: id };
  });
