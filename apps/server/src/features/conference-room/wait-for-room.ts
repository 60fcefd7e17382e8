import type { bookingWait } from '@portal/contract/booking/public';
import { inTurn } from '../../platform/database/in-turn.ts';
import type { Verb } from '../../platform/http/context.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { insertWaiting } from '../booking/insert-booking.public.ts';
import { flagsOf } from '../booking/sharing.public.ts';
import { bookableRoom, bookableRooms } from './bookable-rooms.public.ts';
import { getRoom } from './room.queries.ts';
import { priceServices } from './services.ts';

/**
 * Puts the caller on the waiting list for a taken slot.
 * @throws {AppError} 500404, 100002, 500012 if the slot is free, 500021 to 500025
 */
export const waitForRoom: Verb<typeof bookingWait> = (ctx, { data }) =>
  inTurn(ctx, `booking ${data.roomId}`, async (tx) => {
    const room = await getRoom(tx, data.roomId);
    const { title, attendees, sharing } = data;
    const waiting = await insertWaiting(tx, ctx, bookableRooms, bookableRoom(room), {
      slotRequest: data,
      title,
      attendees,
      ...flagsOf(sharing),
      services: priceServices(room, data.services),
    });
    const [row] = await viewBooked(tx, ctx.now, [bookableRooms], [waiting]);
    if (!row) throw new Error('failed to insert booking');
    return row;
  });
