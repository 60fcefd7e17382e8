import * as m from '@portal/texts/messages';
import { endText } from '../deadline.ts';
import { messageEvent } from '../message-event.ts';
import { formatFen } from '../money.ts';

const booking = {
  group: 'PROPERTY',
  level: 'NORMAL',
  pages: ['/conference-room', '/my-application-list'],
} as const;

/** What was booked, and when, worded as day and time span. */
export interface Booked {
  room: string;
  day: string;
  span: string;
}

/** Messages about bookings of rooms and venues. */
export const bookingEvents = {
  BOOK_APPROVED: messageEvent<Booked>({
    ...booking,
    title: m.event_book_approved_title,
    body: m.event_book_approved_body,
  }),
  BOOK_REJECTED: messageEvent<Booked & { reason: string }>({
    ...booking,
    level: 'IMPORTANT',
    title: m.event_book_rejected_title,
    body: m.event_book_rejected_body,
  }),
  BOOK_CANCELLED: messageEvent<Booked & { reason: string }>({
    ...booking,
    level: 'IMPORTANT',
    title: m.event_book_cancelled_title,
    body: m.event_book_cancelled_body,
  }),
  BOOK_EXPIRED: messageEvent<Booked>({
    ...booking,
    title: m.event_book_expired_title,
    body: m.event_book_expired_body,
  }),
  BOOK_UNPAID: messageEvent<Booked>({
    ...booking,
    title: m.event_book_unpaid_title,
    body: m.event_book_unpaid_body,
  }),
  BOOK_TO_PAY: messageEvent<Booked & { until: number }>({
    ...booking,
    level: 'IMPORTANT',
    title: m.event_book_to_pay_title,
    body: ({ until, ...booked }) => m.event_book_to_pay_body({ ...booked, until: endText(until) }),
  }),
  DEPOSIT_SETTLED: messageEvent<Booked & { fen: number; reason: string }>({
    ...booking,
    level: 'IMPORTANT',
    title: m.event_deposit_settled_title,
    body: ({ fen, reason, ...booked }) =>
      reason === ''
        ? m.event_deposit_settled_body({ ...booked, amount: formatFen(fen) })
        : m.event_deposit_deducted_body({ ...booked, amount: formatFen(fen), reason }),
  }),
  BOOK_MISSED: messageEvent<Booked>({
    ...booking,
    level: 'IMPORTANT',
    title: m.event_book_missed_title,
    body: m.event_book_missed_body,
  }),
  BOOK_NOBODY_CAME: messageEvent<Booked>({
    ...booking,
    level: 'IMPORTANT',
    title: m.event_book_nobody_came_title,
    body: m.event_book_nobody_came_body,
  }),
  WAIT_OFFER: messageEvent<Booked & { until: number }>({
    ...booking,
    level: 'URGENT',
    title: m.event_wait_offer_title,
    body: ({ until, ...booked }) => m.event_wait_offer_body({ ...booked, until: endText(until) }),
  }),
  WAIT_OFFER_REST: messageEvent<
    Booked & { requested: string; fen: number; depositFen: number; until: number }
  >({
    ...booking,
    level: 'URGENT',
    title: m.event_wait_offer_rest_title,
    body: ({ until, fen, depositFen, ...booked }) => {
      const words = { ...booked, amount: formatFen(fen), until: endText(until) };
      return depositFen > 0
        ? m.event_wait_offer_rest_deposit_body({ ...words, deposit: formatFen(depositFen) })
        : m.event_wait_offer_rest_body(words);
    },
  }),
  BOOK_TO_APPROVE: messageEvent<Booked & { who: string }>({
    group: 'PROPERTY',
    level: 'NORMAL',
    pages: [
      '/manage/conference-room',
      '/manage/venue',
      '/manage/tutor',
      '/manage/my-tutoring',
      '/manage/resource',
    ],
    title: m.event_book_to_approve_title,
    body: m.event_book_to_approve_body,
  }),
};
