import { cancelShares } from '@portal/contract/booking/terms';
import { calculateRoomPrice } from '@portal/contract/conference-room/room-price';
import { sql } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { isDoorCode } from '../../platform/door/door-code.ts';
import { conferenceRooms, type RoomRow } from './conference-room.table.ts';
import { openPricing } from './price-booking.ts';
import { findRooms, getRoom, listRooms, rulesOf } from './room.queries.ts';

export const bookableRoom = (room: RoomRow): Bookable => ({ ...room, rules: rulesOf(room), cancelShares });

/** Conference rooms as bookables. */
export const bookableRooms: BookableSource = {
  kind: 'ROOM',
  async all(db) {
    return (await listRooms(db)).map(bookableRoom);
  },
  async find(db, ids) {
    return (await findRooms(db, ids)).map(bookableRoom);
  },
  checksIn: sql`exists (select from ${conferenceRooms} where ${conferenceRooms.id} = ${bookings.resourceId} and ${conferenceRooms.checkInRequired})`,
  async price(tx, { id }, enterpriseId, slotRequest) {
    return (await openPricing(tx, await getRoom(tx, id), enterpriseId, [slotRequest])).of(slotRequest, []);
  },
  async listFen(tx, { id }, _enterpriseId, slotRequest) {
    return calculateRoomPrice(await getRoom(tx, id), slotRequest, 0, []).amountFen;
  },
  async opens(tx, { id }, code, now) {
    const { deviceHash } = await getRoom(tx, id);
    return deviceHash === null || isDoorCode(deviceHash, code, now);
  },
};
