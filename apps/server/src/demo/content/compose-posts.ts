import type { BountyState, PostKind, PostState } from '@portal/contract/community/terms';
import type { PrizeKind, RemovalCause } from '@portal/contract/lottery/terms';
import type { RecruitKind, RecruitState } from '@portal/contract/recruit/terms';
import type { BallotScope, ResultVisibility } from '@portal/contract/vote/terms';
import { demoInteger } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface AuthorSource {
  kind: 'ENTERPRISE' | 'PERSON';
  enterpriseKey?: string;
  name: string;
}

export interface DemoComment {
  no: number;
  parent: number | null;
  replyTo: number | null;
  author: AuthorSource;
  body: string;
  likes: number;
  hoursAfter: number;
}

export interface DemoVote {
  options: { text: string; weight: number; note?: string; picture?: string }[];
  maxChoices: number;
  scope: BallotScope;
  audited: boolean;
  secret: boolean;
  changeable: boolean;
  visibility: ResultVisibility;
  /** Relative to the day of the fill. */
  endsInDays: number;
  quorum: number;
  /** What the park did about it. */
  outcome?: string;
  /** Why it is void. */
  voidReason?: string;
}

export interface DemoLottery {
  prizes: { name: string; count: number; kind: PrizeKind; valueFen: number; points?: number }[];
  /** Relative to the day of the fill, on the full hour. */
  joinToDays: number;
  joinToHour: number;
  drawAtDays: number;
  drawAtHour: number;
  minEntrants: number;
  mustComment: boolean;
  /** Entries removed by two operators, and one still waiting for the second; `nth` counts valid entries. */
  removed?: { nth: number; cause: RemovalCause; note: string; waits?: boolean }[];
  /** An operator proposed hiding the open draw, which a second one has to confirm. */
  hideProposed?: string;
  /** Extended once because too few had joined. */
  isExtended?: boolean;
  /** Cancelled when too few had joined a second time. */
  isCancelled?: boolean;
}

export interface DemoPosition {
  title: string;
  count: number;
  salaryFromYuan: number | null;
  salaryToYuan: number | null;
  place: string;
  requirement: string;
  /** Number of applications by outcome. */
  applications?: Partial<Record<'hired' | 'met' | 'seen' | 'waiting' | 'refused' | 'withdrawn', number>>;
}

export interface DemoRecruit {
  recruitKind: RecruitKind;
  state: RecruitState;
  /** Relative to the day of the fill. */
  deadlineInDays: number;
  /** Set if it ended otherwise than by its deadline. */
  endedDaysAgo?: number;
  reason?: string;
  positions: DemoPosition[];
}

export interface DemoPost {
  key: string;
  kind: PostKind;
  plateTypeCode: string;
  plateId: string;
  title: string;
  body: string;
  author: AuthorSource;
  daysAgo: number;
  tags: string[];
  views: number;
  likes: number;
  pinned: boolean;
  essence: boolean;
  anonymous: boolean;
  status: PostState;
  reason: string;
  comments: DemoComment[];
  question?: {
    bountyPoints: number;
    bountyState: BountyState;
    deadlineDays: number;
    acceptedComment?: number | null;
  };
  /** Motif of its picture; other posts get a random one or none. */
  picture?: string;
  lottery?: DemoLottery;
  vote?: DemoVote;
  recruit?: DemoRecruit;
}

export interface DemoBoardType {
  id: string;
  name: string;
  icon: string;
  sort: number;
  postKinds: PostKind[];
  whoCanPost: 'LOGIN' | 'AUDITED' | 'PARK';
  boards: { id: string; name: string; intro: string; sort: number }[];
}

export const composeBoards = (): DemoBoardType[] => readDemoJson<DemoBoardType[]>('boards.json');

type Source = Omit<DemoPost, 'anonymous' | 'status' | 'reason'> & { status?: PostState };

/** Topics of each board. */
const things: Record<string, string[]> = {
  P_CUT: ['月季', '百合', '洋桔梗', '非洲菊', '康乃馨', '满天星'],
  P_POT: ['绣球', '蝴蝶兰', '红掌', '仙客来', '多肉拼盘', '龟背竹'],
  P_PEST: ['蓟马', '红蜘蛛', '白粉病', '灰霉病', '根结线虫', '粉虱'],
  P_SEED: ['月季扦插', '组培瓶苗', '百合种球', '绣球杂交', '兰花胚培', '播种穴盘'],
  P_SOIL: ['椰糠', '泥炭', '水溶肥', '缓释肥', '回收液', '珍珠岩'],
  P_GH: ['卷膜器', '外遮阳', '湿帘', '补光灯', '内保温幕', '环流风机'],
  P_COLD: ['预冷间', '冷藏车', '保鲜液', '分级线', '包装箱', '温度记录仪'],
  P_SAVE: ['谷电', '热泵', '燃气锅炉', '夜间保温', '水泵', '照明'],
  P_SALES: ['节前订货', '直播带货', '拍卖行情', '花束订阅', '出口询价', '同城配送'],
  P_FLORAL: ['婚礼用花', '花店损耗', '花束定价', '干花', '花艺课', '橱窗陈列'],
  P_POLICY: ['设施补助', '贴息贷款', '保险理赔', '知识产权资助', '用工补贴', '绿色认证'],
  P_JOB: ['包花工', '棚长', '冷库夜班', '花艺师', '合作社拼车', '仓库合租'],
  P_LIFE: ['食堂晚餐', '班车时刻', '停车位', '充电桩', '淋浴间', '快递柜'],
  P_EVENT: ['羽毛球约局', '开放日志愿', '读书会', '摄影社', '花市参观', '亲子种植'],
  P_ADVICE: ['夜间照明', '垃圾分类点', '装卸时段', '会议室规则', '指路牌', '公共自行车'],
  P_SAFE: ['消防通道', '配电箱', '叉车限速', '化学品柜', '高处作业', '灭火器年检'],
};

const themeTitles = [
  (thing: string) => `${thing}：一个月的记录和结果`,
  (thing: string) => `说说${thing}，三条经验两条教训`,
  (thing: string) => `${thing}换了做法，前后对比`,
];
const themeBodies = [
  (thing: string, n: number) =>
    `把${thing}这件事从头记了${n}天，每天固定时间看一次，写下数字再动手。前半段照老办法，后半段改了一处，结果差别不小。\n先说结论：改动越小越容易看清楚是谁起的作用。一次改三样，好了也不知道好在哪里。\n成本算下来每天多花${n + 7}元，省下的人工不止这个数。有同样情况的可以照着试，过程有疑问就在下面问。`,
  (thing: string, n: number) =>
    `${thing}做了${n}次才摸到门道。第一条，先量再动，没有数的经验靠不住。第二条，天气变的前一天就要准备。第三条，写在墙上给所有人看，不靠一个人记。\n教训也有两条：贪便宜买的配件坏在最忙的一天；交接没写清，夜班重做了一遍。\n贴出来给大家省点学费。`,
  (thing: string, n: number) =>
    `以前${thing}全凭感觉，这次照着邻居的办法改了，连着看了${n}天。改之前和改之后各取三天的平均，差在哪里写在下面。\n用时少了两成，返工从每周四次降到一次。唯一的麻烦是开头要多花半天准备。\n数字是自己记的，不一定适合每一家，欢迎补充。`,
];
const questionTitles = [
  (thing: string) => `请教：${thing}最近总出问题，先查哪里？`,
  (thing: string) => `${thing}要不要换，大家都怎么算账？`,
];
const questionBodies = [
  (thing: string, n: number) =>
    `${thing}从上周开始不对劲，已经${n}天了。试过停一天再开、换了一个批次，都只好半天。白天正常，后半夜明显差。\n现场能量的都量了，数字在正常范围里，就是结果不对。想问先查哪一样，哪些情况可以先排除？`,
  (thing: string, n: number) =>
    `${thing}用了${n}年，修一次的钱够买半套新的，但新的要停工三天。旺季前换怕来不及，拖到淡季又怕半路坏。\n各位是按年限换还是按修理费换？有没有算过的账可以参考？`,
];
const replies = [
  '我们也这样，最后发现是早晚温差大，把时间往后挪两个小时就好了。',
  '先量一下进水和出水的数字，差得多就不用往后查了。',
  '照着试了三天，第二天就看出区别，谢谢分享。',
  '这个办法小棚可以，大棚要分两段做，不然来不及。',
  '数字记得真细，能不能再补一列夜间的？',
  '我家正相反，改了之后反而慢，可能是设备型号不同。',
  '别急着换，先把滤网和接头清一遍，八成的毛病在那里。',
  '算账要把人工算进去，不然怎么看都是老办法便宜。',
  '冬天做要小心，低于十度先停，等太阳出来再开。',
  '问过厂家，说是正常磨损，质保期内可以免费换一次。',
  '我们合作社统一买过一批，量大能谈下来一成。',
  '这条建议收进交接本了，夜班也照这个来。',
];
const answers = [
  '按先易后难的顺序查：先看滤网和接头，再看供电电压，最后才拆机器。我们去年同样的情况，查到第二步就找到了，是接线端子松了。',
  '后半夜差多半和温度有关。把记录仪放到最冷的角落看一晚上，如果低于设定值三度以上，先补保温，别的先不动，过两天再看。',
  '我的办法是按修理费：一年修理费超过新机价格的三成就换，不到就修。换的时候留一台旧的备用，停工可以压到半天。',
  '先停一半试一半，同一批同一天，三天就能看出是不是它的问题。比全换省事，也比猜靠谱，我们棚里都这么排查。',
];

const refused = [
  '含有站外联系方式，请改用站内消息。',
  '与板块主题无关，请发到合适的板块。',
  '图片里有他人电话，请打码后重交。',
];

const enterpriseKeys = Array.from({ length: 30 }, (_, at) => `E${String(at + 1).padStart(2, '0')}`);

const authorAt = (name: string): AuthorSource => {
  const at = demoInteger(`post-author-${name}`, 0, 41);
  return at < 30
    ? { kind: 'ENTERPRISE', enterpriseKey: enterpriseKeys[at] ?? 'E01', name: '' }
    : { kind: 'PERSON', name: `person ${at - 30}` };
};

const pick = <Value>(values: readonly Value[], name: string): Value =>
  values[demoInteger(name, 0, values.length - 1)] as Value;

/** Two levels of comments on a generated post. */
function composeComments(key: string, isQuestion: boolean, count: number): DemoComment[] {
  return Array.from({ length: count }, (_, at): DemoComment => {
    const isReply = at > 0 && demoInteger(`reply-${key}-${at}`, 0, 3) === 0;
    const parent = isReply ? demoInteger(`parent-${key}-${at}`, 1, at) : null;
    const isAnswer = isQuestion && parent === null;
    return {
      no: at + 1,
      parent,
      replyTo: parent,
      author: authorAt(`${key}-${at}`),
      body: isAnswer ? pick(answers, `answer-${key}-${at}`) : pick(replies, `text-${key}-${at}`),
      likes: demoInteger(`likes-${key}-${at}`, 0, isAnswer ? 6 : 9),
      hoursAfter: 1 + at * 3 + demoInteger(`after-${key}-${at}`, 0, 2),
    };
  });
}

/** States a park of this size always has, by index of the theme among the generated posts. */
const rare: Record<number, [PostState, string]> = {
  3: ['PENDING', ''],
  9: ['PENDING', ''],
  17: ['PENDING', ''],
  29: ['REJECTED', refused[0] ?? ''],
  41: ['REJECTED', refused[1] ?? ''],
  53: ['APPEAL', refused[2] ?? ''],
  61: ['HIDDEN', '广告引流'],
  70: ['LOCKED', '讨论已有结论，见置顶评论。'],
  82: ['DRAFT', ''],
  95: ['DELETED', '多次发布相同内容。'],
};

function composeOne(kind: 'THEME' | 'QUESTION', nth: number, boards: DemoBoardType[]): DemoPost {
  const key = `${kind}-${nth}`;
  const types = boards.filter(({ postKinds }) => postKinds.includes(kind));
  const all = types.flatMap((type) => type.boards.map((board) => ({ type, board })));
  const { type, board } = all[nth % all.length] as (typeof all)[number];
  const round = Math.floor(nth / all.length);
  const own = things[board.id] ?? ['花卉'];
  const thing = own[round % own.length] ?? '花卉';
  const turn = (nth + Math.floor(round / own.length)) % (kind === 'THEME' ? 3 : 2);
  const n = demoInteger(`number-${key}`, 5, 30);
  const isQuestion = kind === 'QUESTION';
  const [status, reason] = (isQuestion ? undefined : rare[nth]) ?? ['PUBLISHED', ''];
  const isRead = status === 'PUBLISHED' || status === 'LOCKED' || status === 'HIDDEN';
  const title = (isQuestion ? questionTitles : themeTitles)[turn]?.(thing) ?? thing;
  const bountyPoints = isQuestion && nth < 7 ? 10 + nth * 5 : 0;
  return {
    key,
    kind,
    plateTypeCode: type.id,
    plateId: board.id,
    title,
    body: (isQuestion ? questionBodies : themeBodies)[turn]?.(thing, n) ?? '',
    author: authorAt(key),
    daysAgo: status === 'PENDING' || status === 'APPEAL' ? 0 : isQuestion ? 20 + nth * 3 : 1 + nth,
    tags: [thing],
    views: isRead ? demoInteger(`views-${key}`, 20, 600) : 0,
    likes: isRead ? demoInteger(`likes-${key}`, 0, 30) : 0,
    pinned: false,
    essence: !isQuestion && nth % 17 === 5,
    anonymous: nth % 13 === 6,
    status,
    reason,
    comments: isRead
      ? composeComments(
          key,
          isQuestion,
          demoInteger(`comments-${key}`, isQuestion ? 3 : 4, isQuestion ? 6 : 13),
        )
      : [],
    ...(isQuestion
      ? {
          question: {
            bountyPoints,
            bountyState: bountyPoints > 0 ? ('REFUNDED' as const) : ('NONE' as const),
            deadlineDays: 15,
          },
        }
      : {}),
  };
}

/** The handwritten posts, and generated ones up to the size of such a park: 60 questions, 24 of them with a bounty. */
export function composePosts(): DemoPost[] {
  const boards = composeBoards();
  const written = [
    ...readDemoJson<Source[]>('posts.json'),
    ...readDemoJson<Source[]>('lottery-posts.json'),
    ...readDemoJson<Source[]>('vote-posts.json'),
    ...readDemoJson<Source[]>('recruit-posts.json'),
  ].map(
    (post, at): DemoPost => ({
      ...post,
      anonymous: at % 11 === 7 && (post.kind === 'THEME' || post.kind === 'QUESTION'),
      status: post.status ?? 'PUBLISHED',
      reason: '',
    }),
  );
  const missing = (kind: 'THEME' | 'QUESTION', count: number) =>
    Array.from({ length: count - written.filter((post) => post.kind === kind).length }, (_, nth) =>
      composeOne(kind, nth, boards),
    );
  return [...written, ...missing('QUESTION', 60), ...missing('THEME', 206)];
}
