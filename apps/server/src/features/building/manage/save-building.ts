import type { buildingSave, unitSave } from '@portal/contract/building/manage';
import type { UnitState } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findGallery } from '../../../platform/files/find-picture.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { lockBuilding } from '../building.queries.ts';
import { buildingSearch } from '../building.search.ts';
import { buildings, type UnitRecord, units } from '../building.table.ts';

/**
 * Adds a building or changes one.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveBuilding: Verb<typeof buildingSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, buildings, { id: given, version: seen });
    const isTaken = and(eq(buildings.name, data.name), given ? ne(buildings.id, given) : undefined);
    if ((await tx.$count(buildings, isTaken)) > 0)
      throw fieldsRefused({ 'data.name': m.fault_building_name_taken() });
    const { fileId, galleryFileIds, ...plain } = data;
    const values = { ...plain, ...(await findGallery(tx, { fileId, galleryFileIds }, data.name)) };
    const id = given ?? ulid(ctx.now.getTime());
    const by = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    if (!before) await tx.insert(buildings).values({ ...values, ...by, id });
    const saved = before ? await updateVersion(tx, ctx, buildings, id, values) : { version: 1 };
    await writeLog(tx, ctx, {
      event: before ? 'building.edit' : 'building.create',
      entity: 'building',
      entityId: id,
      before: before && { ...before, picture: undefined, gallery: undefined, mapShape: undefined },
      after: { ...plain, mapShape: undefined },
    });
    await refreshDocuments(tx, buildingSearch, [id], ctx.now);
    await invalidateTags(tx, ['building']);
    return { buildingId: id, version: saved.version };
  });

/** Only contracts decide whether a unit is let; it can't be changed here. */
function requireOwnState(before: UnitRecord | null, state: UnitState): void {
  if ((before?.state === 'LEASED') !== (state === 'LEASED'))
    throw fieldsRefused({ 'data.state': m.fault_unit_state_by_contract() });
}

/**
 * Adds a unit or changes one.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveUnit: Verb<typeof unitSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const building = await lockBuilding(tx, data.buildingId);
    const isHere = eq(units.buildingId, building.id);
    const before =
      given === undefined ? null : await lockVersion(tx, units, { id: given, version: seen }, isHere);
    requireOwnState(before, data.state);
    if (data.floor > building.floors)
      throw fieldsRefused({ 'data.floor': m.fault_floor_above({ max: building.floors }) });
    const isTaken = and(isHere, eq(units.no, data.no), given ? ne(units.id, given) : undefined);
    if ((await tx.$count(units, isTaken)) > 0) throw fieldsRefused({ 'data.no': m.fault_unit_no_taken() });
    const id = given ?? ulid(ctx.now.getTime());
    const by = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    if (!before) await tx.insert(units).values({ ...data, ...by, id });
    const saved = before ? await updateVersion(tx, ctx, units, id, data) : { version: 1 };
    await writeLog(tx, ctx, {
      event: before ? 'unit.edit' : 'unit.create',
      entity: 'unit',
      entityId: id,
      before: before && { ...before, planShape: undefined },
      after: { ...data, planShape: undefined },
    });
    await invalidateTags(tx, ['building']);
    return { unitId: id, version: saved.version };
  });
