import type { DeclineReason } from '@portal/contract/fit/terms';
import type { RecommendState } from '@portal/contract/match/recommend-terms';

/** Number of recommendations in each state. */
const counts: Record<RecommendState, number> = {
  SENT: 42,
  VIEWED: 30,
  INTERESTED: 24,
  CONNECTED: 24,
  COOPERATING: 8,
  DONE: 10,
  DECLINED: 24,
  EXPIRED: 12,
  WITHDRAWN: 6,
};

/** The states of all recommendations, dealt in turn so that no enterprise gets only one kind. */
export function demoRecommendStates(): RecommendState[] {
  const left = new Map(Object.entries(counts) as [RecommendState, number][]);
  const dealt: RecommendState[] = [];
  while (left.size > 0)
    for (const [state, count] of left) {
      dealt.push(state);
      if (count === 1) left.delete(state);
      else left.set(state, count - 1);
    }
  return dealt;
}

/** Messages of senders and of receivers. */
export const demoRecommendWords = {
  SYSTEM: [''],
  ENTERPRISE: ['规格和时间都对得上，可以先试一小批。', '我们要得不急，价格可以商量。', '交付地点可以再谈。'],
  OPERATOR: [
    '两家的档期和品类正好接得上，见一面就知道行不行。',
    '对方去年同一时间缺的就是这个品类，值得谈一次。',
    '这一批在两家之间不用跨区运输，省一天。',
  ],
  notes: ['可以先寄样。', '', '周二、周四出货，量可以再分批。', '请把验收标准写清楚。'],
  declines: ['FULL', 'PRICE', 'FAR', 'CATEGORY', 'OTHER'] satisfies DeclineReason[],
} as const;
