import { bookingStateLabels, depositStateLabels } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { bookingWays } from './booking-ways.ts';

const did = {
  charge: m.case_did_charge,
  pay: m.case_did_pay,
  ask: m.case_did_take,
  book: m.case_did_book,
  cancel: m.case_did_cancel,
  change: m.case_did_change_time,
  checkIn: m.case_did_check_in,
  finish: m.case_did_finish,
  lapse: m.case_did_lapse,
  leave: m.case_did_leave_list,
  miss: m.case_did_miss,
  offer: m.case_did_offer,
  take: m.case_did_take,
  wait: m.case_did_wait,
  status: bookingStateLabels,
  settleDeposit: m.log_verb_settle_deposit,
};

const names = namesIn(bookings, bookings.id, bookings.title);

/** In the log, each kind of booking is an entity of its own. */
const kinds = Object.values(bookingWays);

const ofEach = <T>(rows: (entity: string, label: () => string) => [key: string, value: T][]) =>
  Object.fromEntries(kinds.flatMap(({ entity, label }) => rows(entity, label)));

export const bookingLog: LogWords = {
  entities: { ...ofEach((entity, label) => [[entity, label]]), closedDay: m.booking_closed_days },
  verbs: {
    ...ofEach((entity) => Object.entries(did).map(([event, words]) => [`${entity}.${event}`, words])),
    'closedDay.remove': m.booking_closed_day_open,
    'closedDay.save': m.booking_closed_day_add,
    'roomBooking.renewFeed': m.log_verb_renew_feed,
  },
  names: ofEach((entity) => [[entity, names]]),
  fields: {
    attendees: m.field_attendees,
    checkInAt: m.log_field_check_in_at,
    confirmedAt: m.log_field_confirmed_at,
    requestedEndAt: m.log_field_requested_end_at,
    requestedStartAt: m.log_field_requested_start_at,
    endAt: m.log_field_end_at,
    freeSlots: m.field_free_slots,
    heldUntil: m.log_field_held_until,
    offeredUntil: m.log_field_offered_until,
    startAt: m.log_field_start_at,
    deductedFen: m.field_deducted,
    depositState: m.log_field_deposit_state,
  },
  codes: ofEach<Record<string, () => string>>((entity) => [
    [`${entity}.status`, bookingStateLabels],
    [`${entity}.depositState`, depositStateLabels],
  ]),
};
