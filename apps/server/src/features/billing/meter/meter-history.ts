import type { meterQueryHistory, readingAskAgain } from '@portal/contract/billing/meter-manage';
import { readingSourceLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { setTask } from '../../repair/repair.public.ts';
import { findPlacedMeter, listHistory, lockMeter, numbersOf, placeOfMeter } from './meter.queries.ts';
import { meters } from './meter.table.ts';

/** Three years, doubled to allow for replacements. */
const shownReadings = 72;

/** @throws {AppError} 500404 */
export const getMeterHistory: Verb<typeof meterQueryHistory> = async ({ db }, { id }) => {
  if (!(await findPlacedMeter(db, eq(meters.id, id)))) throw notFound();
  const rows = await listHistory(db, id, shownReadings);
  const numbers = await numbersOf(
    db,
    rows.flatMap(({ replacedById }) => replacedById ?? []),
  );
  return {
    rows: rows.map(({ reading, meterNo, replacedById }, at) => ({
      ...reading,
      readingId: reading.id,
      meterNo,
      readAt: reading.readAt.getTime(),
      // In this order, the first reading of a meter is its last one.
      replacedBy:
        rows.findIndex((row) => row.reading.meterId === reading.meterId) === at
          ? (numbers.get(replacedById ?? '') ?? '')
          : '',
      sourceLabel: readingSourceLabels[reading.source](),
    })),
  };
};

/**
 * Requests a new reading of a meter.
 * @throws {AppError} 100002 for an unknown meter
 */
export const askForReading: Verb<typeof readingAskAgain> = (ctx, { data: { meterNo, period } }) =>
  inTransaction(ctx.db, async (tx) => {
    // Concurrent requests queue here, so that the second finds the task of the first.
    const locked = await lockMeter(tx, meterNo);
    const meter = locked && (await findPlacedMeter(tx, eq(meters.id, locked.id)));
    if (!meter) throw fieldsRefused({ 'data.meterNo': m.fault_meter_unknown() });
    // Stored in Chinese, like all content.
    const words = inLanguage('zh', () => ({
      title: m.billing_again_title({ meter: meterNo, period }),
      description: m.billing_again_description({ last: String(meter.meter.lastX100 / 100) }),
    }));
    const { ticketId, isNew } = await setTask(tx, ctx, {
      ...words,
      typeCode: meter.meter.kind === 'WATER' ? 'WATER' : 'ELEC',
      place: placeOfMeter(meter),
    });
    if (isNew)
      await writeLog(tx, ctx, {
        event: 'reading.askAgain',
        entity: 'meter',
        entityId: meter.meter.id,
        after: { period, ticketId },
      });
    return { ticketId };
  });
