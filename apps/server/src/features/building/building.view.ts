import type { BuildingRow, PlanShape, UnitRow, ViewingRow } from '@portal/contract/building/public';
import { unitStateLabels, viewingStateLabels, viewingTransitions } from '@portal/contract/building/terms';
import { placesOnPlan } from './building.policy.ts';
import type { BuildingSummary, OwnViewing, UnitWithTenant } from './building.queries.ts';
import { monthlyFen } from './monthly-fen.public.ts';

export function viewBuilding({ building, rentFrom, rentTo, ...counts }: BuildingSummary): BuildingRow {
  return { ...building, buildingId: building.id, counts, rentFrom, rentTo };
}

function viewUnit({ unit, tenant }: UnitWithTenant, planShape: PlanShape): UnitRow {
  return {
    ...unit,
    unitId: unit.id,
    rentFenPerMonth: monthlyFen(unit.rentFenPerM2Month, unit.areaX100),
    propertyFeeFenPerMonth: monthlyFen(unit.propertyFeeFenPerM2Month, unit.areaX100),
    stateLabel: unitStateLabels[unit.state](),
    tenant,
    planShape,
  };
}

/** All units of a building, each with its shape on its floor plan. */
export function viewUnits(rows: readonly UnitWithTenant[]): UnitRow[] {
  const places = placesOnPlan(rows.map(({ unit }) => unit));
  return rows.map((row, at) => viewUnit(row, places[at] as PlanShape));
}

/** A request as its user sees it. */
export function viewViewing({ viewing, unitNo, no }: OwnViewing): ViewingRow {
  const { id, status, visitAt } = viewing;
  return {
    ...viewing,
    viewingId: id,
    no: no ?? '',
    unitNo: unitNo ?? '',
    visitAt: visitAt?.getTime() ?? null,
    state: status,
    stateLabel: viewingStateLabels[status](),
    actions: viewingTransitions[status].cancel ? ['cancel'] : [],
  };
}
