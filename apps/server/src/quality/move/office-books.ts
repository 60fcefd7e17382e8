import { type Chance, chanceFrom } from '../year/chance.ts';
import { arrearSheet, dealSheet, parkingSheet, priceSheet } from './office-money.ts';
import { firmSheet, memberSheet, operatorSheet } from './office-people.ts';
import type { OfficeSheet } from './office-sheet.ts';
import { gaugeSheet, houseSheet, roomSheet } from './office-stock.ts';
import type { ParkPlan } from './plan-park.ts';

const cover: OfficeSheet['sheet'] = {
  name: '封面',
  rows: [['云岫花谷园区运营有限公司'], ['资产台账'], [], ['编制：物业部', null, '2026年11月']],
};

const list = (name: string): OfficeSheet['sheet'] => ({ name, rows: [[name], ['一、资产'], ['二、说明']] });

/** A workbook, with the sheets in it that the portal can read and the one who keeps it. */
export interface OfficeBook {
  name: string;
  sheets: OfficeSheet[];
  /** Sheets that are about nothing the portal knows. */
  others?: OfficeSheet['sheet'][];
}

/** Adds the faults of rows that name a faulty row of another sheet of the same workbook. */
function withFollowing<Row>(
  of: OfficeSheet,
  { rows, field, names }: { rows: readonly Row[]; field: string; names: (row: Row) => unknown },
  named: OfficeSheet,
): OfficeSheet {
  const broken = new Map(named.planted.filter(({ good }) => good !== null).map((one) => [one.line, one]));
  const following = rows.flatMap((row) => {
    const follows = broken.get(named.lineOf.get(names(row)) ?? 0);
    const line = of.lineOf.get(row) ?? 0;
    return follows ? [{ kind: of.kind, line, field, good: null, follows }] : [];
  });
  return { ...of, planted: [...of.planted, ...following] };
}

/** Without its first row at the start: mistakes are in every fifth row, and those that follow in others. */
const turned = <Row>(rows: readonly Row[]): Row[] => [...rows.slice(1), ...rows.slice(0, 1)];

function firmSheets(plan: ParkPlan, chance: Chance): OfficeSheet[] {
  const firms = firmSheet(plan.firms, chance);
  const rows = turned(plan.members);
  return [
    firms,
    withFollowing(memberSheet(rows, chance), { rows, field: 'enterprise', names: ({ firm }) => firm }, firms),
  ];
}

/** Meters stand before the rooms in which they hang. */
function stockSheets(plan: ParkPlan, chance: Chance): OfficeSheet[] {
  const rooms = roomSheet(plan.rooms, chance);
  const rows = turned(plan.gauges);
  return [
    withFollowing(gaugeSheet(rows, chance), { rows, field: 'unit', names: ({ room }) => room }, rooms),
    rooms,
    houseSheet(plan.houses, chance),
  ];
}

/** The workbooks of a park, in the order in which they are imported. */
export function officeBooks(
  plan: ParkPlan,
): Record<'people' | 'firms' | 'stock' | 'leases' | 'money', OfficeBook> {
  const chance = chanceFrom(plan.seed + 1);
  return {
    people: { name: '人员岗位.xlsx', sheets: [operatorSheet(plan.operators)] },
    firms: { name: '企业名录.xlsx', sheets: firmSheets(plan, chance) },
    stock: {
      name: '资产台账.xlsx',
      sheets: stockSheets(plan, chance),
      others: [cover, list('目录'), list('填表说明')],
    },
    leases: { name: '合同台账.xlsx', sheets: [dealSheet(plan.deals, chance)] },
    money: {
      name: '收费台账.xlsx',
      sheets: [
        parkingSheet(plan.parkings, chance),
        priceSheet(plan.prices, chance),
        arrearSheet(plan.arrears, chance),
      ],
    },
  };
}
