import type { BatchContent, Reading } from '@portal/contract/farm/public';
import type { BatchState, StepKind } from '@portal/contract/farm/terms';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger, demoRandom } from './demo-random.ts';

type Reached = 'GROWING' | 'ON_WAY' | 'DELIVERED';

interface Planned {
  enterpriseKey: string;
  flower: keyof typeof flowers;
  reached: Reached;
  state: BatchState;
  /** Days since the harvest, or until it for crops still growing. */
  age: number;
  special?: 'gap' | 'warm' | 'late';
}

const flowers = {
  eustoma: { variety: '洋桔梗“晨雾”', code: 'XJH', motif: 'eustoma', stems: 12_000 },
  rose: { variety: '红玫瑰“绛云”', code: 'HMG', motif: 'rose', stems: 20_000 },
  lily: { variety: '百合“栖枝”双头', code: 'BH', motif: 'lily', stems: 6_000 },
  hydrangea: { variety: '绣球“一川风”', code: 'XQ', motif: 'hydrangea', stems: 3_600 },
  orchid: { variety: '蝴蝶兰“霁月”切枝', code: 'HDL', motif: 'orchid', stems: 4_800 },
  tulip: { variety: '郁金香“早霞”', code: 'YJX', motif: 'tulip', stems: 9_000 },
} as const;

const of = (
  enterpriseKey: string,
  flower: keyof typeof flowers,
  reached: Reached,
  state: BatchState,
  age: number,
  special?: Planned['special'],
): Planned => ({ enterpriseKey, flower, reached, state, age, ...(special && { special }) });

/** The first one is the batch in the park's own story. */
const planned: Planned[] = [
  of('E03', 'eustoma', 'DELIVERED', 'PUBLISHED', 3),
  of('E01', 'rose', 'GROWING', 'DRAFT', 9),
  of('E01', 'rose', 'GROWING', 'PUBLISHED', 14),
  of('E01', 'rose', 'ON_WAY', 'PUBLISHED', 1),
  of('E01', 'rose', 'DELIVERED', 'PUBLISHED', 4, 'gap'),
  of('E01', 'rose', 'DELIVERED', 'RECALLED', 6),
  of('E01', 'rose', 'DELIVERED', 'CLOSED', 21),
  of('E03', 'eustoma', 'ON_WAY', 'PUBLISHED', 1),
  of('E03', 'eustoma', 'DELIVERED', 'CLOSED', 30),
  of('E03', 'tulip', 'GROWING', 'DRAFT', 20),
  of('E15', 'rose', 'DELIVERED', 'PUBLISHED', 5, 'late'),
  of('E15', 'rose', 'ON_WAY', 'PUBLISHED', 1),
  of('E15', 'eustoma', 'DELIVERED', 'RECALLED', 9, 'warm'),
  of('E15', 'tulip', 'GROWING', 'PUBLISHED', 30),
  of('E13', 'lily', 'DELIVERED', 'PUBLISHED', 7),
  of('E13', 'lily', 'GROWING', 'PUBLISHED', 25),
  of('E13', 'lily', 'DELIVERED', 'CLOSED', 36),
  of('E14', 'hydrangea', 'DELIVERED', 'PUBLISHED', 8, 'warm'),
  of('E14', 'hydrangea', 'ON_WAY', 'PUBLISHED', 1),
  of('E14', 'hydrangea', 'GROWING', 'DRAFT', 16),
  of('E08', 'orchid', 'DELIVERED', 'PUBLISHED', 10),
  of('E08', 'orchid', 'GROWING', 'PUBLISHED', 12),
  of('E08', 'orchid', 'DELIVERED', 'CLOSED', 40),
  of('E16', 'eustoma', 'DELIVERED', 'PUBLISHED', 12),
];

const minute = 60_000;
const tips = ['斜剪 2 厘米，立即入水', '放在 10–15 ℃，避开水果', '三天换一次水'];
export const recallReasons: Record<string, string> = {
  E01: '客户反映部分枝条带蓟马，请停止销售并联系送货人退换。',
  E15: '复检一项农残超限，请停止销售并联系承运人退回。',
};

interface DemoStep {
  kind: StepKind;
  text: string;
  at: number;
  writtenAt: number;
  stems: number | null;
  material: { name: string; dose: string; safeDays: number | null } | null;
  inspection: { lab: string; items: number | null; isPassed: boolean; vaseTenths: number | null } | null;
  motif: string | null;
}

export interface DemoBatch extends Omit<Planned, 'flower' | 'age' | 'special'> {
  key: string;
  motif: string;
  data: Omit<BatchContent, 'fileId'>;
  steps: DemoStep[];
  readings: Reading[];
  harvestAt: number;
}

/** When each step is done: days before the harvest and minutes of that day. */
const calendar: Record<StepKind, readonly [days: number, minutes: number]> = {
  SOW: [-251, 540],
  SEEDLING: [-182, 600],
  PLANT: [-169, 480],
  TEND: [-53, 420],
  INSPECT: [-8, 570],
  HARVEST: [0, 280],
  COOL: [0, 365],
  GRADE: [0, 742],
  SHIP: [0, 1_170],
  DELIVER: [1, 380],
};

const textOf = (kind: StepKind, stems: number): string =>
  ({
    SOW: '自育种子播于 288 孔穴盘，出芽率 93%',
    SEEDLING: '抽 60 株，镰刀菌与病毒均未检出',
    PLANT: '12 株/m²，8 层网',
    TEND: '防蓟马，叶背均匀喷雾',
    INSPECT: '采前抽样，农残均低于限量',
    HARVEST: `${stems.toLocaleString('en-US')} 枝，三朵开放，枝长 65–72 厘米`,
    COOL: '差压预冷 59 分钟',
    GRADE: `A 级 ${Math.round(stems * 0.9).toLocaleString('en-US')} 枝，其余 B 级`,
    SHIP: '冷藏车，铅封完好',
    DELIVER: '收货方当面开箱，签收无异议',
  })[kind];

const motifs: Partial<Record<StepKind, string>> = {
  SOW: 'lab',
  SEEDLING: 'seedling',
  PLANT: 'greenhouse',
  HARVEST: 'bouquet',
  SHIP: 'coldchain',
};

const reachedBy: Record<Reached, readonly StepKind[]> = {
  GROWING: ['SOW', 'SEEDLING', 'PLANT', 'TEND'],
  ON_WAY: ['SOW', 'PLANT', 'TEND', 'INSPECT', 'HARVEST', 'COOL', 'GRADE', 'SHIP'],
  DELIVERED: ['SOW', 'SEEDLING', 'PLANT', 'TEND', 'INSPECT', 'HARVEST', 'COOL', 'GRADE', 'SHIP', 'DELIVER'],
};

function stepsOf({ reached, special }: Planned, harvestDay: string, stems: number): DemoStep[] {
  return reachedBy[reached].map((kind) => {
    const [days, minutes] = calendar[kind];
    const at = chinaInstant(addDays(harvestDay, days), minutes);
    const isLate = special === 'late' && kind === 'TEND';
    return {
      kind,
      at,
      writtenAt: at + (isLate ? 4 * 1_440 : 20) * minute,
      text: textOf(kind, stems),
      stems: kind === 'HARVEST' ? stems : null,
      material: kind === 'TEND' ? { name: '乙基多杀菌素', dose: '1,500 倍', safeDays: 7 } : null,
      inspection:
        kind === 'INSPECT'
          ? { lab: '百草检测技术服务有限公司（演示）', items: 96, isPassed: true, vaseTenths: 145 }
          : null,
      motif: motifs[kind] ?? null,
    };
  });
}

/** Temperature curve in the box: minutes after the harvest and degrees, interpolated linearly. */
const course: readonly (readonly [minute: number, degrees: number])[] = [
  [0, 16.4],
  [50, 17.1],
  [85, 15.8],
  [144, 4],
  [170, 3.1],
  [450, 3],
  [480, 6.5],
  [520, 3.4],
  [560, 3],
  [880, 2.9],
  [900, 4.3],
  [940, 3],
  [1_480, 3.1],
  [1_540, 5.2],
];

function degreesAt(at: number): number {
  const next = course.findIndex(([when]) => when >= at);
  const [from, to] = [course[Math.max(0, next - 1)], course[Math.max(0, next)]];
  if (!from || !to || to[0] === from[0]) return to?.[1] ?? 3;
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

const arrival = 1_540;

/** Readings of the probe; a probe that was off leaves a gap, and a box left on the ramp gets warm. */
function readingsOf(
  { reached, special }: Planned,
  key: string,
  harvestAt: number,
  interval: number,
): Reading[] {
  if (reached === 'GROWING') return [];
  const readings: Reading[] = [];
  for (let at = 0; at <= arrival; at += interval) {
    const moment = harvestAt + at * minute;
    if (moment > Date.now()) break;
    if (special === 'gap' && at > 985 && at < 1_030) continue;
    const warmth = special === 'warm' && at > 1_200 && at < 1_290 ? 6.4 : 0;
    const swing = (demoRandom(`${key}-${at}`) - 0.5) * 0.3;
    readings.push({ at: moment, tenths: Math.round((degreesAt(at) + warmth + swing) * 10) });
  }
  return readings;
}

/** Twenty-four batches of six kinds of flower, in every state. */
export const composeBatches = (today: string): DemoBatch[] =>
  planned.map((plan, at) => {
    const { flower, age, special: _special, ...rest } = plan;
    const { variety, code, motif, stems: usual } = flowers[flower];
    const key = `batch-${at}`;
    const harvestDay = addDays(today, plan.reached === 'GROWING' ? age : -age);
    const stems = at === 0 ? usual : Math.round((usual * demoInteger(key, 70, 120)) / 1_000) * 10;
    const sown = addDays(harvestDay, calendar.SOW[0]);
    const intervalMin = at === 0 || plan.special === 'gap' ? 5 : 15;
    const harvestAt = chinaInstant(harvestDay, calendar.HARVEST[1]);
    return {
      ...rest,
      key,
      motif,
      harvestAt,
      data: {
        batchNo:
          at === 0
            ? 'YX-XJH-2026-0312'
            : `YX-${code}-${sown.slice(0, 4)}-${sown.slice(5).replace('-', '')}${at}`,
        variety,
        grade: plan.reached === 'GROWING' ? '' : 'A 级',
        place: `${1 + (at % 3)} 号温室 ${'ABC'[at % 3] ?? 'A'} 区 ${1 + (at % 4)} 跨`,
        carrier: plan.reached === 'GROWING' ? '' : '蓝鸢冷链物流有限公司（演示）',
        stems,
        bunches: plan.reached === 'GROWING' ? null : Math.round(stems / 10),
        tips,
        intervalMin,
        okFromTenths: 20,
        okToTenths: 40,
        limitTenths: 80,
      },
      steps: stepsOf(plan, harvestDay, stems),
      readings: readingsOf(plan, key, harvestAt, intervalMin),
    };
  });
