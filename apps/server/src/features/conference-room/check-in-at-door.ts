import type { confRoomCheckIn } from '@portal/contract/conference-room';
import { retCodes } from '@portal/contract/ret-code';
import { wishOf } from '../../platform/booking/booking-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isDoorCode } from '../../platform/door/door-code.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { checkInPresent } from '../booking/check-in.public.ts';
import { bookableRoom } from './bookable-rooms.ts';
import { listRooms } from './room.queries.ts';

/**
 * Checks in at the door that shows these digits.
 * @throws {AppError} 500026 for digits that no door shows, or where nobody is expected
 */
export const checkInAtDoor: Verb<typeof confRoomCheckIn> = (ctx, { code }) =>
  inTransaction(ctx.db, async (tx) => {
    const rooms = await listRooms(tx);
    const room = rooms.find(({ deviceHash }) => deviceHash !== null && isDoorCode(deviceHash, code, ctx.now));
    if (!room) throw new AppError(retCodes.OUTSIDE_CHECK_IN);
    const booking = await checkInPresent(tx, ctx, bookableRoom(room));
    const isHidden = booking.isPrivate && booking.userId !== ctx.actor.userId;
    return { ...wishOf(booking), roomName: room.name, title: isHidden ? '' : booking.title };
  });
