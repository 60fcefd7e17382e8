import {
  type BookingState,
  bookingStates,
  bookingTransitions,
  type MemberBookingEvent,
  memberBookingEvents,
} from '@portal/contract/booking-terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { bookableRooms } from '../conference-room/bookable-rooms.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { settleBookings } from './settle-bookings.public.ts';

const book = 'POST /api/propertyManage/booking/book';
const wait = 'POST /api/propertyManage/booking/wait';
const list = 'GET /api/propertyManage/booking/queryList';
const operate = 'POST /api/propertyManage/booking/operate';
const renewFeed = 'POST /api/propertyManage/booking/renewFeed';

const minute = 60_000;
// A Saturday, noon in Shanghai.
const today = '2026-11-21';
const noon = testNow.getTime();

let portal: TestApp;
let now = noon;
let mine: string;
let userId: string;
let other: string;
let otherId: string;
let roomId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  const [first, second] = [
    await insertUser(portal.db, { userType: '100' }),
    await insertUser(portal.db, { userType: '100' }),
  ];
  [userId, otherId] = [first.id, second.id];
  mine = await portal.logIn({ userId });
  other = await portal.logIn({ userId: otherId });
  roomId = await insertRoom(portal.db);
});
afterEach(async () => {
  now = noon;
  await portal.db.delete(bookings);
});
afterAll(() => portal.close());

const at = (time: string) => Date.parse(`${today}T${time}:00+08:00`);
const wish = (from: string, to: string) => ({
  roomId,
  date: today,
  from,
  to,
  title: '订单评审',
  attendees: 4,
});
const bookAs = (token: string, data: object) => portal.call(book, { data }, token);
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error('no such booking');
  return row;
};
// Sessions end when nobody has used them for a while.
const fire = async (id: string, event: MemberBookingEvent, data: object = {}, as = userId) => {
  const { version } = await rowOf(id);
  return portal.call(operate, { id, event, version, data }, await portal.logIn({ userId: as }));
};
const settle = () => settleBookings({ ...portal, clock: { now: () => new Date(now) } }, bookableRooms);
const messagesOf = async (id: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, id))).map(({ eventCode }) => eventCode);

describe('what one does with a booking', () => {
  it('is for its user alone, and for the version that was seen', async () => {
    const id = await insertBooking(portal.db, { resourceId: roomId, userId, wish: wish('14:00', '15:00') });
    expect(await codeOf(fire(id, 'cancel', {}, otherId))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(portal.call(operate, { id, event: 'cancel', version: 7, data: {} }, mine))).toBe(
      retCodes.VERSION_CONFLICT,
    );
  });

  it('is moved to a time that is free, until half an hour before it begins', async () => {
    const id = await insertBooking(portal.db, { resourceId: roomId, userId, wish: wish('14:00', '15:00') });
    await insertBooking(portal.db, { resourceId: roomId, userId: otherId, wish: wish('16:00', '17:00') });
    const change = (from: string, to: string) =>
      fire(id, 'change', { wish: { roomId, date: today, from, to } });
    expect(await codeOf(change('15:30', '16:30'))).toBe(retCodes.SLOT_TAKEN);
    expect((await change('14:30', '15:30')).data).toMatchObject({
      from: '14:30',
      to: '15:30',
      state: 'CONFIRMED',
    });
    now = at('14:01');
    expect(await codeOf(change('17:00', '18:00'))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is in a calendar at a secret address until there is a new one', async () => {
    const id = await insertBooking(portal.db, { resourceId: roomId, userId, wish: wish('14:00', '15:00') });
    const one = await portal.app.inject({
      url: `/api/propertyManage/booking/calendar?id=${id}`,
      headers: { token: mine },
    });
    expect(one.body).toContain('DTSTART:20261121T060000Z');
    const { path } = (await portal.call(renewFeed, {}, mine)).data;
    expect((await portal.app.inject(path)).body).toContain(id);
    await portal.call(renewFeed, {}, mine);
    expect((await portal.app.inject(path)).statusCode).toBe(404);
  });
});

describe('the waiting list', () => {
  const waiting = async () => {
    const held = await insertBooking(portal.db, {
      resourceId: roomId,
      userId: otherId,
      wish: wish('14:00', '15:00'),
    });
    const { data } = await portal.call(wait, { data: wish('14:00', '15:00') }, mine);
    return { held, id: data.bookingId };
  };

  it('is for times that are taken', async () => {
    expect(await codeOf(portal.call(wait, { data: wish('14:00', '15:00') }, mine))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    const { id } = await waiting();
    expect((await portal.call(list, { tab: 'WAITING' }, mine)).data.rows).toMatchObject([
      { bookingId: id, state: 'WAITING', actions: ['leave'] },
    ]);
  });

  it('offers what becomes free to the first, holds it for half an hour, and then to the next', async () => {
    const { held, id } = await waiting();
    const third = await insertUser(portal.db, { userType: '100' });
    const last = await insertBooking(portal.db, {
      resourceId: roomId,
      userId: third.id,
      status: 'WAITING',
      wish: wish('14:00', '15:00'),
      createdAt: new Date(now + 1),
    });
    await fire(held, 'cancel', {}, otherId);
    expect(await rowOf(id)).toMatchObject({ status: 'OFFERED' });
    expect(await messagesOf(userId)).toContain('WAIT_OFFER');
    expect(await codeOf(bookAs(other, wish('14:00', '15:00')))).toBe(retCodes.SLOT_TAKEN);
    now += 31 * minute;
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await rowOf(last)).toMatchObject({ status: 'OFFERED' });
    expect((await fire(last, 'take', {}, third.id)).data.state).toBe('CONFIRMED');
  });
});

describe('time passes', () => {
  it('nobody has come: the rest is free for the next, who is told', async () => {
    const id = await insertBooking(portal.db, { resourceId: roomId, userId, wish: wish('14:00', '16:00') });
    const next = await insertBooking(portal.db, {
      resourceId: roomId,
      userId: otherId,
      status: 'WAITING',
      wish: wish('15:00', '16:00'),
    });
    now = at('14:14');
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'CONFIRMED' });
    now = at('14:15');
    await settle();
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'NO_SHOW', heldUntil: new Date(now) });
    expect(await rowOf(next)).toMatchObject({ status: 'OFFERED' });
    expect(await messagesOf(userId)).toContain('BOOK_MISSED');
  });

  it('what was left early is had at once, although its half hour has begun', async () => {
    const id = await insertBooking(portal.db, {
      resourceId: roomId,
      userId,
      status: 'CHECKED_IN',
      wish: wish('13:00', '16:00'),
    });
    now = at('14:35');
    const other = await portal.logIn({ userId: otherId });
    expect(await codeOf(bookAs(other, wish('14:30', '15:30')))).toBe(retCodes.SLOT_TAKEN);
    await fire(id, 'finish');
    expect((await bookAs(other, wish('14:30', '15:30'))).header.retCode).toBe(retCodes.SUCCESS);
  });

  it('requests lapse, meetings end', async () => {
    const asked = await insertBooking(portal.db, {
      resourceId: roomId,
      userId,
      status: 'PENDING',
      wish: wish('14:00', '15:00'),
    });
    const used = await insertBooking(portal.db, {
      resourceId: roomId,
      userId: otherId,
      status: 'CHECKED_IN',
      wish: wish('15:00', '16:00'),
    });
    now = at('13:30');
    await settle();
    expect(await rowOf(asked)).toMatchObject({ status: 'EXPIRED' });
    now = at('16:00');
    await settle();
    expect(await rowOf(used)).toMatchObject({ status: 'COMPLETED' });
  });
});

const actedAt: Partial<Record<MemberBookingEvent, string>> = { checkIn: '13:50', finish: '14:30' };

describeTransitions<BookingState, MemberBookingEvent, BookingState>({
  states: bookingStates,
  events: memberBookingEvents,
  planned: (state, event) => bookingTransitions[state][event],
  next: (state, event) => nextState(bookingTransitions, state, event),
  fire: async (state, event, planned) => {
    const needApproval = event === 'ask';
    const room = await insertRoom(portal.db, {
      needApproval,
      checkInRequired: state !== 'CONFIRMED' || event !== 'finish',
    });
    const id = await insertBooking(portal.db, {
      resourceId: room,
      userId,
      status: state,
      wish: wish('14:00', '15:00'),
      offeredUntil: new Date(at('13:00')),
    });
    now = planned && actedAt[event] ? at(actedAt[event]) : noon;
    const data =
      event === 'change' ? { wish: { roomId: room, date: today, from: '16:00', to: '17:00' } } : {};
    const { header, data: row } = await fire(id, event, data);
    if (planned) expect(row.state).toBe(planned);
    else expect([retCodes.TRANSITION_REFUSED, retCodes.OUTSIDE_CHECK_IN]).toContain(header.retCode);
    await portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, room));
  },
});
