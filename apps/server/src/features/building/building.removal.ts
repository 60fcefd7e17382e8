import * as m from '@portal/texts/messages';
import { arrayContains, eq, sql } from 'drizzle-orm';
import type { References, RemovableRow, RemovableSource } from '../../feature/removable-source.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { buildingSearch } from './building.search.ts';
import { buildings, type UnitRecord, units, viewings } from './building.table.ts';

const visitor = sql`(select ${users.name} from ${users} where ${users.id} = ${viewings.userId})`;

export const buildingReferences: References = {
  building: [
    { column: units.buildingId, label: m.log_entity_unit, name: units.no },
    { column: viewings.buildingId, label: m.log_entity_viewing, name: visitor },
  ],
  unit: [{ column: viewings.unitId, label: m.log_entity_viewing, name: visitor }],
};

export const removableBuilding: RemovableSource = {
  entity: 'building',
  table: buildings,
  roles: ['OP_PROPERTY'],
  name: buildings.name,
  // Units with the same number keep two buildings apart: the index of units refuses them.
  merge: true,
  async renew(tx, { now }, ids) {
    await refreshDocuments(tx, buildingSearch, ids, now);
    await invalidateTags(tx, ['building']);
  },
};

const unitOf = (row: RemovableRow) => row as unknown as UnitRecord;

export const removableUnit: RemovableSource = {
  entity: 'unit',
  table: units,
  roles: ['OP_PROPERTY'],
  name: sql`(select ${buildings.name} from ${buildings} where ${buildings.id} = ${units.buildingId}) || ' ' || ${units.no}`,
  closing: {
    closedFrom: units.closedFrom,
    onDay: { column: 'state', open: 'VACANT', closed: 'MAINTENANCE' },
  },
  async merge(tx, _ctx, from, into) {
    const [first, second] = [unitOf(from), unitOf(into)];
    if (first.buildingId !== second.buildingId)
      throw fieldsRefused({ 'data.intoId': m.removal_fault_other_building() });
    await tx
      .update(enterprises)
      .set({ unitIds: sql`array_replace(${enterprises.unitIds}, ${first.id}, ${second.id})` })
      .where(arrayContains(enterprises.unitIds, [first.id]));
    if (first.state !== 'LEASED' && first.state !== 'RESERVED') return;
    if (second.state === 'LEASED' || second.state === 'RESERVED')
      throw fieldsRefused({ 'data.intoId': m.removal_fault_both_let() });
    const { state, enterpriseId } = first;
    await tx.update(units).set({ state, enterpriseId }).where(eq(units.id, second.id));
  },
  renew: (tx) => invalidateTags(tx, ['building']),
};
