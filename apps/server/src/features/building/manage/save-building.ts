import type { buildingSave, unitSave } from '@portal/contract/building/manage';
import * as m from '@portal/texts/messages';
import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { isNameTaken } from '../../../platform/database/folded-name.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findGallery } from '../../../platform/files/find-picture.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { lockBuilding } from '../building.queries.ts';
import { buildings, units } from '../building.table.ts';
import { isDistrict } from '../district.queries.ts';
import { unitFaults, writeBuildings, writeUnits } from './write-buildings.ts';

/**
 * Adds a building or changes one.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveBuilding: Verb<typeof buildingSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, buildings, { id: given, version: seen });
    if (await isNameTaken(tx, buildings, { id: given, name: data.name }))
      throw fieldsRefused({ 'data.name': m.fault_building_name_taken() });
    if (data.regionId !== null && !(await isDistrict(tx, data.regionId)))
      throw fieldsRefused({ 'data.regionId': m.fault_choose({ field: m.building_field_district() }) });
    const { fileId, galleryFileIds, ...plain } = data;
    const values = { ...plain, ...(await findGallery(tx, { fileId, galleryFileIds }, data.name)) };
    const [saved] = await writeBuildings(tx, ctx, [{ before, values }]);
    if (!saved) throw notFound();
    return { buildingId: saved.id, version: saved.version };
  });

const refuse = (faults: Record<string, string>): void => {
  const inData = Object.entries(faults).map(([field, text]) => [`data.${field}`, text]);
  if (inData.length > 0) throw fieldsRefused(Object.fromEntries(inData));
};

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
    refuse(unitFaults(building, before, data));
    const isTaken = and(isHere, eq(units.no, data.no), given ? ne(units.id, given) : undefined);
    if ((await tx.$count(units, isTaken)) > 0) throw fieldsRefused({ 'data.no': m.fault_unit_no_taken() });
    const [saved] = await writeUnits(tx, ctx, [{ before, values: data }]);
    if (!saved) throw notFound();
    return { unitId: saved.id, version: saved.version };
  });
