import type { confRoomQueryGrid } from '@portal/contract/conference-room/public';
import { listMissed, listTaken } from '../../platform/booking/booking.queries.ts';
import { stoppedUntil } from '../../platform/booking/booking-rules.ts';
import { mondayOf } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { enterpriseOf } from '../booking/check-booking-limits.public.ts';
import { viewLine } from '../booking/view-line.public.ts';
import { freeSlotsLeft } from './price-booking.ts';
import { listRooms } from './room.queries.ts';
import { viewRoom } from './room.view.ts';

/**
 * All rooms on a day, or one room in the week of that day.
 * @throws {AppError} 500404
 */
export const queryGrid: Verb<typeof confRoomQueryGrid> = async ({ db, now, actor }, input) => {
  const today = chinaDayOf(now);
  const { date = today, roomId } = input;
  const rooms = await listRooms(db);
  const chosen = roomId === undefined ? rooms : rooms.filter(({ id }) => id === roomId);
  if (roomId !== undefined && chosen.length === 0) throw notFound();
  const first = roomId === undefined ? date : mondayOf(date);
  const days = Array.from({ length: roomId === undefined ? 1 : 7 }, (_, at) => addDays(first, at));
  const span = { startAt: startOfChinaDay(first), endAt: startOfChinaDay(addDays(first, days.length)) };
  const ids = chosen.map(({ id }) => id);
  const [taken, missed] = await Promise.all([listTaken(db, ids, span), listMissed(db, actor.userId, now)]);
  return {
    today,
    now: now.getTime(),
    date,
    rooms: rooms.map(viewRoom),
    lines: chosen.flatMap((room) => days.map((day) => viewLine(room, day, taken, actor))),
    stoppedUntil: stoppedUntil(missed, now)?.getTime() ?? null,
    freeSlotsLeft: await freeSlotsLeft(db, rooms, enterpriseOf(actor), date),
  };
};
