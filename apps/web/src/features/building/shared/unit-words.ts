import type { BuildingKind, UnitState, ViewingState } from '@portal/contract/building-terms';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { formatFen } from '../../../platform/display/money.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const kindNames: Record<BuildingKind, () => string> = {
  OFFICE: m.building_kind_office,
  GREENHOUSE: m.building_kind_greenhouse,
  COLD: m.building_kind_cold,
  HALL: m.building_kind_hall,
  STORE: m.building_kind_store,
};

export const unitNames: Record<UnitState, () => string> = {
  VACANT: m.state_unit_vacant,
  RESERVED: m.state_unit_reserved,
  LEASED: m.state_unit_leased,
  MAINTENANCE: m.state_unit_maintenance,
};

export const unitLooks: Record<UnitState, StatusKind> = {
  VACANT: 'done',
  RESERVED: 'waiting',
  LEASED: 'closed',
  MAINTENANCE: 'late',
};

export const viewingLooks: Record<ViewingState, StatusKind> = {
  SUBMITTED: 'checking',
  ASSIGNED: 'waiting',
  VISITED: 'checking',
  INTENT: 'done',
  NO_INTENT: 'closed',
  CANCELLED: 'closed',
};

/** 16,200 m² */
export const areaText = (areaX100: number): string => `${formatThousands(areaX100 / 100)} m²`;

/** 8.50 or 8.50–10.50 */
export const rangeText = (from: number, to: number): string =>
  from === to ? formatFen(from) : `${formatFen(from)}–${formatFen(to)}`;
