import type { BookedDay, BookedSpan } from '@portal/contract/booking/public';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { opensOn } from '../../platform/booking/booking-rules.ts';
import { slotRequestOf } from '../../platform/booking/booking-time.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { kindsOf } from './booking-ways.ts';
import { isColleague, seesSubject } from './sharing.public.ts';

interface Shown {
  id: string;
  status: string;
  closedDates: readonly string[];
  closedFrom: string | null;
}

const heldSpan = ({ startAt, heldUntil }: Booking) => slotRequestOf({ startAt, endAt: heldUntil });

/** Callers see all details of their own bookings unless waiting; of others' only the title, if it is shared. */
function viewSpan(booking: Booking, waiting: readonly Booking[], actor: Actor): BookedSpan {
  const isMine = booking.userId === actor.userId;
  const isPending = booking.status === 'PENDING' || booking.status === 'OFFERED';
  const { from, to } = heldSpan(booking);
  return {
    from,
    to,
    holder: isMine ? 'MINE' : isPending ? 'PENDING' : isColleague(booking, actor) ? 'COLLEAGUE' : 'TAKEN',
    title: seesSubject(booking, actor) ? booking.title : '',
    bookingId: isMine ? booking.id : null,
    waiting: waiting.filter((one) => one.startAt < booking.heldUntil && booking.startAt < one.endAt).length,
  };
}

/**
 * If a bookable isn't open, users only see their own bookings. Operators see them all, because they have to notify the
 * users.
 */
const isShown = (room: Shown, row: Booking, actor: Actor) =>
  room.status === 'OPEN' || row.userId === actor.userId || kindsOf(actor).includes(row.kind);

/** A bookable's taken times on a day, as visible to the caller. */
export function viewLine(room: Shown, date: string, rows: readonly Booking[], actor: Actor): BookedDay {
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
    isClosed: !opensOn(room, date),
    spans: taken.map((booking) => viewSpan(booking, waiting, actor)),
  };
}
