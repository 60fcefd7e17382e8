import type { RefusalData } from '@portal/contract/envelope';
import { listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { freeTimes } from '../../platform/booking/booking-rules.ts';
import { type Wish, wishOf } from '../../platform/booking/booking-time.ts';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { RoomRow } from './conference-room.table.ts';
import { listRooms, rulesOf } from './room.queries.ts';

interface Wanted {
  room: RoomRow;
  wish: Wish;
  attendees: number;
  userId: string;
  now: Date;
}

const mostSuggestions = 3;

const overlaps = (one: Pick<Wish, 'from' | 'to'>, other: Pick<Wish, 'from' | 'to'>) =>
  one.from < other.to && other.from < one.to;

/** What stands in the way of a wish, and up to three others: the next time of the room, other rooms at that time. */
export async function suggestTimes(
  db: Db,
  { room, wish, attendees, userId, now }: Wanted,
): Promise<Required<Pick<RefusalData, 'conflicts' | 'suggestions'>>> {
  const rooms = await listRooms(db);
  const day = { startAt: startOfChinaDay(wish.date), endAt: startOfChinaDay(addDays(wish.date, 1)) };
  const ids = rooms.map(({ id }) => id);
  const held = (await listTaken(db, ids, day)).filter(({ status }) => status !== 'WAITING');
  const timesOf = ({ startAt, heldUntil }: Booking) => wishOf({ startAt, endAt: heldUntil });
  const takenOf = (one: RoomRow) => held.filter(({ resourceId }) => resourceId === one.id).map(timesOf);

  const conflicts = held
    .filter((booking) => booking.resourceId === room.id && overlaps(timesOf(booking), wish))
    .map((booking) => ({
      ...timesOf(booking),
      title: booking.isPrivate && booking.userId !== userId ? '' : booking.title,
    }));
  const [next] = freeTimes(rulesOf(room), wish, takenOf(room), now);
  const others = rooms.filter(
    (one) =>
      one.id !== room.id &&
      one.seats >= attendees &&
      freeTimes(rulesOf(one), wish, takenOf(one), now)[0]?.from === wish.from,
  );
  const suggestions = [
    ...(next ? [{ room, time: next }] : []),
    ...others.map((one) => ({ room: one, time: wish })),
  ];
  return {
    conflicts,
    suggestions: suggestions.slice(0, mostSuggestions).map(({ room: { id, name }, time }) => ({
      roomId: id,
      roomName: name,
      date: time.date,
      from: time.from,
      to: time.to,
    })),
  };
}
