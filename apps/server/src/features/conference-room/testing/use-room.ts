import type { MemberBookingEvent } from '@portal/contract/booking/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { insertRoom } from './insert-room.ts';

/** A Saturday; tests start at noon in Shanghai. */
export const today = '2026-11-21';
export const noon = testNow.getTime();

const book = 'POST /api/propertyManage/booking/book';
const operate = 'POST /api/propertyManage/booking/operate';

interface Desk {
  portal: TestApp;
  /** Milliseconds; reset to noon after each test. */
  now: number;
  /** Tokens of the user who books and of another user. */
  mine: string;
  other: string;
  userId: string;
  otherId: string;
  roomId: string;
}

/** A room and two users who book it. */
export function useRoom(room: Parameters<typeof insertRoom>[1] = {}) {
  const desk = { now: noon } as Desk;

  beforeAll(async () => {
    desk.portal = await openTestApp(() => new Date(desk.now));
    const { db } = desk.portal;
    desk.userId = (await insertUser(db, { userType: '100' })).id;
    desk.otherId = (await insertUser(db, { userType: '100' })).id;
    desk.mine = await desk.portal.logIn({ userId: desk.userId });
    desk.other = await desk.portal.logIn({ userId: desk.otherId });
    desk.roomId = await insertRoom(db, room);
  });
  afterEach(async () => {
    desk.now = noon;
    await desk.portal.db.delete(bookings);
  });
  afterAll(() => desk.portal.close());

  const rowOf = async (id: string) => {
    const [row] = await desk.portal.db.select().from(bookings).where(eq(bookings.id, id));
    if (!row) throw new Error('no such booking');
    return row;
  };
  return Object.assign(desk, {
    at: (time: string) => Date.parse(`${today}T${time}:00+08:00`),
    slotRequest: (from: string, to: string, more: object = {}) => ({
      roomId: desk.roomId,
      date: today,
      from,
      to,
      title: '订单评审',
      attendees: 4,
      ...more,
    }),
    bookAs: (token: string, data: object) => desk.portal.call(book, { data }, token),
    codeOf: async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode,
    rowOf,
    // Logs in each time, because unused sessions expire.
    fire: async (id: string, event: MemberBookingEvent, data: object = {}, as = desk.userId) => {
      const { version } = await rowOf(id);
      const token = await desk.portal.logIn({ userId: as });
      return desk.portal.call(operate, { id, event, version, data }, token);
    },
  });
}
