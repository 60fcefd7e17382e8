import {
  type ResourceRequestEvent,
  type ResourceRequestState,
  resourceRequestStates,
  resourceRequestTransitions,
} from '@portal/contract/resource/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { insertPicture, refusedPictures } from '../../platform/files/testing/insert-picture.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { resourceRequests, resources } from './resource.table.ts';
import { nextRequestState } from './resource-requests.ts';
import { insertResource } from './testing/insert-resource.ts';

const list = 'GET /api/serviceManage/resource/queryList';
const one = 'GET /api/serviceManage/resource/queryDetail';
const grid = 'GET /api/serviceManage/resource/queryGrid';
const book = 'POST /api/serviceManage/resource/book';
const ask = 'POST /api/serviceManage/resource/request';
const own = 'GET /api/serviceManage/resourceRequest/queryDetail';
const withdraw = 'POST /api/serviceManage/resourceRequest/operate';
const requests = 'GET /api/serviceManage/resourceRequest/queryManageList';
const request = 'GET /api/serviceManage/resourceRequest/queryManageDetail';
const answer = 'POST /api/serviceManage/resourceRequest/operateManage';
const save = 'POST /api/serviceManage/resource/save';
const managed = 'GET /api/serviceManage/resource/queryManageList';
const ownBooking = 'GET /api/propertyManage/booking/queryDetail';
const applications = 'GET /api/caseManage/case/queryList';

const wednesday = '2026-11-25';

let portal: TestApp;
let userId: string;
let member: string;
let other: string;
let clerk: string;
let machineId: string;
let varietyId: string;

beforeAll(async () => {
  portal = await openTestApp(() => testNow);
  userId = (await insertUser(portal.db, { userType: '100' })).id;
  member = await portal.logIn({ userId });
  other = await portal.logIn({ userId: (await insertUser(portal.db, { userType: '100' })).id });
  clerk = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
  machineId = await insertResource(portal.db);
  varietyId = await insertResource(portal.db, { code: 'variety', openMode: 'TALK', name: '月季组' });
});
afterEach(async () => {
  await portal.db.delete(bookings);
  await portal.db.delete(cases);
  await portal.db.delete(resourceRequests);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

const codeOf = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
const slotRequest = (from: string, to: string, more: object = {}) => ({
  resourceId: machineId,
  date: wednesday,
  from,
  to,
  title: '病毒检测送样',
  quantity: 4,
  ...more,
});

describe('shared resources', () => {
  it('are listed under their code, instruments with a week of machine hours', async () => {
    await portal.call(book, { data: slotRequest('09:00', '11:00') }, member);
    const { data } = await portal.call(list, { code: 'instrument' });
    expect(data.counts).toMatchObject({ instrument: 1, variety: 1, lab: 0 });
    const [machine] = data.machines;
    expect(machine?.days).toHaveLength(7);
    expect(machine?.days.find(({ date }) => date === wednesday)).toEqual({
      date: wednesday,
      isClosed: false,
      freeMinutes: 600,
      spans: [{ from: '09:00', to: '11:00' }],
    });
    expect((await portal.call(list, { code: 'variety' })).data.rows).toMatchObject([
      { resourceId: varietyId },
    ]);
    expect(await codeOf(portal.call(list, { code: 'spaceship' }))).toBe(retCodes.PARAMETER_INVALID);
  });

  it('do not reveal the contact or who has booked', async () => {
    await portal.call(book, { data: slotRequest('09:00', '11:00', { title: '保密样品' }) }, member);
    const seen = JSON.stringify([
      (await portal.call(list, { code: 'instrument' })).data,
      (await portal.call(one, { id: varietyId })).data,
      (await portal.call(grid, { id: machineId, date: wednesday }, other)).data,
    ]);
    expect(seen).not.toContain('15410080493');
    expect(seen).not.toContain('保密样品');
    expect(await codeOf(portal.call(one, { id: ulid() }))).toBe(retCodes.NOT_FOUND);
  });
});

describe('machine hours', () => {
  it('cost the price of the samples and are paid before they are confirmed', async () => {
    const { data } = await portal.call(book, { data: slotRequest('13:00', '15:00') }, member);
    expect(data).toMatchObject({ state: 'TO_PAY', amountFen: 36_000, services: [{ name: '样', qty: 4 }] });
    expect((await portal.call(ownBooking, { id: data.bookingId }, member)).data).toMatchObject({
      kind: 'INSTRUMENT',
    });
    expect(await codeOf(portal.call(ownBooking, { id: data.bookingId }, other))).toBe(retCodes.NOT_FOUND);
  });

  it('are refused when taken, with the free times', async () => {
    const answers = await Promise.all(
      [member, other].map((token) => portal.call(book, { data: slotRequest('13:00', '15:00') }, token)),
    );
    const codes = answers.map(({ header }) => header.retCode).toSorted();
    expect(codes).toEqual(['000000', retCodes.SLOT_TAKEN].toSorted());
    const taken = answers.find(({ header }) => header.retCode === retCodes.SLOT_TAKEN);
    expect(JSON.stringify(taken?.data)).toContain('15:00');
  });

  it.each([
    ['outside its hours', { from: '07:00', to: '09:00' }, 'CLOSED_TIME'],
    ['on a day it is calibrated', { date: '2026-11-26' }, 'CLOSED_TIME'],
    ['too far ahead', { date: '2026-12-25' }, 'TOO_EARLY_OR_LATE'],
    ['with no sample', { quantity: 0 }, 'PARAMETER_INVALID'],
    ['without a use', { title: '' }, 'PARAMETER_INVALID'],
    ['for longer than is allowed', { from: '08:00', to: '18:00' }, 'FIELD_REFUSED'],
    ['of what is no instrument', { resourceId: 'variety' }, 'NOT_FOUND'],
  ] as const)('are refused %s', async (_why, more, code) => {
    await portal.db
      .update(resources)
      .set({ closedDates: ['2026-11-26'] })
      .where(eq(resources.id, machineId));
    const resourceId = 'resourceId' in more ? varietyId : machineId;
    const data = { ...slotRequest('09:00', '10:00'), ...more, resourceId };
    expect(await codeOf(portal.call(book, { data }, member))).toBe(retCodes[code]);
    await portal.db.update(resources).set({ closedDates: [] }).where(eq(resources.id, machineId));
  });
});

describe('resource requests', () => {
  const purpose = '想引两个抗热品种做夏季试种，面积约两亩。';
  const asked = () => portal.call(ask, { data: { resourceId: varietyId, purpose } }, member);

  it("appear among the user's applications and are answered with the contact", async () => {
    const { data } = await asked();
    expect(data).toMatchObject({ state: 'SUBMITTED', contact: '', canWithdraw: true });
    const listed = (await portal.call(applications, { group: 'REQUEST' }, member)).data.rows;
    expect(listed.map(({ kind }) => kind)).toEqual(['RESOURCE_REQUEST']);
    expect((await portal.call(applications, { group: 'BOOKING' }, member)).data.total).toBe(0);
    const [row] = (await portal.call(requests, { state: 'SUBMITTED' }, clerk)).data.rows;
    expect(row).toMatchObject({ requestId: data.requestId, actions: ['agree', 'decline'] });
    expect((await portal.call(request, { id: data.requestId }, clerk)).data).toEqual(row);
    const silent = await portal.call(
      answer,
      { id: data.requestId, event: 'agree', version: 1, answer: '' },
      clerk,
    );
    expect(silent.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    const agreed = { id: data.requestId, event: 'agree', version: 1, answer: '周三上午来圃里' };
    expect((await portal.call(answer, agreed, clerk)).data.state).toBe('AGREED');
    expect((await portal.call(own, { id: data.requestId }, member)).data).toMatchObject({
      contact: '宁折桂 15410080493',
      answer: '周三上午来圃里',
    });
    expect(await codeOf(portal.call(own, { id: data.requestId }, other))).toBe(retCodes.NOT_FOUND);
    const [notice] = await portal.db.select().from(messages).where(eq(messages.userId, userId));
    expect(notice?.eventCode).toBe('RESOURCE_AGREED');
    const [found] = await portal.db.select().from(cases).where(eq(cases.bizId, data.requestId));
    expect(found?.statusKind).toBe('DONE');
  });

  it('are limited to one open request, even for simultaneous calls', async () => {
    const codes = (await Promise.all([asked(), asked()])).map(({ header }) => header.retCode);
    expect(codes.toSorted()).toEqual(['000000', retCodes.TRANSITION_REFUSED].toSorted());
  });

  it('are refused for a closed resource and without a purpose', async () => {
    await portal.db.update(resources).set({ status: 'CLOSED' }).where(eq(resources.id, varietyId));
    expect((await asked()).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    await portal.db.update(resources).set({ status: 'OPEN' }).where(eq(resources.id, varietyId));
    const data = { resourceId: varietyId, purpose: '想要' };
    expect(await codeOf(portal.call(ask, { data }, member))).toBe(retCodes.PARAMETER_INVALID);
  });
});

const events = ['agree', 'decline', 'withdraw'] as const satisfies ResourceRequestEvent[];

describeTransitions<ResourceRequestState, ResourceRequestEvent, ResourceRequestState>({
  states: resourceRequestStates,
  events,
  planned: (state, event) => resourceRequestTransitions[state][event],
  next: nextRequestState,
  fire: async (state, event, planned) => {
    const id = ulid();
    await portal.db
      .insert(resourceRequests)
      .values({ id, resourceId: varietyId, userId, purpose: '试种一年', status: state });
    const { header, data } =
      event === 'withdraw'
        ? await portal.call(withdraw, { id, event, version: 1 }, member)
        : await portal.call(answer, { id, event, version: 1, answer: '答复' }, clerk);
    expect(header.retCode).toBe(planned ? '000000' : retCodes.TRANSITION_REFUSED);
    if (planned) expect(data.state).toBe(planned);
  },
});

it('shows public pictures in order, in the list and on the request form', async () => {
  const [row] = (await portal.call(managed, {}, clerk)).data.rows.filter((r) => r.resourceId === varietyId);
  const send = (version: number | undefined, galleryFileIds: string[]) =>
    portal.call(save, { id: varietyId, version, data: { ...row?.data, galleryFileIds } } as never, clerk);
  const [first, second] = [await insertPicture(portal.db), await insertPicture(portal.db)];
  for (const wrong of await refusedPictures(portal.db))
    expect((await send(row?.version, [first, wrong])).data).toHaveProperty(['fields', 'data.galleryFileIds']);
  const saved = await send(row?.version, [second, first, second]);
  expect(saved.header.retCode).toBe('000000');
  const shown = [
    (await portal.call(list, { code: 'variety' })).data.rows[0]?.gallery,
    (await portal.call(one, { id: varietyId })).data.gallery,
  ];
  for (const gallery of shown) expect(gallery?.map(({ fileId }) => fileId)).toEqual([second, first]);
  expect(await codeOf(send(saved.data.version, []))).toBe('000000');
  expect((await portal.call(one, { id: varietyId })).data.gallery).toEqual([]);
});

it('lets the office create a resource with a unique name', async () => {
  const [row] = (await portal.call(managed, {}, clerk)).data.rows.filter((r) => r.resourceId === machineId);
  const data = { ...row?.data, name: '新到的色谱仪' };
  expect(await codeOf(portal.call(save, { data }, clerk))).toBe('000000');
  // As people see it: whatever its width, blanks and kind of characters are.
  for (const name of [data.name, '新 到的色譜儀\u200B']) {
    const twice = await portal.call(save, { data: { ...data, name } }, clerk);
    expect(twice.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(JSON.stringify(twice.data)).toContain('data.name');
  }
  expect(await codeOf(portal.call(save, { id: machineId, version: 9, data: row?.data }, clerk))).toBe(
    retCodes.VERSION_CONFLICT,
  );
  expect(await codeOf(portal.call(save, { data }, member))).not.toBe('000000');
});
