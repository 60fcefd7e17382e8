import type {
  MeterShareContent,
  MeterShareView,
  meterSharePreview,
  meterShareQueryList,
  meterShareQueryMeters,
  meterShareSave,
} from '@portal/contract/billing/charge';
import { shareMethodLabels } from '@portal/contract/billing/charge-terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { listUnits } from '../../building/building.public.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contractOfUnit } from '../../lease/lease.public.ts';
import { feeNamer } from '../fee-label.public.ts';
import { placeOfMeter } from '../meter/meter.queries.ts';
import { meters, readings } from '../meter/meter.table.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { type MeterShare, meterShares, meterShareUnits } from './charge.table.ts';
import { amountsOf, costOf, partsOf } from './draft-shared.ts';
import { requireOwnFee } from './own-fees.ts';

const placeOf = ({ buildingName, no }: { buildingName: string; no: string }) =>
  placeOfMeter({ buildingName, unitNo: no });

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(inArray(enterprises.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const selectShares = (db: Db) =>
  db
    .select({
      share: meterShares,
      meterNo: meters.meterNo,
      kind: meters.kind,
      no: units.no,
      buildingName: buildings.name,
    })
    .from(meterShares)
    .innerJoin(meters, eq(meters.id, meterShares.meterId))
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId));

/** A park has a few dozen of these meters at most. */
export const listMeterShares: Verb<typeof meterShareQueryList> = async ({ db, now }) => {
  const rows = await selectShares(db).orderBy(asc(meterShares.createdAt), asc(meterShares.id));
  const nameOf = await feeNamer(
    db,
    rows.map(({ share }) => share.feeCode),
  );
  const views: MeterShareView[] = [];
  for (const { share, meterNo, ...meter } of rows) {
    const parts = await partsOf(db, share, chinaDayOf(now));
    const tenants = await namesOf(
      db,
      parts.flatMap(({ contract }) => contract?.enterpriseId ?? []),
    );
    const { id, meterId, feeCode, method, enabled, version } = share;
    views.push({
      shareId: id,
      meterNo,
      place: placeOf(meter),
      feeLabel: nameOf(feeCode),
      methodLabel: shareMethodLabels[method](),
      data: {
        meterId,
        feeCode,
        method,
        enabled,
        units: parts.map(({ unit, shares }) => ({ unitId: unit.id, weight: shares })),
      },
      units: parts.map(({ unit, contract }) => ({
        unitId: unit.id,
        place: placeOf(unit),
        areaX100: unit.areaX100,
        enterpriseName: tenants.get(contract?.enterpriseId ?? '') ?? '',
      })),
      version,
    });
  }
  return { rows: views };
};

export const listSplitMeters: Verb<typeof meterShareQueryMeters> = async ({ db }) => {
  const rows = await db
    .select({ meterId: meters.id, meterNo: meters.meterNo, no: units.no, buildingName: buildings.name })
    .from(meters)
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .where(and(eq(meters.status, 'ONLINE'), isNull(meters.enterpriseId), isNull(units.enterpriseId)))
    .orderBy(asc(meters.meterNo));
  return { rows: rows.map((row) => ({ ...row, place: placeOf(row) })) };
};

/** @throws {AppError} 100002 for a unit that doesn't exist or is named twice */
async function requireUnits(tx: Db, named: MeterShareContent['units']): Promise<void> {
  const ids = named.map(({ unitId }) => unitId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0)
    throw fieldsRefused({
      [`data.units.${twice}.unitId`]: m.fault_repeated({ field: m.field_unit_of_building() }),
    });
  const known = new Set((await listUnits(tx, ids)).map(({ id }) => id));
  const gone = ids.findIndex((id) => !known.has(id));
  if (gone >= 0) throw fieldsRefused({ [`data.units.${gone}.unitId`]: m.fault_choice_gone() });
}

/** Sets the units of a split; one that is left out keeps its row, which its bills come from. */
async function saveUnits(
  tx: Db,
  { id: shareId }: Pick<MeterShare, 'id'>,
  named: MeterShareContent['units'],
  now: Date,
): Promise<void> {
  const ids = named.map(({ unitId }) => unitId);
  await tx
    .update(meterShareUnits)
    .set({ isActive: false, updatedAt: now })
    .where(and(eq(meterShareUnits.shareId, shareId), notInArray(meterShareUnits.unitId, ids)));
  for (const { unitId, weight } of named)
    await tx
      .insert(meterShareUnits)
      .values({ id: orderedId(now.getTime()), shareId, unitId, weight, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [meterShareUnits.shareId, meterShareUnits.unitId],
        set: { weight, isActive: true, updatedAt: now },
      });
}

/**
 * Sets how the cost of a meter is split. Bills that exist keep their split.
 * @throws {AppError} 500404, 500409, 100002 for a meter with a tenant, or one that is split already
 */
export const saveMeterShare: Verb<typeof meterShareSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { units: named, ...set } = data;
    await requireOwnFee(tx, data.feeCode, ['SHARED']);
    await requireUnits(tx, named);
    const [meter] = await tx.select().from(meters).where(eq(meters.id, data.meterId)).for('update');
    if (meter?.status !== 'ONLINE') throw fieldsRefused({ 'data.meterId': m.fault_choice_gone() });
    const tenant = await contractOfUnit(tx, meter.unitId, chinaDayOf(now));
    if (tenant || meter.enterpriseId !== null)
      throw fieldsRefused({ 'data.meterId': m.charge_fault_meter_of_tenant() });
    if (id !== undefined) {
      const before = await lockVersion(tx, meterShares, { id, version });
      if (before.meterId !== data.meterId)
        throw fieldsRefused({ 'data.meterId': m.charge_fault_meter_fixed() });
      const saved = await updateVersion(tx, ctx, meterShares, id, set);
      await saveUnits(tx, before, named, now);
      const { feeCode, method, enabled } = before;
      await writeLog(tx, ctx, {
        event: 'meterShare.edit',
        entity: 'meterShare',
        entityId: id,
        before: { feeCode, method, enabled },
        after: set,
      });
      return { shareId: id, version: saved.version };
    }
    const [written] = await tx
      .insert(meterShares)
      .values({ ...set, id: ulid(now.getTime()), createdAt: now, createdBy: actor.userId, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!written) throw fieldsRefused({ 'data.meterId': m.charge_fault_split_already() });
    await saveUnits(tx, written, named, now);
    await writeLog(tx, ctx, {
      event: 'meterShare.create',
      entity: 'meterShare',
      entityId: written.id,
      after: { ...set, units: named.length },
    });
    return { shareId: written.id, version: written.version };
  });

/** @throws {AppError} 500404 */
export const previewMeterShare: Verb<typeof meterSharePreview> = async ({ db }, { id, period }) => {
  const [row] = await selectShares(db).where(eq(meterShares.id, id));
  if (!row) throw notFound();
  const { share, kind } = row;
  const [reading] = await db
    .select()
    .from(readings)
    .where(and(eq(readings.meterId, share.meterId), eq(readings.period, period)));
  const ofFen = await costOf(db, kind, reading, period);
  if (ofFen === null) return { ofFen, parts: [] };
  const parts = await partsOf(db, share, lastDayOfPeriod(period));
  const amounts = amountsOf(ofFen, parts);
  const tenants = await namesOf(
    db,
    parts.flatMap(({ contract }) => contract?.enterpriseId ?? []),
  );
  return {
    ofFen,
    parts: parts.map(({ unit, weight, contract }, at) => ({
      place: placeOf(unit),
      enterpriseName: tenants.get(contract?.enterpriseId ?? '') ?? '',
      weight,
      amountFen: amounts[at] ?? 0,
      isBilled: contract !== null,
    })),
  };
};
