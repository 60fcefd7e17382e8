import type { ArticleContent } from '@portal/contract/content/article-content';
import { addDays } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoId } from './demo-id.ts';

interface Step {
  event: 'submit' | 'approve' | 'return';
  at: number;
  reason: string;
}

/** A story an enterprise has written about itself. */
export interface DemoStory {
  id: string;
  /** Login name of the owner who wrote it. */
  loginName: string;
  begunAt: number;
  steps: readonly Step[];
  texts: Pick<ArticleContent, 'title' | 'summary' | 'body' | 'author'>;
}

interface Plan {
  key: string;
  loginName: string;
  /** Days since it was created and submitted; it was decided the next day. */
  daysAgo: number;
  decided?: 'approve' | 'return';
  reason?: string;
  title: string;
  summary: string;
  author: string;
  paragraphs: readonly string[];
}

const plans: readonly Plan[] = [
  {
    key: 'mother-garden',
    loginName: 'demo_enterprise',
    daysAgo: 26,
    decided: 'approve',
    title: '母本园里的一年：从一株到两万株',
    summary: '每一批组培苗都从一株母本开始。技术部记下了母本园一年里要做的事。',
    author: '技术部',
    paragraphs: [
      '母本园不大，只有六个拱棚，公司所有品种的“第一株”都在这里。春天定母本，看的不是开得多热闹，而是节间、叶色和抗病；入选的植株挂上编号，从此每次取芽都记到这个编号下面。',
      '夏天防热。棚温超过三十度就开外遮阳和喷雾，根区铺一层椰壳，白天少浇、傍晚补足。秋天取芽进组培室，一株母本一年只取三次，多取一次，下一年的芽就弱一分。',
      '一个芽经过四轮继代，大约能得到两万株原种苗。数字听起来快，前面的检测却不能省：每轮抽样测病毒，出一批不合格就整批销毁，从母本重新来。',
      '这一年我们淘汰了十一株母本，留下三十七株。买苗的人看不到它们，但苗好不好，在这六个棚里已经定了。',
    ],
  },
  {
    key: 'night-shift',
    loginName: 'demo_enterprise',
    daysAgo: 3,
    decided: 'return',
    reason: '第二段写到的出苗率请注明统计的月份和批次；另外请补一张驯化棚的照片。',
    title: '驯化棚的夜班：把瓶苗带到风里',
    summary: '瓶苗出瓶后的头七天最难熬，驯化棚里每晚都有人。',
    author: '生产部',
    paragraphs: [
      '瓶苗在无菌的瓶子里长大，没见过风，也没有渴过。出瓶后的头七天，湿度要从九成五慢慢降到七成，快了叶子打卷，慢了根颈发霉。',
      '夜班的同事每两小时走一遍棚，看叶背、摸基质，再决定喷雾停多久。今年出苗率到了九成四，靠的就是这本手写的夜班记录。',
    ],
  },
  {
    key: 'own-hands',
    loginName: 'demo_enterprise2',
    daysAgo: 1,
    title: '一把剪刀的规矩',
    summary: '采收用的剪刀每剪二十枝消毒一次，这条规矩执行了五年。',
    author: '品控组',
    paragraphs: [
      '采收的早晨从消毒开始：两只小桶，一桶清水，一桶消毒液，剪二十枝换一次。新来的同事嫌慢，我们就带他去看两年前没照做的那一垄。',
      '五年里，切口发黑退回来的货少了八成。规矩不贵，贵的是每天早上都照做。',
    ],
  },
];

const hour = 3_600_000;

function stepsOf({ decided, reason = '' }: Plan, submittedAt: number): Step[] {
  const submit = { event: 'submit' as const, at: submittedAt, reason: '' };
  return decided ? [submit, { event: decided, at: submittedAt + 23 * hour, reason }] : [submit];
}

/** Stories by enterprises: published, returned and pending. */
export const composeStories = (today: string): DemoStory[] =>
  plans.map((plan) => {
    const { key, loginName, daysAgo, title, summary, author, paragraphs } = plan;
    const begunAt = chinaInstant(addDays(today, -daysAgo), 560);
    return {
      id: demoId('article', `story/${key}`),
      loginName,
      begunAt,
      steps: stepsOf(plan, begunAt + 3 * hour),
      texts: { title, summary, author, body: paragraphs.map((text) => `<p>${text}</p>`).join('') },
    };
  });
