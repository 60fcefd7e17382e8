import type { PlanShape } from '@portal/contract/building/public';
import type { BuildingKind, UnitState, ViewingState } from '@portal/contract/building/terms';
import { layRows } from '../../features/building/building.policy.ts';
import { readDemoJson } from './read-demo-data.ts';

interface UnitSource {
  key: string;
  floor: number;
  no: string;
  areaX100: number;
  use: string;
  rentFenPerM2Month: number;
  propertyFeeFenPerM2Month: number;
  state: UnitState;
  enterpriseKey: string | null;
}

interface BuildingSource {
  key: string;
  name: string;
  kind: string;
  address: string;
  regionId: string;
  areaX100: number;
  floors: number;
  intro: string;
  facilities: string[];
  managerName: string;
  managerPhone: string;
  motif: string;
  /** Its outline on the park map. */
  mapShape: PlanShape;
  units: UnitSource[];
}

const kinds: Record<string, BuildingKind> = {
  办公: 'OFFICE',
  温室: 'GREENHOUSE',
  冷库: 'COLD',
  展厅: 'HALL',
  仓储: 'STORE',
};

const shapeless = (units: readonly UnitSource[]) => units.map((unit) => ({ ...unit, planShape: null }));

/** The bays of a greenhouse are laid out in rows, one per zone. */
function inZones(units: readonly UnitSource[]) {
  const zones = [...new Set(units.map(({ no }) => no.slice(0, 1)))];
  const rows = zones.map((zone) => units.filter(({ no }) => no.startsWith(zone)));
  const shapes = layRows(rows);
  return rows.flat().map((unit, at) => ({ ...unit, planShape: shapes[at] ?? null }));
}

/**
 * The buildings of the demo park with their units; floor plans other than those of greenhouses are laid out by area.
 */
export const demoBuildings = () =>
  readDemoJson<BuildingSource[]>('buildings.json').map(({ kind: word, units, ...building }) => {
    const kind = kinds[word];
    if (!kind) throw new Error(`unknown building kind: ${word}`);
    return { ...building, kind, units: kind === 'GREENHOUSE' ? inZones(units) : shapeless(units) };
  });

/** A viewing request: person by number, days from today when it was made, and when it is for. */
interface DemoViewing {
  unit: string | null;
  building: string;
  user: number;
  madeDay: number;
  visitDay: number | null;
  hour: number;
  status: ViewingState;
  need: string;
  remark?: string;
}

export const demoViewings: readonly DemoViewing[] = [
  {
    building: 'GH1',
    unit: 'GH1-B6',
    user: 0,
    madeDay: -1,
    visitDay: 3,
    hour: 15,
    status: 'SUBMITTED',
    need: '想把母本保存搬过来，需要夏季最高温能压到 28 度以下。',
  },
  {
    building: 'A',
    unit: 'A-103',
    user: 1,
    madeDay: -2,
    visitDay: 2,
    hour: 10,
    status: 'ASSIGNED',
    need: '四个人的小检测室，要有上下水。',
  },
  {
    building: 'CS',
    unit: null,
    user: 2,
    madeDay: -3,
    visitDay: null,
    hour: 10,
    status: 'SUBMITTED',
    need: '明年春节前要 300 平方米的 2–4 度库，年中即可定。',
  },
  {
    building: 'GH2',
    unit: null,
    user: 3,
    madeDay: -12,
    visitDay: -9,
    hour: 15,
    status: 'VISITED',
    need: '现在满租，想等 800 平方米左右的连跨。',
  },
  {
    building: 'B',
    unit: 'B-101',
    user: 4,
    madeDay: -20,
    visitDay: -16,
    hour: 10,
    status: 'INTENT',
    need: '电商团队十二人，最好一层。',
    remark: '看中 101，下周谈租期。',
  },
  {
    building: 'EX',
    unit: null,
    user: 5,
    madeDay: -34,
    visitDay: -30,
    hour: 15,
    status: 'NO_INTENT',
    need: '做周末花艺课，要能进水电。',
    remark: '面积偏小，去了花市附近。',
  },
  {
    building: 'GH3',
    unit: null,
    user: 6,
    madeDay: -41,
    visitDay: -38,
    hour: 10,
    status: 'CANCELLED',
    need: '试种两跨多肉。',
    remark: '当天停电检修，改约。',
  },
];
