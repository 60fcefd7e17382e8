import type { ContestEntryState, ContestStageKind, ContestState } from '@portal/contract/contest/terms';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface RawContest {
  key: string;
  title: string;
  status: ContestState;
  body: string;
  tracks: { name: string; intro: string }[];
  prizes: { level: string; name: string; amountYuan: number; count: number }[];
  stages: { kind: ContestStageKind; fromOffsetDays: number; toOffsetDays: number }[];
  teamMin: number;
  teamMax: number;
  voteWeightPct: number;
  criteria: { name: string; weight: number; max: number; desc: string }[];
  eligibility: string;
  motif: string;
  entries: { title: string; track: string; summary: string }[];
}

/** Judges per entry; 36 judged entries give 180 ballots. */
export const demoScores = 5;

/** One judge more than needed, so that an entry can be withheld from one of them. */
const judgesOf: Record<string, readonly string[]> = {
  CT01: ['demo_judge', 'judge_2', 'judge_4', 'judge_5', 'judge_8'],
  CT02: ['demo_judge', 'judge_2', 'judge_3', 'judge_4', 'judge_5', 'judge_6'],
  CT03: ['judge_3', 'judge_4', 'judge_5', 'judge_6', 'judge_7', 'judge_8'],
};

const noticesOf: Record<string, readonly [daysAgo: number, text: string][]> = {
  CT01: [
    [28, '报名已经开始，四条赛道任选其一。'],
    [9, '投稿已经开放，说明与文件里请不要写姓名和企业。'],
  ],
  CT02: [
    [29, '投稿截止，共收到二十二件作品。'],
    [16, '作品已编号，评委开始匿名评分。'],
    [3, '公众投票开始，每个账号一票。'],
  ],
  CT03: [
    [128, '初评结果公布，原始分与拉齐后的分都可查看。'],
    [105, '公示结束，九支队伍获奖。'],
  ],
};

/** The contests of the demo park, with their times. */
export const demoContests = (today: string) =>
  readDemoJson<RawContest[]>('contests.json').map((raw) => ({
    ...raw,
    // An open contest is already running; its sign-up continues.
    status: raw.status === 'PUBLISHED' ? ('RUNNING' as const) : raw.status,
    stages: raw.stages.map(({ kind, fromOffsetDays, toOffsetDays }) => ({
      kind,
      from: chinaInstant(addDays(today, fromOffsetDays)),
      to: chinaInstant(addDays(today, toOffsetDays + 1)),
    })),
    judges: judgesOf[raw.key] ?? [],
    notices: (noticesOf[raw.key] ?? []).map(([daysAgo, text]) => ({
      at: chinaInstant(addDays(today, -daysAgo), 600),
      text,
    })),
  }));
export type DemoContest = ReturnType<typeof demoContests>[number];

const openStates: readonly ContestEntryState[] = [
  'DRAFT',
  'SUBMITTED',
  'QUALIFIED',
  'RETURNED',
  'QUALIFIED',
  'SUBMITTED',
  'DISQUALIFIED',
  'WITHDRAWN',
];

/** The state of an entry before results are calculated. */
export const entryStateOf = ({ status }: DemoContest, at: number): ContestEntryState =>
  status === 'RUNNING' ? (openStates[at] ?? 'SUBMITTED') : 'QUALIFIED';

export const entryReasonOf = (status: ContestEntryState): string =>
  ({
    RETURNED: '说明第二段写了企业名称，请删去后再交。',
    DISQUALIFIED: '同一项目已在往届获得二等奖，按规则不再参赛。',
  })[status as string] ?? '';

/** Points for a criterion: entries differ in quality, judges in strictness. */
export const demoPoints = (entry: string, judge: string, criterion: string): number =>
  demoInteger(`${entry} quality`, 66, 88) +
  demoInteger(`${judge} mood`, -5, 5) +
  demoInteger(`${entry} ${judge} ${criterion}`, -4, 6);

const comments = [
  '问题抓得准，做法也克制。再给一组对照会更有说服力。',
  '第七天还站得住，是真懂客人。右侧稍满，减两枝更透气。',
  '数据完整，成本账写得清楚。建议把失败的两次也写进去。',
  '想法新，落地还差一步：先在一家店试满一个月。',
  '材料用得省，细节到位。说明可以再短一些。',
];

export const demoComment = (key: string): string => comments[demoInteger(key, 0, comments.length - 1)] ?? '';
