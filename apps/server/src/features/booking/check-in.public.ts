import { checkInMinutes } from '@portal/contract/booking/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Bookable } from '../../feature/bookable.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { memberActions, missedAt } from './booking.policy.ts';

import { moveBooking } from './record-booking.ts';

/** When a booking is released if nobody checks in. */
export const releasedAt: (booking: Booking) => Date = missedAt;

/**
 * Checks in the current booking. Anyone at the door can do it for all attendees.
 * @throws {AppError} 500026 if there's no current booking
 */
export async function checkInPresent(tx: Db, ctx: WriteContext, booked: Bookable): Promise<Booking> {
  const { now } = ctx;
  const soon = new Date(now.getTime() + checkInMinutes * 60_000);
  const expected = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, booked.id),
        eq(bookings.status, 'CONFIRMED'),
        lte(bookings.startAt, soon),
        gt(bookings.heldUntil, now),
      ),
    )
    .orderBy(asc(bookings.startAt))
    .for('update');
  const booking = expected.find((each) => memberActions(each, booked, now).includes('checkIn'));
  if (!booking) throw new AppError(retCodes.OUTSIDE_CHECK_IN);
  return moveBooking(tx, ctx, booked, booking, { event: 'checkIn', by: 'USER', set: { checkInAt: now } });
}
