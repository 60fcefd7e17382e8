import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { buildingWithin } from '../building/within.public.ts';
import { conferenceRooms } from './conference-room.table.ts';

/** Where rooms and their bookings stand, for callers who are limited to some places. */
export const roomPlaces: Feature['places'] = {
  room: (actor) => sql`select id from ${conferenceRooms}
    where ${buildingWithin(actor, conferenceRooms.buildingId)}`,
  booking: (
    actor,
  ) => sql`select id from ${bookings} where ${bookings.kind} = 'ROOM' and ${bookings.resourceId} in (
    select id from ${conferenceRooms} where ${buildingWithin(actor, conferenceRooms.buildingId)})`,
};
