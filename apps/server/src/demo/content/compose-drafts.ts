import type { ArticleColumn, ArticleLevel } from '@portal/contract/content/article';
import type { ArticleContent } from '@portal/contract/content/article-content';
import { demoId } from './demo-id.ts';

/** An editorial text that is not public yet or was withdrawn. */
export interface DemoDraft {
  id: string;
  /** Login name of the author. */
  author: string;
  state: 'DRAFT' | 'PENDING' | 'RETURNED' | 'TRASH' | 'WITHDRAWN';
  /** Hours before the start of today. */
  hoursAgo: number;
  /** Why it was returned or withdrawn. */
  reason?: string;
  content: ArticleContent;
}

interface Draft extends Omit<DemoDraft, 'id' | 'content'> {
  key: string;
  column: ArticleColumn;
  level?: ArticleLevel;
  needReceipt?: boolean;
  title: string;
  summary: string;
  source: string;
  writer: string;
  paragraphs: string[];
}

/** The key of the article that was published and then withdrawn. */
export const withdrawnKey = 'withdrawn';

export const draftId = (key: string): string =>
  demoId('article', key === withdrawnKey ? key : `draft/${key}`);

const drafts: readonly Draft[] = [
  {
    key: 'winter-road',
    author: 'op_content',
    state: 'DRAFT',
    hoursAgo: 6,
    column: 'NOTICE',
    title: '冬季雨雪天气园区道路通行安排',
    summary: '',
    source: '园区运营中心',
    writer: '物业服务部',
    paragraphs: [
      '降雪达到小雪时，一号路坡段每两小时巡查一次，除雪车停在北门随时出动。',
      '冷链货车请走三号路，南门临时改为单向通行。恢复时间另行通知。',
    ],
  },
  {
    key: 'spring-fair',
    author: 'op_content',
    state: 'PENDING',
    hoursAgo: 14,
    column: 'PARK',
    title: '迎春花市筹备启动，首批展位开放预订',
    summary: '花市设在交易大厅一层，首批 36 个展位从本月起预订，园区企业优先。',
    source: '园区运营中心',
    writer: '活动组',
    paragraphs: [
      '迎春花市将在交易大厅一层举办，设年宵花、切花、盆栽和花艺四个区。',
      '首批开放 36 个展位，园区企业可提前一周选位；电源、冷柜和推车由园区统一提供。',
      '布展前请把用电清单交给物业服务部，单个展位不超过 3 千瓦。',
    ],
  },
  {
    key: 'boiler-check',
    author: 'op_content2',
    state: 'PENDING',
    hoursAgo: 9,
    column: 'SAFETY',
    level: 'IMPORTANT',
    needReceipt: true,
    title: '温室锅炉年度检验安排',
    summary: '供暖季前完成全部锅炉的外部检验，检验当天温室停暖不超过两小时。',
    source: '安全环保部',
    writer: '消防管理员',
    paragraphs: [
      '检验按片区进行，每台锅炉停暖不超过两小时，请提前给育苗区备好保温膜。',
      '检验前请清空炉前通道，准备好运行记录和上一年度的检验报告。',
    ],
  },
  {
    key: 'price-week',
    author: 'op_content',
    state: 'RETURNED',
    hoursAgo: 32,
    column: 'INDUSTRY',
    title: '一周行情：月季走稳，洋桔梗回落',
    summary: '节前备货未起量，月季价格平稳，洋桔梗到货增加后回落。',
    source: '花谷交易中心',
    writer: '行情组',
    reason: '第二段的跌幅没有写对比的日期，请补上；并注明价格是批发价还是拍卖价。',
    paragraphs: [
      '本周月季到货平稳，A 级价格与上周持平，B 级略有松动。',
      '洋桔梗到货增加，价格回落一成左右，部分品种已到种植户的心理价位。',
    ],
  },
  {
    key: 'old-survey',
    author: 'op_content2',
    state: 'TRASH',
    hoursAgo: 200,
    column: 'PARK',
    title: '食堂满意度调查（重复稿）',
    summary: '与上月的调查重复。',
    source: '园区运营中心',
    writer: '综合办公室',
    paragraphs: ['调查已在上月完成，本稿不再使用。'],
  },
  {
    key: withdrawnKey,
    author: 'op_content',
    state: 'WITHDRAWN',
    hoursAgo: 130,
    column: 'NOTICE',
    title: '关于暂停 2 号冷库入库的通知',
    summary: '2 号冷库检修制冷机组，检修期间暂停入库，已入库的货物不受影响。',
    source: '园区运营中心',
    writer: '冷链服务部',
    reason: '检修提前完成，2 号冷库已恢复入库。',
    paragraphs: [
      '2 号冷库检修制冷机组，检修期间暂停入库，已入库的货物保持原温度，不受影响。',
      '急需入库的批次请联系冷链服务部，安排到 1 号冷库。',
    ],
  },
];

function contentOf(draft: Draft): ArticleContent {
  const { column, title, summary, source, writer, level = 'NORMAL', needReceipt = false, paragraphs } = draft;
  return {
    column,
    title,
    summary,
    source,
    level,
    needReceipt,
    author: writer,
    subtitle: '',
    issueNo: '',
    category: '',
    coverFileId: null,
    coverAlt: '',
    enterpriseId: null,
    body: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    audience: { chainStages: [], enterpriseIds: [] },
    attachments: [],
    tagIds: [],
    translations: [],
    action: null,
    publishAt: null,
    expireAt: null,
  };
}

/** Unpublished texts in every state editors deal with. */
export const composeDrafts = (): DemoDraft[] =>
  drafts.map((draft) => ({
    id: draftId(draft.key),
    author: draft.author,
    state: draft.state,
    hoursAgo: draft.hoursAgo,
    ...(draft.reason ? { reason: draft.reason } : {}),
    content: contentOf(draft),
  }));
