import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BookableSource } from '../../feature/bookable.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertBooking } from '../conference-room/testing/insert-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { bookableInstruments } from '../resource/bookable-instruments.ts';
import { insertResource } from '../resource/testing/insert-resource.ts';
import { bookableTutors } from '../tutor/bookable-tutors.ts';
import { insertHour, insertTutor } from '../tutor/testing/insert-tutor.ts';
import { tutorHours, tutorings, tutors } from '../tutor/tutor.table.ts';
import { bookableVenues } from '../venue/bookable-venues.ts';
import { insertVenue } from '../venue/testing/insert-venue.ts';
import { settleBookings } from './settle-bookings.public.ts';

const operate = 'POST /api/propertyManage/booking/operate';
const decide = 'POST /api/propertyManage/booking/operateManage';
const manageList = 'GET /api/propertyManage/booking/queryManageList';
const waitVenue = 'POST /api/serviceManage/venue/wait';
const waitMachine = 'POST /api/serviceManage/resource/wait';
const waitHour = 'POST /api/serviceManage/tutor/wait';
const queryHour = 'GET /api/serviceManage/tutor/queryHour';
const work = 'POST /api/serviceManage/tutoring/operateManage';
const advise = 'POST /api/serviceManage/tutoring/advise';

// A Saturday, noon in Shanghai.
const today = '2026-11-21';
const at = (time: string) => Date.parse(`${today}T${time}:00+08:00`);
const instant = (time: string) => new Date(at(time));
const question = '预冷后箱心温度还有七度，想请老师看看入库的顺序怎么改。';

let portal: TestApp;
let now = testNow.getTime();
let ownerId: string;
let otherId: string;
let expertId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  ownerId = (await insertUser(portal.db, { userType: '100' })).id;
  otherId = (await insertUser(portal.db, { userType: '100' })).id;
  expertId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['EXPERT'] })).id;
});
afterEach(async () => {
  now = testNow.getTime();
  await portal.db.delete(tutorings);
  await portal.db.delete(bookings);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const as = (userId: string) => portal.logIn({ userId });
const clerk = () => portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
const expert = () => portal.logIn({ userId: expertId, userType: '900', operatorRoles: ['EXPERT'] });
const settle = (source: BookableSource) =>
  settleBookings({ ...portal, clock: { now: () => new Date(now) } }, source);
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error('no such booking');
  return row;
};
const fire = async (id: string, event: string, userId: string) =>
  portal.call(operate, { id, event, version: (await rowOf(id)).version, data: {} }, await as(userId));
const codesOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ eventCode }) => eventCode,
  );
const held = (kind: 'VENUE' | 'TUTOR' | 'INSTRUMENT', resourceId: string, from: string, to: string) =>
  insertBooking(portal.db, { kind, resourceId, userId: ownerId, slotRequest: { date: today, from, to } });

/** Reports a no-show at the desk. */
const nobodyCame = async (id: string) =>
  portal.call(decide, { id, event: 'miss', version: (await rowOf(id)).version, reason: '' }, await clerk());

describe('a venue', () => {
  const wait = (venueId: string) => ({
    data: { venueId, date: today, from: '17:00', to: '20:00', title: '样品展示', attendees: 30 },
  });

  it('is offered from the minute of a no-show, at its price and with its deposit', async () => {
    const venueId = await insertVenue(portal.db, {
      priceRules: [
        {
          dayKind: 'weekend',
          from: '08:00',
          to: '18:00',
          memberFenPerHour: 10_000,
          publicFenPerHour: 15_001,
        },
        {
          dayKind: 'weekend',
          from: '18:00',
          to: '22:00',
          memberFenPerHour: 12_000,
          publicFenPerHour: 18_000,
        },
      ],
    });
    const missed = await held('VENUE', venueId, '17:00', '20:00');
    const { data: waiting } = await portal.call(waitVenue, wait(venueId), await as(otherId));
    now = at('17:14');
    const seen = async () => (await portal.call(manageList, { kind: 'VENUE' }, await clerk())).data.rows;
    expect((await seen()).find(({ bookingId }) => bookingId === missed)?.actions).toEqual(['cancel']);
    expect((await nobodyCame(missed)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    now = at('17:20');
    expect((await nobodyCame(missed)).data).toMatchObject({ state: 'NO_SHOW' });
    expect(await codesOf(ownerId)).toContain('BOOK_NOBODY_CAME');
    // Daytime rate from 17:30 to 18:00, plus two hours at the evening rate.
    const fen = Math.round(15_001 / 2 + 2 * 18_000);
    const offer = await rowOf(waiting.bookingId);
    expect(offer).toMatchObject({
      status: 'OFFERED',
      startAt: instant('17:20'),
      offeredUntil: instant('17:30'),
      amountFen: fen,
      depositFen: 50_000,
    });
    const [notice] = await portal.db.select().from(messages).where(eq(messages.userId, otherId));
    expect(notice?.params).toMatchObject({ span: '17:20–20:00', fen, depositFen: 50_000 });
    now = at('17:25');
    const { data } = await fire(waiting.bookingId, 'take', otherId);
    expect(data).toMatchObject({ state: 'TO_PAY', amountFen: fen, depositFen: 50_000, from: '17:20' });
    const total = { kind: 'VENUE', ids: [waiting.bookingId], totalFen: fen + 50_000 };
    const order = await portal.call('POST /api/payManage/order/create', { data: total }, await as(otherId));
    expect(order.header.retCode).toBe('000000');
  });

  it('ended early is offered down to half an hour, although booked by the hour', async () => {
    const venueId = await insertVenue(portal.db);
    const used = await held('VENUE', venueId, '17:00', '20:00');
    const { data: waiting } = await portal.call(waitVenue, wait(venueId), await as(otherId));
    now = at('19:30');
    await fire(used, 'finish', ownerId);
    expect(await rowOf(waiting.bookingId)).toMatchObject({
      status: 'OFFERED',
      startAt: instant('19:30'),
      amountFen: 13_000,
    });
  });
});

describe('an instrument', () => {
  const wait = (resourceId: string) => ({
    data: { resourceId, date: today, from: '14:00', to: '16:00', title: '病毒检测送样', quantity: 3 },
  });

  it('has a waiting list while in use; after a no-show it is offered for the price of the samples', async () => {
    const resourceId = await insertResource(portal.db);
    const missed = await held('INSTRUMENT', resourceId, '14:00', '16:00');
    now = at('14:10');
    const { data: waiting } = await portal.call(waitMachine, wait(resourceId), await as(otherId));
    expect(waiting).toMatchObject({ state: 'WAITING', services: [{ qty: 3, fen: 9_000 }] });
    now = at('14:40');
    expect((await nobodyCame(missed)).data.state).toBe('NO_SHOW');
    expect(await rowOf(waiting.bookingId)).toMatchObject({
      status: 'OFFERED',
      startAt: instant('14:40'),
      endAt: instant('16:00'),
      amountFen: 27_000,
    });
    expect((await fire(waiting.bookingId, 'take', otherId)).data).toMatchObject({
      state: 'TO_PAY',
      amountFen: 27_000,
    });
    const [row] = (await portal.call(manageList, { kind: 'INSTRUMENT', state: 'TO_PAY' }, await clerk())).data
      .rows;
    expect(row).toMatchObject({ from: '14:40', to: '16:00', requested: { from: '14:00', to: '16:00' } });
  });

  it('ended early goes to the waiting list, which only accepts slots that are taken', async () => {
    const resourceId = await insertResource(portal.db);
    const answer = await portal.call(waitMachine, wait(resourceId), await as(otherId));
    expect(answer.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const used = await held('INSTRUMENT', resourceId, '14:00', '16:00');
    const { data: waiting } = await portal.call(waitMachine, wait(resourceId), await as(otherId));
    now = at('15:10');
    await fire(used, 'finish', ownerId);
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'OFFERED', startAt: instant('15:10') });
    now = at('15:20');
    await settle(bookableInstruments);
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('an hour with a tutor', () => {
  async function hourOf(given: object = {}) {
    const tutorId = await insertTutor(portal.db, { feeFenPerHour: 20_001, ...given });
    const hourId = await insertHour(portal.db, tutorId, { date: today, from: '14:00', to: '15:30' });
    const bookingId = await held('TUTOR', tutorId, '14:00', '15:30');
    await portal.db.insert(tutorings).values({ id: bookingId, tutorId, mode: 'ONSITE', question });
    return { tutorId, hourId, bookingId };
  }
  const wait = async (hourId: string) =>
    portal.call(waitHour, { data: { hourId, question } }, await as(otherId));

  it('is offered from the minute of a no-show, then requested, approved and paid for the rest', async () => {
    const { hourId, bookingId } = await hourOf({ userId: expertId });
    expect((await portal.call(queryHour, { id: hourId }, await as(otherId))).data).toMatchObject({
      state: 'BOOKED',
      canWait: true,
    });
    const { data: waiting } = await wait(hourId);
    expect((await portal.call(queryHour, { id: hourId }, await as(otherId))).data.canWait).toBe(false);
    now = at('14:20');
    const { version } = await rowOf(bookingId);
    await portal.call(work, { id: bookingId, event: 'miss', version, reason: '' }, await expert());
    // The remaining time counts in whole half hours.
    expect(await rowOf(waiting.bookingId)).toMatchObject({
      status: 'OFFERED',
      startAt: instant('14:20'),
      endAt: instant('15:30'),
      amountFen: 20_001,
    });
    now = at('14:24');
    expect((await fire(waiting.bookingId, 'ask', otherId)).data).toMatchObject({
      state: 'PENDING',
      offeredUntil: at('14:39'),
    });
    await settle(bookableTutors);
    expect(await codesOf(expertId)).toContain('BOOK_TO_APPROVE');
    const asked = await rowOf(waiting.bookingId);
    await portal.call(
      work,
      { id: asked.id, event: 'approve', version: asked.version, reason: '' },
      await expert(),
    );
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'TO_PAY', amountFen: 20_001 });
    await portal.db.delete(tutorings);
    await portal.db.delete(bookings);
    await portal.db.update(tutors).set({ userId: null });
  });

  it('isn’t offered below half an hour, or while the tutor is away', async () => {
    const { hourId, bookingId } = await hourOf();
    const { data: waiting } = await wait(hourId);
    await portal.db.update(tutorHours).set({ isClosed: true }).where(eq(tutorHours.id, hourId));
    now = at('14:30');
    expect((await nobodyCame(bookingId)).data.state).toBe('NO_SHOW');
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'WAITING' });
    await portal.db.update(tutorHours).set({ isClosed: false }).where(eq(tutorHours.id, hourId));
    now = at('15:01');
    await settle(bookableTutors);
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'EXPIRED' });
  });

  it('frees the rest when it ends early with the tutor’s advice', async () => {
    const { hourId, bookingId } = await hourOf();
    const { data: waiting } = await wait(hourId);
    now = at('14:50');
    const data = {
      judgement: '顺序改过来就好，不必添设备。',
      actions: [{ what: '分两班采收', who: '班长' }],
    };
    await portal.call(advise, { id: bookingId, version: 1, data }, await clerk());
    expect(await rowOf(bookingId)).toMatchObject({ status: 'COMPLETED', heldUntil: instant('14:50') });
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'OFFERED', startAt: instant('14:50') });
    // Tutors aren't notified of hours that were only offered.
    await fire(waiting.bookingId, 'leave', otherId);
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'LEFT' });
  });
});

describe('a venue that nobody reports as finished', () => {
  it('completes at the end of its slot, and waiting requests lapse', async () => {
    const venueId = await insertVenue(portal.db);
    const used = await held('VENUE', venueId, '14:00', '16:00');
    const data = { venueId, date: today, from: '14:00', to: '16:00', title: '样品展示', attendees: 30 };
    const { data: waiting } = await portal.call(waitVenue, { data }, await as(otherId));
    now = at('15:31');
    await settle(bookableVenues);
    expect(await rowOf(used)).toMatchObject({ status: 'CONFIRMED' });
    expect(await rowOf(waiting.bookingId)).toMatchObject({ status: 'EXPIRED' });
    now = at('16:00');
    await settle(bookableVenues);
    expect(await rowOf(used)).toMatchObject({ status: 'COMPLETED', heldUntil: instant('16:00') });
  });
});
