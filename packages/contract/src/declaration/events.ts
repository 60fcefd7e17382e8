import * as m from '@portal/texts/messages';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';
import { type DeclarationState, declarationStateLabels } from './terms.ts';

const own = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/my-application-list'] } as const;

/** Messages about applications for funding, to the enterprise, the experts and the offices. */
export const declarationEvents = {
  DECLARATION_MOVED: messageEvent<{ title: string; state: DeclarationState; reason: string }>({
    ...own,
    title: ({ state }) => m.declaration_event_moved_title({ state: declarationStateLabels[state]() }),
    body: ({ title, state, reason }) =>
      m.declaration_event_moved_body({ title, state: declarationStateLabels[state](), reason }),
  }),
  DECLARATION_PREPARED: messageEvent<{ title: string; until: string }>({
    ...own,
    level: 'IMPORTANT',
    title: m.declaration_event_prepared_title,
    body: m.declaration_event_prepared_body,
  }),
  DECLARATION_RETURNED: messageEvent<{ title: string; count: number; until: number }>({
    ...own,
    level: 'IMPORTANT',
    sms: 'DEADLINE',
    smsWaits: true,
    title: m.declaration_event_returned_title,
    body: ({ title, count, until }) =>
      m.declaration_event_returned_body({ title, count, until: endText(until) }),
  }),
  DECLARATION_PAID: messageEvent<{ title: string; ref: string }>({
    ...own,
    level: 'IMPORTANT',
    title: m.declaration_event_paid_title,
    body: m.declaration_event_paid_body,
  }),
  DECLARATION_DOCUMENT_ENDS: messageEvent<{ name: string; day: string }>({
    ...own,
    title: m.declaration_event_document_title,
    body: m.declaration_event_document_body,
  }),
  DECLARATION_OPINION: messageEvent<{ title: string }>({
    group: 'ENTERPRISE',
    level: 'IMPORTANT',
    pages: ['/manage/my-review'],
    title: m.declaration_event_opinion_title,
    body: m.declaration_event_opinion_body,
  }),
  DECLARATION_TO_PAY: messageEvent<{ title: string }>({
    group: 'ENTERPRISE',
    level: 'IMPORTANT',
    pages: ['/manage/payout'],
    title: m.declaration_event_to_pay_title,
    body: m.declaration_event_to_pay_body,
  }),
  DECLARATION_OBJECTED: messageEvent<{ title: string }>({
    group: 'ENTERPRISE',
    level: 'IMPORTANT',
    pages: ['/manage/declaration'],
    title: m.declaration_event_objected_title,
    body: m.declaration_event_objected_body,
  }),
  OBJECTION_ANSWERED: messageEvent<{ title: string; answer: string }>({
    group: 'ENTERPRISE',
    level: 'NORMAL',
    pages: ['/policy/declaration'],
    title: m.declaration_event_answered_title,
    body: m.declaration_event_answered_body,
  }),
};
