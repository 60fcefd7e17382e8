import type { bookingWait } from '@portal/contract/conference-room';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { listTaken, lockBooking } from '../../platform/booking/booking.queries.ts';
import { requireBookable } from '../../platform/booking/booking-rules.ts';
import { spanOf } from '../../platform/booking/booking-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { requireNotStopped, requireSeats } from './admit-booker.ts';
import { insertBooking, viewBooked } from './book-room.ts';
import { getRoom, rulesOf } from './room.queries.ts';

/**
 * Goes on the waiting list for a time that somebody holds.
 * @throws {AppError} 500404, 100002, 500012 when the time is free, 500021 to 500025
 */
export const waitForRoom: Verb<typeof bookingWait> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const room = await getRoom(tx, data.roomId);
    requireSeats(room, data.attendees);
    requireBookable(rulesOf(room), data, ctx.now);
    await lockBooking(tx, { resourceId: room.id, enterpriseId: null, userId: ctx.actor.userId });
    await requireNotStopped(tx, ctx);
    const taken = await listTaken(tx, [room.id], spanOf(data));
    const isMine = taken.some(({ userId }) => userId === ctx.actor.userId);
    if (isMine) throw new AppError(retCodes.ALREADY_HOLDING);
    if (!taken.some(({ status }) => status !== 'WAITING'))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_slot_free() });
    const waiting = await insertBooking(tx, ctx, room, { wish: data, matter: data, status: 'WAITING' });
    const [row] = await viewBooked(tx, ctx.now, [waiting]);
    if (!row) throw new Error('no booking was written');
    return row;
  });
