import type { BuildingIncome } from '@portal/contract/report/business';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { BilledIncome } from '../../billing/income.public.ts';
import { monthlyFen } from '../../building/monthly-fen.public.ts';
import type { LetUnit } from '../../lease/rent-roll.public.ts';
import { byLine, sumOf } from './income.ts';

const longestShown = 5;
const dayMs = 86_400_000;

const rentOf = ({ rentFenPerM2Month, areaX100 }: LetUnit) => monthlyFen(rentFenPerM2Month, areaX100);

/** Neither leased, nor kept for somebody, nor under repair. */
const isVacant = ({ isLeased, state }: LetUnit) =>
  !isLeased && state !== 'RESERVED' && state !== 'MAINTENANCE';

const daysVacant = ({ leasedUntil, createdAt }: LetUnit, day: string): number =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(leasedUntil ?? chinaDayOf(createdAt))) / dayMs));

/** The vacant units of the park on a day, and those without a tenant for longest. */
export function vacancyOf(units: readonly LetUnit[], day: string) {
  const vacant = units.filter(isVacant);
  const countOf = (state: string) => units.filter((unit) => !unit.isLeased && unit.state === state).length;
  return {
    units: vacant.length,
    rentFen: sumOf(vacant.map(rentOf)),
    reserved: countOf('RESERVED'),
    maintenance: countOf('MAINTENANCE'),
    longest: vacant
      .map((unit) => ({
        unitId: unit.unitId,
        place: `${unit.buildingName} ${unit.no}`,
        areaX100: unit.areaX100,
        days: daysVacant(unit, day),
        rentFen: rentOf(unit),
      }))
      .toSorted((one, other) => other.days - one.days || other.rentFen - one.rentFen)
      .slice(0, longestShown),
  };
}

export function areaOf(units: readonly LetUnit[]) {
  const sum = (some: readonly LetUnit[]) => sumOf(some.map(({ areaX100 }) => areaX100));
  return { leasedX100: sum(units.filter(({ isLeased }) => isLeased)), totalX100: sum(units) };
}

/** What was billed in each building, next to its units. */
export function buildingsOf(units: readonly LetUnit[], billed: readonly BilledIncome[]): BuildingIncome[] {
  const byBuilding = Map.groupBy(units, ({ buildingId }) => buildingId);
  return [...byBuilding].map(([buildingId, its]) => {
    const lines = byLine(billed.filter((row) => row.buildingId === buildingId));
    return {
      buildingId,
      name: its[0]?.buildingName ?? '',
      lines,
      totalFen: sumOf(lines.map(({ fen }) => fen)),
      units: its.length,
      leasedUnits: its.filter(({ isLeased }) => isLeased).length,
      vacantFen: sumOf(its.filter(isVacant).map(rentOf)),
    };
  });
}
