import type { Errand } from '../feature/errand.ts';
import { activityErrands } from './activity/activity.errands.ts';
import { billingErrands } from './billing/billing.errands.ts';
import { buildingErrands } from './building/building.errands.ts';
import { caseErrands } from './case/case.errands.ts';
import { collectErrands } from './collect/collect.errands.ts';
import { communityErrands } from './community/community.errands.ts';
import { conferenceRoomErrands } from './conference-room/conference-room.errands.ts';
import { contentErrands } from './content/content.errands.ts';
import { contestErrands } from './contest/contest.errands.ts';
import { declarationErrands } from './declaration/declaration.errands.ts';
import { enterpriseErrands } from './enterprise/enterprise.errands.ts';
import { farmErrands } from './farm/farm.errands.ts';
import { financeErrands } from './finance/finance.errands.ts';
import { flowerPriceErrands } from './flower-price/flower-price.errands.ts';
import { leaseErrands } from './lease/lease.errands.ts';
import { lotteryErrands } from './lottery/lottery.errands.ts';
import { marketErrands } from './market/market.errands.ts';
import { matchErrands } from './match/match.errands.ts';
import { organizationErrands } from './organization/organization.errands.ts';
import { paymentErrands } from './payment/payment.errands.ts';
import { policyErrands } from './policy/policy.errands.ts';
import { policyQuestionErrands } from './policy-question/policy-question.errands.ts';
import { recruitErrands } from './recruit/recruit.errands.ts';
import { repairErrands } from './repair/repair.errands.ts';
import { resourceErrands } from './resource/resource.errands.ts';
import { serviceOrderErrands } from './service-order/service-order.errands.ts';
import { tutorErrands } from './tutor/tutor.errands.ts';
import { ventureErrands } from './venture/venture.errands.ts';
import { venueErrands } from './venue/venue.errands.ts';
import { voteErrands } from './vote/vote.errands.ts';

/** What can be done in the portal, in order within each group. To add one, add it to its feature. */
export const errands: readonly Errand[] = [
  ...billingErrands,
  ...repairErrands,
  ...conferenceRoomErrands,
  ...venueErrands,
  ...tutorErrands,
  ...resourceErrands,
  ...activityErrands,
  ...contestErrands,
  ...communityErrands,
  ...lotteryErrands,
  ...voteErrands,
  ...recruitErrands,
  ...organizationErrands,
  ...leaseErrands,
  ...buildingErrands,
  ...marketErrands,
  ...serviceOrderErrands,
  ...farmErrands,
  ...flowerPriceErrands,
  ...financeErrands,
  ...ventureErrands,
  ...policyErrands,
  ...declarationErrands,
  ...policyQuestionErrands,
  ...enterpriseErrands,
  ...matchErrands,
  ...contentErrands,
  ...caseErrands,
  ...paymentErrands,
  ...collectErrands,
];
