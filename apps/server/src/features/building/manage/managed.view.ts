import type { ManagedBuilding, ManagedUnit, ManagedViewing } from '@portal/contract/building/manage';
import { unitStateLabels, viewingStateLabels, viewingTransitions } from '@portal/contract/building/terms';
import { galleryIds } from '../../../platform/files/find-picture.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { BuildingSummary } from '../building.queries.ts';
import type { ManagedUnitRow, ManagedViewingRow } from './managed.queries.ts';

export const viewManagedBuilding = ({ building, units, vacant }: BuildingSummary): ManagedBuilding => ({
  buildingId: building.id,
  version: building.version,
  units,
  vacant,
  picture: building.picture,
  gallery: building.gallery,
  data: { ...building, ...galleryIds(building) },
});

export const viewManagedUnit = ({ unit, buildingName, enterpriseName }: ManagedUnitRow): ManagedUnit => ({
  unitId: unit.id,
  version: unit.version,
  buildingName,
  stateLabel: unitStateLabels[unit.state](),
  enterpriseName: enterpriseName ?? '',
  data: unit,
});

export function viewManagedViewing({ viewing, ...row }: ManagedViewingRow): ManagedViewing {
  return {
    ...viewing,
    viewingId: viewing.id,
    no: row.no ?? '',
    buildingName: row.buildingName,
    unitNo: row.unitNo ?? '',
    userName: row.userName ?? '',
    enterpriseName: row.enterpriseName ?? '',
    visitAt: viewing.visitAt?.getTime() ?? null,
    state: viewing.status,
    stateLabel: viewingStateLabels[viewing.status](),
    createdAt: viewing.createdAt.getTime(),
    actions: possibleEvents(viewingTransitions, viewing.status),
  };
}
