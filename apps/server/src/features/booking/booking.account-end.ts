import { and, eq, inArray } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { bookingFeeds, bookings } from '../../platform/booking/booking.table.ts';

/** An account can't be closed while the park holds its deposit, as there'd be nobody to refund. */
export const hasDeposit: CancelCheck = async (db, { id }) => {
  const isHeld = and(eq(bookings.userId, id), eq(bookings.depositState, 'HELD'));
  return (await db.$count(bookings, isHeld)) > 0 ? 'DEPOSIT' : null;
};

/** Releases a closed account's future bookings and removes the subject from past ones. */
export const eraseBookings: Erase = async (tx, userId, { now }) => {
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
