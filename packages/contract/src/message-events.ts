import { activityEvents } from './message-events/activity.ts';
import { billEvents } from './message-events/bill.ts';
import { bookingEvents } from './message-events/booking.ts';
import { collectEvents } from './message-events/collect.ts';
import { communityEvents } from './message-events/community.ts';
import { contentEvents } from './message-events/content.ts';
import { contestEvents } from './message-events/contest.ts';
import { declarationEvents } from './message-events/declaration.ts';
import { enterpriseEvents } from './message-events/enterprise.ts';
import { farmEvents } from './message-events/farm.ts';
import { financeEvents } from './message-events/finance.ts';
import { identityEvents } from './message-events/identity.ts';
import { learnEvents } from './message-events/learn.ts';
import { leaseEvents } from './message-events/lease.ts';
import { lotteryEventsOfMessages } from './message-events/lottery.ts';
import { marketEvents } from './message-events/market.ts';
import { organizationEvents } from './message-events/organization.ts';
import { paymentEvents } from './message-events/payment.ts';
import { policyEvents } from './message-events/policy.ts';
import { projectEvents } from './message-events/project.ts';
import { questionEvents } from './message-events/question.ts';
import { recommendMessages } from './message-events/recommend.ts';
import { recruitEventsOfMessages } from './message-events/recruit.ts';
import { repairEvents } from './message-events/repair.ts';
import { repairWorkEvents } from './message-events/repair-work.ts';
import { serviceOrderEvents } from './message-events/service-order.ts';
import { serviceRecommendMessages } from './message-events/service-recommend.ts';
import { tutorEvents } from './message-events/tutor.ts';
import { ventureEvents } from './message-events/venture.ts';
import { viewingEvents } from './message-events/viewing.ts';
import { voteEventsOfMessages } from './message-events/vote.ts';

/** Every event that triggers a message; each feature declares its own in a separate file. */
export const messageEvents = {
  ...identityEvents,
  ...enterpriseEvents,
  ...contentEvents,
  ...policyEvents,
  ...bookingEvents,
  ...activityEvents,
  ...contestEvents,
  ...learnEvents,
  ...paymentEvents,
  ...viewingEvents,
  ...marketEvents,
  ...farmEvents,
  ...financeEvents,
  ...serviceOrderEvents,
  ...ventureEvents,
  ...billEvents,
  ...leaseEvents,
  ...repairEvents,
  ...repairWorkEvents,
  ...projectEvents,
  ...declarationEvents,
  ...questionEvents,
  ...recommendMessages,
  ...serviceRecommendMessages,
  ...tutorEvents,
  ...collectEvents,
  ...communityEvents,
  ...lotteryEventsOfMessages,
  ...voteEventsOfMessages,
  ...recruitEventsOfMessages,
  ...organizationEvents,
};

export type MessageEventCode = keyof typeof messageEvents;
export const messageEventCodes = Object.keys(messageEvents) as [MessageEventCode, ...MessageEventCode[]];

/** Parameters of an event's title and body. */
export type MessageParams<Code extends MessageEventCode> = Parameters<
  (typeof messageEvents)[Code]['body']
>[0];
