import {
  type BookingState,
  bookingStates,
  bookingTransitions,
  type MemberBookingEvent,
  memberBookingEvents,
} from '@portal/contract/booking/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../platform/text/testing/read-calendar.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { bookableRooms } from '../conference-room/bookable-rooms.public.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { noon, today, useRoom } from '../conference-room/testing/use-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { settleBookings } from './settle-bookings.public.ts';

const wait = 'POST /api/propertyManage/booking/wait';
const list = 'GET /api/propertyManage/booking/queryList';
const operate = 'POST /api/propertyManage/booking/operate';
const renewFeed = 'POST /api/propertyManage/booking/renewFeed';

const minute = 60_000;
const desk = useRoom();
const { at, slotRequest, bookAs, codeOf, rowOf, fire } = desk;
const settle = () =>
  settleBookings({ ...desk.portal, clock: { now: () => new Date(desk.now) } }, bookableRooms);
const messagesOf = async (id: string) =>
  (await desk.portal.db.select().from(messages).where(eq(messages.userId, id))).map(
    ({ eventCode }) => eventCode,
  );

describe('a user’s own booking', () => {
  it('is visible only to its user and checks the version', async () => {
    const id = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.userId,
      slotRequest: slotRequest('14:00', '15:00'),
    });
    expect(await codeOf(fire(id, 'cancel', {}, desk.otherId))).toBe(retCodes.NOT_FOUND);
    expect(
      await codeOf(desk.portal.call(operate, { id, event: 'cancel', version: 7, data: {} }, desk.mine)),
    ).toBe(retCodes.VERSION_CONFLICT);
  });

  it('can move to a free slot until half an hour before it begins', async () => {
    const id = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.userId,
      slotRequest: slotRequest('14:00', '15:00'),
    });
    await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.otherId,
      slotRequest: slotRequest('16:00', '17:00'),
    });
    const change = (from: string, to: string) =>
      fire(id, 'change', { slotRequest: { roomId: desk.roomId, date: today, from, to } });
    expect(await codeOf(change('15:30', '16:30'))).toBe(retCodes.SLOT_TAKEN);
    expect((await change('14:30', '15:30')).data).toMatchObject({
      from: '14:30',
      to: '15:30',
      state: 'CONFIRMED',
    });
    desk.now = at('14:01');
    expect(await codeOf(change('17:00', '18:00'))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('is in a calendar feed at a secret address until the address is renewed', async () => {
    const id = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.userId,
      slotRequest: slotRequest('14:00', '15:00'),
    });
    const one = await desk.portal.app.inject({
      url: `/api/propertyManage/booking/calendar?id=${id}`,
      headers: { token: desk.mine },
    });
    expect(one.body).toContain('DTSTART:20261121T060000Z');
    const [entry] = readCalendar(one.body);
    expect(entry).toMatchObject({ isAllDay: false, version: 1, place: expect.stringContaining('·') });
    const { path } = (await desk.portal.call(renewFeed, {}, desk.mine)).data;
    expect((await desk.portal.app.inject(path)).body).toContain(id);
    await desk.portal.call(renewFeed, {}, desk.mine);
    expect((await desk.portal.app.inject(path)).statusCode).toBe(404);
  });
});

describe('the waiting list', () => {
  const waiting = async () => {
    const held = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.otherId,
      slotRequest: slotRequest('14:00', '15:00'),
    });
    const { data } = await desk.portal.call(wait, { data: slotRequest('14:00', '15:00') }, desk.mine);
    return { held, id: data.bookingId };
  };

  it('only accepts slots that are taken', async () => {
    expect(await codeOf(desk.portal.call(wait, { data: slotRequest('14:00', '15:00') }, desk.mine))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    const { id } = await waiting();
    expect((await desk.portal.call(list, { tab: 'WAITING' }, desk.mine)).data.rows).toMatchObject([
      { bookingId: id, state: 'WAITING', actions: ['leave'] },
    ]);
  });

  it('offers a freed slot to the first for half an hour, then to the next', async () => {
    const { held, id } = await waiting();
    const third = await insertUser(desk.portal.db, { userType: '100' });
    const last = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: third.id,
      status: 'WAITING',
      slotRequest: slotRequest('14:00', '15:00'),
      createdAt: new Date(desk.now + 1),
    });
    await fire(held, 'cancel', {}, desk.otherId);
    expect(await rowOf(id)).toMatchObject({ status: 'OFFERED' });
    expect(await messagesOf(desk.userId)).toContain('WAIT_OFFER');
    expect(await codeOf(bookAs(desk.other, slotRequest('14:00', '15:00')))).toBe(retCodes.SLOT_TAKEN);
    desk.now += 31 * minute;
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await rowOf(last)).toMatchObject({ status: 'OFFERED' });
    expect((await fire(last, 'take', {}, third.id)).data.state).toBe('CONFIRMED');
  });
});

describe('scheduled work', () => {
  it('releases a no-show’s slot to the next user and notifies them', async () => {
    const id = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.userId,
      slotRequest: slotRequest('14:00', '16:00'),
    });
    const next = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.otherId,
      status: 'WAITING',
      slotRequest: slotRequest('15:00', '16:00'),
    });
    desk.now = at('14:14');
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'CONFIRMED' });
    desk.now = at('14:15');
    await settle();
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'NO_SHOW', heldUntil: new Date(desk.now) });
    expect(await rowOf(next)).toMatchObject({ status: 'OFFERED' });
    expect(await messagesOf(desk.userId)).toContain('BOOK_MISSED');
  });

  it('makes the rest of a booking ended early available at once, even within a half hour', async () => {
    const id = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.userId,
      status: 'CHECKED_IN',
      slotRequest: slotRequest('13:00', '16:00'),
    });
    desk.now = at('14:35');
    const other = await desk.portal.logIn({ userId: desk.otherId });
    expect(await codeOf(bookAs(other, slotRequest('14:30', '15:30')))).toBe(retCodes.SLOT_TAKEN);
    await fire(id, 'finish');
    expect((await bookAs(other, slotRequest('14:30', '15:30'))).header.retCode).toBe(retCodes.SUCCESS);
  });

  it('lapses requests and completes meetings', async () => {
    const asked = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.userId,
      status: 'PENDING',
      slotRequest: slotRequest('14:00', '15:00'),
    });
    const used = await insertBooking(desk.portal.db, {
      resourceId: desk.roomId,
      userId: desk.otherId,
      status: 'CHECKED_IN',
      slotRequest: slotRequest('15:00', '16:00'),
    });
    desk.now = at('13:30');
    await settle();
    expect(await rowOf(asked)).toMatchObject({ status: 'EXPIRED' });
    desk.now = at('16:00');
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
    const room = await insertRoom(desk.portal.db, {
      needApproval,
      checkInRequired: state !== 'CONFIRMED' || event !== 'finish',
    });
    const id = await insertBooking(desk.portal.db, {
      resourceId: room,
      userId: desk.userId,
      status: state,
      slotRequest: slotRequest('14:00', '15:00'),
      offeredUntil: new Date(at('13:00')),
    });
    desk.now = planned && actedAt[event] ? at(actedAt[event]) : noon;
    const data =
      event === 'change' ? { slotRequest: { roomId: room, date: today, from: '16:00', to: '17:00' } } : {};
    const { header, data: row } = await fire(id, event, data);
    if (planned) expect(row.state).toBe(planned);
    else expect([retCodes.TRANSITION_REFUSED, retCodes.OUTSIDE_CHECK_IN]).toContain(header.retCode);
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, room));
  },
});
