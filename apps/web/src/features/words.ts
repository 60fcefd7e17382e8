import type { CollectTargetType, QueueKind } from '@portal/contract/kinds';
import type { CollectWords, QueueWords } from '../feature/words.ts';
import { activityWords } from './activity/activity.words.ts';
import { billingWords } from './billing/billing.words.ts';
import { buildingWords } from './building/building.words.ts';
import { communityWords } from './community/community.words.ts';
import { conferenceRoomWords } from './conference-room/conference-room.words.ts';
import { contentWords } from './content/content.words.ts';
import { contestWords } from './contest/contest.words.ts';
import { declarationWords } from './declaration/declaration.words.ts';
import { enterpriseWords } from './enterprise/enterprise.words.ts';
import { financeWords } from './finance/finance.words.ts';
import { identityWords } from './identity/identity.words.ts';
import { leaseWords } from './lease/lease.words.ts';
import { lotteryWords } from './lottery/lottery.words.ts';
import { marketWords } from './market/market.words.ts';
import { matchWords } from './match/match.words.ts';
import { organizationWords } from './organization/organization.words.ts';
import { paymentWords } from './payment/payment.words.ts';
import { policyWords } from './policy/policy.words.ts';
import { policyQuestionWords } from './policy-question/policy-question.words.ts';
import { repairWords } from './repair/repair.words.ts';
import { resourceWords } from './resource/resource.words.ts';
import { serviceOrderWords } from './service-order/service-order.words.ts';
import { tutorWords } from './tutor/tutor.words.ts';
import { ventureWords } from './venture/venture.words.ts';
import { venueWords } from './venue/venue.words.ts';
import { voteWords } from './vote/vote.words.ts';

/** The operators' work queue, from every feature. */
export const queueWords: Record<QueueKind, QueueWords> = {
  ...enterpriseWords.queue,
  ...contentWords.queue,
  ...policyWords.queue,
  ...policyQuestionWords.queue,
  ...declarationWords.queue,
  ...conferenceRoomWords.queue,
  ...venueWords.queue,
  ...tutorWords.queue,
  ...resourceWords.queue,
  ...activityWords.queue,
  ...contestWords.queue,
  ...communityWords.queue,
  ...lotteryWords.queue,
  ...voteWords.queue,
  ...organizationWords.queue,
  ...paymentWords.queue,
  ...buildingWords.queue,
  ...marketWords.queue,
  ...serviceOrderWords.queue,
  ...financeWords.queue,
  ...ventureWords.queue,
  ...leaseWords.queue,
  ...repairWords.queue,
  ...matchWords.queue,
  ...billingWords.queue,
  ...identityWords.queue,
};

/** Everything that can be collected. */
export const collectWords: Record<CollectTargetType, CollectWords> = {
  ...contentWords.collect,
  ...policyWords.collect,
  ...enterpriseWords.collect,
  ...marketWords.collect,
  ...financeWords.collect,
  ...ventureWords.collect,
  ...venueWords.collect,
  ...matchWords.collect,
  ...tutorWords.collect,
  ...resourceWords.collect,
  ...activityWords.collect,
  ...contestWords.collect,
  ...communityWords.collect,
};
