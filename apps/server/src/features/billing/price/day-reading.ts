import type { dayReadingSave } from '@portal/contract/billing/price-manage';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { lockMeter } from '../meter/meter.queries.ts';
import { dayReadings } from '../meter/meter.table.ts';
import { readingBefore } from '../meter/reading-before.ts';
import { isBilled, usageSince } from '../meter/record-reading.ts';
import { requireShown } from '../meter/require-reading.ts';

/**
 * Records what a meter showed at the beginning of a day; a second reading of the day replaces the first until its month
 * is billed.
 * @throws {AppError} 100002
 */
export const readOnDay: Verb<typeof dayReadingSave> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const meter = await lockMeter(tx, data.meterNo);
    if (!meter) throw fieldsRefused({ 'data.meterNo': m.fault_meter_unknown() });
    if (meter.status !== 'ONLINE') throw fieldsRefused({ 'data.meterNo': m.fault_meter_not_in_use() });
    if (data.day > chinaDayOf(ctx.now)) throw fieldsRefused({ 'data.day': m.pricing_fault_day_future() });
    if (await isBilled(tx, meter.id, data.day.slice(0, 7)))
      throw fieldsRefused({ 'data.day': m.fault_month_billed() });
    const tou = requireShown('data', meter.initialTou !== null, data);
    const { day, readingX100 } = data;
    if (readingX100 >= 10 ** meter.digits * 100)
      throw fieldsRefused({ 'data.readingX100': m.fault_too_many_digits({ digits: meter.digits }) });
    const before = await readingBefore(tx, meter, day.slice(0, 7));
    if (usageSince(meter, before, { readingX100, tou, isRolledOver: false }).usageX100 === null)
      throw fieldsRefused({
        'data.readingX100': m.fault_reading_falls({ before: before.readingX100 / 100 }),
      });
    const set = { readingX100, tou, updatedAt: ctx.now, updatedBy: ctx.actor.userId };
    const [saved] = await tx
      .insert(dayReadings)
      .values({
        ...set,
        id: ulid(ctx.now.getTime()),
        meterId: meter.id,
        day,
        createdAt: ctx.now,
        createdBy: ctx.actor.userId,
      })
      .onConflictDoUpdate({ target: [dayReadings.meterId, dayReadings.day], set })
      .returning({ id: dayReadings.id });
    if (!saved) throw new Error('failed to insert a reading');
    await writeLog(tx, ctx, {
      event: 'reading.onDay',
      entity: 'meter',
      entityId: meter.id,
      after: { day, readingX100 },
    });
    return { dayReadingId: saved.id };
  });
