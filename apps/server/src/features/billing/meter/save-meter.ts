import type { meterReplace, meterSave } from '@portal/contract/billing/meter-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { getUnit } from '../../building/building.public.ts';
import { meters, readings } from './meter.table.ts';
import { findBefore, recordReadings } from './record-reading.ts';
import { requireNewReading, requireShown } from './require-reading.ts';
import { changedSetting, writeMeters } from './write-meters.ts';

async function requireFreeNo(tx: Db, meterNo: string, field: string, id = ''): Promise<void> {
  if ((await tx.$count(meters, and(eq(meters.meterNo, meterNo), ne(meters.id, id)))) > 0)
    throw fieldsRefused({ [field]: m.fault_meter_no_taken() });
}

/**
 * Adds a meter or changes one. Its measuring settings are fixed after the first reading.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveMeter: Verb<typeof meterSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, meters, { id: given, version: seen });
    await requireFreeNo(tx, data.meterNo, 'data.meterNo', given);
    const tou = requireShown('data', data.isTou, data);
    const unit = await getUnit(tx, data.unitId);
    const { meterNo, kind, unitId, multiplier, digits, status } = data;
    const values = {
      meterNo,
      kind,
      unitId,
      multiplier,
      digits,
      status,
      initialX100: data.readingX100,
      initialTou: tou,
    };
    if (before?.status === 'REPLACED') throw new AppError(retCodes.TRANSITION_REFUSED);
    const isRead = before !== null && (await tx.$count(readings, eq(readings.meterId, before.id))) > 0;
    const changed = changedSetting({ before, values, isRead });
    if (changed)
      throw fieldsRefused({
        [changed === 'initialX100' ? 'data.readingX100' : `data.${changed}`]: m.fault_meter_read(),
      });
    const { enterpriseId } = unit;
    const [saved] = await writeMeters(tx, ctx, [{ before, values, isRead, enterpriseId }]);
    if (!saved) throw notFound();
    return { meterId: saved.id, version: saved.version };
  });

/**
 * Takes the last reading of a meter and replaces it by a new one, which starts from its own current value.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const replaceMeter: Verb<typeof meterReplace> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const old = await lockVersion(tx, meters, { id, version });
    if (old.status === 'REPLACED') throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireFreeNo(tx, data.newMeterNo, 'data.newMeterNo');
    const tou = requireShown('data', old.initialTou !== null, data);
    const shown = {
      period: data.period,
      readingX100: data.readingX100,
      tou,
      isRolledOver: false,
      nightX100: null,
      photoFileId: '',
      readAt: ctx.now,
    };
    const before = (await findBefore(tx, [old], data.period)).get(id);
    if (!before) throw new Error('a meter has no initial reading');
    const fault = await requireNewReading(tx, ctx.now, old, before, shown);
    if (fault) throw fieldsRefused({ 'data.readingX100': fault });
    await recordReadings(tx, ctx, [{ meter: old, shown, before }], { source: 'STAFF', status: 'CHECKED' });
    const newId = ulid(ctx.now.getTime());
    await tx.insert(meters).values({
      id: newId,
      meterNo: data.newMeterNo,
      kind: old.kind,
      unitId: old.unitId,
      enterpriseId: old.enterpriseId,
      multiplier: old.multiplier,
      digits: data.digits,
      initialX100: data.newReadingX100,
      // Time-of-use registers of a new meter start at zero.
      initialTou: old.initialTou && { peakX100: 0, flatX100: 0, valleyX100: 0 },
      lastX100: data.newReadingX100,
      status: 'ONLINE',
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
    });
    await updateVersion(tx, ctx, meters, id, { status: 'REPLACED', replacedById: newId });
    await writeLog(tx, ctx, {
      event: 'meter.replace',
      entity: 'meter',
      entityId: id,
      before: { status: old.status },
      after: { status: 'REPLACED', meterNo: data.newMeterNo, readingX100: data.readingX100 },
    });
    return { meterId: newId, version: 1 };
  });
