import { and, eq, inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { bookingFeeds, bookings } from '../../platform/booking/booking.table.ts';

/** What somebody still had booked is free again; what was, stays without its subject. */
export const eraseBookings: Erase = async (tx, userId, now) => {
  const isTheirs = eq(bookings.userId, userId);
  await tx
    .update(bookings)
    .set({ status: 'CANCELLED', updatedAt: now })
    .where(and(isTheirs, inArray(bookings.status, ['OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED'])));
  await tx
    .update(bookings)
    .set({ status: 'LEFT', updatedAt: now })
    .where(and(isTheirs, eq(bookings.status, 'WAITING')));
  await tx.update(bookings).set({ title: '' }).where(isTheirs);
  await tx.delete(bookingFeeds).where(eq(bookingFeeds.userId, userId));
};
