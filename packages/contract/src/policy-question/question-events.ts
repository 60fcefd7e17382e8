import * as m from '@portal/texts/messages';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';

const question = { group: 'ENTERPRISE', level: 'NORMAL', pages: ['/my-questions'] } as const;

/** Messages about a question, to its asker. */
export const questionEvents = {
  QUESTION_ASSIGNED: messageEvent<{ title: string; until: number }>({
    ...question,
    title: m.event_question_assigned_title,
    body: ({ title, until }) => m.event_question_assigned_body({ title, until: endText(until) }),
  }),
  QUESTION_ANSWERED: messageEvent<{ title: string }>({
    ...question,
    level: 'IMPORTANT',
    title: m.event_question_answered_title,
    body: m.event_question_answered_body,
  }),
  QUESTION_TRANSFERRED: messageEvent<{ title: string; office: string; reason: string }>({
    ...question,
    title: m.event_question_transferred_title,
    body: m.event_question_transferred_body,
  }),
  QUESTION_CLOSED: messageEvent<{ title: string }>({
    ...question,
    title: m.event_question_closed_title,
    body: m.event_question_closed_body,
  }),
  QUESTION_PUBLISHED: messageEvent<{ title: string }>({
    ...question,
    title: m.event_question_published_title,
    body: m.event_question_published_body,
  }),
  QUESTION_UNPUBLISHED: messageEvent<{ title: string }>({
    ...question,
    title: m.event_question_unpublished_title,
    body: m.event_question_unpublished_body,
  }),
};
