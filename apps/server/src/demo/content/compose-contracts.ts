import type { ContractState, RequestKind, RequestState } from '@portal/contract/lease/terms';
import { monthlyFen } from '../../features/building/monthly-fen.public.ts';
import type { Escalation } from '../../features/lease/lease.table.ts';
import { addDays } from '../../platform/china-time.ts';
import { demoBuildings } from './compose-buildings.ts';
import { addMonths } from './demo-day.ts';

type Unit = ReturnType<typeof demoBuildings>[number]['units'][number] & { building: string };

/** A contract of the demo park. */
export interface DemoContract {
  key: string;
  enterprise: string;
  units: string[];
  kind: 'RENT' | 'COLD';
  from: string;
  to: string;
  rentFenPerMonth: number;
  propertyFeeFenPerM2Month: number;
  payCycle: number;
  freeDays: number;
  escalations: Escalation[];
  status: ContractState;
  /** The contract it renews. */
  parent?: string;
  /** The last day, if it was terminated early. */
  leftOn?: string;
}

const inForce = 53;
const ofEnterprise = 'E01';

/** Groups of let units, one per contract: one for each enterprise, and one more for those in several buildings. */
function groupsOfLet(units: readonly Unit[]): { enterprise: string; units: Unit[] }[] {
  const tenants = [...new Set(units.flatMap(({ enterpriseKey }) => enterpriseKey ?? []))].sort();
  let spare = inForce - tenants.length;
  return tenants.flatMap((enterprise) => {
    const own = units.filter((unit) => unit.enterpriseKey === enterprise);
    const places = [...new Set(own.map(({ building }) => building))];
    const parts = enterprise === ofEnterprise ? places.length : Math.min(places.length, 2);
    const count = Math.min(parts, 1 + spare);
    spare -= count - 1;
    return Array.from({ length: count }, (_, at) => ({
      enterprise,
      units: own.filter(({ building }) => Math.min(places.indexOf(building), count - 1) === at),
    }));
  });
}

const monthsOfTerm = 36;

/** The term ending on `to`. */
const termTo = (to: string) => ({ from: addDays(addMonths(to, -monthsOfTerm), 1), to });

/** The rent rises by three percent a year. */
const yearly = (from: string): Escalation[] =>
  [12, 24].map((months) => ({ from: addMonths(from, months), pctX100: 300 }));

function contractOf(key: string, enterprise: string, units: readonly Unit[], at: number) {
  const isCold = units.every(({ building }) => building === 'CS');
  return {
    key,
    enterprise,
    units: units.map((unit) => unit.key),
    kind: isCold ? ('COLD' as const) : ('RENT' as const),
    rentFenPerMonth: units.reduce((sum, unit) => sum + monthlyFen(unit.rentFenPerM2Month, unit.areaX100), 0),
    propertyFeeFenPerM2Month: units[0]?.propertyFeeFenPerM2Month ?? 0,
    payCycle: [3, 1, 6, 12][at % 4] ?? 3,
    freeDays: at % 3 === 0 ? 30 : 0,
  };
}

/** State by index: five contracts end soon, one is being terminated, the others run for one to thirty more months. */
function standing(at: number): { days: number; status: ContractState } {
  if ([0, 7, 15, 27, 39].includes(at)) return { days: 18 + (at % 5) * 9, status: 'EXPIRING' };
  return { days: 90 + ((at * 97) % 880), status: at === 21 ? 'TERMINATING' : 'ACTIVE' };
}

/**
 * 61 contracts: 48 in force, five that end soon, one to be confirmed, one signed and awaiting its deposit, and six that
 * are over.
 */
export function composeContracts(today: string): DemoContract[] {
  const units = demoBuildings().flatMap(({ key, units: inside }) =>
    inside.map((unit): Unit => ({ ...unit, building: key })),
  );
  const pick = (...keys: string[]) => units.filter(({ key }) => keys.includes(key));
  const present = groupsOfLet(units).map((group, at) => {
    const { days, status } = standing(at);
    const term = termTo(addDays(today, days));
    const plain = contractOf(`now-${at}`, group.enterprise, group.units, at);
    return { ...plain, ...term, escalations: at % 3 === 2 ? [] : yearly(term.from), status };
  });
  const toSign = [
    contractOf('sign-0', ofEnterprise, pick('GH1-C5'), 1),
    contractOf('sign-1', 'E02', pick('GH2-B4'), 2),
  ].map((plain, at): DemoContract => {
    const from = addMonths(`${today.slice(0, 7)}-01`, 1);
    const to = addDays(addMonths(from, monthsOfTerm), -1);
    return { ...plain, from, to, escalations: yearly(from), status: at === 0 ? 'TO_SIGN' : 'SIGNED' };
  });
  const over = [
    { at: 0, status: 'RENEWED' },
    { at: 4, status: 'RENEWED' },
    { at: 9, status: 'EXPIRED' },
    { at: 18, status: 'EXPIRED' },
  ].map(({ at, status }): DemoContract => {
    const next = present[at] as (typeof present)[number];
    const term = termTo(addDays(next.from, -1));
    const lower = Math.floor(next.rentFenPerMonth * 0.92);
    return {
      ...next,
      ...term,
      key: `before-${at}`,
      enterprise: status === 'RENEWED' ? next.enterprise : 'E16',
      rentFenPerMonth: lower,
      escalations: [],
      status: status as ContractState,
    };
  });
  const left = ['A-103', 'EX-8'].flatMap((key, at): DemoContract[] => {
    const place = units.filter((unit) => unit.key === key && unit.state === 'VACANT');
    const unit = place.length > 0 ? place : units.filter(({ state }) => state === 'VACANT').slice(at, at + 1);
    // The second one was terminated in mid-term, with rent paid in advance.
    const leftOn = addDays(today, -20 - at * 60);
    const term = termTo(addDays(leftOn, at * 200));
    return [
      {
        ...contractOf(`left-${at}`, ['E24', 'E33'][at] ?? 'E24', unit, at),
        ...term,
        leftOn,
        escalations: [],
        status: 'TERMINATED',
      },
    ];
  });
  const renews = new Map([
    ['now-0', 'before-0'],
    ['now-4', 'before-4'],
  ]);
  return [...over, ...left, ...present, ...toSign].map((contract) => {
    const parent = renews.get(contract.key);
    return parent === undefined ? contract : { ...contract, parent };
  });
}

interface DemoRequest {
  contract: string;
  kind: RequestKind;
  requestText: string;
  /** Days from today to the requested day; null if none is requested. */
  day: number | null;
  madeDay: number;
  status: RequestState;
  answer: string;
}

/** Requests of enterprises about their contracts. */
export const demoRequests: readonly DemoRequest[] = [
  {
    contract: 'now-0',
    kind: 'RENEW',
    requestText: '续租，面积不变，希望租金递增改为每两年 3%。',
    day: 1_100,
    madeDay: -5,
    status: 'HANDLING',
    answer: '',
  },
  {
    contract: 'now-1',
    kind: 'CHANGE',
    requestText: '用途由“种苗繁育”改为“组培炼苗”，加装移动苗床。',
    day: null,
    madeDay: -160,
    status: 'AGREED',
    answer: '工程核查通过，已签补充协议。',
  },
  {
    contract: 'now-7',
    kind: 'RENEW',
    requestText: '按现有条件续两年。',
    day: 760,
    madeDay: -2,
    status: 'SUBMITTED',
    answer: '',
  },
  {
    contract: 'now-21',
    kind: 'LEAVE',
    requestText: '业务并到昆明仓，退回全部单元。',
    day: 15,
    madeDay: -50,
    status: 'AGREED',
    answer: '同意，请在退租日前清空。',
  },
  {
    contract: 'now-12',
    kind: 'CHANGE',
    requestText: '申请把月付改为年付，并减免一个月租金。',
    day: null,
    madeDay: -70,
    status: 'REFUSED',
    answer: '可以改为年付，减免不符合规定。',
  },
];
