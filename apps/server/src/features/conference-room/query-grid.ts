import type { BookedSpan, confRoomQueryGrid, RoomDay } from '@portal/contract/conference-room';
import { listMissed, listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { stoppedUntil } from '../../platform/booking/booking-rules.ts';
import { mondayOf, wishOf } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { enterpriseOf } from './admit-booker.ts';
import type { RoomRow } from './conference-room.table.ts';
import { freeSlotsLeft } from './price-booking.ts';
import { listRooms } from './room.queries.ts';
import { viewRoom } from './room-booking.view.ts';

const heldSpan = ({ startAt, heldUntil }: Booking) => wishOf({ startAt, endAt: heldUntil });

/** Of the caller's own all that is not waiting; of others the title, unless it is private. */
function viewSpan(booking: Booking, waiting: readonly Booking[], userId: string): BookedSpan {
  const isMine = booking.userId === userId;
  const isPending = booking.status === 'PENDING' || booking.status === 'OFFERED';
  const { from, to } = heldSpan(booking);
  return {
    from,
    to,
    holder: isMine ? 'MINE' : isPending ? 'PENDING' : 'TAKEN',
    title: isMine || !booking.isPrivate ? booking.title : '',
    bookingId: isMine ? booking.id : null,
    waiting: waiting.filter((one) => one.startAt < booking.heldUntil && booking.startAt < one.endAt).length,
  };
}

/**
 * Of a room that is not open nobody needs to know who had booked it before, except for themselves; the park sees all, for
 * it has to tell them.
 */
const isShown = (room: RoomRow, row: Booking, { userId, operatorRoles }: Actor) =>
  room.status === 'OPEN' || row.userId === userId || operatorRoles.includes('OP_PROPERTY');

function viewLine(room: RoomRow, date: string, rows: readonly Booking[], actor: Actor): RoomDay {
  const { userId } = actor;
  const ofLine = rows.filter(
    (row) => row.resourceId === room.id && chinaDayOf(row.startAt) === date && isShown(room, row, actor),
  );
  const waiting = ofLine.filter(({ status }) => status === 'WAITING');
  const taken = ofLine.filter(
    ({ status, startAt, heldUntil }) => status !== 'WAITING' && heldUntil > startAt,
  );
  return {
    roomId: room.id,
    date,
    isClosed: room.status !== 'OPEN' || room.closedDates.includes(date),
    spans: taken.map((booking) => viewSpan(booking, waiting, userId)),
  };
}

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
