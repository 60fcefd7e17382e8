import type { OperatorBookingEvent } from '@portal/contract/booking-terms';
import type { bookingOperateManage } from '@portal/contract/conference-room-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { payUntil } from '../price-booking.ts';
import { bookingLink, giveBack, moveBooking, offerTime, wordsOf } from '../record-booking.ts';
import { getRoom } from '../room.queries.ts';
import { operatorActions } from '../room-booking.policy.ts';
import { findManagedBooking } from './managed-booking.queries.ts';
import { viewManagedBooking } from './managed-booking.view.ts';

type Words = ReturnType<typeof wordsOf>;

const notices: Record<OperatorBookingEvent, (words: Words, reason: string) => Notification> = {
  approve: (params) => ({ eventCode: 'BOOK_APPROVED', params }),
  reject: (words, reason) => ({ eventCode: 'BOOK_REJECTED', params: { ...words, reason } }),
  cancel: (words, reason) => ({ eventCode: 'BOOK_CANCELLED', params: { ...words, reason } }),
};

/**
 * An operator's decision about somebody's booking; its user is told, with the reason.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason where the user is owed one
 */
export const decideBooking: Verb<typeof bookingOperateManage> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx: Db) => {
    const booking = await lockVersion(tx, bookings, { id, version });
    if (!operatorActions(booking, ctx.now).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    if (event !== 'approve' && reason === '')
      throw fieldsRefused({ reason: m.fault_fill_in({ field: m.field_reason() }) });
    const room = await getRoom(tx, booking.resourceId);
    const isCharged = event === 'approve' && booking.amountFen > 0;
    await moveBooking(tx, ctx, room, booking, {
      event: isCharged ? 'charge' : event,
      by: 'PARK',
      set: { reason, offeredUntil: isCharged ? payUntil(ctx.now) : null },
      reason,
    });
    if (event === 'cancel') await giveBack(tx, ctx, booking, booking.amountFen);
    await sendMessage(tx, {
      ...(isCharged
        ? {
            eventCode: 'BOOK_TO_PAY' as const,
            params: { ...wordsOf(room, booking), until: payUntil(ctx.now).getTime() },
          }
        : notices[event](wordsOf(room, booking), reason)),
      userIds: [booking.userId],
      link: bookingLink,
      now: ctx.now,
    });
    if (event !== 'approve') await offerTime(tx, ctx, room, booking);
    const row = await findManagedBooking(tx, id);
    if (!row) throw notFound();
    return viewManagedBooking(row, ctx.now);
  });
