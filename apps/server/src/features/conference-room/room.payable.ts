import { payMinutes } from '@portal/contract/booking-terms';
import { payKindLabels } from '@portal/contract/payment-terms';
import { eq, inArray } from 'drizzle-orm';
import type { Due, Payable } from '../../feature/payable.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import type { Db } from '../../platform/database/database.ts';
import { inLanguage } from '../../platform/locale.ts';
import { sendMessage } from '../message/message.public.ts';
import type { RoomRow } from './conference-room.table.ts';
import { conferenceRooms } from './conference-room.table.ts';
import { bookingLink, moveBooking, offerTime, wordsOf } from './record-booking.ts';

const paid: readonly Booking['status'][] = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW'];

/** Bookings with their rooms, locked, in one order, so that two payments cannot wait for each other. */
async function lockBooked(tx: Db, ids: readonly string[]): Promise<{ booking: Booking; room: RoomRow }[]> {
  return tx
    .select({ booking: bookings, room: conferenceRooms })
    .from(bookings)
    .innerJoin(conferenceRooms, eq(conferenceRooms.id, bookings.resourceId))
    .where(inArray(bookings.id, [...ids]))
    .orderBy(bookings.id)
    .for('update', { of: bookings });
}

function stateOf({ status }: Booking): Due['state'] {
  if (status === 'TO_PAY') return 'DUE';
  return paid.includes(status) ? 'PAID' : 'GONE';
}

/** Bookings of rooms that cost something, by whoever has booked them. */
export const roomPayable: Payable = {
  kind: 'ROOM',
  minutes: payMinutes,
  isQuick: true,
  link: bookingLink,
  async due(tx, { actor }, ids) {
    const booked = await lockBooked(tx, ids);
    return booked
      .filter(({ booking }) => actor === null || booking.userId === actor.userId)
      .map(({ booking, room }) => {
        const { day, span } = wordsOf(room, booking);
        return {
          bizId: booking.id,
          title: room.name,
          note: `${day} ${span} ${booking.title}`,
          enterpriseId: null,
          amountFen: booking.amountFen,
          state: stateOf(booking),
        };
      });
  },
  async settle(tx, ctx, items) {
    for (const { booking, room } of await lockBooked(
      tx,
      items.map(({ bizId }) => bizId),
    ))
      if (booking.status === 'TO_PAY')
        await moveBooking(tx, ctx, room, booking, { event: 'pay', by: 'USER', set: { offeredUntil: null } });
  },
  async release(tx, ctx, ids) {
    for (const { booking, room } of await lockBooked(tx, ids))
      if (booking.status === 'TO_PAY' && booking.offeredUntil && booking.offeredUntil <= ctx.now)
        await lapseUnpaid(tx, ctx, room, booking);
  },
  // Services; invoices are Chinese.
  taxes: async (_db, ids) =>
    ids.map((bizId) => ({ bizId, name: inLanguage('zh', payKindLabels.ROOM), taxPpm: 60_000 })),
  // The booking was cancelled before its money goes back.
  refund: () => Promise.resolve(),
};

/** Nobody has paid in time: whoever waits may have it. */
export async function lapseUnpaid(
  tx: Db,
  ctx: Parameters<typeof moveBooking>[1],
  room: RoomRow,
  booking: Booking,
): Promise<void> {
  await moveBooking(tx, ctx, room, booking, { event: 'lapse', by: 'SYSTEM' });
  await sendMessage(tx, {
    eventCode: 'BOOK_UNPAID',
    params: wordsOf(room, booking),
    userIds: [booking.userId],
    link: bookingLink,
    now: ctx.now,
  });
  await offerTime(tx, ctx, room, booking);
}
