import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { closedDays } from '../../platform/booking/closed-day.table.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { codeOf } from '../../testing/code-of.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertResource } from '../resource/testing/insert-resource.ts';
import { insertHour, insertTutor } from '../tutor/testing/insert-tutor.ts';
import { tutorings } from '../tutor/tutor.table.ts';
import { insertVenue } from '../venue/testing/insert-venue.ts';

const list = 'GET /api/propertyManage/closedDay/queryList';
const save = 'POST /api/propertyManage/closedDay/save';
const remove = 'POST /api/propertyManage/closedDay/remove';

// The test clock is at noon on Saturday, 2026-11-21, in Shanghai.
const wednesday = '2026-11-25';
const time = { date: wednesday, from: '14:00', to: '15:00' };

const park = usePark(
  { person: 'person', officer: ['OP_PROPERTY'] },
  { empties: [closedDays, tutorings, bookings] },
);
let roomId: string;
let venueId: string;
let resourceId: string;
let tutorId: string;
let hourId: string;

beforeAll(async () => {
  roomId = await insertRoom(park.db);
  venueId = await insertVenue(park.db, { minSlots: 1, minAheadMin: 0 });
  resourceId = await insertResource(park.db);
  tutorId = await insertTutor(park.db);
  hourId = await insertHour(park.db, tutorId, { ...time, to: '14:30' });
});

const close = (day: string, note = '全园电力检修') =>
  park.call(save, { data: { day, note } }, park.officer.token);

/** The response of every kind of booking for this slot. */
const bookAll = async () => ({
  room: await codeOf(
    park.call(
      'POST /api/propertyManage/booking/book',
      { data: { roomId, ...time, title: '订单评审', attendees: 2 } },
      park.person.token,
    ),
  ),
  venue: await codeOf(
    park.call(
      'POST /api/serviceManage/venue/book',
      { data: { venueId, ...time, from: '15:00', to: '16:00', title: '发布会', attendees: 2 } },
      park.person.token,
    ),
  ),
  instrument: await codeOf(
    park.call(
      'POST /api/serviceManage/resource/book',
      { data: { resourceId, ...time, from: '16:00', to: '17:00', title: '送样', quantity: 1 } },
      park.person.token,
    ),
  ),
});
const bookHour = () =>
  codeOf(
    park.call(
      'POST /api/serviceManage/tutor/book',
      { data: { hourId, question: '预冷后箱心温度还有七度，想请老师看看码垛顺序怎么改。' } },
      park.person.token,
    ),
  );

describe('a closed day', () => {
  it('blocks bookings of every kind until it is reopened', async () => {
    expect((await close(wednesday)).data.rows).toEqual([
      { day: wednesday, note: '全园电力检修', bookings: 0 },
    ]);
    const closed = retCodes.CLOSED_TIME;
    expect(await bookAll()).toEqual({ room: closed, venue: closed, instrument: closed });
    expect(await bookHour()).toBe(closed);
    expect((await park.call(remove, { day: wednesday }, park.officer.token)).data.rows).toEqual([]);
    expect(await bookAll()).toEqual({ room: '000000', venue: '000000', instrument: '000000' });
    await park.db.delete(bookings);
    expect(await bookHour()).toBe('000000');
  });

  it('shows in every calendar, for that day only', async () => {
    await close(wednesday);
    const venue = (await park.call('GET /api/serviceManage/venue/queryDetail', { id: venueId })).data;
    expect(venue.days.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual([wednesday]);
    const grid = await park.call(
      'GET /api/propertyManage/confRoom/queryGrid',
      { date: wednesday, roomId },
      park.person.token,
    );
    expect(grid.data.lines.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual([wednesday]);
    const { machines } = (
      await park.call('GET /api/serviceManage/resource/queryList', { code: 'instrument' })
    ).data;
    expect(machines[0]?.days.find(({ date }) => date === wednesday)?.isClosed).toBe(true);
    const tutor = (await park.call('GET /api/serviceManage/tutor/queryDetail', { id: tutorId })).data;
    expect(tutor.days[0]?.hours[0]?.state).toBe('CLOSED');
    expect(tutor.nextFree).toBeNull();
    // The stored rules of each bookable stay unchanged.
    const clerk = await park.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
    const { rows } = (await park.call('GET /api/serviceManage/venue/queryManageList', {}, clerk)).data;
    expect(rows[0]?.data.closedDates).toEqual([]);
  });

  it('counts the bookings left on it, by the day in Shanghai', async () => {
    const held = (date: string, from: string, to: string) =>
      insertBooking(park.db, {
        resourceId: roomId,
        userId: park.person.user.id,
        slotRequest: { date, from, to },
      });
    await held(wednesday, '00:00', '01:00');
    await held(wednesday, '23:00', '24:00');
    await held('2026-11-26', '00:00', '01:00');
    const cancelled = await held(wednesday, '09:00', '10:00');
    await park.db.update(bookings).set({ status: 'CANCELLED' }).where(eq(bookings.id, cancelled));
    expect((await close(wednesday)).data.rows).toMatchObject([{ bookings: 2 }]);
  });

  it('can be saved again with a new reason, must be in the future, and can be removed', async () => {
    await close(wednesday);
    expect((await close(wednesday, '冬季检修')).data.rows).toMatchObject([{ note: '冬季检修' }]);
    expect((await close('2026-11-20')).data).toHaveProperty(['fields', 'data.day']);
    expect((await close('2026-11-21')).header.retCode).toBe('000000');
    expect((await close(wednesday, '')).header.retCode).not.toBe('000000');
    expect(await codeOf(park.call(remove, { day: '2026-12-24' }, park.officer.token))).toBe(
      retCodes.NOT_FOUND,
    );
    const logged = await park.db.select().from(operLogs).where(eq(operLogs.entity, 'closedDay'));
    expect(logged.map(({ event }) => event)).toContain('closedDay.save');
  });

  it('can be managed only by operators who manage bookings', async () => {
    const content = await park.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    expect(await codeOf(park.call(list, {}, content))).toBe('500403');
    expect(await codeOf(park.call(save, { data: { day: wednesday, note: '元旦' } }, park.person.token))).toBe(
      '500403',
    );
  });
});
