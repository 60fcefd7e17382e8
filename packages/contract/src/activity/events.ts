import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from '../china-time.ts';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';

const member = { group: 'ACTIVITY', level: 'NORMAL', pages: ['/businesssalon/salonapply'] } as const;
const office = { group: 'ACTIVITY', level: 'NORMAL', pages: ['/manage/activity'] } as const;

/** The subject of a message. */
export interface OfActivity {
  title: string;
}
export type Reasoned = OfActivity & { reason: string };
export type Until = OfActivity & { until: number };

const withMinute =
  (body: (inputs: { title: string; until: string }) => string) =>
  ({ title, until }: Until) =>
    body({ title, until: endText(until) });

/** Messages about activities, to participants and organisers. */
export const activityEvents = {
  SIGN_UP_APPROVED: messageEvent<OfActivity>({
    ...member,
    title: m.activity_event_approved,
    body: m.activity_event_approved_body,
  }),
  SIGN_UP_AS_GUEST: messageEvent<OfActivity>({
    ...member,
    sms: 'DEADLINE',
    smsLinks: true,
    title: m.guest_signup_event,
    body: m.guest_signup_event_body,
  }),
  SIGN_UP_TO_PAY: messageEvent<Until>({
    ...member,
    level: 'IMPORTANT',
    title: m.activity_event_to_pay,
    body: withMinute(m.activity_event_to_pay_body),
  }),
  SIGN_UP_REJECTED: messageEvent<Reasoned>({
    ...member,
    level: 'IMPORTANT',
    title: m.activity_event_rejected,
    body: m.activity_event_rejected_body,
  }),
  SEAT_OFFERED: messageEvent<Until>({
    ...member,
    level: 'URGENT',
    sms: 'DEADLINE',
    title: m.activity_event_offered,
    body: withMinute(m.activity_event_offered_body),
  }),
  SEAT_SKIPPED: messageEvent<OfActivity & { qty: number }>({
    ...member,
    title: m.activity_event_skipped,
    body: m.activity_event_skipped_body,
  }),
  SIGN_UP_EXPIRED: messageEvent<OfActivity>({
    ...member,
    title: m.activity_event_expired,
    body: m.activity_event_expired_body,
  }),
  SIGN_UP_ABSENT: messageEvent<OfActivity>({
    ...member,
    level: 'IMPORTANT',
    title: m.activity_event_absent,
    body: m.activity_event_absent_body,
  }),
  ACTIVITY_CALLED_OFF: messageEvent<Reasoned>({
    ...member,
    level: 'URGENT',
    title: m.activity_event_called_off,
    body: m.activity_event_called_off_body,
  }),
  ACTIVITY_MOVED: messageEvent<OfActivity & { at: number; place: string }>({
    ...member,
    level: 'IMPORTANT',
    title: m.activity_event_moved,
    body: ({ title, at, place }) => m.activity_event_moved_body({ title, at: chinaMinuteOf(at), place }),
  }),
  SALON_ACCEPTED: messageEvent<OfActivity>({
    ...member,
    title: m.activity_event_request_accepted,
    body: m.activity_event_request_accepted_body,
  }),
  SALON_DECLINED: messageEvent<Reasoned>({
    ...member,
    level: 'IMPORTANT',
    title: m.activity_event_request_declined,
    body: m.activity_event_request_declined_body,
  }),
  SALON_ASKED: messageEvent<OfActivity & { who: string }>({
    ...office,
    title: m.activity_event_request,
    body: m.activity_event_request_body,
  }),
  SIGN_UP_TO_APPROVE: messageEvent<OfActivity & { who: string }>({
    ...office,
    title: m.activity_event_to_approve,
    body: m.activity_event_to_approve_body,
    merges: true,
  }),
  ACTIVITY_TO_REVIEW: messageEvent<OfActivity>({
    ...office,
    title: m.activity_event_to_review,
    body: m.activity_event_to_review_body,
  }),
  ACTIVITY_RETURNED: messageEvent<Reasoned>({
    ...office,
    level: 'IMPORTANT',
    title: m.activity_event_returned,
    body: m.activity_event_returned_body,
  }),
  ACTIVITY_PUBLISHED: messageEvent<OfActivity>({
    ...office,
    title: m.activity_event_published,
    body: m.activity_event_published_body,
  }),
};
