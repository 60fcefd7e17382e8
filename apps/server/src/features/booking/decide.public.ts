import type { OperatorBookingEvent } from '@portal/contract/booking/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
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
  miss: (params) => ({ eventCode: 'BOOK_NOBODY_CAME', params }),
};

/**
 * Decides a locked booking on behalf of anyone entitled to; the user is notified with the reason.
 * @throws {AppError} 500012, 100002 without a reason if one is required
 */
export async function decide(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  booking: Booking,
  { event, reason }: { event: OperatorBookingEvent; reason: string },
): Promise<void> {
  const booked = await getBookable(tx, source, booking.resourceId);
  if (!operatorActions(booking, booked, ctx.now).includes(event))
    throw new AppError(retCodes.TRANSITION_REFUSED);
  if (event === 'miss') return miss(tx, ctx, source, booking);
  if (event !== 'approve' && reason === '')
    throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
  const isCharged = event === 'approve' && dueFen(booking) > 0;
  const until = payUntil(booking, ctx.now);
  await moveBooking(tx, ctx, booked, booking, {
    event: isCharged ? 'charge' : event,
    by: 'PARK',
    set: { reason, offeredUntil: isCharged ? until : null },
    reason,
  });
  if (event === 'cancel') await giveBack(tx, ctx, booking, booking.amountFen);
  const words = wordsOf(booked, booking);
  await sendMessage(tx, {
    ...(isCharged
      ? { eventCode: 'BOOK_TO_PAY' as const, params: { ...words, until: until.getTime() } }
      : notices[event](words, reason)),
    userIds: [booking.userId],
    link: bookingLink(booking),
    now: ctx.now,
  });
  if (event !== 'approve') await offerTime(tx, ctx, source, booked, booking);
}

/** Records a no-show reported by the desk, notifies the user and frees the rest of the slot. */
async function miss(tx: Db, ctx: WriteContext, source: BookableSource, booking: Booking): Promise<void> {
  const booked = await endBooking(tx, ctx, source, booking, 'miss');
  await sendMessage(tx, {
    ...notices.miss(wordsOf(booked, booking), ''),
    userIds: [booking.userId],
    link: bookingLink(booking),
    now: ctx.now,
  });
}

/**
 * Ends a booking, completed or missed, and offers the rest of its slot to the waiting list.
 * @returns the bookable
 */
export async function endBooking(
  tx: Db,
  ctx: WriteContext,
  source: BookableSource,
  booking: Booking,
  event: 'finish' | 'miss',
): Promise<Bookable> {
  const booked = await getBookable(tx, source, booking.resourceId);
  const { startAt, endAt } = booking;
  const heldUntil = new Date(Math.min(Math.max(ctx.now.getTime(), startAt.getTime()), endAt.getTime()));
  await moveBooking(tx, ctx, booked, booking, { event, by: 'PARK', set: { heldUntil } });
  if (heldUntil < endAt) await offerTime(tx, ctx, source, booked, { ...booking, startAt: heldUntil });
  return booked;
}
