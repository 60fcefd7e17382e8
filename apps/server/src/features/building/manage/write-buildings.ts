import type { BuildingContent, UnitContent } from '@portal/contract/building/manage';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
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

interface Saved {
  id: string;
  version: number;
}

/** What says nothing to a reader of the log. */
const unlogged = { picture: undefined, gallery: undefined, mapShape: undefined };

/** Adds and changes buildings that were checked, each with a log row, and returns them in their order. */
export async function writeBuildings(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewBuilding[],
): Promise<Saved[]> {
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: ctx.now };
  const rows = given.map((row) => ({ ...row, id: row.before?.id ?? ulid(ctx.now.getTime()) }));
  const added = rows.filter(({ before }) => !before).map(({ id, values }) => ({ ...values, ...by, id }));
  if (added.length > 0) await tx.insert(buildings).values(added);
  const saved: Saved[] = [];
  for (const { id, before, values } of rows) {
    const { version } = before ? await updateVersion(tx, ctx, buildings, id, values) : { version: 1 };
    saved.push({ id, version });
  }
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, before, values, logged = {} }) => ({
      event: before ? 'building.edit' : 'building.create',
      entity: 'building',
      entityId: id,
      before: before && { ...before, ...unlogged },
      after: { ...values, ...logged, ...unlogged },
    })),
  );
  await refreshDocuments(
    tx,
    buildingSearch,
    rows.map(({ id }) => id),
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
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: ctx.now };
  const rows = given.map((row) => ({ ...row, id: row.before?.id ?? ulid(ctx.now.getTime()) }));
  const added = rows.filter(({ before }) => !before).map(({ id, values }) => ({ ...values, ...by, id }));
  if (added.length > 0) await tx.insert(units).values(added);
  const saved: Saved[] = [];
  for (const { id, before, values } of rows) {
    const { version } = before ? await updateVersion(tx, ctx, units, id, values) : { version: 1 };
    saved.push({ id, version });
  }
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, before, values, logged = {} }) => ({
      event: before ? 'unit.edit' : 'unit.create',
      entity: 'unit',
      entityId: id,
      before: before && { ...before, planShape: undefined },
      after: { ...values, ...logged, planShape: undefined },
    })),
  );
  await invalidateTags(tx, ['building']);
  return saved;
}
