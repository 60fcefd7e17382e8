import { cancelShares } from '@portal/contract/booking/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { fileGroups, fileItems } from '../../platform/files/file.table.ts';
import { refundOf } from '../booking/booking.policy.ts';
import { insertBuilding } from '../building/testing/insert-building.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { conferenceRooms } from './conference-room.table.ts';
import { insertBooking, insertRoom } from './testing/insert-room.ts';
import { today, useRoom } from './testing/use-room.ts';

const grid = 'GET /api/propertyManage/confRoom/queryGrid';
const list = 'GET /api/propertyManage/booking/queryList';

const hour = 3_600_000;
const desk = useRoom({ name: '兰亭会议室' });
const { at, slotRequest, bookAs, codeOf, fire } = desk;

describe('services of a room', () => {
  const services = [
    { name: '茶水', fen: 500 },
    { name: '技术员', fen: 12_000 },
  ];

  it('are part of the price on each day of a series and refunded by the rule', async () => {
    const served = await insertRoom(desk.portal.db, { pricePerSlotFen: 4_000, services });
    const requested = [{ name: '茶水', qty: 4 }];
    const data = slotRequest('14:00', '15:00', { roomId: served, services: requested });
    const [booked] = (await bookAs(desk.mine, data)).data.rows;
    expect(booked).toMatchObject({
      state: 'TO_PAY',
      amountFen: 2 * 4_000 + 4 * 500,
      services: [{ name: '茶水', qty: 4, fen: 500 }],
    });
    await desk.portal.db.update(conferenceRooms).set({ services: [] }).where(eq(conferenceRooms.id, served));
    expect((await desk.portal.call(list, {}, desk.mine)).data.rows[0]).toMatchObject({ amountFen: 10_000 });
    expect(
      refundOf(
        { amountFen: 10_000, startAt: new Date(at('14:00')) },
        { cancelShares },
        new Date(at('14:00') - 3 * hour),
      ),
    ).toBe(5_000);
    await desk.portal.db.delete(bookings);
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, served));
  });

  it('are refused if the room doesn’t offer them or one is named twice', async () => {
    const served = await insertRoom(desk.portal.db, { services });
    for (const requested of [
      [{ name: '鲜花', qty: 1 }],
      [
        { name: '茶水', qty: 1 },
        { name: '茶水', qty: 2 },
      ],
    ]) {
      const data = slotRequest('14:00', '15:00', { roomId: served, services: requested });
      expect((await bookAs(desk.mine, data)).data).toHaveProperty(['fields', 'data.services']);
    }
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, served));
  });
});

describe('an administrator', () => {
  const manageList = 'GET /api/propertyManage/booking/queryManageList';
  const manageOne = 'GET /api/propertyManage/booking/queryManageDetail';

  it('sees the desk’s bookings but can’t act on them', async () => {
    const [booked] = (await bookAs(desk.mine, slotRequest('14:00', '15:00'))).data.rows;
    const operator = await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    const administrator = await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    const worked = (await desk.portal.call(manageList, {}, operator)).data.rows;
    expect(worked).toMatchObject([{ bookingId: booked?.bookingId, actions: ['cancel'] }]);
    const one = { id: booked?.bookingId ?? '' };
    expect((await desk.portal.call(manageOne, one, operator)).data).toEqual(worked[0]);
    const ofOthers = await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    expect((await desk.portal.call(manageOne, one, ofOthers)).header.retCode).toBe(retCodes.NOT_FOUND);
    const seen = (await desk.portal.call(manageList, {}, administrator)).data.rows;
    expect(seen).toEqual(worked.map((row) => ({ ...row, actions: [] })));
    const refused = await desk.portal.call(
      'POST /api/propertyManage/booking/operateManage',
      { id: booked?.bookingId, event: 'cancel', version: worked[0]?.version, reason: '不合适' },
      administrator,
    );
    expect(refused.header.retCode).toBe(retCodes.RIGHT_MISSING);
    // With an additional desk role, they have the same actions as the desk.
    const both = await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN', 'OP_PROPERTY'] });
    expect((await desk.portal.call(manageList, {}, both)).data.rows).toEqual(worked);
  });
});

describe('the building of a room', () => {
  it('is shown by name, filters the console’s list and must have the floor', async () => {
    const buildingId = await insertBuilding(desk.portal.db, { floors: 5 });
    const placed = await insertRoom(desk.portal.db, { buildingId, floor: 2 });
    const operator = await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    const rooms = await desk.portal.call(
      'GET /api/propertyManage/confRoom/queryManageList',
      { buildingId },
      operator,
    );
    expect(rooms.data.rows).toMatchObject([{ roomId: placed, data: { buildingId, floor: 2 } }]);
    const shown = (await desk.portal.call(grid, { date: today }, desk.mine)).data.rooms;
    expect(shown.find((room) => room.roomId === placed)).toMatchObject({ buildingId, floor: 2 });
    expect(shown.find((room) => room.roomId === placed)?.buildingName).not.toBe('');
    const { data, version } = rooms.data.rows[0] ?? {};
    const save = (more: object) =>
      desk.portal.call(
        'POST /api/propertyManage/confRoom/save',
        { id: placed, version, data: { ...data, ...more } },
        operator,
      );
    expect((await save({ floor: 6 })).data).toHaveProperty(['fields', 'data.floor']);
    expect((await save({ fileId: ulid() })).data).toHaveProperty(['fields', 'data.fileId']);
    const fileId = ulid();
    await desk.portal.db
      .insert(fileGroups)
      .values({ id: fileId, purpose: 'roomPicture', visibility: 'public' });
    const file = {
      name: '室内.jpg',
      mime: 'image/jpeg',
      bytes: 1,
      sha256: '0'.repeat(64),
      storageKey: fileId,
    };
    await desk.portal.db.insert(fileItems).values({ ...file, fileId, index: 0, width: 900, height: 600 });
    expect((await save({ fileId })).header.retCode).toBe(retCodes.SUCCESS);
    const seen = (await desk.portal.call(grid, { date: today }, desk.mine)).data.rooms;
    expect(seen.find((room) => room.roomId === placed)?.picture).toMatchObject({ fileId, width: 900 });
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, placed));
  });
});

describe('a room under repair', () => {
  it('shows earlier bookings only to their users and to park staff', async () => {
    const closed = await insertRoom(desk.portal.db, { status: 'MAINTENANCE' });
    await insertBooking(desk.portal.db, {
      resourceId: closed,
      userId: desk.userId,
      slotRequest: { date: today, from: '14:00', to: '15:00' },
    });
    const spans = async (token: string) =>
      (await desk.portal.call(grid, { date: today, roomId: closed }, token)).data.lines.find(
        ({ date }) => date === today,
      )?.spans;
    expect(await spans(desk.mine)).toMatchObject([{ holder: 'MINE' }]);
    expect(await spans(desk.other)).toEqual([]);
    expect(
      await spans(await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] })),
    ).toHaveLength(1);
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, closed));
  });
});

describe('booking', () => {
  it('holds the slot, shown to others and in the user’s own list', async () => {
    const { header, data } = await bookAs(desk.mine, slotRequest('14:00', '15:30'));
    expect(header.retCode).toBe('000000');
    expect(data.rows).toMatchObject([
      {
        state: 'CONFIRMED',
        from: '14:00',
        to: '15:30',
        roomName: '兰亭会议室',
        actions: ['change', 'cancel'],
      },
    ]);
    expect(data.rows[0]?.no).toMatch(/^HY20261121-\d{4}$/);
    const seen = (await desk.portal.call(grid, { date: today }, desk.other)).data;
    expect(seen.lines[0]?.spans).toMatchObject([{ holder: 'TAKEN', title: '', bookingId: null }]);
    const own = (await desk.portal.call(list, {}, desk.mine)).data;
    expect(own.counts).toMatchObject({ COMING: 1, WAITING: 0, OVER: 0 });
  });

  it('hides the title from others unless it is shared', async () => {
    await bookAs(desk.mine, slotRequest('14:00', '15:00'));
    const title = async (token: string) =>
      (await desk.portal.call(grid, { date: today }, token)).data.lines[0]?.spans[0]?.title;
    expect(await title(desk.other)).toBe('');
    expect(await title(desk.mine)).toBe('订单评审');
    const { data } = await bookAs(desk.other, slotRequest('14:30', '15:30'));
    expect(data).toMatchObject({ conflicts: [{ from: '14:00', to: '15:00', title: '' }] });
    await bookAs(desk.mine, slotRequest('16:00', '17:00', { sharing: 'EVERYONE' }));
    const { lines } = (await desk.portal.call(grid, { date: today }, desk.other)).data;
    expect(lines[0]?.spans.map((span) => span.title)).toEqual(['', '订单评审']);
    expect((await desk.portal.call(list, {}, desk.mine)).data.rows.map(({ sharing }) => sharing)).toEqual([
      'NOBODY',
      'EVERYONE',
    ]);
  });

  it('shows colleagues what is shared with them, and the others of the park that the time is taken', async () => {
    const [enterpriseId, neighbour] = [ulid(), ulid()];
    const member = async (of: string) =>
      desk.portal.logIn({
        userId: (await insertUser(desk.portal.db, { userType: '200', enterpriseId: of })).id,
        userType: '200',
        enterpriseId: of,
        auditStatus: '2',
      });
    const booker = await member(enterpriseId);
    const shared = slotRequest('14:00', '15:00', { sharing: 'COLLEAGUES' });
    expect((await bookAs(booker, shared)).data.rows[0]?.sharing).toBe('COLLEAGUES');
    await bookAs(booker, slotRequest('16:00', '17:00'));
    const spansOf = async (token: string) =>
      (await desk.portal.call(grid, { date: today }, token)).data.lines[0]?.spans;
    expect(await spansOf(await member(enterpriseId))).toMatchObject([
      { holder: 'COLLEAGUE', title: '订单评审', bookingId: null },
      { holder: 'COLLEAGUE', title: '' },
    ]);
    const office = await desk.portal.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect((await spansOf(office))?.map(({ title }) => title)).toEqual(['订单评审', '订单评审']);
    for (const token of [await member(neighbour), desk.other])
      expect(await spansOf(token)).toMatchObject([
        { holder: 'TAKEN', title: '' },
        { holder: 'TAKEN', title: '' },
      ]);
  });

  it('allows adjacent slots and refuses overlapping ones with alternatives', async () => {
    const large = await insertRoom(desk.portal.db, { seats: 40 });
    const small = await insertRoom(desk.portal.db, { seats: 2 });
    await bookAs(desk.mine, slotRequest('14:00', '15:00'));
    expect(await codeOf(bookAs(desk.other, slotRequest('15:00', '16:00')))).toBe('000000');
    const { header, data } = await bookAs(desk.other, slotRequest('14:30', '15:30'));
    expect(header.retCode).toBe(retCodes.SLOT_TAKEN);
    expect(data).toMatchObject({
      suggestions: [
        { roomId: desk.roomId, from: '16:00', to: '17:00' },
        { roomId: large, from: '14:30', to: '15:30' },
      ],
    });
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, large));
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, small));
  });

  it('succeeds for exactly one of many concurrent requests for a slot', async () => {
    const users = await Promise.all(
      Array.from({ length: 16 }, () => insertUser(desk.portal.db, { userType: '100' })),
    );
    const tokens = await Promise.all(users.map(({ id }) => desk.portal.logIn({ userId: id })));
    const codes = await Promise.all(
      tokens.map((token) => codeOf(bookAs(token, slotRequest('14:00', '15:00')))),
    );
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(codes.filter((code) => code === retCodes.SLOT_TAKEN)).toHaveLength(15);
  });

  it('allows each user only one room at a time', async () => {
    const second = await insertRoom(desk.portal.db);
    await bookAs(desk.mine, slotRequest('14:00', '15:00'));
    expect(await codeOf(bookAs(desk.mine, slotRequest('14:30', '15:30', { roomId: second })))).toBe(
      retCodes.ALREADY_HOLDING,
    );
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, second));
  });

  it.each([
    ['before the room opens', { from: '07:00', to: '08:30', date: '2026-11-22' }, retCodes.CLOSED_TIME],
    ['after it closes', { from: '19:30', to: '20:30' }, retCodes.CLOSED_TIME],
    ['in the past', { from: '11:00', to: '12:00' }, retCodes.TOO_EARLY_OR_LATE],
    ['too far ahead', { date: '2026-12-22' }, retCodes.TOO_EARLY_OR_LATE],
    ['on the last day', { date: '2026-12-21' }, '000000'],
    ['that has just begun', { from: '12:00', to: '13:00' }, '000000'],
    ['of more than eight slots', { from: '14:00', to: '18:30' }, retCodes.FIELD_REFUSED],
    ['of more people than seats', { attendees: 13 }, retCodes.FIELD_REFUSED],
    ['that ends before it begins', { from: '15:00', to: '14:00' }, retCodes.PARAMETER_INVALID],
    ['off the half hours', { from: '14:10' }, retCodes.PARAMETER_INVALID],
    ['without a title', { title: '' }, retCodes.PARAMETER_INVALID],
    ['of no room', { roomId: ulid() }, retCodes.NOT_FOUND],
  ])('a time %s', async (_name, given, code) => {
    expect(await codeOf(bookAs(desk.mine, slotRequest('14:00', '15:00', given)))).toBe(code);
  });

  it('is refused if the room is closed, altogether or on that day', async () => {
    const shut = await insertRoom(desk.portal.db, { status: 'MAINTENANCE' });
    const closed = await insertRoom(desk.portal.db, { closedDates: [today] });
    expect(await codeOf(bookAs(desk.mine, slotRequest('14:00', '15:00', { roomId: shut })))).toBe(
      retCodes.CLOSED_TIME,
    );
    expect(await codeOf(bookAs(desk.mine, slotRequest('14:00', '15:00', { roomId: closed })))).toBe(
      retCodes.CLOSED_TIME,
    );
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, shut));
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, closed));
  });

  it('is limited per day, per enterprise and week, and after three no-shows', async () => {
    await bookAs(desk.mine, slotRequest('13:00', '14:00'));
    await bookAs(desk.mine, slotRequest('14:00', '15:00'));
    expect(await codeOf(bookAs(desk.mine, slotRequest('15:00', '16:00')))).toBe(retCodes.LIMIT_REACHED);
    expect(await codeOf(bookAs(desk.mine, slotRequest('15:00', '16:00', { date: '2026-11-22' })))).toBe(
      '000000',
    );

    const enterpriseId = ulid();
    const member = await desk.portal.logIn({
      userId: desk.otherId,
      userType: '200',
      enterpriseId,
      auditStatus: '2',
    });
    for (let count = 0; count < 10; count++) {
      const begin = { date: '2026-11-20', from: '08:00', to: '08:30' };
      await insertBooking(desk.portal.db, {
        resourceId: desk.roomId,
        userId: ulid(),
        enterpriseId,
        status: 'COMPLETED',
        slotRequest: begin,
      });
    }
    expect(await codeOf(bookAs(member, slotRequest('15:00', '16:00')))).toBe(retCodes.LIMIT_REACHED);
    expect(await codeOf(bookAs(member, slotRequest('15:00', '16:00', { date: '2026-11-23' })))).toBe(
      '000000',
    );

    await desk.portal.db.delete(bookings);
    for (const date of ['2026-11-10', '2026-11-11', '2026-11-12'])
      await insertBooking(desk.portal.db, {
        resourceId: desk.roomId,
        userId: desk.userId,
        status: 'NO_SHOW',
        slotRequest: { date, from: '09:00', to: '10:00' },
      });
    const { header } = await bookAs(desk.mine, slotRequest('15:00', '16:00'));
    expect(header).toMatchObject({ retCode: retCodes.LIMIT_REACHED, retMsg: /2026-11-26/ });
    desk.now += 6 * 86_400_000;
    const later = await desk.portal.logIn({ userId: desk.userId });
    expect(await codeOf(bookAs(later, slotRequest('15:00', '16:00', { date: '2026-11-27' })))).toBe('000000');
  });
});

describe('a series', () => {
  const weekly = { freq: 'WEEK', interval: 1, count: 4 };

  it('is booked completely, not at all, or only where free', async () => {
    await bookAs(desk.other, slotRequest('14:00', '15:00', { date: '2026-11-28' }));
    const { header, data } = await bookAs(desk.mine, slotRequest('14:30', '15:30', { series: weekly }));
    expect(header).toMatchObject({
      retCode: retCodes.SLOT_TAKEN,
      retMsg: '其中有的日期在这个时段已被预约',
    });
    expect(data).toMatchObject({ conflicts: [{ date: '2026-11-28' }] });
    expect((await desk.portal.call(list, {}, desk.mine)).data.total).toBe(0);
    const some = await bookAs(desk.mine, slotRequest('14:30', '15:30', { series: weekly, onlyFree: true }));
    expect(some.data.rows.map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-05', '2026-12-12']);
  });

  it('covers several weekdays and ends on its last day', async () => {
    // The 21st is a Saturday.
    const series = { freq: 'WEEK', interval: 1, byWeekday: [3, 1], count: 20, until: '2026-12-02' };
    const { data } = await bookAs(desk.mine, slotRequest('14:00', '15:00', { series }));
    expect(data.rows.map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
    ]);
    const once = { ...series, until: '2026-11-24' };
    const refused = await bookAs(desk.mine, slotRequest('16:00', '17:00', { series: once }));
    expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(refused.data).toMatchObject({ fields: { 'data.series.until': expect.any(String) } });
    const fortnightly = { freq: 'WEEK', interval: 2, byWeekday: [6], count: 2 };
    const next = await bookAs(desk.mine, slotRequest('16:00', '17:00', { series: fortnightly }));
    expect(next.data.rows.map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-05']);
  });

  it('can be cancelled from one day onwards', async () => {
    const { data } = await bookAs(desk.mine, slotRequest('14:00', '15:00', { series: weekly }));
    await fire(data.rows[1]?.bookingId ?? '', 'cancel', { wholeSeries: true });
    expect((await desk.portal.call(list, {}, desk.mine)).data.rows.map(({ date }) => date)).toEqual([today]);
  });

  it('is limited to 90 days and to the booking horizon', async () => {
    const long = { freq: 'MONTH', interval: 4, count: 2 };
    expect(await codeOf(bookAs(desk.mine, slotRequest('14:00', '15:00', { series: long })))).toBe(
      retCodes.FIELD_REFUSED,
    );
    const later = { freq: 'MONTH', interval: 1, count: 3 };
    expect(await codeOf(bookAs(desk.mine, slotRequest('14:00', '15:00', { series: later })))).toBe(
      retCodes.TOO_EARLY_OR_LATE,
    );
  });
});
