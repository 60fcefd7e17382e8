import type { confRoomQueryDoor } from '@portal/contract/room-door/public';
import { eq } from 'drizzle-orm';
import { listTaken } from '../../platform/booking/booking.queries.ts';
import { keepsTime } from '../../platform/booking/booking-rules.ts';
import { clockTimesOf } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { doorCode, hashDevice } from '../../platform/door/door-code.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { releasedAt } from '../booking/check-in.public.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';

/**
 * What the tablet at a room's door shows: the current and the next booking, and the digits for checking in.
 * @throws {AppError} 500404 for an unknown device code
 */
export const queryDoor: Verb<typeof confRoomQueryDoor> = async ({ db, now }, { deviceCode }) => {
  const deviceHash = hashDevice(deviceCode);
  const [room] = await db.select().from(conferenceRooms).where(eq(conferenceRooms.deviceHash, deviceHash));
  if (!room) throw notFound();
  const today = chinaDayOf(now);
  const rest = { startAt: now, endAt: startOfChinaDay(addDays(today, 1)) };
  const taken = (await listTaken(db, [room.id], rest)).filter(keepsTime);
  const held = taken.filter(({ status }) => status === 'CONFIRMED' || status === 'CHECKED_IN');
  const present = held.find(({ startAt }) => startAt <= now);
  // The rest of the time is held for somebody from the waiting list, who has not accepted or paid yet.
  const kept = present ? undefined : taken.find(({ startAt }) => startAt <= now);
  const next = held.find(({ startAt }) => startAt > now);
  const soon = next && next.startAt.getTime() - now.getTime() <= 15 * 60_000 ? next : undefined;
  const isAwaited = present ? present.status === 'CONFIRMED' && room.checkInRequired : soon !== undefined;
  const awaited = present ?? soon;
  return {
    name: room.name,
    place: room.place,
    seats: room.seats,
    equipment: room.equipment,
    now: now.getTime(),
    state: kept ? 'HELD' : isAwaited ? 'WAIT' : present ? 'BUSY' : 'FREE',
    until: present ? clockTimesOf(present).to : next ? clockTimesOf(next).from : null,
    releasedAt:
      (kept
        ? kept.offeredUntil
        : isAwaited && awaited && room.checkInRequired
          ? releasedAt(awaited)
          : null
      )?.getTime() ?? null,
    spans: held.map((booking) => ({
      from: clockTimesOf(booking).from,
      to: clockTimesOf(booking).to,
      title: booking.isPrivate ? '' : booking.title,
      isNow: booking === present,
    })),
    code: doorCode(deviceHash, now),
  };
};
