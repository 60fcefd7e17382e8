import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookableSource } from '../../feature/bookable.ts';
import { closedDays } from '../../platform/booking/closed-day.table.ts';
import { offerableSpan, offeredUntil } from '../../platform/booking/waiting-rest.ts';
import { doorCode, hashDevice } from '../../platform/door/door-code.ts';
import { systemContext } from '../../platform/http/context.ts';
import { bookableRooms } from '../conference-room/bookable-rooms.public.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { today, useRoom } from '../conference-room/testing/use-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { eraseBookings } from './booking.account-end.ts';
import { settleBookings } from './settle-bookings.public.ts';

const wait = 'POST /api/propertyManage/booking/wait';
const detail = 'GET /api/propertyManage/booking/queryDetail';
const door = 'POST /api/propertyManage/confRoom/queryDoor';

const minute = 60_000;
const desk = useRoom();
const { at, slotRequest, bookAs, codeOf, rowOf, fire } = desk;
const instant = (time: string) => new Date(at(time));
const settle = (source: BookableSource = bookableRooms) =>
  settleBookings({ ...desk.portal, clock: { now: () => new Date(desk.now) } }, source);
const noticesOf = async (userId: string) =>
  (await desk.portal.db.select().from(messages).where(eq(messages.userId, userId))).filter(({ eventCode }) =>
    eventCode.startsWith('WAIT_'),
  );

let third: string;
beforeEach(async () => {
  third = (await insertUser(desk.portal.db, { userType: '100' })).id;
});

const held = (from: string, to: string, given: object = {}) =>
  insertBooking(desk.portal.db, {
    resourceId: desk.roomId,
    userId: desk.otherId,
    slotRequest: slotRequest(from, to),
    ...given,
  });
const waiting = (from: string, to: string, given: object = {}) =>
  held(from, to, { userId: desk.userId, status: 'WAITING', ...given });
const waitAs = async (userId: string, data: object) =>
  desk.portal.call(wait, { data }, await desk.portal.logIn({ userId }));
const at15 = async (source?: BookableSource) => {
  desk.now = at('14:15');
  await settle(source);
};

describe('the rest of a running slot', () => {
  const span = (from: string, to: string) => ({ startAt: instant(from), endAt: instant(to) });
  const taken = (from: string, to: string) => ({ startAt: instant(from), heldUntil: instant(to) });

  it.each([
    ['is all of it before it begins', '13:00:30', [], ['14:00', '16:00']],
    ['is nothing before it begins where a part is held', '13:00', [['15:00', '16:00']], null],
    ['begins with this minute', '14:15:40', [], ['14:15', '16:00']],
    ['ends where somebody has the room', '14:15', [['15:00', '15:30']], ['14:15', '15:00']],
    ['is nothing below half an hour', '14:31', [['15:00', '15:30']], null],
    ['is half an hour at least', '14:30', [['15:00', '15:30']], ['14:30', '15:00']],
    ['is nothing while somebody is there', '14:40', [['14:15', '15:00']], null],
    ['is nothing near its end', '15:31', [], null],
  ] as const)('%s', (_name, now, inTheWay, left) => {
    const spans = inTheWay.map(([from, to]) => taken(from, to));
    const clock = new Date(`${today}T${now.length === 5 ? `${now}:00` : now}+08:00`);
    expect(offerableSpan(span('14:00', '16:00'), spans, clock)).toEqual(left && span(left[0], left[1]));
  });

  it.each([
    ['12:00', '12:30'],
    ['13:45', '14:00'],
    ['13:55', '14:05'],
    ['14:20', '14:30'],
  ])('is kept for who is offered it at %s until %s', (now, until) => {
    expect(offeredUntil({ startAt: instant('14:00') }, instant(now))).toEqual(instant(until));
  });
});

describe('a room after a no-show', () => {
  it('is offered at once to the first in line, who sees what is left and gets it', async () => {
    const missed = await held('14:00', '15:00');
    const first = await waiting('14:00', '15:00');
    desk.now = at('14:14');
    await settle();
    expect(await rowOf(first)).toMatchObject({ status: 'WAITING' });
    await at15();
    expect(await rowOf(missed)).toMatchObject({ status: 'NO_SHOW', heldUntil: instant('14:15') });
    const token = await desk.portal.logIn({ userId: desk.userId });
    expect((await desk.portal.call(detail, { id: first }, token)).data).toMatchObject({
      state: 'OFFERED',
      from: '14:15',
      to: '15:00',
      requested: { from: '14:00', to: '15:00' },
      offeredUntil: at('14:25'),
      actions: ['take', 'leave'],
    });
    const [notice] = await noticesOf(desk.userId);
    expect(notice).toMatchObject({
      eventCode: 'WAIT_OFFER_REST',
      params: { span: '14:15–15:00', requested: '14:00–15:00', fen: 0, depositFen: 0, until: at('14:25') },
    });
    desk.now = at('14:20');
    expect((await fire(first, 'take')).data).toMatchObject({ state: 'CONFIRMED', from: '14:15' });
    // Whoever accepts has the usual quarter of an hour to check in.
    desk.now = at('14:34');
    await settle();
    expect((await fire(first, 'checkIn')).data.state).toBe('CHECKED_IN');
  });

  it('goes to the next if the offer is declined or lapses, as long as half an hour is left', async () => {
    await held('14:00', '16:00');
    const ids = [desk.userId, third, (await insertUser(desk.portal.db, { userType: '100' })).id];
    const [first = '', second = '', last = ''] = await Promise.all(
      ids.map((userId, nth) => waiting('14:00', '15:00', { userId, createdAt: new Date(nth) })),
    );
    await at15();
    await fire(first, 'leave');
    expect(await rowOf(second)).toMatchObject({ status: 'OFFERED', startAt: instant('14:15') });
    desk.now = at('14:25');
    await settle();
    expect(await rowOf(second)).toMatchObject({ status: 'EXPIRED' });
    expect(await rowOf(last)).toMatchObject({ status: 'OFFERED', startAt: instant('14:25') });
    desk.now = at('14:35');
    await settle();
    expect(await rowOf(last)).toMatchObject({ status: 'EXPIRED' });
  });

  it('costs the whole half hours left, as stated in the offer', async () => {
    const paid = await insertRoom(desk.portal.db, {
      pricePerSlotFen: 4_001,
      services: [{ name: '茶水', fen: 500 }],
    });
    await held('14:00', '15:30', { resourceId: paid });
    const services = [{ name: '茶水', qty: 3 }];
    const { data } = await waitAs(desk.userId, slotRequest('14:00', '15:30', { roomId: paid, services }));
    const next = await waiting('14:00', '15:30', {
      resourceId: paid,
      userId: third,
      createdAt: instant('12:30'),
    });
    await at15();
    const token = await desk.portal.logIn({ userId: desk.userId });
    const offer = (await desk.portal.call(detail, { id: data.bookingId }, token)).data;
    expect(offer).toMatchObject({ from: '14:15', to: '15:30', amountFen: 2 * 4_001 + 1_500 });
    const { data: taken } = await fire(data.bookingId, 'take');
    expect(taken).toMatchObject({ state: 'TO_PAY', amountFen: offer.amountFen, offeredUntil: at('14:30') });
    // If unpaid, the rest still left by then is offered to the next user.
    desk.now = at('14:30');
    await settle();
    expect(await rowOf(data.bookingId)).toMatchObject({ status: 'EXPIRED' });
    expect(await rowOf(next)).toMatchObject({
      status: 'OFFERED',
      startAt: instant('14:30'),
      amountFen: 2 * 4_001,
    });
  });

  it('uses an enterprise’s free half hours once, starting with the offer', async () => {
    const paid = await insertRoom(desk.portal.db, { pricePerSlotFen: 4_000, freeSlotsPerMonth: 2 });
    const enterpriseId = 'E'.repeat(26);
    await held('14:00', '15:00', { resourceId: paid });
    const of = { resourceId: paid, enterpriseId };
    const first = await waiting('14:00', '15:00', { ...of, createdAt: new Date(1) });
    const later = await waiting('17:00', '18:00', { ...of, userId: third });
    await at15();
    expect(await rowOf(first)).toMatchObject({ status: 'OFFERED', freeSlots: 1, amountFen: 0 });
    expect(await rowOf(later)).toMatchObject({ status: 'OFFERED', freeSlots: 1, amountFen: 4_000 });
  });

  it('shows at its door as reserved, then as booked', async () => {
    const device = 'QRST-UVWX-YZ24';
    const deviceHash = hashDevice(device);
    const resourceId = await insertRoom(desk.portal.db, { deviceHash });
    await held('14:00', '15:00', { resourceId });
    const first = await waiting('14:00', '15:00', { resourceId });
    const shown = async () => (await desk.portal.call(door, { deviceCode: device })).data;
    desk.now = at('14:05');
    expect(await shown()).toMatchObject({ state: 'WAIT', releasedAt: at('14:15') });
    await at15();
    expect(await shown()).toMatchObject({ state: 'HELD', releasedAt: at('14:25'), spans: [] });
    desk.now = at('14:20');
    await fire(first, 'take');
    expect(await shown()).toMatchObject({
      state: 'WAIT',
      releasedAt: at('14:35'),
      spans: [{ from: '14:15', to: '15:00', isNow: true }],
    });
    await fire(first, 'checkIn', { code: doorCode(deviceHash, new Date(desk.now)) });
    expect(await shown()).toMatchObject({ state: 'BUSY', releasedAt: null, until: '15:00' });
  });
});

describe('a user waiting for a running slot', () => {
  it('is offered the rest if it ends early, and the calendar entry ends with it', async () => {
    const used = await held('14:00', '16:00', { status: 'CHECKED_IN' });
    const first = await waiting('14:00', '15:00', { createdAt: new Date(1) });
    const later = await waiting('15:00', '16:00', { userId: third });
    desk.now = at('14:07');
    await fire(used, 'finish', {}, desk.otherId);
    expect(await rowOf(first)).toMatchObject({ status: 'OFFERED', startAt: instant('14:07') });
    expect(await rowOf(later)).toMatchObject({ status: 'OFFERED', startAt: instant('15:00') });
    const calendar = async (id: string, userId: string) => {
      const headers = { token: await desk.portal.logIn({ userId }) };
      const url = `/api/propertyManage/booking/calendar?id=${id}`;
      return (await desk.portal.app.inject({ url, headers })).body;
    };
    expect(await calendar(used, desk.otherId)).toContain('DTEND:20261121T060700Z');
    await fire(first, 'take');
    expect(await calendar(first, desk.userId)).toContain('DTSTART:20261121T060700Z');
  });

  it('can join while it runs if half an hour is left, even after their own no-show', async () => {
    const missed = await held('14:00', '15:00');
    await at15();
    const again = await held('14:15', '15:00', { userId: third, slotRequest: slotRequest('14:30', '15:00') });
    desk.now = at('14:30');
    const joined = await waitAs(desk.otherId, slotRequest('14:00', '15:00'));
    expect(joined.data).toMatchObject({ state: 'WAITING', from: '14:00', to: '15:00' });
    expect(await rowOf(missed)).toMatchObject({ status: 'NO_SHOW' });
    desk.now = at('14:31');
    expect(await codeOf(waitAs(desk.userId, slotRequest('14:00', '15:00')))).toBe(retCodes.TOO_EARLY_OR_LATE);
    await settle();
    expect(await rowOf(joined.data.bookingId)).toMatchObject({ status: 'EXPIRED' });
    expect(await rowOf(again)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('keeps waiting while the room is in use or closed', async () => {
    const used = await held('14:00', '16:00', { status: 'CHECKED_IN' });
    const first = await waiting('14:00', '16:00');
    desk.now = at('15:00');
    await settle();
    expect(await rowOf(first)).toMatchObject({ status: 'WAITING' });
    await desk.portal.db.insert(closedDays).values({ day: today, note: '停电', createdAt: new Date() });
    await fire(used, 'finish', {}, desk.otherId);
    expect(await rowOf(first)).toMatchObject({ status: 'WAITING' });
    // The day is reopened without freeing any booking; the next run of the job offers the slot.
    await desk.portal.db.delete(closedDays);
    desk.now = at('15:10');
    await settle();
    expect(await rowOf(first)).toMatchObject({ status: 'OFFERED', startAt: instant('15:10') });
  });

  it('is offered slots left by a closed account', async () => {
    await held('17:00', '18:00');
    const first = await waiting('17:00', '18:00');
    await eraseBookings(
      desk.portal.db,
      desk.otherId,
      systemContext({ ...desk.portal, clock: { now: () => new Date(desk.now) } }),
    );
    await settle();
    expect(await rowOf(first)).toMatchObject({ status: 'OFFERED' });
  });

  it('is asked for approval in time if the room needs it, and can’t wait for ever', async () => {
    const asked = await insertRoom(desk.portal.db, { needApproval: true });
    await held('14:00', '15:00', { resourceId: asked });
    const first = await waiting('14:00', '15:00', {
      resourceId: asked,
      createdAt: new Date(at('08:00') - 3 * 86_400_000),
    });
    const clerk = await insertUser(desk.portal.db, { userType: '900', operatorRoles: ['OP_PROPERTY'] });
    await at15();
    desk.now = at('14:20');
    expect((await fire(first, 'ask')).data).toMatchObject({ state: 'PENDING', offeredUntil: at('14:35') });
    await settle();
    expect(await rowOf(first)).toMatchObject({ status: 'PENDING' });
    const notices = await desk.portal.db.select().from(messages).where(eq(messages.userId, clerk.id));
    expect(notices.map(({ eventCode }) => eventCode)).toContain('BOOK_TO_APPROVE');
    desk.now = at('14:35');
    await settle();
    expect(await rowOf(first)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('concurrent calls', () => {
  it('give the rest to exactly one user, whoever frees and offers it', async () => {
    const used = await held('14:00', '16:00', { status: 'CHECKED_IN' });
    const people = await Promise.all(
      Array.from({ length: 6 }, () => insertUser(desk.portal.db, { userType: '100' })),
    );
    const ids = await Promise.all(people.map(({ id: userId }) => waiting('14:00', '16:00', { userId })));
    desk.now = at('14:20');
    const latecomer = await desk.portal.logIn({ userId: third });
    await Promise.all([
      settle(),
      fire(used, 'finish', {}, desk.otherId),
      settle(),
      bookAs(latecomer, slotRequest('14:30', '16:00')),
      settle(),
    ]);
    await settle();
    const states = (await Promise.all(ids.map(rowOf))).map(({ status }) => status);
    const booked = await desk.portal.call(
      'GET /api/propertyManage/booking/queryList',
      { tab: 'COMING' },
      latecomer,
    );
    const offered = states.filter((status) => status === 'OFFERED').length;
    expect(offered + booked.data.total).toBe(1);
    expect(states.filter((status) => status === 'WAITING')).toHaveLength(6 - offered);
  });

  it('either check in the latecomer or offer the room, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const resourceId = await insertRoom(desk.portal.db);
      const [own, next] = await Promise.all([
        insertUser(desk.portal.db, { userType: '100' }),
        insertUser(desk.portal.db, { userType: '100' }),
      ]);
      const late = await held('14:00', '15:00', { resourceId, userId: own.id });
      const first = await waiting('14:00', '15:00', { resourceId, userId: next.id });
      desk.now = at('14:15') - 1;
      const checkIn = fire(late, 'checkIn', {}, own.id);
      const job = settleBookings({ ...desk.portal, clock: { now: () => instant('14:15') } }, bookableRooms);
      await Promise.all([checkIn, job]);
      await settleBookings({ ...desk.portal, clock: { now: () => instant('14:15') } }, bookableRooms);
      const [before, after] = [await rowOf(late), await rowOf(first)];
      expect([before.status, after.status]).toEqual(
        before.status === 'CHECKED_IN' ? ['CHECKED_IN', 'WAITING'] : ['NO_SHOW', 'OFFERED'],
      );
    }
  });

  it('allow a payment with a minute to spare, and still leave time to check in', async () => {
    const id = await held('14:00', '15:00', {
      status: 'CONFIRMED',
      userId: desk.userId,
      createdAt: instant('13:00'),
      confirmedAt: instant('14:29'),
    });
    desk.now = at('14:30');
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'CONFIRMED' });
    desk.now = at('14:29') + 15 * minute;
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'NO_SHOW' });
  });
});
