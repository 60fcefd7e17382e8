import type { RentRow, ReportExpiry } from '@portal/contract/report/business';
import { reportMonths } from '@portal/contract/report/terms';
import { movePeriod } from '../../billing/periods.public.ts';
import type { RentedContract } from '../../lease/rent-roll.public.ts';
import { sumOf } from './income.ts';
import { monthsBetween, type Term } from './term.ts';

export const viewRented = (contract: RentedContract): RentRow => ({
  contractId: contract.id,
  no: contract.no,
  enterpriseId: contract.enterpriseId,
  enterpriseName: contract.enterpriseName,
  buildings: [...new Set(contract.units.map(({ buildingName }) => buildingName))].join('、'),
  units: contract.units.length,
  areaX100: sumOf(contract.units.map(({ areaX100 }) => areaX100)),
  rentFen: contract.rentFen,
  depositFen: contract.depositFen,
  to: contract.to,
});

const largestShown = 8;

/** All contracts in force in sum, and the largest of them. */
export function rentRollOf(contracts: readonly RentedContract[]) {
  const rows = contracts.map(viewRented);
  const sum = (name: 'units' | 'areaX100' | 'rentFen' | 'depositFen') => sumOf(rows.map((row) => row[name]));
  return {
    contracts: rows.length,
    units: sum('units'),
    areaX100: sum('areaX100'),
    rentFen: sum('rentFen'),
    depositFen: sum('depositFen'),
    largest: rows.slice(0, largestShown),
  };
}

/** The contracts that end in each of the next twelve months; the current month counts while it runs. */
export function expiriesOf(contracts: readonly RentedContract[], { to, day, isOver }: Term): ReportExpiry[] {
  const first = isOver ? movePeriod(to, 1) : to;
  return monthsBetween(first, movePeriod(first, reportMonths - 1)).map((period) => {
    const ending = contracts.filter((contract) => contract.to > day && contract.to.startsWith(period));
    const rentOf = (some: readonly RentedContract[]) => sumOf(some.map(({ rentFen }) => rentFen));
    return {
      period,
      contracts: ending.length,
      rentFen: rentOf(ending),
      renewedFen: rentOf(ending.filter(({ outlook }) => outlook === 'RENEWED')),
      endingFen: rentOf(ending.filter(({ outlook }) => outlook === 'ENDING')),
    };
  });
}
