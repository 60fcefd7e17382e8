import type { BookingKind } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueueSource } from '../../feature/queue-source.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { bookingWays } from './booking-ways.ts';
import { decidedUntil } from './own-booking.queries.ts';

/** Requests awaiting approval; they lapse after a day, or shortly before the slot begins. */
export const bookingQueue = (
  kind: BookingKind,
  booked: PgTable & { id: PgColumn; name: PgColumn },
): QueueSource => ({
  kind: bookingWays[kind].caseKind,
  label: bookingWays[kind].label,
  role: bookingWays[kind].role,
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${bookings.id} as ref_id, ${booked.name} || ' ' || ${bookings.title} as title,
      ${bookings.status} as state, ${bookings.createdAt} as entered_at,
      ${decidedUntil} as due_at,
      ${bookings.userId} as barred_user_id
    from ${bookings} join ${booked} on ${booked.id} = ${bookings.resourceId}
    where ${bookings.status} = 'PENDING' and ${bookings.kind} = ${kind}`,
});
