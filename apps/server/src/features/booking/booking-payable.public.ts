import { payMinutes } from '@portal/contract/booking/terms';
import { payKindLabels } from '@portal/contract/payment/terms';
import type { BookableSource } from '../../feature/bookable.ts';
import type { Due, Payable } from '../../feature/payable.ts';
import { lockResources } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { sendMessage } from '../message/message.public.ts';
import { bookingWays } from './booking-ways.ts';
import { type BookedRow, lockBookings, withBooked } from './own-booking.queries.ts';
import { bookingLink, dueFen, moveBooking, offerTime, wordsOf } from './record-booking.ts';

const paid: readonly Booking['status'][] = ['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW'];

function stateOf({ status }: Booking): Due['state'] {
  if (status === 'TO_PAY') return 'DUE';
  return paid.includes(status) ? 'PAID' : 'GONE';
}

/** Payment of bookings of one kind, with their deposits, by the user who booked. */
export function bookingPayable(source: BookableSource): Payable {
  const { kind } = source;
  const lock = async (tx: Db, ids: readonly string[]) =>
    withBooked(tx, [source], await lockBookings(tx, kind, ids));
  /** Like `lock`, but for state changes, which also lock the booked resources. */
  const lockTurns = async (tx: Db, ids: readonly string[]) => {
    const rows = await lock(tx, ids);
    await lockResources(
      tx,
      rows.map(({ booked }) => booked.id),
    );
    return rows;
  };
  return {
    kind,
    minutes: payMinutes,
    isQuick: true,
    link: bookingWays[kind].payLink,
    async due(tx, { actor }, ids) {
      const rows = await lock(tx, ids);
      return rows
        .filter(({ booking }) => actor === null || booking.userId === actor.userId)
        .map(({ booking, booked }) => {
          const { day, span } = wordsOf(booked, booking);
          return {
            bizId: booking.id,
            title: booked.name,
            note: `${day} ${span} ${booking.title}`,
            enterpriseId: null,
            amountFen: dueFen(booking),
            state: stateOf(booking),
          };
        });
    },
    async settle(tx, ctx, items) {
      const ids = items.map(({ bizId }) => bizId);
      for (const { booking, booked } of await lockTurns(tx, ids))
        if (booking.status === 'TO_PAY')
          await moveBooking(tx, ctx, booked, booking, {
            event: 'pay',
            by: 'USER',
            set: { offeredUntil: null, ...(booking.depositFen > 0 ? { depositState: 'HELD' } : {}) },
          });
    },
    async release(tx, ctx, ids) {
      for (const row of await lockTurns(tx, ids)) {
        const { booking } = row;
        if (booking.status === 'TO_PAY' && booking.offeredUntil && booking.offeredUntil <= ctx.now)
          await lapseUnpaid(tx, ctx, source, row);
      }
    },
    // Taxed as a service; invoices are in Chinese.
    taxes: async (_db, ids) =>
      ids.map((bizId) => ({ bizId, name: inLanguage('zh', payKindLabels[kind]), taxPpm: 60_000 })),
    // The booking is cancelled before its refund.
    refund: () => Promise.resolve(),
  };
}

/** Lapses a booking not paid in time and offers its slot to the waiting list. */
export async function lapseUnpaid(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  { booked, booking }: Pick<BookedRow, 'booked' | 'booking'>,
): Promise<void> {
  await moveBooking(tx, ctx, booked, booking, { event: 'lapse', by: 'SYSTEM' });
  await sendMessage(tx, {
    eventCode: 'BOOK_UNPAID',
    params: wordsOf(booked, booking),
    userIds: [booking.userId],
    link: bookingLink(booking),
    now: ctx.now,
  });
  await offerTime(tx, ctx, source, booked, booking);
}
