import type { OperatorBookingEvent } from '@portal/contract/booking-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { BookableSource } from '../../feature/bookable.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { operatorActions, payUntil } from './booking.policy.ts';
import { getBookable } from './own-booking.queries.ts';
import { bookingLink, dueFen, giveBack, moveBooking, offerTime, wordsOf } from './record-booking.ts';

export { operatorActions, wordsOf };

type Words = ReturnType<typeof wordsOf>;

const notices: Record<OperatorBookingEvent, (words: Words, reason: string) => Notification> = {
  approve: (params) => ({ eventCode: 'BOOK_APPROVED', params }),
  reject: (words, reason) => ({ eventCode: 'BOOK_REJECTED', params: { ...words, reason } }),
  cancel: (words, reason) => ({ eventCode: 'BOOK_CANCELLED', params: { ...words, reason } }),
};

/**
 * Decides about a locked booking, for whoever may: its user is told, with the reason.
 * @throws {AppError} 500012, 100002 without a reason where the user is owed one
 */
export async function decide(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  booking: Booking,
  { event, reason }: { event: OperatorBookingEvent; reason: string },
): Promise<void> {
  if (!operatorActions(booking, ctx.now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
  if (event !== 'approve' && reason === '')
    throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
  const booked = await getBookable(tx, source, booking.resourceId);
  const isCharged = event === 'approve' && dueFen(booking) > 0;
  await moveBooking(tx, ctx, booked, booking, {
    event: isCharged ? 'charge' : event,
    by: 'PARK',
    set: { reason, offeredUntil: isCharged ? payUntil(ctx.now) : null },
    reason,
  });
  if (event === 'cancel') await giveBack(tx, ctx, booking, booking.amountFen);
  const words = wordsOf(booked, booking);
  await sendMessage(tx, {
    ...(isCharged
      ? { eventCode: 'BOOK_TO_PAY' as const, params: { ...words, until: payUntil(ctx.now).getTime() } }
      : notices[event](words, reason)),
    userIds: [booking.userId],
    link: bookingLink(booking),
    now: ctx.now,
  });
  if (event !== 'approve') await offerTime(tx, ctx, booked, booking);
}

/** Ends a booking whose time has come: it was held, or nobody came. */
export async function endBooking(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  booking: Booking,
  event: 'finish' | 'miss',
): Promise<void> {
  const booked = await getBookable(tx, source, booking.resourceId);
  await moveBooking(tx, ctx, booked, booking, { event, by: 'PARK' });
}
