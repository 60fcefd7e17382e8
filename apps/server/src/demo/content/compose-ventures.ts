import type { VentureStage } from '@portal/contract/finance/terms';
import type { VentureContent } from '@portal/contract/venture/public';
import type {
  IntroductionKind,
  IntroductionState,
  RoomFolder,
  RoomState,
  VentureField,
  VentureState,
} from '@portal/contract/venture/terms';
import { addDays } from '../../platform/china-time.ts';
import { readDemoJson } from './read-demo-data.ts';

interface VentureSource {
  key: string;
  name: string;
  stage: string;
  fields: string[];
  needWan: number;
  equityPct: number;
  teamSize: number;
  leader: string;
  contactPhone: string;
  enterpriseKey: string | null;
  highlights: string[];
  body: string;
  motif: string;
}

const stages: Record<string, VentureStage> = { 种子: 'SEED', 天使: 'ANGEL', A: 'A' };

/** Words of the data files, by the portal field they map to. */
const wordsOf: Record<VentureField, readonly string[]> = {
  SUPPLY: ['电商', '供应链', '花店供应', '花店经营'],
  GREENHOUSE: ['智能控制', '温室装备', '温室', '节能', '照明', '安全'],
  DIGITAL: ['数字农服', '图像'],
  MATERIAL: ['基质', '循环利用', '农资'],
  POSTHARVEST: ['采后', '包装', '出口'],
  PROTECTION: ['生物防治', '植保'],
  BREEDING: ['种质', '精深加工', '盆景'],
  CULTURE: ['花旅', '花艺', '培训'],
};

const fieldsOf = (words: string[]): VentureField[] =>
  (Object.keys(wordsOf) as VentureField[]).filter((field) =>
    words.some((word) => wordsOf[field].includes(word)),
  );

/** Most are seeking funding; the last ones show every other state. */
const statesOf: Readonly<Record<string, VentureState>> = {
  VT20: 'CLOSED',
  VT22: 'WITHDRAWN',
  VT23: 'REJECTED',
  VT24: 'PENDING',
  VT25: 'DRAFT',
  VT26: 'PENDING',
};

const wanFen = 1_000_000;

const usesOf = (needWan: number): VentureContent['uses'] => {
  const third = Math.floor(needWan * 0.3);
  return [
    { name: '试验', amountFen: third * wanFen, note: '在园区两处点位各试一季，数据按月公开' },
    { name: '产线', amountFen: (needWan - 2 * third) * wanFen, note: '定型设备与模具，外包改自营' },
    { name: '渠道', amountFen: third * wanFen, note: '先做老客户推荐，不投流量广告' },
  ];
};

const progressOf = (highlights: string[], today: string, at: number): VentureContent['progress'] =>
  highlights.map((title, step) => ({
    day: addDays(today, -(6 + (at % 9) + step * 41)),
    title: title.slice(0, 40),
    note: title.length > 40 ? title.slice(40) : '',
  }));

/** The 26 ventures of the demo park. */
export const demoVentures = (today: string) =>
  readDemoJson<VentureSource[]>('ventures.json').map(({ key, motif, enterpriseKey, ...source }, at) => ({
    key,
    motif,
    enterpriseKey,
    status: statesOf[key] ?? ('PUBLISHED' as const),
    data: {
      name: source.name,
      summary: source.highlights[0] ?? source.body.slice(0, 80),
      stage: stages[source.stage] ?? 'SEED',
      fields: fieldsOf(source.fields),
      product: source.body,
      needFen: source.needWan * wanFen,
      equityX100: source.equityPct * 100,
      uses: usesOf(source.needWan),
      team: [
        { name: source.leader, role: '负责人，在花棚里做过三季' },
        { name: '温夏', role: '供应与交付' },
        { name: '陆知微', role: '产品与数据' },
      ].slice(0, Math.min(3, source.teamSize)),
      teamSize: source.teamSize,
      wanted: at % 3 === 0 ? '懂冷链的合伙人' : '',
      progress: progressOf(source.highlights, today, at),
      contactName: source.leader,
      contactPhone: source.contactPhone,
    },
  }));

export type DemoVenture = ReturnType<typeof demoVentures>[number];

/** Documents in a data room: folder, title and file type. */
export const demoDocuments: readonly (readonly [RoomFolder, string, 'pdf' | 'xlsx'])[] = [
  ['PLAN', '商业计划书', 'pdf'],
  ['FIGURES', '经营月报', 'xlsx'],
  ['RIGHTS', '软件著作权与专利清单', 'pdf'],
  ['EQUITY', '股权结构与历次融资', 'pdf'],
  ['EQUITY', '主要客户合同（遮名）', 'pdf'],
  ['ANSWERS', '尽调问答', 'pdf'],
];

/** Venture, requester, result and folders. */
export const demoAccesses: readonly (readonly [
  venture: string,
  enterprise: string,
  state: RoomState,
  folders: readonly RoomFolder[],
])[] = [
  ['VT01', 'E12', 'GRANTED', ['PLAN', 'FIGURES']],
  ['VT01', 'E11', 'ASKED', ['PLAN', 'FIGURES', 'EQUITY']],
  ['VT01', 'E01', 'GRANTED', ['PLAN']],
  ['VT03', 'E12', 'REFUSED', ['EQUITY']],
  ['VT18', 'E12', 'REVOKED', ['PLAN', 'RIGHTS']],
  ['VT18', 'E11', 'EXPIRED', ['PLAN']],
  ['VT02', 'E11', 'ASKED', ['PLAN']],
  ['VT02', 'E01', 'GRANTED', ['PLAN', 'FIGURES']],
  ['VT03', 'E01', 'WITHDRAWN', ['FIGURES']],
  ['VT18', 'E01', 'REFUSED', ['EQUITY']],
];

/** Kind, venture or none, institution, other side if there is no venture, result. */
export const demoIntroductions: readonly (readonly [
  kind: IntroductionKind,
  venture: string | null,
  institution: string,
  enterprise: string | null,
  state: IntroductionState,
])[] = [
  ['INTEREST', 'VT01', 'E12', null, 'AGREED'],
  ['INTEREST', 'VT01', 'E11', null, 'AGREED'],
  ['PITCH', 'VT01', 'E26', null, 'AGREED'],
  ['INTEREST', 'VT09', 'E12', null, 'AGREED'],
  ['INTEREST', 'VT02', 'E12', null, 'SENT'],
  ['INTEREST', 'VT18', 'E12', null, 'DECLINED'],
  ['PITCH', 'VT02', 'E11', null, 'SENT'],
  ['PITCH', 'VT03', 'E12', null, 'WITHDRAWN'],
  ['PITCH', 'VT18', 'E11', null, 'EXPIRED'],
  ['TALK', null, 'E11', 'E01', 'SENT'],
  ['TALK', null, 'E12', 'E01', 'AGREED'],
];
