import type { BookingState } from '@portal/contract/booking/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { systemContext } from '../../platform/http/context.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { settleBookings } from '../booking/settle-bookings.public.ts';
import { cases } from '../case/case.table.ts';
import { insertBooking } from '../conference-room/testing/insert-room.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { bookableTutors } from './bookable-tutors.ts';
import { hourStateOf } from './hour.policy.ts';
import { timesOf } from './manage/open-hours.ts';
import { insertHour, insertTutor } from './testing/insert-tutor.ts';
import { eraseTutorings } from './tutor.account-end.ts';
import { tutorFollows, tutorHours, tutorings } from './tutor.table.ts';

const list = 'GET /api/serviceManage/tutor/queryList';
const detail = 'GET /api/serviceManage/tutor/queryDetail';
const queryHour = 'GET /api/serviceManage/tutor/queryHour';
const book = 'POST /api/serviceManage/tutor/book';
const follow = 'POST /api/serviceManage/tutor/follow';
const own = 'GET /api/serviceManage/tutoring/queryDetail';
const rate = 'POST /api/serviceManage/tutoring/rate';
const work = 'GET /api/serviceManage/tutoring/queryManageList';
const workOne = 'GET /api/serviceManage/tutoring/queryManageDetail';
const operate = 'POST /api/serviceManage/tutoring/operateManage';
const advise = 'POST /api/serviceManage/tutoring/advise';
const followUp = 'POST /api/serviceManage/tutoring/followUp';
const hours = 'GET /api/serviceManage/tutorHour/queryManageList';
const open = 'POST /api/serviceManage/tutorHour/open';
const close = 'POST /api/serviceManage/tutorHour/close';
const save = 'POST /api/serviceManage/tutor/save';
const managed = 'GET /api/serviceManage/tutor/queryManageList';
const operateOwn = 'POST /api/propertyManage/booking/operate';

// Now is noon in Shanghai on the Saturday before.
const wednesday = '2026-11-25';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const question = '洋桔梗从采下到入库要三个多小时，预冷后箱心还有七度，想改顺序。';

let now = testNow.getTime();
let portal: TestApp;
let member: { id: string; token: string };
let other: { id: string; token: string };
let expert: { id: string; token: string };
let rival: { id: string; token: string };
let clerk: string;
let tutorId: string;
let hourId: string;

async function person(operatorRoles: 'EXPERT'[] = []) {
  const userType = operatorRoles.length > 0 ? '900' : '100';
  const { id } = await insertUser(portal.db, { userType, operatorRoles });
  return { id, token: await portal.logIn({ userId: id, userType, operatorRoles }) };
}

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  [member, other] = [await person(), await person()];
  [expert, rival] = [await person(['EXPERT']), await person(['EXPERT'])];
  clerk = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
  tutorId = await insertTutor(portal.db, { userId: expert.id });
  hourId = await insertHour(portal.db, tutorId, { date: wednesday, from: '14:00', to: '14:30' });
});
afterEach(async () => {
  now = testNow.getTime();
  await portal.db.delete(tutorings);
  await portal.db.delete(bookings);
  await portal.db.delete(tutorFollows);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const ask = (who = member, id = hourId) => portal.call(book, { data: { hourId: id, question } }, who.token);
const notice = async (id: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, id))).map(({ eventCode }) => eventCode);
const stateOf = async (id: string) =>
  (await portal.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;

/** An hour in a state, booked by the member. */
async function tutoring(
  status: BookingState = 'CONFIRMED',
  record: Partial<typeof tutorings.$inferInsert> = {},
) {
  const id = await insertBooking(portal.db, {
    kind: 'TUTOR',
    resourceId: tutorId,
    userId: member.id,
    status,
    slotRequest: { date: wednesday, from: '14:00', to: '14:30' },
  });
  await portal.db.insert(tutorings).values({ id, tutorId, mode: 'ONSITE', question, ...record });
  return id;
}
/** Moves time to the middle of the hour or later, after which everyone has to log in again. */
async function afterwards(later = 0) {
  now = new Date('2026-11-25T06:10:00Z').getTime() + later;
  for (const one of [member, other]) one.token = await portal.logIn({ userId: one.id });
  for (const one of [expert, rival])
    one.token = await portal.logIn({ userId: one.id, userType: '900', operatorRoles: ['EXPERT'] });
}
const advice = {
  judgement: '设备没有问题，问题在入库前的等待。',
  actions: [{ what: '分两班采收', who: '班长' }],
};

describe('office hours', () => {
  const hour = {
    startAt: new Date(testNow.getTime() + dayMs),
    endAt: new Date(testNow.getTime() + dayMs + hourMs),
    opensAt: new Date(0),
    isClosed: false,
  };
  const heldBy = (status: BookingState) => [{ status, startAt: hour.startAt, heldUntil: hour.endAt }];

  it.each([
    ['FREE', {}, []],
    ['CLOSED', { isClosed: true }, []],
    ['LATER', { opensAt: new Date(testNow.getTime() + 1) }, []],
    ['HELD', {}, heldBy('PENDING')],
    ['HELD', {}, heldBy('TO_PAY')],
    ['BOOKED', { isClosed: true }, heldBy('CONFIRMED')],
    ['FREE', {}, heldBy('CANCELLED')],
    ['PAST', { startAt: new Date(testNow.getTime() + hourMs - 1) }, []],
    ['FREE', { startAt: new Date(testNow.getTime() + hourMs) }, []],
  ] as const)('is %s', (state, given, taken) => {
    expect(hourStateOf({ ...hour, ...given }, taken, testNow)).toBe(state);
  });

  it('are created from a plan: weekdays, each cut into equal slots', () => {
    const plan = { from: '14:00', to: '16:00', slots: 2, mode: 'ONLINE', aheadDays: 0 } as const;
    const times = timesOf({ ...plan, weekdays: [3], firstDay: wednesday, lastDay: '2026-12-02' });
    expect(times).toEqual([
      { date: wednesday, from: '14:00', to: '15:00' },
      { date: wednesday, from: '15:00', to: '16:00' },
      { date: '2026-12-02', from: '14:00', to: '15:00' },
      { date: '2026-12-02', from: '15:00', to: '16:00' },
    ]);
  });
});

describe('public tutor pages', () => {
  it('list tutors with their next free hour, by field, mode and fee', async () => {
    const paid = await insertTutor(portal.db, { area: 'LAW', feeFenPerHour: 18_000 });
    const { rows } = (await portal.call(list, { area: 'POSTHARVEST' })).data;
    const first = rows.find((row) => row.tutorId === tutorId);
    expect(first).toMatchObject({ tutorId, nextFree: { date: wednesday, from: '14:00' }, rating: null });
    expect(
      (await portal.call(list, { area: 'LAW', fee: 'PAID' })).data.rows.map((row) => row.tutorId),
    ).toEqual([paid]);
    expect((await portal.call(list, { area: 'LAW', mode: 'ONLINE' })).data.total).toBe(0);
    expect(await codeOf(portal.call(list, { area: 'MAGIC' }))).toBe(retCodes.PARAMETER_INVALID);
  });

  it('show hours with their current state, without names', async () => {
    await tutoring('PENDING');
    const { data } = await portal.call(detail, { id: tutorId });
    expect(data.days).toEqual([
      {
        date: wednesday,
        mode: 'ONSITE',
        hours: [{ hourId, from: '14:00', to: '14:30', state: 'HELD', opensOn: null }],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(question);
    expect(await codeOf(portal.call(detail, { id: ulid() }))).toBe(retCodes.NOT_FOUND);
  });

  it('show only advice its member has published', async () => {
    const held = { judgement: '先改顺序', actions: [], advisedAt: testNow, score: 5, ratedAt: testNow };
    const id = await tutoring('COMPLETED', held);
    expect((await portal.call(detail, { id: tutorId })).data.published).toBeNull();
    await portal.db.update(tutorings).set({ publishes: true }).where(eq(tutorings.id, id));
    const { data } = await portal.call(detail, { id: tutorId });
    expect(data.published).toMatchObject({ judgement: '先改顺序', question });
    expect(data).toMatchObject({ hoursHeld: 1, adviceGiven: 1, rating: { score: 5, count: 1 } });
  });
});

describe('requesting an hour', () => {
  it('waits for the tutor, who is notified; the case links to it', async () => {
    const { data, header } = await ask();
    expect(header.retCode).toBe('000000');
    expect(data).toMatchObject({ kind: 'TUTOR', state: 'PENDING', amountFen: 0 });
    expect(await notice(expert.id)).toEqual(['TUTOR_ASKED']);
    const [found] = await portal.db.select().from(cases).where(eq(cases.bizId, data.bookingId));
    expect(found).toMatchObject({
      kind: 'TUTOR_BOOKING',
      link: `/my-application-list/tutoring/${data.bookingId}`,
    });
    expect((await portal.call(own, { id: data.bookingId }, member.token)).data).toMatchObject({ question });
    expect(await codeOf(portal.call(own, { id: data.bookingId }, other.token))).toBe(retCodes.NOT_FOUND);
  });

  it('succeeds for one of two simultaneous requests', async () => {
    const codes = await Promise.all([codeOf(ask(member)), codeOf(ask(other))]);
    expect(codes.toSorted()).toEqual(['000000', retCodes.SLOT_TAKEN].toSorted());
    expect(await portal.db.$count(tutorings)).toBe(1);
  });

  it('needs a question of 20 to 200 characters and an offered hour', async () => {
    const short = await portal.call(book, { data: { hourId, question: '怎么办？' } }, member.token);
    expect(short.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(JSON.stringify(short.data)).toContain('data.question');
    const day = { date: wednesday, from: '16:00', to: '16:30' };
    const closed = await insertHour(portal.db, tutorId, day, { isClosed: true });
    const later = await insertHour(
      portal.db,
      tutorId,
      { ...day, from: '17:00', to: '17:30' },
      { opensAt: new Date(now + dayMs) },
    );
    expect(await codeOf(ask(member, closed))).toBe(retCodes.CLOSED_TIME);
    expect(await codeOf(ask(member, later))).toBe(retCodes.CLOSED_TIME);
    expect(await codeOf(ask(member, ulid()))).toBe(retCodes.NOT_FOUND);
    const { data } = await portal.call(queryHour, { id: later }, member.token);
    expect(data).toMatchObject({ state: 'LATER', opensOn: '2026-11-22', amountFen: 0 });
    await portal.db.delete(tutorHours).where(eq(tutorHours.id, closed));
    await portal.db.delete(tutorHours).where(eq(tutorHours.id, later));
  });

  it('costs half the hourly fee for half an hour, paid after the tutor approves', async () => {
    const paid = await insertTutor(portal.db, { feeFenPerHour: 26_000, userId: rival.id });
    const id = await insertHour(portal.db, paid, { date: wednesday, from: '09:00', to: '09:30' });
    const { data } = await ask(member, id);
    expect(data).toMatchObject({ amountFen: 13_000, state: 'PENDING' });
    const agreed = { id: data.bookingId, event: 'approve', version: 1 };
    expect(await codeOf(portal.call(operate, agreed, rival.token))).toBe('000000');
    expect(await stateOf(data.bookingId)).toBe('TO_PAY');
  });
});

describe('tutor', () => {
  it('approves a request; the office may too, another tutor finds nothing', async () => {
    const id = await tutoring('PENDING');
    const agreed = { id, event: 'approve', version: 1 };
    expect(await codeOf(portal.call(operate, agreed, rival.token))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(portal.call(operate, agreed, expert.token))).toBe('000000');
    expect(await stateOf(id)).toBe('CONFIRMED');
    expect(await codeOf(portal.call(operate, agreed, expert.token))).toBe(retCodes.VERSION_CONFLICT);
    expect(await notice(member.id)).toEqual(['BOOK_APPROVED']);
    const cancelled = { id, event: 'cancel', version: 2, reason: '临时出差' };
    expect(await codeOf(portal.call(operate, cancelled, clerk))).toBe('000000');
  });

  it('must give a reason for rejecting', async () => {
    const id = await tutoring('PENDING');
    const refused = await portal.call(operate, { id, event: 'reject', version: 1 }, expert.token);
    expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
    const given = { id, event: 'reject', version: 1, reason: '这个问题请找植保老师' };
    expect(await codeOf(portal.call(operate, given, expert.token))).toBe('000000');
    expect(await stateOf(id)).toBe('REJECTED');
  });

  it('can mark a no-show only once the hour has begun', async () => {
    const id = await tutoring();
    const missed = { id, event: 'miss', version: 1 };
    expect(await codeOf(portal.call(operate, missed, expert.token))).toBe(retCodes.TRANSITION_REFUSED);
    await afterwards();
    expect(await codeOf(portal.call(operate, missed, expert.token))).toBe('000000');
    expect(await stateOf(id)).toBe('NO_SHOW');
    expect(await notice(member.id)).toEqual(['TUTOR_MISSED']);
  });

  it('completes a started hour by writing advice, then records its result', async () => {
    const id = await tutoring();
    const first = { id, version: 1, data: advice };
    expect(await codeOf(portal.call(advise, first, expert.token))).toBe(retCodes.TRANSITION_REFUSED);
    await afterwards();
    expect(await codeOf(portal.call(advise, first, rival.token))).toBe(retCodes.NOT_FOUND);
    const empty = { ...first, data: { ...advice, actions: [] } };
    expect(await codeOf(portal.call(advise, empty, expert.token))).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeOf(portal.call(advise, first, expert.token))).toBe('000000');
    expect(await stateOf(id)).toBe('COMPLETED');
    expect(await codeOf(portal.call(advise, { ...first, version: 2 }, expert.token))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    const [row] = (await portal.call(work, { tab: 'OVER' }, expert.token)).data.rows;
    expect(row).toMatchObject({
      bookingId: id,
      followUpOn: '2026-12-25',
      canFollowUp: true,
      canAdvise: false,
    });
    expect((await portal.call(workOne, { id }, expert.token)).data).toEqual(row);
    const outcome = { outcome: '弯头率 6.2% → 2.4%', actions: [{ ...advice.actions[0], result: 'DONE' }] };
    expect(await codeOf(portal.call(followUp, { id, version: 2, data: outcome }, expert.token))).toBe(
      '000000',
    );
    expect((await portal.call(own, { id }, member.token)).data.advice).toMatchObject({
      outcome: '弯头率 6.2% → 2.4%',
    });
    expect((await notice(member.id)).toSorted()).toEqual(['TUTOR_ADVISED', 'TUTOR_FOLLOWED']);
  });

  it('is taken to have held an hour if nothing is recorded for three days', async () => {
    const id = await tutoring();
    await afterwards();
    await settleBookings({ database: portal.database, clock: { now: () => new Date(now) } }, bookableTutors);
    expect(await stateOf(id)).toBe('CONFIRMED');
    now += 3 * dayMs + hourMs;
    await settleBookings({ database: portal.database, clock: { now: () => new Date(now) } }, bookableTutors);
    expect(await stateOf(id)).toBe('COMPLETED');
  });
});

describe('rating', () => {
  const stars = (id: string, version: number) => ({
    id,
    version,
    data: { score: 5, comment: '说得明白', publishes: true },
  });

  it('is given once, by the attendee, within thirty days', async () => {
    const id = await tutoring('COMPLETED');
    await afterwards();
    const bad = { ...stars(id, 1), data: { score: 6 } };
    expect(await codeOf(portal.call(rate, bad, member.token))).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeOf(portal.call(rate, stars(id, 1), other.token))).toBe(retCodes.NOT_FOUND);
    const { data } = await portal.call(rate, stars(id, 1), member.token);
    expect(data).toMatchObject({ rating: { score: 5, publishes: true }, canRate: false });
    expect(await codeOf(portal.call(rate, stars(id, 2), member.token))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await notice(expert.id)).toEqual(['TUTOR_RATED']);
  });

  it.each([
    ['of an hour to come', 'CONFIRMED', 0],
    ['of one nobody came to', 'NO_SHOW', dayMs],
    ['after thirty days', 'COMPLETED', 31 * dayMs],
  ] as const)('is refused %s', async (_when, status, later) => {
    const id = await tutoring(status);
    await afterwards(later);
    expect(await codeOf(portal.call(rate, stars(id, 1), member.token))).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('managing hours', () => {
  const plan = {
    weekdays: [4],
    from: '09:00',
    to: '10:00',
    slots: 1,
    mode: 'ONLINE',
    firstDay: '2026-11-26',
    lastDay: '2026-12-03',
    aheadDays: 7,
  };

  it('opens each hour once, keeps overlapping ones and notifies followers', async () => {
    await portal.call(follow, { id: tutorId, data: { follows: true } }, member.token);
    expect((await portal.call(open, { data: plan }, expert.token)).data).toEqual({ opened: 4 });
    expect((await portal.call(open, { data: plan }, expert.token)).data).toEqual({ opened: 0 });
    expect(await notice(member.id)).toEqual(['TUTOR_OPENED']);
    const { data } = await portal.call(hours, { from: '2026-11-26' }, expert.token);
    expect(data.hours.map(({ date, from, state }) => [date, from, state])).toEqual([
      ['2026-11-26', '09:00', 'FREE'],
      ['2026-11-26', '09:30', 'FREE'],
      ['2026-12-03', '09:00', 'LATER'],
      ['2026-12-03', '09:30', 'LATER'],
    ]);
    const wrong = { ...plan, to: '08:00' };
    expect(await codeOf(portal.call(open, { data: wrong }, expert.token))).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeOf(portal.call(open, { tutorId, data: plan }, rival.token))).toBe(retCodes.NOT_FOUND);
    await portal.db.delete(tutorHours).where(eq(tutorHours.mode, 'ONLINE'));
  });

  it('closes hours only while they are free, and reopens them', async () => {
    const away = { id: hourId, version: 1, data: { closed: true } };
    expect(await codeOf(portal.call(close, away, rival.token))).toBe(retCodes.NOT_FOUND);
    await tutoring('PENDING');
    expect(await codeOf(portal.call(close, away, expert.token))).toBe(retCodes.TRANSITION_REFUSED);
    await portal.db.delete(tutorings);
    await portal.db.delete(bookings);
    expect(await codeOf(portal.call(close, away, expert.token))).toBe('000000');
    expect(await codeOf(ask())).toBe(retCodes.CLOSED_TIME);
    const back = { id: hourId, version: 2, data: { closed: false } };
    expect(await codeOf(portal.call(close, back, clerk))).toBe('000000');
    await portal.db.update(tutorHours).set({ version: 1 }).where(eq(tutorHours.id, hourId));
  });

  it('notifies followers and the tutor when an hour becomes free', async () => {
    await portal.call(follow, { id: tutorId, data: { follows: true } }, other.token);
    const { data } = await ask();
    const approve = { id: data.bookingId, event: 'approve', version: 1 };
    await portal.call(operate, approve, expert.token);
    await portal.call(operateOwn, { id: data.bookingId, event: 'cancel', version: 2 }, member.token);
    expect(await notice(other.id)).toEqual(['TUTOR_FREED']);
    expect(await notice(expert.id)).toContain('TUTOR_GIVEN_UP');
    expect(
      (await portal.call(follow, { id: tutorId, data: { follows: false } }, other.token)).data.follows,
    ).toBe(false);
  });
});

describe('office', () => {
  const content = {
    name: '许问渠',
    title: '水肥专家',
    area: 'GROWING',
    fields: ['水肥'],
    intro: '看一次滴灌就知道哪条管堵了。',
    career: [],
    place: '',
    feeFenPerHour: 12_000,
    status: 'OPEN',
  };

  it('creates tutors and sets the account that manages their hours', async () => {
    const { data } = await portal.call(save, { data: content }, clerk);
    const login = { ...content, loginName: 'nobody_here' };
    const refused = await portal.call(save, { id: data.tutorId, version: 1, data: login }, clerk);
    expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(JSON.stringify(refused.data)).toContain('data.loginName');
    expect(await codeOf(portal.call(save, { id: data.tutorId, version: 7, data: content }, clerk))).toBe(
      retCodes.VERSION_CONFLICT,
    );
    const rows = (await portal.call(managed, {}, clerk)).data.rows;
    expect(rows.find((row) => row.tutorId === data.tutorId)?.data).toMatchObject({ name: '许问渠' });
    expect(await codeOf(portal.call(save, { data: content }, expert.token))).toBe(retCodes.SECURITY_STOP);
  });
});

it('erases questions and ratings when an account ends', async () => {
  const id = await tutoring('COMPLETED', { comment: '很好', publishes: true, score: 5, ratedAt: testNow });
  await eraseTutorings(portal.db, member.id, systemContext({ ...portal, clock: { now: () => testNow } }));
  const [row] = await portal.db.select().from(tutorings).where(eq(tutorings.id, id));
  expect(row).toMatchObject({ question: '', comment: '', publishes: false, score: 5 });
});
