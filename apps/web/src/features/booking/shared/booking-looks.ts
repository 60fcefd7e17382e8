import type { BookingKind, BookingState } from '@portal/contract/booking-terms';
import * as m from '@portal/texts/messages';
import { dayWords } from '../../../platform/display/day-words.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const bookingLooks: Record<BookingState, StatusKind> = {
  WAITING: 'checking',
  OFFERED: 'waiting',
  PENDING: 'checking',
  TO_PAY: 'waiting',
  CONFIRMED: 'done',
  CHECKED_IN: 'done',
  COMPLETED: 'closed',
  NO_SHOW: 'late',
  REJECTED: 'late',
  EXPIRED: 'closed',
  CANCELLED: 'closed',
  LEFT: 'closed',
};

/** What was booked, by its kind. */
export const bookedNames: Record<BookingKind, () => string> = {
  ROOM: m.field_room,
  VENUE: m.field_venue,
  TUTOR: m.tutor_tutor,
  INSTRUMENT: m.resource_instrument,
};

/** What was booked for: a meeting, an event, a question, samples. */
export const subjectNames: Record<BookingKind, () => string> = {
  ROOM: m.field_meeting_title,
  VENUE: m.booking_use,
  TUTOR: m.tutor_question,
  INSTRUMENT: m.booking_use,
};

/** What comes with it, and is part of the price. */
export const servicesNames: Record<BookingKind, () => string> = {
  ROOM: m.field_room_service,
  VENUE: m.field_room_service,
  TUTOR: m.field_room_service,
  INSTRUMENT: m.resource_samples,
};

/** Tutors and instruments are booked by one. */
export const hasPeople = (kind: BookingKind): boolean => kind === 'ROOM' || kind === 'VENUE';

interface When {
  date: string;
  from: string;
  to: string;
}

/** 11月23日周一 14:00–15:30 */
export const whenText = ({ date, from, to }: When): string => `${dayWords(date)} ${from}–${to}`;
