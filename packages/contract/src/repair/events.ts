import * as m from '@portal/texts/messages';
import { messageEvent } from '../message-event.ts';

export const forReporter = { group: 'PROPERTY', level: 'NORMAL', pages: ['/repair'] } as const;
export const forDispatcher = { group: 'PROPERTY', level: 'IMPORTANT', pages: ['/manage/repair'] } as const;
const forWorker = { group: 'PROPERTY', level: 'IMPORTANT', pages: ['/manage/my-repair'] } as const;

/** The place and the fault, as reported. */
export interface Broken {
  place: string;
  title: string;
}
export type WithReason = Broken & { reason: string };

/** Formats a quoted amount in fen as yuan. */
export const yuan = (fen: number) => (fen / 100).toFixed(2);

/** Messages about repairs. */
export const repairEvents = {
  REPAIR_ASSIGNED: messageEvent<Broken>({
    ...forReporter,
    title: m.event_repair_assigned_title,
    body: m.event_repair_assigned_body,
  }),
  REPAIR_REJECTED: messageEvent<WithReason>({
    ...forReporter,
    level: 'IMPORTANT',
    title: m.event_repair_rejected_title,
    body: m.event_repair_rejected_body,
  }),
  REPAIR_MERGED: messageEvent<Broken & { into: string }>({
    ...forReporter,
    title: m.event_repair_merged_title,
    body: m.event_repair_merged_body,
  }),
  REPAIR_PLANNED: messageEvent<Broken & { day: string }>({
    ...forReporter,
    title: m.event_repair_planned_title,
    body: m.event_repair_planned_body,
  }),
  REPAIR_TO_PAY: messageEvent<Broken & { fen: number }>({
    ...forReporter,
    level: 'IMPORTANT',
    title: m.event_repair_to_pay_title,
    body: ({ fen, ...broken }) => m.event_repair_to_pay_body({ ...broken, yuan: yuan(fen) }),
  }),
  REPAIR_CLOSED: messageEvent<Broken>({
    ...forReporter,
    title: m.event_repair_closed_title,
    body: m.event_repair_closed_body,
  }),
  REPAIR_JOB: messageEvent<Broken>({
    ...forWorker,
    level: 'URGENT',
    title: m.event_repair_job_title,
    body: m.event_repair_job_body,
  }),
  REPAIR_QUOTE_ANSWERED: messageEvent<Broken & { answer: 'acceptQuote' | 'freeOnly' | 'refuseQuote' }>({
    ...forWorker,
    title: m.event_repair_answered_title,
    body: ({ answer, ...broken }) =>
      m.event_repair_answered_body({
        ...broken,
        answer: {
          acceptQuote: m.repair_did_accept_quote,
          freeOnly: m.repair_did_free_only,
          refuseQuote: m.repair_did_refuse_quote,
        }[answer](),
      }),
  }),
  REPAIR_NOT_FIXED: messageEvent<WithReason>({
    ...forWorker,
    title: m.event_repair_not_fixed_title,
    body: m.event_repair_not_fixed_body,
  }),
  REPAIR_WITHDRAWN: messageEvent<WithReason>({
    ...forWorker,
    level: 'NORMAL',
    title: m.event_repair_withdrawn_title,
    body: m.event_repair_withdrawn_body,
  }),
  REPAIR_URGENT: messageEvent<Broken>({
    ...forDispatcher,
    group: 'SAFETY',
    level: 'URGENT',
    sms: 'SAFETY',
    title: m.event_repair_urgent_title,
    body: m.event_repair_urgent_body,
  }),
  REPAIR_URGED: messageEvent<Broken>({
    ...forDispatcher,
    title: m.event_repair_urged_title,
    body: m.event_repair_urged_body,
  }),
  REPAIR_REOPENED: messageEvent<WithReason>({
    ...forDispatcher,
    title: m.event_repair_reopened_title,
    body: m.event_repair_reopened_body,
  }),
  REPAIR_UNANSWERED: messageEvent<Broken>({
    ...forDispatcher,
    title: m.event_repair_unanswered_title,
    body: m.event_repair_unanswered_body,
  }),
  REPAIR_LATE: messageEvent<Broken>({
    ...forDispatcher,
    title: m.event_repair_late_title,
    body: m.event_repair_late_body,
  }),
  REPAIR_REPEATED: messageEvent<{ asset: string; place: string; times: number }>({
    ...forDispatcher,
    title: m.event_repair_repeated_title,
    body: m.event_repair_repeated_body,
  }),
};
