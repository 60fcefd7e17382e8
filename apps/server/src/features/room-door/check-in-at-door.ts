import { retCodes } from '@portal/contract/ret-code';
import type { confRoomCheckIn } from '@portal/contract/room-door/public';
import { isNotNull } from 'drizzle-orm';
import { clockTimesOf } from '../../platform/booking/booking-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isDoorCode } from '../../platform/door/door-code.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { checkInPresent } from '../booking/check-in.public.ts';
import { seesSubject } from '../booking/sharing.public.ts';
import { bookableRooms } from '../conference-room/bookable-rooms.public.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';

/**
 * Checks in at the door that shows these digits.
 * @throws {AppError} 500026 for digits no door shows, or without a booking due for check-in
 */
export const checkInAtDoor: Verb<typeof confRoomCheckIn> = (ctx, { code }) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, deviceHash } = conferenceRooms;
    const doors = await tx.select({ id, deviceHash }).from(conferenceRooms).where(isNotNull(deviceHash));
    const door = doors.find((one) => one.deviceHash !== null && isDoorCode(one.deviceHash, code, ctx.now));
    const [room] = door ? await bookableRooms.find(tx, [door.id]) : [];
    if (!room) throw new AppError(retCodes.OUTSIDE_CHECK_IN);
    const booking = await checkInPresent(tx, ctx, room);
    const title = seesSubject(booking, ctx.actor) ? booking.title : '';
    return { ...clockTimesOf(booking), roomName: room.name, title };
  });
