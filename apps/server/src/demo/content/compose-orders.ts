import type { OrderState } from '@portal/contract/service-order/lifecycle';

/**
 * Number of orders in each state besides the completed ones and the deals; one of the two disputes has been ruled on.
 */
export const demoOpenOrders: Record<OrderState, number> = {
  APPLIED: 10,
  QUOTED: 9,
  IN_PROGRESS: 18,
  DELIVERED: 5,
  DISPUTED: 2,
  TO_CONFIRM: 0,
  COMPLETED: 0,
  DECLINED: 6,
  EXPIRED: 5,
  CLOSED: 4,
  CANCELLED: 5,
  REFUSED: 0,
};
export const demoCompleted = 164;

/** Offline deals, by the side that registered them and their outcome. */
export const demoDeals: readonly {
  buyer: string;
  provider: string;
  subject: string;
  by: 'BUYER' | 'PROVIDER';
  yuan: number;
  state: 'TO_CONFIRM' | 'COMPLETED' | 'REFUSED' | 'EXPIRED';
}[] = [
  {
    buyer: 'E01',
    provider: 'E10',
    subject: '切花瓶插期内训两场',
    by: 'PROVIDER',
    yuan: 3_200,
    state: 'TO_CONFIRM',
  },
  {
    buyer: 'E03',
    provider: 'E02',
    subject: '洋桔梗组培苗两万株',
    by: 'BUYER',
    yuan: 27_000,
    state: 'TO_CONFIRM',
  },
  {
    buyer: 'E02',
    provider: 'E01',
    subject: '月季切花样品供货',
    by: 'BUYER',
    yuan: 5_600,
    state: 'TO_CONFIRM',
  },
  {
    buyer: 'E01',
    provider: 'E02',
    subject: '月季脱毒母株六十株',
    by: 'BUYER',
    yuan: 15_600,
    state: 'COMPLETED',
  },
  {
    buyer: 'E14',
    provider: 'E10',
    subject: '基质重金属加测八样',
    by: 'BUYER',
    yuan: 2_560,
    state: 'COMPLETED',
  },
  {
    buyer: 'E08',
    provider: 'E05',
    subject: '兰花冷藏干线三车次',
    by: 'PROVIDER',
    yuan: 9_450,
    state: 'COMPLETED',
  },
  {
    buyer: 'E15',
    provider: 'E04',
    subject: '卷膜电机检修四台',
    by: 'PROVIDER',
    yuan: 1_040,
    state: 'COMPLETED',
  },
  {
    buyer: 'E16',
    provider: 'E07',
    subject: '旧基质再生八十立方米',
    by: 'BUYER',
    yuan: 3_040,
    state: 'COMPLETED',
  },
  {
    buyer: 'E18',
    provider: 'E22',
    subject: '红蜘蛛生物防治半年',
    by: 'BUYER',
    yuan: 7_920,
    state: 'COMPLETED',
  },
  {
    buyer: 'E13',
    provider: 'E06',
    subject: '展会花艺布置',
    by: 'PROVIDER',
    yuan: 12_800,
    state: 'COMPLETED',
  },
  {
    buyer: 'E14',
    provider: 'E20',
    subject: '连栋温室保温幕更换',
    by: 'PROVIDER',
    yuan: 46_000,
    state: 'REFUSED',
  },
  {
    buyer: 'E15',
    provider: 'E17',
    subject: '七十二小时模拟运输试验',
    by: 'PROVIDER',
    yuan: 1_500,
    state: 'EXPIRED',
  },
];

export const demoNeeds: readonly string[] = [
  '两批月季各六样，周二上午送到，要英文报告一份。',
  '棚里三跨，先来看一遍现场再报价，工期不要碰上采花。',
  '数量随订单走，先按最小起订量报，量大再谈。',
  '上一次的单子照做一遍，时间比上次提前两天。',
  '要当面讲明白不合格的原因，报告里附照片。',
  '请把含税与不含税分开报，验收后一周内付清。',
];

export const demoQuoteNotes: readonly string[] = [
  '含来回取样，不含复检；量超过约定另报。',
  '报价含材料与人工，现场水电由您提供。',
  '工期按您说的日期排，遇雨顺延一天。',
];

/** Buyers' comments, by score. */
export const demoSaid: Readonly<Record<number, readonly string[]>> = {
  5: [
    '报告附的四张判定表，比结论有用。',
    '阴阳对照都给照片，第二批有三株存疑，免费复测了。',
    '说好几点到就几点到，走的时候把地也扫了。',
    '电话里把不合格的原因讲得很明白，第二天就改过来了。',
    '交付比约定早一天，文件齐全，省心。',
    '',
  ],
  4: ['整体不错，报告排版可以再清楚些。', '活儿细，就是排期要等一周。', '价格公道，取样时来得早了些。'],
  3: ['结果没问题，晚了一天，也没有提前说。', '能用，但说明书写得太简单。'],
  2: ['返工了两次，最后是好的。'],
  1: ['约好的时间没人来，也联系不上。'],
};

export const demoReplies: readonly string[] = [
  '谢谢信任，下次送样可以走急件通道。',
  '应提前告知而没有告知，是我们的错，已把停机写进每周一的能力公告。',
  '排期的事记下了，旺季会多留两个加急名额。',
];

export const demoAdditions: readonly string[] = [
  '过了两周回头看，数据和我们自己测的对得上。',
  '第二批准时了，补一句。',
];

export const demoOfBuyers: readonly string[] = [
  '需求写得清楚，确认也及时。',
  '样品包装规范，好合作。',
  '付款爽快。',
];

/** The score of a rating: most are good, some are not. */
export const demoScore = (place: number): number =>
  [5, 5, 4, 5, 4, 5, 5, 3, 5, 4, 5, 2, 5, 4, 5, 5, 3, 5, 5, 1][place % 20] ?? 5;

/** Usual response time of a shop in working minutes. */
const usualMinutes: Readonly<Record<string, number>> = {
  SH01: 42,
  SH02: 18,
  SH03: 24,
  SH04: 11,
  SH05: 96,
  SH06: 150,
  SH07: 66,
  SH08: 132,
  SH09: 35,
  SH10: 210,
  SH11: 75,
  SH12: 258,
  SH13: 30,
  SH14: 318,
};

/** One response time: around the usual, some much longer. */
export const demoMinutes = (shopKey: string, place: number): number =>
  Math.round(
    (usualMinutes[shopKey] ?? 120) * ([0.6, 0.9, 1, 1.1, 0.8, 1.4, 2.2, 1, 0.7, 3.1][place % 10] ?? 1),
  );
