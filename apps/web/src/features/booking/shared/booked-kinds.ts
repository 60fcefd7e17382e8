import type { ManagedBookingTab } from '@portal/contract/booking/manage';
import type { BookingKind } from '@portal/contract/booking/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { GetKey } from '../../../platform/account/use-query-of.ts';

interface BookedKind {
  /** Label of the booked item. */
  booked: () => string;
  /** Label of the purpose: a meeting, an event, a question, samples. */
  subject: () => string;
  /** Label of the extras included in the price. */
  services: () => string;
  /** Whether several people attend. */
  hasPeople: boolean;
  /** Whether a deposit is held until an inspection afterwards. */
  hasDeposit: boolean;
  /** Whether a person is booked, so that a personal name is shown. */
  isPerson: boolean;
  /** The states that operators filter by. */
  tabs: readonly ManagedBookingTab[];
  /** Address for choosing another slot. */
  change: (bookedId: string, query: { date: string; change: string }) => string;
  /** Queries that show which slots are taken and which days are open. */
  shownBy: readonly GetKey[];
}

const ends = ['NO_SHOW', 'CANCELLED'] as const;

/** Differences between the kinds of bookings. */
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
