import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { BookingRules } from '../../platform/booking/booking-rules.ts';
import { withParkDays } from '../../platform/booking/closed-days.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { buildings } from '../building/building.table.ts';
import { conferenceRooms, type RoomRow } from './conference-room.table.ts';

/** A room with the name of its building, if any. */
export type PlacedRoom = RoomRow & { buildingName: string | null };

/** Rooms as they can be booked, with the park's closed days added to their own. */
const booked = {
  ...getTableColumns(conferenceRooms),
  closedDates: withParkDays(conferenceRooms.closedDates),
};

/** All rooms, smallest first; a park has a few dozen at most. */
export const listRooms = (db: Db, buildingId?: string): Promise<PlacedRoom[]> =>
  db
    .select({ ...booked, buildingName: buildings.name })
    .from(conferenceRooms)
    .leftJoin(buildings, eq(buildings.id, conferenceRooms.buildingId))
    .where(buildingId === undefined ? undefined : eq(conferenceRooms.buildingId, buildingId))
    .orderBy(asc(conferenceRooms.seats), asc(conferenceRooms.name));

/** All rooms with their own closed days only, as entered. */
export const listEnteredRooms = (db: Db, buildingId?: string, within?: SQL): Promise<RoomRow[]> =>
  db
    .select()
    .from(conferenceRooms)
    .where(and(within, buildingId === undefined ? undefined : eq(conferenceRooms.buildingId, buildingId)))
    .orderBy(asc(conferenceRooms.seats), asc(conferenceRooms.name));

export const findRooms = (db: Db, ids: readonly string[]): Promise<RoomRow[]> =>
  db
    .select(booked)
    .from(conferenceRooms)
    .where(inArray(conferenceRooms.id, [...ids]));

/** @throws {AppError} 500404 */
export async function getRoom(db: Db, id: string): Promise<RoomRow> {
  const [room] = await findRooms(db, [id]);
  if (!room) throw notFound();
  return room;
}

export const rulesOf = (room: RoomRow): BookingRules => ({
  ...room,
  minSlots: 1,
  isOpen: room.status === 'OPEN',
});
