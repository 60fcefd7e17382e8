import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { conferenceRooms } from './conference-room.table.ts';

/** Requests for rooms that need approval; they lapse after a day, or shortly before they begin. */
export const bookingQueue: QueueSource = {
  kind: 'ROOM_BOOKING',
  label: m.log_entity_room_booking,
  role: 'OP_PROPERTY',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${bookings.id} as ref_id, ${conferenceRooms.name} || ' ' || ${bookings.title} as title,
      ${bookings.status} as state, ${bookings.createdAt} as entered_at,
      least(${bookings.createdAt} + interval '24 hours', ${bookings.startAt} - interval '30 minutes') as due_at,
      ${bookings.userId} as barred_user_id
    from ${bookings} join ${conferenceRooms} on ${conferenceRooms.id} = ${bookings.resourceId}
    where ${bookings.status} = 'PENDING'`,
};
