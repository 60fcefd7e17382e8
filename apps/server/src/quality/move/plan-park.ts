import type { Lease } from '../year/amounts.ts';
import {
  type Day,
  lastOf,
  type Month,
  monthOf,
  monthsFromTo,
  plusDays,
  plusMonths,
} from '../year/calendar.ts';
import { type Chance, chanceFrom } from '../year/chance.ts';

/** The day on which the park moves in, and the one on which it bills for the first time. */
export const moveDay: Day = '2026-11-21';
export const firstBillDay: Day = '2026-12-01';

/** The fee of the park’s own under which it bills parking spaces. */
export const parkingFee = {
  code: 'PARKING',
  names: { zh: '停车位', en: 'Parking space', es: '', ja: '' },
  category: '',
  basis: 'MONTHLY',
  unit: '个',
  unitPriceE4: null,
  taxPpm: 90_000,
  ledgerAccount: '',
  alwaysSecond: false,
  enabled: true,
};

export interface Firm {
  name: string;
  creditCode: string;
  property: string;
  stage: string;
  scale: string;
  registeredOn: Day;
  /** In fen, whole hundreds of yuan. */
  capitalFen: number;
  person: string;
  phone: string;
  address: string;
  admittedOn: Day;
}

export interface Person {
  name: string;
  phone: string;
  login: string;
  /** Role in the office’s own word. */
  role: string;
}

export interface House {
  name: string;
  floors: number;
}

export interface Room {
  house: string;
  no: string;
  floor: number;
  areaX100: number;
  rentFen: number;
  feeFen: number;
}

/** A contract that has run for a while, signed on paper. */
export interface Deal {
  no: string;
  firm: Firm;
  rooms: Room[];
  lease: Lease;
  latePpm: number;
  depositFen: number;
  depositSince: Day;
  paidUntil: Day;
}

export interface Parking {
  deal: Deal;
  licence: string;
  quantityX100: number;
  priceE4: number;
  from: Day;
  to: Day | null;
}

export interface Gauge {
  no: string;
  kind: 'WATER' | 'ELECTRICITY';
  room: Room;
  multiplier: number;
  lastX100: number;
  /** What it shows at the end of the month of the move. */
  nextX100: number;
}

export interface Arrear {
  no: string;
  deal: Deal;
  fee: string;
  period: Month;
  amountFen: number;
  due: Day;
  isLate: boolean;
}

export interface Priced {
  kind: Gauge['kind'];
  from: Day;
  priceE4: number;
}

const firsts = '云岫 晨露 满庭 青禾 芳菲 春城 花谷 玉露 丹霞 明溪 远山 朝颜 锦绣 南枝 碧野'.split(' ');
const seconds = '月季 玫瑰 百合 绣球 康乃馨 洋桔梗 非洲菊 蝴蝶兰 多肉 满天星'.split(' ');
const thirds = '种苗 花卉 园艺 冷链 花艺'.split(' ');
const surnames = '苏许顾陆韩林沈叶程方'.split('');
const givens = '见微 晚棠 春分 谷雨 司南 知夏 清和 望舒 星野 南乔'.split(' ');

const at = <Value>(values: readonly Value[], nth: number): Value => values[nth % values.length] as Value;

/** Names that do not repeat; every fourth has brackets, which people write in two ways. */
function firmName(nth: number): string {
  const name = `${at(firsts, nth)}${at(seconds, Math.floor(nth / 15))}${at(thirds, Math.floor(nth / 150))}`;
  const group = Math.floor(nth / 750);
  const place = nth % 4 === 0 ? '（云南）' : '';
  return `${name}${group === 0 ? '' : group}${place}有限公司`;
}

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code with its check digit (GB 32100). */
function creditCodeOf(nth: number): string {
  const body = `91530100MA${String(nth).padStart(7, '0')}`;
  const sum = [...body].reduce((total, sign, place) => total + signs.indexOf(sign) * (3 ** place % 31), 0);
  return body + (signs[(31 - (sum % 31)) % 31] ?? '');
}

const personName = (nth: number): string => `${at(surnames, nth)}${at(givens, Math.floor(nth / 10))}`;
const phoneOf = (series: number, nth: number): string => `154${series}${String(nth).padStart(7, '0')}`;

function firmOf(nth: number, chance: Chance): Firm {
  const registeredOn = plusDays('2012-01-01', chance.whole(0, 4_000));
  return {
    name: firmName(nth),
    creditCode: creditCodeOf(nth + 1),
    property: chance.oneOf(['有限责任公司', '股份有限公司', '农民专业合作社']),
    stage: chance.oneOf(['种植生产', '种源种苗', '交易销售', '采后处理']),
    scale: chance.oneOf(['微', '小', '中', '大']),
    registeredOn,
    capitalFen: chance.whole(100, 200_000) * 10_000,
    person: personName(nth),
    phone: phoneOf(1, nth),
    address: `云岫路 ${nth + 1} 号`,
    admittedOn: plusDays(registeredOn, chance.whole(0, 800)),
  };
}

const perFloor = 10;

/** Houses of six floors with ten rooms each, as many as are needed. */
function housesFor(rooms: number): House[] {
  return Array.from({ length: Math.max(2, Math.ceil(rooms / (6 * perFloor))) }, (_, nth) => ({
    name: `花谷${nth + 1}号楼`,
    floors: 6,
  }));
}

function roomOf(houses: readonly House[], nth: number, chance: Chance): Room {
  const house = at(houses, nth);
  const within = Math.floor(nth / houses.length);
  const floor = Math.floor(within / perFloor) + 1;
  return {
    house: house.name,
    no: `${floor}${String((within % perFloor) + 1).padStart(2, '0')}`,
    floor,
    areaX100: chance.whole(2_000, 90_000),
    rentFen: chance.whole(1_500, 6_000),
    feeFen: chance.whole(80, 480),
  };
}

const clipped = (day: Day, from: Day, to: Day): Day => [plusDays(from, -1), day, to].toSorted()[1] as Day;

/** The last day that is paid for: the cycle of today, the month of today, a day within it, or the month before. */
function paidUntilOf({ from, to, cycle }: Pick<Lease, 'from' | 'to' | 'cycle'>, chance: Chance): Day {
  const passed = Math.floor(monthsFromTo(monthOf(from), monthOf(moveDay)) / cycle) * cycle;
  const cycleEnd = lastOf(plusMonths(monthOf(from), passed + cycle - 1));
  return clipped(chance.oneOf([cycleEnd, cycleEnd, '2026-11-30', '2026-11-15', '2026-10-31']), from, to);
}

function dealOf(nth: number, firm: Firm, rooms: Room[], chance: Chance): Deal {
  const from = plusDays('2023-01-01', chance.whole(0, 1_350));
  const to = chance.isOnce(8)
    ? plusDays('2026-12-05', chance.whole(0, 60))
    : plusDays('2027-06-01', chance.whole(0, 900));
  const cycle = chance.oneOf([1, 1, 3, 6, 12]);
  const rises = Array.from({ length: chance.whole(0, 2) }, (_, year) => ({
    from: plusDays(from, 365 * (year + 1) + chance.whole(0, 60)),
    pctX100: BigInt(chance.whole(50, 800)),
  })).filter((rise) => rise.from <= to);
  const depositFen = chance.isOnce(4) ? 0 : chance.whole(10, 500) * 10_000;
  return {
    no: `YX-${from.slice(0, 4)}-${String(nth + 1).padStart(4, '0')}`,
    firm,
    rooms,
    lease: {
      from,
      to,
      cycle,
      cycles: [],
      freeDays: chance.oneOf([0, 0, 15, 30]),
      units: rooms.map(({ house, no, areaX100 }) => ({
        unitId: `${house}/${no}`,
        areaX100: BigInt(areaX100),
        from,
        to,
      })),
      rent: BigInt(chance.whole(50_000, 2_000_000)),
      fee: BigInt(chance.whole(50, 400)),
      rises,
      agreed: [],
    },
    latePpm: chance.oneOf([300, 500, 1_000]),
    depositFen,
    depositSince: plusDays(from, -chance.whole(0, 20)),
    paidUntil: paidUntilOf({ from, to, cycle }, chance),
  };
}

function parkingOf(nth: number, deal: Deal, chance: Chance): Parking {
  const { from, to } = deal.lease;
  const begins = [from, plusDays('2026-11-01', chance.whole(-200, 19))].toSorted()[1] as Day;
  const ends = plusDays(begins, chance.whole(20, 900));
  return {
    deal,
    licence: `云A${String(10_000 + nth)}`,
    quantityX100: chance.whole(1, 4) * 100,
    priceE4: chance.whole(1_000, 6_000) * 1_000,
    from: begins,
    to: chance.isOnce(3) && ends <= to ? ends : null,
  };
}

function gaugeOf(nth: number, room: Room, chance: Chance): Gauge {
  const kind = chance.oneOf(['WATER', 'ELECTRICITY'] as const);
  const lastX100 = chance.whole(0, 5_000_000);
  return {
    no: `${kind === 'WATER' ? 'S' : 'D'}-${String(nth + 1).padStart(5, '0')}`,
    kind,
    room,
    multiplier: kind === 'ELECTRICITY' ? chance.oneOf([1, 1, 20, 40]) : 1,
    lastX100,
    nextX100: lastX100 + chance.whole(100, 40_000),
  };
}

function arrearOf(nth: number, deal: Deal, chance: Chance): Arrear {
  const period = plusMonths('2026-10', -chance.whole(0, 5));
  return {
    no: `ZD-${String(nth + 1).padStart(5, '0')}`,
    deal,
    fee: chance.oneOf(['租金', '物业费', '水费', '电费']),
    period,
    amountFen: chance.whole(1_000, 3_000_000),
    due: plusDays(`${plusMonths(period, 1)}-01`, chance.whole(0, 25)),
    isLate: chance.isOnce(4),
  };
}

const prices: Priced[] = [
  { kind: 'WATER', from: '2024-01-01', priceE4: 41_500 },
  { kind: 'WATER', from: '2025-07-01', priceE4: 43_700 },
  { kind: 'ELECTRICITY', from: '2024-01-01', priceE4: 6_823 },
  { kind: 'ELECTRICITY', from: '2026-11-16', priceE4: 7_041 },
];

/** The people who move the park in, by their login names. */
const staff: readonly (readonly [login: string, role: string])[] = [
  ['zhao_shang', '招商'],
  ['zhao_shang2', '招商'],
  ['wu_ye', '物业'],
  ['cai_wu', '财务'],
  ['cai_wu2', '财务'],
];

/** An invented park of a size, the same for the same seed. */
export function planPark(size: number, seed: number) {
  const chance = chanceFrom(seed);
  const times = <Value>(count: number, make: (nth: number) => Value): Value[] =>
    Array.from({ length: count }, (_, nth) => make(nth));
  const firms = times(size, (nth) => firmOf(nth, chance));
  // Every tenth contract has two rooms, of one house; some rooms are vacant.
  const roomCount = Math.ceil(size * 1.25);
  const houses = housesFor(roomCount);
  const rooms = times(roomCount, (nth) => roomOf(houses, nth, chance));
  const spare = rooms.slice(size);
  const deals = firms.map((firm, nth) => {
    const first = rooms[nth] as Room;
    const next = nth % 10 === 9 ? spare.findIndex(({ house }) => house === first.house) : -1;
    const second = next < 0 ? [] : spare.splice(next, 1);
    return dealOf(nth, firm, [first, ...second], chance);
  });
  return {
    seed,
    firms,
    houses,
    rooms,
    deals,
    members: firms.map((_firm, nth): Person & { firm: Firm } => ({
      firm: firms[nth] as Firm,
      name: personName(nth + 3),
      phone: phoneOf(2, nth),
      login: `hu_${String(nth + 1).padStart(4, '0')}`,
      role: nth % 3 === 2 ? '财务' : '负责人',
    })),
    operators: [
      ...staff,
      ...times(
        Math.ceil(size / 4),
        (nth) => [`yuan_${nth + 1}`, at(['宣传', '服务', '社区', '政策'], nth)] as const,
      ),
    ].map(
      ([login, role], nth): Person => ({ name: personName(nth + 7), phone: phoneOf(3, nth), login, role }),
    ),
    parkings: deals.map((deal, nth) => parkingOf(nth, deal, chance)),
    gauges: deals.map(({ rooms: own }, nth) => gaugeOf(nth, own[0] as Room, chance)),
    arrears: deals.map((deal, nth) => arrearOf(nth, deal, chance)),
    prices,
  };
}

export type ParkPlan = ReturnType<typeof planPark>;
