import * as m from '@portal/texts/messages';
import type { Booked } from '../booking/events.ts';
import { messageEvent } from '../message-event.ts';

const own = { group: 'PROPERTY', level: 'NORMAL', pages: ['/my-application-list'] } as const;
const work = { group: 'PROPERTY', level: 'NORMAL', pages: ['/manage/my-tutoring'] } as const;

type Asked = Booked & { question: string };

/** Messages about tutoring hours. */
export const tutorEvents = {
  TUTOR_ASKED: messageEvent<Asked>({
    ...work,
    level: 'IMPORTANT',
    title: m.event_tutor_asked_title,
    body: m.event_tutor_asked_body,
  }),
  TUTOR_ADVISED: messageEvent<Booked>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_tutor_advised_title,
    body: m.event_tutor_advised_body,
  }),
  TUTOR_FOLLOWED: messageEvent<Booked>({
    ...own,
    title: m.event_tutor_followed_title,
    body: m.event_tutor_followed_body,
  }),
  TUTOR_RATED: messageEvent<Booked & { score: number }>({
    ...work,
    title: m.event_tutor_rated_title,
    body: ({ score, ...booked }) => m.event_tutor_rated_body({ ...booked, score: String(score) }),
  }),
  TUTOR_MISSED: messageEvent<Booked>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_tutor_missed_title,
    body: m.event_tutor_missed_body,
  }),
  TUTOR_GIVEN_UP: messageEvent<Booked>({
    ...work,
    level: 'IMPORTANT',
    title: m.event_tutor_given_up_title,
    body: m.event_tutor_given_up_body,
  }),
  TUTOR_FREED: messageEvent<{ tutor: string; day: string; span: string }>({
    group: 'PROPERTY',
    level: 'NORMAL',
    pages: ['/service/tutorlist'],
    title: m.event_tutor_freed_title,
    body: m.event_tutor_freed_body,
  }),
  TUTOR_OPENED: messageEvent<{ tutor: string; count: number }>({
    group: 'PROPERTY',
    level: 'NORMAL',
    pages: ['/service/tutorlist'],
    title: m.event_tutor_opened_title,
    body: ({ tutor, count }) => m.event_tutor_opened_body({ tutor, count }),
  }),
  RESOURCE_AGREED: messageEvent<{ name: string; answer: string }>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_resource_agreed_title,
    body: m.event_resource_agreed_body,
  }),
  RESOURCE_DECLINED: messageEvent<{ name: string; answer: string }>({
    ...own,
    level: 'IMPORTANT',
    title: m.event_resource_declined_title,
    body: m.event_resource_declined_body,
  }),
};
