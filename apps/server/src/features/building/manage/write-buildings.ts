import type { BuildingContent, UnitContent } from '@portal/contract/building/manage';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { type Saved, writeEntities } from '../../../platform/oper-log/write-entities.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { buildingSearch } from '../building.search.ts';
import { type BuildingRecord, buildings, type UnitRecord, units } from '../building.table.ts';

type BuildingValues = Omit<BuildingContent, 'fileId' | 'galleryFileIds'> &
  Partial<Pick<BuildingRecord, 'picture' | 'gallery'>>;

interface NewBuilding {
  /** Null for a new building. */
  before: BuildingRecord | null;
  values: BuildingValues;
  logged?: object;
}

interface NewUnit {
  before: UnitRecord | null;
  values: UnitContent;
  logged?: object;
}

/** Adds and changes buildings that were checked, each with a log row, and returns them in their order. */
export async function writeBuildings(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewBuilding[],
): Promise<Saved[]> {
  const unlogged = ['picture', 'gallery', 'mapShape'];
  const saved = await writeEntities(tx, ctx, { table: buildings, entity: 'building', unlogged }, given);
  await refreshDocuments(
    tx,
    buildingSearch,
    saved.map(({ id }) => id),
    ctx.now,
  );
  await invalidateTags(tx, ['building']);
  return saved;
}

/** What the building and its contracts do not allow of a unit, by field; only contracts decide whether it is let. */
export function unitFaults(
  { floors }: Pick<BuildingRecord, 'floors'>,
  before: Pick<UnitRecord, 'state'> | null,
  { state, floor }: Pick<UnitContent, 'state' | 'floor'>,
): Record<string, string> {
  return {
    ...((before?.state === 'LEASED') !== (state === 'LEASED') && { state: m.fault_unit_state_by_contract() }),
    ...(floor > floors && { floor: m.fault_floor_above({ max: floors }) }),
  };
}

/** Adds and changes units that were checked, each with a log row, and returns them in their order. */
export async function writeUnits(tx: Db, ctx: WriteContext, given: readonly NewUnit[]): Promise<Saved[]> {
  const unlogged = ['planShape'];
  const saved = await writeEntities(tx, ctx, { table: units, entity: 'unit', unlogged }, given);
  await invalidateTags(tx, ['building']);
  return saved;
}
