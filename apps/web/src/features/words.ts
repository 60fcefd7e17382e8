import type { CollectTargetType, QueueKind, TodoKind } from '@portal/contract/kinds';
import type { TodoRow } from '@portal/contract/todo';
import type { CollectWords, QueueWords, TodoWords } from '../feature/words.ts';
import { billingWords } from './billing/billing.words.ts';
import { buildingWords } from './building/building.words.ts';
import { caseWords } from './case/case.words.tsx';
import { conferenceRoomWords } from './conference-room/conference-room.words.ts';
import { contentWords } from './content/content.words.tsx';
import { enterpriseWords } from './enterprise/enterprise.words.tsx';
import { identityWords } from './identity/identity.words.ts';
import { leaseWords } from './lease/lease.words.ts';
import { marketWords } from './market/market.words.ts';
import { matchWords } from './match/match.words.ts';
import { paymentWords } from './payment/payment.words.ts';
import { policyWords } from './policy/policy.words.ts';
import { repairWords } from './repair/repair.words.ts';
import { venueWords } from './venue/venue.words.ts';

/** The operators' work queue, from every feature. */
export const queueWords: Record<QueueKind, QueueWords> = {
  ...enterpriseWords.queue,
  ...contentWords.queue,
  ...policyWords.queue,
  ...conferenceRoomWords.queue,
  ...venueWords.queue,
  ...paymentWords.queue,
  ...buildingWords.queue,
  ...marketWords.queue,
  ...leaseWords.queue,
  ...repairWords.queue,
  ...matchWords.queue,
  ...billingWords.queue,
  ...identityWords.queue,
};

/** The members' to-do list. */
export const todoWords: Record<TodoKind, (row: TodoRow) => TodoWords> = {
  ...caseWords.todo,
  ...enterpriseWords.todo,
  ...contentWords.todo,
  ...billingWords.todo,
};

/** Everything that can be collected. */
export const collectWords: Record<CollectTargetType, CollectWords> = {
  ...contentWords.collect,
  ...policyWords.collect,
  ...enterpriseWords.collect,
  ...marketWords.collect,
  ...venueWords.collect,
};
