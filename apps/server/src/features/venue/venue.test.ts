import { retCodes } from '@portal/contract/ret-code';
import { dayKindOf, venueFen } from '@portal/contract/venue/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { insertPicture, refusedPictures } from '../../platform/files/testing/insert-picture.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { settleBookings } from '../booking/settle-bookings.public.ts';
import { insertBooking } from '../conference-room/testing/insert-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { bookableVenues } from './bookable-venues.ts';
import { insertVenue } from './testing/insert-venue.ts';
import { venues } from './venue.table.ts';

const book = 'POST /api/serviceManage/venue/book';
const wait = 'POST /api/serviceManage/venue/wait';
const list = 'GET /api/serviceManage/venue/queryList';
const detail = 'GET /api/serviceManage/venue/queryDetail';
const grid = 'GET /api/serviceManage/venue/queryGrid';
const save = 'POST /api/serviceManage/venue/save';
const managed = 'GET /api/serviceManage/venue/queryManageList';
const operate = 'POST /api/propertyManage/booking/operate';
const decide = 'POST /api/propertyManage/booking/operateManage';
const manageList = 'GET /api/propertyManage/booking/queryManageList';
const settleDeposit = 'POST /api/propertyManage/booking/settleDeposit';

// A Saturday, noon in Shanghai; the Wednesday after it is a workday.
const today = '2026-11-21';
const wednesday = '2026-11-25';
const noon = testNow.getTime();

let portal: TestApp;
let now = noon;
let userId: string;
let otherId: string;
let venueId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  userId = (await insertUser(portal.db, { userType: '100' })).id;
  otherId = (await insertUser(portal.db, { userType: '100' })).id;
  venueId = await insertVenue(portal.db, { name: '环形展厅' });
});
afterEach(async () => {
  now = noon;
  await portal.db.delete(bookings);
});
afterAll(() => portal.close());

const as = (id: string) => portal.logIn({ userId: id });
const clerk = () => portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
const slotRequest = (from: string, to: string, more: object = {}) => ({
  venueId,
  date: wednesday,
  from,
  to,
  title: '新品种发布',
  attendees: 120,
  ...more,
});
const bookAs = async (id: string, data: object) => portal.call(book, { data }, await as(id));
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error('no such booking');
  return row;
};
const messagesOf = async (id: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, id))).map(({ eventCode }) => eventCode);
const held = (given: object = {}) =>
  insertBooking(portal.db, {
    kind: 'VENUE',
    resourceId: venueId,
    userId,
    slotRequest: { date: wednesday, from: '14:00', to: '16:00' },
    ...given,
  });

const settle = () => settleBookings({ ...portal, clock: { now: () => new Date(now) } }, bookableVenues);
/** The hall as stored, and a function that saves changes to it. */
async function edited() {
  const token = await clerk();
  const [row] = (await portal.call(managed, {}, token)).data.rows;
  const send = (more: object) =>
    portal.call(save, { id: venueId, version: row?.version, data: { ...row?.data, ...more } }, token);
  return { token, row, send };
}
const member = (of: object = {}) =>
  portal.logIn({ userType: '200', enterpriseId: ulid(), auditStatus: '2', ...of });

describe('venue price', () => {
  const rules = [
    { dayKind: 'workday', from: '08:00', to: '18:00', memberFenPerHour: 10_000, publicFenPerHour: 15_000 },
    { dayKind: 'workday', from: '18:00', to: '22:00', memberFenPerHour: 12_001, publicFenPerHour: 18_000 },
  ] as const;

  it.each([
    ['09:00', '10:00', true, 10_000],
    ['09:00', '10:30', false, 22_500],
    ['17:30', '18:30', true, 11_001],
    ['18:00', '22:00', false, 72_000],
  ])('%s–%s', (from, to, isMember, fen) => {
    expect(venueFen(rules, 'workday', { from, to }, isMember)).toBe(fen);
  });

  it('depends on the kind of day', () => {
    expect(dayKindOf('2026-11-20', [])).toBe('workday');
    expect(dayKindOf('2026-11-21', [])).toBe('weekend');
    expect(dayKindOf('2026-11-20', ['2026-11-20'])).toBe('holiday');
  });
});

describe('public venue pages', () => {
  it('list venues with their next free time, by kind, seats and day', async () => {
    const small = await insertVenue(portal.db, { kind: 'LIVE', seats: 6, depositFen: 0 });
    const [first] = (await portal.call(list, { kind: 'EXPO' })).data.rows;
    expect(first).toMatchObject({ venueId, memberFenFrom: 10_000, publicFenFrom: 20_000 });
    expect(first?.nextFree).toEqual({ date: today, from: '14:00' });
    expect((await portal.call(list, { seats: 100 })).data.total).toBe(1);
    await insertBooking(portal.db, {
      kind: 'VENUE',
      resourceId: small,
      userId,
      slotRequest: { date: wednesday, from: '08:00', to: '22:00' },
    });
    const ids = (await portal.call(list, { date: wednesday })).data.rows.map((row) => row.venueId);
    expect(ids).toEqual([venueId]);
    expect(await codeOf(portal.call(list, { kind: 'PALACE' }))).toBe(retCodes.PARAMETER_INVALID);
    await portal.db.delete(bookings);
    await portal.db.delete(venues).where(eq(venues.id, small));
  });

  it('show what is taken in fourteen days, but not by whom', async () => {
    await held({ title: '保密发布会' });
    await held({
      userId: otherId,
      status: 'PENDING',
      slotRequest: { date: wednesday, from: '18:00', to: '19:00' },
    });
    const { data } = await portal.call(detail, { id: venueId });
    expect(data.days).toHaveLength(14);
    expect(data.days.find(({ date }) => date === wednesday)).toEqual({
      date: wednesday,
      dayKind: 'workday',
      isClosed: false,
      spans: [
        { from: '14:00', to: '16:00', isPending: false },
        { from: '18:00', to: '19:00', isPending: true },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('保密发布会');
    expect((await portal.call(detail, { id: venueId, date: '2026-12-01' })).data.from).toBe('2026-12-01');
    // Days in the past or too far ahead fall back to today.
    expect((await portal.call(detail, { id: venueId, date: '2027-12-01' })).data.from).toBe(today);
    expect(await codeOf(portal.call(detail, { id: ulid() }))).toBe(retCodes.NOT_FOUND);
  });

  it('show users their own bookings and the price that applies to them', async () => {
    const id = await held();
    const own = (await portal.call(grid, { id: venueId }, await as(userId))).data;
    expect(own.isMember).toBe(false);
    expect(own.lines.find(({ date }) => date === wednesday)?.spans).toMatchObject([
      { holder: 'MINE', bookingId: id },
    ]);
    expect((await portal.call(grid, { id: venueId }, await member())).data.isMember).toBe(true);
  });
});

describe('booking a venue', () => {
  it("is to be paid with the deposit, at the booker's price", async () => {
    const { data } = await bookAs(userId, slotRequest('17:00', '19:00'));
    // Outside the park an hour costs 200 yuan by day and 240 in the evening.
    expect(data).toMatchObject({
      kind: 'VENUE',
      state: 'TO_PAY',
      amountFen: 44_000,
      depositFen: 50_000,
      depositState: 'NONE',
    });
    expect(data.no).toMatch(/^CD20261121-\d{4}$/);
    const token = await member({ userId: otherId });
    const inside = await portal.call(book, { data: slotRequest('10:00', '12:00') }, token);
    expect(inside.data.amountFen).toBe(20_000);
    const total = { kind: 'VENUE', ids: [data.bookingId], totalFen: 94_000 };
    const order = await portal.call('POST /api/payManage/order/create', { data: total }, await as(userId));
    expect(order.header.retCode).toBe('000000');
  });

  it.each([
    ['shorter than the least', { from: '14:00', to: '14:30' }, retCodes.FIELD_REFUSED],
    ['longer than the most', { from: '10:00', to: '14:30' }, retCodes.FIELD_REFUSED],
    ['before it opens', { from: '07:00', to: '09:00' }, retCodes.CLOSED_TIME],
    ['less than two hours ahead', { date: today, from: '13:30', to: '15:00' }, retCodes.TOO_EARLY_OR_LATE],
    ['on the last day', { date: '2026-12-21' }, '000000'],
    ['the day after it', { date: '2026-12-22' }, retCodes.TOO_EARLY_OR_LATE],
    ['for more people than seats', { attendees: 201 }, retCodes.FIELD_REFUSED],
    ['that ends before it begins', { from: '16:00', to: '14:00' }, retCodes.PARAMETER_INVALID],
    ['without a use', { title: '' }, retCodes.PARAMETER_INVALID],
    ['of no venue', { venueId: ulid() }, retCodes.NOT_FOUND],
  ])('a time %s', async (_name, given, code) => {
    expect(await codeOf(bookAs(userId, slotRequest('14:00', '16:00', given)))).toBe(code);
  });

  it('succeeds for exactly one of many simultaneous requests; the others get the free times', async () => {
    const users = await Promise.all(
      Array.from({ length: 12 }, () => insertUser(portal.db, { userType: '100' })),
    );
    const tokens = await Promise.all(users.map(({ id }) => as(id)));
    const answers = await Promise.all(
      tokens.map((token) => portal.call(book, { data: slotRequest('14:00', '16:00') }, token)),
    );
    const codes = answers.map(({ header }) => header.retCode);
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(codes.filter((code) => code === retCodes.SLOT_TAKEN)).toHaveLength(11);
    const refused = answers.find(({ header }) => header.retCode === retCodes.SLOT_TAKEN);
    expect(refused?.data).toMatchObject({
      conflicts: [{ from: '14:00', to: '16:00' }],
      suggestions: [{ roomId: venueId, from: '16:00', to: '18:00' }],
    });
  });

  it('is counted separately from rooms', async () => {
    for (const from of ['08:00', '09:00'])
      await insertBooking(portal.db, {
        resourceId: ulid(),
        userId,
        slotRequest: { date: wednesday, from, to: `${from.slice(0, 2)}:30` },
      });
    expect(await codeOf(bookAs(userId, slotRequest('14:00', '16:00')))).toBe('000000');
  });

  it('expires if unpaid and is offered to the waiting list', async () => {
    const { data } = await bookAs(userId, slotRequest('14:00', '16:00'));
    const waits = await portal.call(wait, { data: slotRequest('14:00', '16:00') }, await as(otherId));
    expect(waits.data.state).toBe('WAITING');
    now += 16 * 60_000;
    await settle();
    expect(await rowOf(data.bookingId)).toMatchObject({ status: 'EXPIRED' });
    const offered = await rowOf(waits.data.bookingId);
    expect(offered.status).toBe('OFFERED');
    const { id, version } = offered;
    const taken = await portal.call(operate, { id, event: 'take', version, data: {} }, await as(otherId));
    expect(taken.data).toMatchObject({ state: 'TO_PAY', amountFen: 40_000 });
  });

  it('is completed when its time is over, without check-in', async () => {
    const id = await held();
    now = Date.parse(`${wednesday}T14:20:00+08:00`);
    await settle();
    expect((await rowOf(id)).status).toBe('CONFIRMED');
    now = Date.parse(`${wednesday}T16:00:00+08:00`);
    await settle();
    expect((await rowOf(id)).status).toBe('COMPLETED');
  });
});

describe('changing a booking', () => {
  it('moves it only to a time with the same price', async () => {
    const id = await held({ amountFen: 40_000, depositFen: 50_000, depositState: 'HELD' });
    const change = async (from: string, to: string, date = wednesday) => {
      const { version } = await rowOf(id);
      const data = { slotRequest: { roomId: venueId, date, from, to } };
      return portal.call(operate, { id, event: 'change', version, data }, await as(userId));
    };
    expect(await codeOf(change('18:00', '20:00'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(change('10:00', '13:00'))).toBe(retCodes.TRANSITION_REFUSED);
    expect((await change('10:00', '12:00', '2026-11-26')).data).toMatchObject({ state: 'CONFIRMED' });
  });

  it('cancels it by the venue’s rules and refunds the whole deposit', async () => {
    const id = await held({ amountFen: 40_000, depositFen: 50_000, depositState: 'HELD' });
    const cancel = async (by: string) => {
      const { version } = await rowOf(id);
      return portal.call(operate, { id, event: 'cancel', version, data: {} }, await as(by));
    };
    now = Date.parse(`${wednesday}T10:00:00+08:00`) - 86_400_000;
    const own = await portal.call(
      'GET /api/propertyManage/booking/queryList',
      { tab: 'COMING' },
      await as(userId),
    );
    expect(own.data.rows[0]).toMatchObject({ roomName: '环形展厅', refundFen: 70_000 });
    expect(await codeOf(cancel(otherId))).toBe(retCodes.NOT_FOUND);
    expect((await cancel(userId)).data).toMatchObject({ state: 'CANCELLED', depositState: 'RETURNED' });
  });

  it('is approved by venue operators and invisible to room operators', async () => {
    const approved = await insertVenue(portal.db, { needApproval: true });
    const { data } = await bookAs(userId, slotRequest('14:00', '16:00', { venueId: approved }));
    expect(data.state).toBe('PENDING');
    const fire = (event: string, token: string, reason = '') =>
      portal.call(decide, { id: data.bookingId, event, version: data.version, reason }, token);
    const property = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect(await codeOf(fire('approve', property))).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(manageList, {}, property)).data.total).toBe(0);
    expect((await portal.call(manageList, { kind: 'VENUE' }, property)).data.total).toBe(0);
    const service = await clerk();
    expect((await portal.call(manageList, { state: 'PENDING' }, service)).data.rows).toMatchObject([
      { bookingId: data.bookingId, kind: 'VENUE' },
    ]);
    expect((await fire('reject', service)).data).toHaveProperty(['fields', 'reason']);
    expect((await fire('approve', service)).data.state).toBe('TO_PAY');
    expect(await messagesOf(userId)).toContain('BOOK_TO_PAY');
    await portal.db.delete(bookings);
    await portal.db.delete(venues).where(eq(venues.id, approved));
  });
});

describe('deposit', () => {
  const over = () => held({ status: 'COMPLETED', depositFen: 50_000, depositState: 'HELD' });
  const give = async (id: string, data: object, token?: string) => {
    const { version } = await rowOf(id);
    return portal.call(settleDeposit, { id, version, data }, token ?? (await clerk()));
  };

  it('is listed in a tab until it is refunded, once', async () => {
    const id = await over();
    const tab = await portal.call(manageList, { state: 'DEPOSIT' }, await clerk());
    expect(tab.data.rows).toMatchObject([{ bookingId: id, settlesDeposit: true }]);
    expect((await give(id, { deductFen: 0, reason: '' })).data).toMatchObject({
      depositState: 'RETURNED',
      settlesDeposit: false,
    });
    expect(await messagesOf(userId)).toContain('DEPOSIT_SETTLED');
    expect(await codeOf(give(id, { deductFen: 0, reason: '' }))).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('prevents account cancellation while it is held', async () => {
    await over();
    const { data } = await portal.call('GET /api/userManage/userInfo/queryCancel', {}, await as(userId));
    expect(data.blockers).toMatchObject([{ code: 'DEPOSIT' }]);
  });

  it('can be kept in part with a reason, up to its amount', async () => {
    const id = await over();
    expect((await give(id, { deductFen: 50_001, reason: '损坏' })).data).toHaveProperty([
      'fields',
      'data.deductFen',
    ]);
    expect((await give(id, { deductFen: 1, reason: '' })).data).toHaveProperty(['fields', 'data.reason']);
    expect((await give(id, { deductFen: 8_000, reason: '地面划伤' })).data).toMatchObject({
      depositState: 'DEDUCTED',
      deductedFen: 8_000,
    });
  });

  it('cannot be settled before the booking is over, nor by others', async () => {
    const coming = await held({ depositFen: 50_000, depositState: 'HELD' });
    expect(await codeOf(give(coming, { deductFen: 0, reason: '' }))).toBe(retCodes.TRANSITION_REFUSED);
    const property = await portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect(await codeOf(give(coming, { deductFen: 0, reason: '' }, property))).toBe(retCodes.NOT_FOUND);
  });
});

describe('venue pictures', () => {
  it('must be public, and appear in order and only once', async () => {
    const { token, send } = await edited();
    const [one, other] = [await insertPicture(portal.db), await insertPicture(portal.db)];
    for (const wrong of await refusedPictures(portal.db))
      expect((await send({ galleryFileIds: [one, wrong] })).data).toHaveProperty([
        'fields',
        'data.galleryFileIds',
      ]);
    expect(await codeOf(send({ galleryFileIds: [other, one, other] }))).toBe('000000');
    const { gallery } = (await portal.call(detail, { id: venueId })).data;
    expect(gallery.map(({ fileId, alt }) => [fileId, alt])).toEqual([
      [other, '环形展厅'],
      [one, '环形展厅'],
    ]);
    const saved = (await portal.call(managed, {}, token)).data.rows.find((each) => each.venueId === venueId);
    expect(saved?.data.galleryFileIds).toEqual([other, one]);
  });
});

describe('saving a venue', () => {
  it('needs a price for every open half hour on every kind of day', async () => {
    const { token, row, send } = await edited();
    expect((await send({ priceRules: row?.data.priceRules.slice(1) })).data).toHaveProperty([
      'fields',
      'data.priceRules',
    ]);
    expect((await send({ openTo: '23:00' })).data).toHaveProperty(['fields', 'data.priceRules']);
    expect((await send({ minSlots: 9 })).data).toHaveProperty(['fields', 'data.maxSlots']);
    expect((await send({ buildingId: ulid() })).data).toHaveProperty(['fields', 'data.buildingId']);
    const second = await insertVenue(portal.db, { name: '云岫报告厅' });
    expect((await send({ name: '云岫报告厅' })).data).toHaveProperty(['fields', 'data.name']);
    await portal.db.delete(venues).where(eq(venues.id, second));
    const saved = await send({ seats: 150 });
    expect(saved.data.version).toBe((row?.version ?? 0) + 1);
    expect(await codeOf(send({ seats: 160 }))).toBe(retCodes.VERSION_CONFLICT);
    const made = await portal.call(save, { data: { ...row?.data, name: '春泥路演厅' } }, token);
    expect(made.header.retCode).toBe('000000');
    expect(await codeOf(portal.call(detail, { id: made.data.venueId }))).toBe('000000');
    await portal.db.delete(venues).where(eq(venues.id, made.data.venueId));
  });
});
