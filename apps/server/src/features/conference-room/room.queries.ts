import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { BookingRules } from '../../platform/booking/booking-rules.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { buildings } from '../building/building.table.ts';
import { conferenceRooms, type RoomRow } from './conference-room.table.ts';

/** With the name of its building, where it has one. */
export type PlacedRoom = RoomRow & { buildingName: string | null };

/** All rooms, the smallest first: a park has a few dozen at most. */
export const listRooms = (db: Db, buildingId?: string): Promise<PlacedRoom[]> =>
  db
    .select({ ...getTableColumns(conferenceRooms), buildingName: buildings.name })
    .from(conferenceRooms)
    .leftJoin(buildings, eq(buildings.id, conferenceRooms.buildingId))
    .where(buildingId === undefined ? undefined : eq(conferenceRooms.buildingId, buildingId))
    .orderBy(asc(conferenceRooms.seats), asc(conferenceRooms.name));

/** @throws {AppError} 500404 */
export async function getRoom(db: Db, id: string): Promise<RoomRow> {
  const [room] = await db.select().from(conferenceRooms).where(eq(conferenceRooms.id, id));
  if (!room) throw notFound();
  return room;
}

export const rulesOf = (room: RoomRow): BookingRules => ({
  ...room,
  minSlots: 1,
  isOpen: room.status === 'OPEN',
});
