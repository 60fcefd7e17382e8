import type { ManagedBookingTab } from '@portal/contract/booking-manage';
import type { BookingKind } from '@portal/contract/booking-terms';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import type { GetKey } from '../../../platform/account/use-query-of.ts';

interface BookedKind {
  /** What was booked. */
  booked: () => string;
  /** What it was booked for: a meeting, an event, a question, samples. */
  subject: () => string;
  /** What comes with it, and is part of the price. */
  services: () => string;
  /** Whether several people come. */
  hasPeople: boolean;
  /** Whether something is held until it was looked at afterwards. */
  hasDeposit: boolean;
  /** Whether what is booked is a person, whose name is read as one. */
  isPerson: boolean;
  /** The states that operators look through. */
  tabs: readonly ManagedBookingTab[];
  /** Where another time is chosen. */
  change: (bookedId: string, query: { date: string; change: string }) => string;
  /** What shows which times are taken, and which days are open. */
  shownBy: readonly GetKey[];
}

const ends = ['NO_SHOW', 'CANCELLED'] as const;

/** What differs between the kinds of what is booked. */
export const bookedKinds: Record<BookingKind, BookedKind> = {
  ROOM: {
    booked: m.field_room,
    subject: m.field_meeting_title,
    services: m.field_room_service,
    hasPeople: true,
    hasDeposit: false,
    isPerson: false,
    tabs: ['PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN', ...ends],
    change: (_id, query) => paths.conferenceRoom(query),
    shownBy: ['GET /api/propertyManage/confRoom/queryGrid'],
  },
  VENUE: {
    booked: m.field_venue,
    subject: m.booking_use,
    services: m.field_room_service,
    hasPeople: true,
    hasDeposit: true,
    isPerson: false,
    tabs: ['PENDING', 'TO_PAY', 'CONFIRMED', 'DEPOSIT', 'CANCELLED'],
    change: paths.venueBooking,
    shownBy: ['GET /api/serviceManage/venue/queryGrid'],
  },
  TUTOR: {
    booked: m.tutor_tutor,
    subject: m.tutor_question,
    services: m.field_room_service,
    hasPeople: false,
    hasDeposit: false,
    isPerson: true,
    tabs: ['PENDING', 'TO_PAY', 'CONFIRMED', ...ends],
    change: (_id, query) => paths.applications(query),
    shownBy: [
      'GET /api/serviceManage/tutoring/queryDetail',
      'GET /api/serviceManage/tutorHour/queryManageList',
    ],
  },
  INSTRUMENT: {
    booked: m.resource_instrument,
    subject: m.booking_use,
    services: m.resource_samples,
    hasPeople: false,
    hasDeposit: false,
    isPerson: false,
    tabs: ['PENDING', 'TO_PAY', 'CONFIRMED', ...ends],
    change: paths.machine,
    shownBy: ['GET /api/serviceManage/resource/queryGrid'],
  },
};
