import { ulid } from 'ulidx';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { type SlotRequest, spanOf } from '../../../platform/booking/booking-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { conferenceRooms } from '../conference-room.table.ts';

/** A room open from 8:00 to 20:00. */
export async function insertRoom(
  db: Db,
  given: Partial<typeof conferenceRooms.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(conferenceRooms).values({
    id,
    name: `会议室 ${id.slice(-6)}`,
    place: '创新中心 2 层',
    seats: 12,
    equipment: ['投影'],
    intro: '',
    status: 'OPEN',
    statusNote: '',
    openFrom: '08:00',
    openTo: '20:00',
    maxSlots: 8,
    minAheadMin: 0,
    maxAheadDays: 30,
    needApproval: false,
    checkInRequired: true,
    dayLimitPerUser: 2,
    weekLimitPerEnterprise: 10,
    closedDates: [],
    ...given,
  });
  return id;
}

type Given = Partial<typeof bookings.$inferInsert> & {
  resourceId: string;
  userId: string;
  slotRequest: SlotRequest;
};

/** Inserts a booking without checking any rules. */
export async function insertBooking(db: Db, { slotRequest, ...given }: Given): Promise<string> {
  const id = given.id ?? ulid();
  const { startAt, endAt } = spanOf(slotRequest);
  await db.insert(bookings).values({
    id,
    title: '订单评审',
    attendees: 4,
    isPrivate: false,
    startAt,
    endAt,
    heldUntil: endAt,
    status: 'CONFIRMED',
    createdAt: new Date(startAt.getTime() - 86_400_000),
    ...given,
  });
  return id;
}
