import * as m from '@portal/texts/messages';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';
import type { OfActivity, Reasoned, Until } from './events.ts';

const member = { group: 'ACTIVITY', level: 'NORMAL', pages: ['/lecture-quiz'] } as const;

/** Messages about quizzes, questions to teachers, and certificates. */
export const learnEvents = {
  QUIZ_OPEN: messageEvent<Until>({
    ...member,
    level: 'IMPORTANT',
    title: m.learn_event_quiz,
    body: ({ title, until }) => m.learn_event_quiz_body({ title, until: endText(until) }),
  }),
  LECTURE_ANSWERED: messageEvent<OfActivity>({
    ...member,
    title: m.learn_event_answered,
    body: m.learn_event_answered_body,
  }),
  LECTURE_CLOSED: messageEvent<Reasoned>({
    ...member,
    title: m.learn_event_closed,
    body: m.learn_event_closed_body,
  }),
  LECTURE_ASKED: messageEvent<OfActivity>({
    group: 'ACTIVITY',
    level: 'NORMAL',
    pages: ['/manage/activity'],
    title: m.learn_event_asked,
    body: m.learn_event_asked_body,
    merges: true,
  }),
  CERTIFICATE_ISSUED: messageEvent<OfActivity>({
    ...member,
    title: m.learn_event_certificate,
    body: m.learn_event_certificate_body,
  }),
  AWARD_CERTIFICATE_ISSUED: messageEvent<OfActivity & { prize: string }>({
    ...member,
    title: m.learn_event_award,
    body: m.learn_event_award_body,
  }),
  LECTURE_FOR_TEACHER: messageEvent<OfActivity>({
    group: 'ACTIVITY',
    level: 'NORMAL',
    pages: ['/manage/my-tutoring'],
    title: m.learn_event_for_teacher,
    body: m.learn_event_for_teacher_body,
    merges: true,
  }),
  CERTIFICATE_REVOKED: messageEvent<Reasoned>({
    ...member,
    level: 'IMPORTANT',
    title: m.learn_event_revoked,
    body: m.learn_event_revoked_body,
  }),
};
