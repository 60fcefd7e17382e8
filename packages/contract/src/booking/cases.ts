import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { bookingStateLabels as labels } from './terms.ts';

/** The path shared by everything that is booked by time. */
const bookingWay = {
  group: 'BOOKING',
  states: {
    WAITING: { label: labels.WAITING, turn: 'ACTIVE' },
    OFFERED: { label: labels.OFFERED, turn: 'TODO', nextStep: m.case_next_take_offer },
    PENDING: { label: labels.PENDING, turn: 'ACTIVE' },
    TO_PAY: { label: labels.TO_PAY, turn: 'TODO', nextStep: m.case_next_pay },
    CONFIRMED: { label: labels.CONFIRMED, turn: 'ACTIVE' },
    CHECKED_IN: { label: labels.CHECKED_IN, turn: 'ACTIVE' },
    COMPLETED: { label: labels.COMPLETED, turn: 'DONE' },
    NO_SHOW: { label: labels.NO_SHOW, turn: 'ENDED' },
    REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
    EXPIRED: { label: labels.EXPIRED, turn: 'ENDED' },
    CANCELLED: { label: labels.CANCELLED, turn: 'ENDED' },
    LEFT: { label: labels.LEFT, turn: 'ENDED' },
  },
  events: {
    book: m.case_did_book,
    wait: m.case_did_wait,
    offer: m.case_did_offer,
    take: m.case_did_take,
    ask: m.case_did_take,
    leave: m.case_did_leave_list,
    change: m.case_did_change_time,
    cancel: withReason(m.case_did_cancel),
    approve: m.case_did_approve,
    reject: withReason(m.case_did_reject),
    checkIn: m.case_did_check_in,
    charge: m.case_did_charge,
    pay: m.case_did_pay,
    finish: m.case_did_finish,
    lapse: m.case_did_lapse,
    miss: m.case_did_miss,
  },
  way: {
    stops: [m.case_stop_booked, m.case_stop_confirmed, m.case_stop_in_use, m.case_stop_done],
    at: { PENDING: 0, TO_PAY: 0, CONFIRMED: 1, CHECKED_IN: 2, COMPLETED: 3 },
  },
} as const;

/** Bookings of conference rooms, venues, tutors and instruments. */
export const bookingCases = {
  ROOM_BOOKING: caseKind({
    name: m.room_booking,
    prefix: 'HY',
    title: m.case_title_room_booking,
    ...bookingWay,
  }),
  VENUE_BOOKING: caseKind({
    name: m.venue_booking,
    prefix: 'CD',
    title: m.case_title_venue_booking,
    ...bookingWay,
  }),
  TUTOR_BOOKING: caseKind({
    name: m.tutor_booking,
    prefix: 'DS',
    title: m.case_title_tutor_booking,
    ...bookingWay,
  }),
  INSTRUMENT_BOOKING: caseKind({
    name: m.resource_booking,
    prefix: 'YQ',
    title: m.case_title_instrument_booking,
    ...bookingWay,
  }),
};
