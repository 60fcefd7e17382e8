import { type BookingKind, holdingStates } from '@portal/contract/booking/terms';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Reference, References } from '../../feature/removable-source.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { bookingWays } from './booking-ways.ts';

const bookingsOf = (kind: BookingKind): Reference => ({
  column: bookings.resourceId,
  label: bookingWays[kind].label,
  name: bookings.title,
  where: eq(bookings.kind, kind),
  until: sql`case when ${inArray(bookings.status, [...holdingStates])}
    then (${bookings.heldUntil} at time zone 'Asia/Shanghai')::date end`,
});

export const bookingReferences: References = {
  conferenceRoom: [bookingsOf('ROOM')],
  venue: [bookingsOf('VENUE')],
  resource: [bookingsOf('INSTRUMENT')],
};
