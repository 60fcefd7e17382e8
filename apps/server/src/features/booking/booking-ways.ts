import { type BookingKind, bookingKinds } from '@portal/contract/booking/terms';
import type { CaseKind } from '@portal/contract/case-kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { BookableSource } from '../../feature/bookable.ts';
import type { Actor } from '../../platform/session/actor.ts';

interface BookingWay {
  caseKind: Extract<CaseKind, `${string}_BOOKING`>;
  label: () => string;
  /** Entity name in the log. */
  entity: string;
  /** Role that manages these bookings, and its page. */
  role: OperatorRole;
  manageLink: string;
  /** The user's page for a booking. */
  link: (id: string) => string;
  /** Where the user returns to after payment. */
  payLink: string;
  /** Whether a deposit is held until an inspection afterwards. */
  hasDeposit: boolean;
  /** Cache tags of the public pages that show availability. */
  tags: readonly string[];
}

/** What differs between the kinds of bookings. */
export const bookingWays: Record<BookingKind, BookingWay> = {
  ROOM: {
    caseKind: 'ROOM_BOOKING',
    label: m.log_entity_room_booking,
    entity: 'roomBooking',
    role: 'OP_PROPERTY',
    manageLink: paths.manageRooms(),
    link: () => paths.conferenceRoom(),
    payLink: paths.conferenceRoom(),
    hasDeposit: false,
    tags: [],
  },
  VENUE: {
    caseKind: 'VENUE_BOOKING',
    label: m.venue_booking,
    entity: 'venueBooking',
    role: 'OP_SERVICE',
    manageLink: paths.manageVenues(),
    link: () => paths.conferenceRoom(),
    payLink: paths.conferenceRoom(),
    hasDeposit: true,
    tags: ['venue'],
  },
  TUTOR: {
    caseKind: 'TUTOR_BOOKING',
    label: m.tutor_booking,
    entity: 'tutorBooking',
    role: 'OP_SERVICE',
    manageLink: paths.manageTutors(),
    payLink: paths.applications(),
    link: (id) => paths.tutoring(id),
    hasDeposit: false,
    tags: ['tutor'],
  },
  INSTRUMENT: {
    caseKind: 'INSTRUMENT_BOOKING',
    label: m.resource_booking,
    entity: 'instrumentBooking',
    role: 'OP_SERVICE',
    manageLink: paths.manageResources(),
    payLink: paths.applications(),
    link: (id) => paths.applications({ booking: id }),
    hasDeposit: false,
    tags: ['resource'],
  },
};

/** Kinds of bookings an operator manages; all others are not found for them. */
export const kindsOf = ({ operatorRoles }: Pick<Actor, 'operatorRoles'>): BookingKind[] =>
  bookingKinds.filter((kind) => operatorRoles.includes(bookingWays[kind].role));

export function sourceOf(sources: readonly BookableSource[], kind: BookingKind): BookableSource {
  const source = sources.find((one) => one.kind === kind);
  if (!source) throw new Error(`nothing bookable of kind ${kind}`);
  return source;
}
