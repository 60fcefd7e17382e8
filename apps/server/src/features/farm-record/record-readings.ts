import type { Reading } from '@portal/contract/farm/public';
import { type batchSaveReading, maxReadings } from '@portal/contract/farm/record';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { type BatchRecord, farmBatches, farmReadings } from '../farm/farm.table.ts';
import { readOwn } from '../farm/own/own-batch.public.ts';
import { refreshBatch } from '../farm/refresh-batch.public.ts';
import { holdRecord } from './hold-record.ts';

/** The batch's readings at these moments. */
export async function readingsAt(tx: Db, batchId: string, moments: readonly number[]) {
  const at = moments.map((moment) => new Date(moment));
  if (at.length === 0) return new Map<number, number>();
  const rows = await tx
    .select()
    .from(farmReadings)
    .where(and(eq(farmReadings.batchId, batchId), inArray(farmReadings.at, at)));
  return new Map(rows.map((row) => [row.at.getTime(), row.tenths]));
}

/** Why a reading is refused: it lies in the future, or another value exists for the same moment and is kept. */
export function readingFault(now: Date, { at, tenths }: Reading, known: number | undefined): string | null {
  if (at > now.getTime()) return m.fault_step_ahead();
  return known !== undefined && known !== tenths ? m.fault_reading_known({ degrees: known / 10 }) : null;
}

/**
 * Adds new readings to a locked batch.
 * @throws {AppError} 100002 at `field` if the batch would hold too many
 */
export async function recordReadings(
  tx: Db,
  ctx: MoveSource,
  batch: BatchRecord,
  readings: readonly Reading[],
  field = 'file',
): Promise<void> {
  if (readings.length === 0) return;
  const present = await tx.$count(farmReadings, eq(farmReadings.batchId, batch.id));
  if (present + readings.length > maxReadings)
    throw fieldsRefused({ [field]: m.fault_readings_full({ max: maxReadings }) });
  const by = { batchId: batch.id, createdAt: ctx.now, createdBy: ctx.actor?.userId ?? null };
  await tx
    .insert(farmReadings)
    .values(readings.map(({ at, tenths }) => ({ ...by, at: new Date(at), tenths })));
  const [first] = readings;
  const written = readings.length === 1 ? first : { totalRows: readings.length };
  await moveState(tx, ctx, farmBatches, batch, {
    entity: 'farmBatch',
    event: 'record',
    set: {},
    logged: (row) => (row.version > batch.version ? written : null),
  });
  await refreshBatch(tx, batch.id, ctx.now);
}

/** @throws {AppError} 500404, 500012, 100002 */
export const saveReading: Verb<typeof batchSaveReading> = (ctx, { id, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const batch = await holdRecord(tx, ctx.actor, id);
    const known = (await readingsAt(tx, id, [data.at])).get(data.at);
    const fault = readingFault(ctx.now, data, known);
    if (fault) throw fieldsRefused({ 'data.at': fault });
    await recordReadings(tx, ctx, batch, known === undefined ? [data] : [], 'data.at');
    return readOwn(tx, ctx.actor, id);
  });
