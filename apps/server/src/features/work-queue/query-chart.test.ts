import type { WorkChart } from '@portal/contract/kinds';
import type { OperatorRole } from '@portal/contract/operator-role';
import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertBill, insertLetUnit, insertMeter, insertReading } from '../billing/testing/insert-meter.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { insertBoards, insertComment, insertPost } from '../community/testing/insert-post.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';

const hour = 3_600_000;
let portal: TestApp;
let enterpriseId: string;
let property: string;
let finance: string;
let admin: string;

async function operator(role: OperatorRole) {
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: [role] });
  return portal.logIn({ userId: id, userType: '900', operatorRoles: [role] });
}

beforeAll(async () => {
  portal = await openTestApp();
  enterpriseId = await insertEnterprise(portal.db, { name: '青禾组培' });
  [property, finance, admin] = await Promise.all([
    operator('OP_PROPERTY'),
    operator('OP_FINANCE'),
    operator('OP_ADMIN'),
  ]);
});
afterAll(() => portal.close());

const ask = (chart: WorkChart, token: string) =>
  portal.call('GET /api/workManage/home/queryChart', { chart }, token);
const valuesOf = async (chart: WorkChart, key: string, token = admin) =>
  (await ask(chart, token)).data.points.find((point) => point.key === key)?.values;

it('shows each role the charts for its work, and administrators all of them', async () => {
  const charts = [
    'occupancy',
    'dues',
    'water',
    'electricity',
    'rooms',
    'activities',
    'community',
    'repairs',
  ] as const;
  const shownTo = async (token: string) => {
    const answers = await Promise.all(charts.map((chart) => ask(chart, token)));
    return charts.filter((_chart, at) => answers[at]?.header.retCode !== retCodes.NOT_FOUND);
  };
  expect(await shownTo(property)).toEqual(['occupancy', 'water', 'electricity', 'rooms', 'repairs']);
  expect(await shownTo(finance)).toEqual(['occupancy', 'dues', 'water', 'electricity']);
  expect(await shownTo(await operator('OP_SERVICE'))).toEqual(['activities']);
  expect(await shownTo(await operator('OP_COMMUNITY'))).toEqual(['community']);
  expect(await shownTo(admin)).toEqual(charts);
  expect((await ask('dues', await operator('OP_CONTENT'))).header.retCode).toBe(retCodes.SECURITY_STOP);
});

it('counts public posts and comments, and accepted answers', async () => {
  await insertBoards(portal.db);
  const { id: authorId } = await insertUser(portal.db, { userType: '100' });
  const october = new Date('2026-10-05T02:00:00Z');
  const postId = await insertPost(portal.db, { authorId, publishedAt: october });
  await insertPost(portal.db, { authorId, publishedAt: new Date('2026-10-31T16:00:00Z') });
  await insertPost(portal.db, { authorId, status: 'DELETED', publishedAt: october });
  await insertComment(portal.db, {
    postId,
    authorId,
    createdAt: october,
    acceptedAt: new Date(testNow.getTime() - hour),
  });
  await insertComment(portal.db, { postId, authorId, createdAt: october, status: 'HIDDEN' });
  expect(await valuesOf('community', '2026-10')).toEqual({ posts: 1, comments: 1, accepted: 0 });
  expect(await valuesOf('community', '2026-11')).toEqual({ posts: 1, comments: 0, accepted: 1 });
});

it('counts the units of each building by state', async () => {
  const buildingId = await insertBuilding(portal.db, { name: '兰台' });
  await insertUnit(portal.db, { buildingId });
  await insertUnit(portal.db, { buildingId, state: 'LEASED', enterpriseId });
  await insertUnit(portal.db, { buildingId, state: 'LEASED', enterpriseId });
  await insertUnit(portal.db, { buildingId, state: 'MAINTENANCE' });
  expect(await valuesOf('occupancy', '兰台')).toEqual({ leased: 2, reserved: 0, vacant: 1, maintenance: 1 });
});

it('splits the bills of a month by state', async () => {
  const period = '2026-08';
  const bill = (given: Partial<Parameters<typeof insertBill>[1]>) =>
    insertBill(portal.db, { enterpriseId, period, ...given });
  await bill({ status: 'PAID', paidFen: 100_000, refundedFen: 20_000 });
  await bill({ status: 'UNPAID', dueDate: '2027-01-31', adjustFen: -5_000 });
  await bill({ status: 'OVERDUE', dueDate: '2026-09-10' });
  // Due yesterday, but not marked as overdue yet.
  await bill({
    status: 'UNPAID',
    dueDate: new Date(testNow.getTime() - 24 * hour).toISOString().slice(0, 10),
  });
  await bill({ status: 'DRAFT' });
  await bill({ status: 'VOID' });
  await bill({ status: 'REFUNDED', paidFen: 100_000, refundedFen: 100_000 });
  expect(await valuesOf('dues', period)).toEqual({
    billed: 375_000,
    collected: 80_000,
    open: 95_000,
    overdue: 200_000,
    rate: expect.closeTo(28.57, 2),
  });
});

it('covers the last 24 months, including empty ones', async () => {
  await insertBill(portal.db, { enterpriseId, period: '2024-11' });
  const { points } = (await ask('dues', finance)).data;
  expect(points).toHaveLength(24);
  expect([points[0]?.key, points.at(-1)?.key]).toEqual(['2024-12', '2026-11']);
  expect(points[0]?.values).toEqual({ billed: null, collected: null, open: null, overdue: null, rate: null });
});

it('adds up the consumption of a kind of meter', async () => {
  const unitId = await insertLetUnit(portal.db, enterpriseId, '401');
  const water = await insertMeter(portal.db, { unitId });
  const second = await insertMeter(portal.db, { unitId });
  const power = await insertMeter(portal.db, { unitId, kind: 'ELECTRICITY' });
  const period = '2026-07';
  await insertReading(portal.db, { meterId: water, period, readingX100: 11_000 });
  await insertReading(portal.db, { meterId: second, period, readingX100: 10_500 });
  await insertReading(portal.db, { meterId: power, period, readingX100: 17_000 });
  await insertReading(portal.db, {
    meterId: power,
    period: '2026-06',
    readingX100: 9_000,
    status: 'RAW',
    usageX100: 1,
  });
  expect(await valuesOf('water', period)).toEqual({ usage: 1_500, meters: 2 });
  expect(await valuesOf('electricity', period)).toEqual({ usage: 7_000, meters: 1 });
  expect(await valuesOf('electricity', '2026-06')).toEqual({ usage: null, meters: null });
});

it("shows the share of a room's open hours that were used", async () => {
  const day = (ago: number) => new Date(testNow.getTime() - ago * 24 * hour).toISOString().slice(0, 10);
  const resourceId = await insertRoom(portal.db, { name: '兰亭', closedDates: [day(3)] });
  await insertRoom(portal.db, { name: '空谷' });
  const held = { resourceId, userId: 'u-1' };
  await insertBooking(portal.db, {
    ...held,
    slotRequest: { date: day(5), from: '09:00', to: '11:00' },
    status: 'COMPLETED',
  });
  await insertBooking(portal.db, {
    ...held,
    slotRequest: { date: day(6), from: '09:00', to: '10:30' },
    status: 'NO_SHOW',
  });
  await insertBooking(portal.db, {
    ...held,
    slotRequest: { date: day(7), from: '09:00', to: '10:30' },
    status: 'CANCELLED',
  });
  await insertBooking(portal.db, {
    ...held,
    slotRequest: { date: day(95), from: '09:00', to: '11:00' },
    status: 'COMPLETED',
  });
  const values = await valuesOf('rooms', '兰亭');
  expect(values).toMatchObject({ used: 2, missed: 1.5, bookings: 2 });
  expect(values?.share).toBeCloseTo((100 * 2) / (89 * 12));
  expect(await valuesOf('rooms', '空谷')).toEqual({ used: 0, missed: 0, bookings: 0, share: 0 });
});

it('compares the time the park took with the time it promised', async () => {
  const createdAt = new Date('2026-05-04T02:00:00Z');
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hour);
  const promise = { createdAt, clockFrom: createdAt, respondDueAt: after(4), finishDueAt: after(20) };
  const closed = { ...promise, status: 'CLOSED' as const };
  await insertTicket(portal.db, { ...closed, firstReactAt: after(1), finishedAt: after(10) });
  await insertTicket(portal.db, { ...closed, firstReactAt: after(2), finishedAt: after(15) });
  await insertTicket(portal.db, { ...closed, firstReactAt: after(8), finishedAt: after(30) });
  await insertTicket(portal.db, { ...closed, status: 'CANCELLED' });
  // The last minute of the month in Shanghai.
  await insertTicket(portal.db, { createdAt: new Date('2026-05-31T15:59:00Z'), status: 'CANCELLED' });
  const values = await valuesOf('repairs', '2026-05', property);
  expect(values).toMatchObject({ reported: 5, response: 50, finish: 75 });
  expect(values?.respondedInTime).toBeCloseTo(200 / 3);
  expect(values?.finishedInTime).toBeCloseTo(200 / 3);
});
