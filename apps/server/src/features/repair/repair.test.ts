import type { OwnRepairDetail } from '@portal/contract/repair';
import {
  type RepairMove,
  type RepairState,
  repairMoves,
  repairStates,
  repairTransitions,
  repairTypeList,
  reporterMoves,
  workerMoves,
} from '@portal/contract/repair-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/session/token.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertCode, insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { repairAssets, repairTickets } from './repair.table.ts';
import { settleRepairs } from './settle-repairs.ts';
import { insertAsset, insertPhoto, insertTicket } from './testing/insert-ticket.ts';

const submit = 'POST /api/propertyManage/repair/submit';
const form = 'GET /api/propertyManage/repair/queryForm';
const list = 'GET /api/propertyManage/repair/queryList';
const detail = 'GET /api/propertyManage/repair/queryDetail';
const operate = 'POST /api/propertyManage/repair/operate';
const board = 'GET /api/propertyManage/repair/queryBoard';
const managed = 'GET /api/propertyManage/repair/queryManageList';
const managedOne = 'GET /api/propertyManage/repair/queryManageDetail';
const dispatch = 'POST /api/propertyManage/repair/operateManage';
const saveAsset = 'POST /api/propertyManage/repair/saveAsset';
const assets = 'GET /api/propertyManage/repair/queryAssets';
const jobs = 'GET /api/propertyManage/repair/queryJobs';
const job = 'GET /api/propertyManage/repair/queryJob';
const work = 'POST /api/propertyManage/repair/work';

const minute = 60_000;
const hour = 60 * minute;
const at = (text: string) => Date.parse(`${text}:00+08:00`);
// A Monday.
const ten = at('2026-11-23T10:00');

let portal: TestApp;
let now = ten;
let reporterId: string;
let otherId: string;
let workerId: string;
let secondWorkerId: string;
let dispatcherId: string;
let assetId: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  const person = async () => (await insertUser(portal.db, { userType: '100' })).id;
  const operator = async (role: 'OP_PROPERTY' | 'REPAIR_WORKER') =>
    (await insertUser(portal.db, { userType: '900', operatorRoles: [role] })).id;
  [reporterId, otherId] = [await person(), await person()];
  [workerId, secondWorkerId] = [await operator('REPAIR_WORKER'), await operator('REPAIR_WORKER')];
  dispatcherId = await operator('OP_PROPERTY');
  assetId = await insertAsset(portal.db);
  const types = ['GREENHOUSE', 'WATER', 'HVAC', 'COLD', 'SAFETY'];
  await portal.db
    .insert(businessData)
    .values(types.map((code) => ({ type: repairTypeList, code, name: code, sort: 1 })))
    .onConflictDoNothing();
});
afterEach(async () => {
  now = ten;
  await portal.db.delete(repairTickets);
  await portal.db.delete(messages);
});
afterAll(() => portal.close());

// Sessions end when nobody has used them for a while.
const asUser = (userId = reporterId) => portal.logIn({ userId });
const asWorker = (userId = workerId) =>
  portal.logIn({ userId, userType: '900', operatorRoles: ['REPAIR_WORKER'] });
const asDispatcher = () =>
  portal.logIn({ userId: dispatcherId, userType: '900', operatorRoles: ['OP_PROPERTY'] });
const content = (more: object = {}) => ({
  locationText: '2号温室 B区3跨',
  typeCode: 'GREENHOUSE',
  description: '卷膜电机不转。按升膜没有反应，能听到继电器响',
  priority: 'HIGH',
  phone: '15400002222',
  ...more,
});
const report = async (more: object = {}, as = reporterId) =>
  portal.call(submit, { data: content(more) }, await asUser(as));
const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(repairTickets).where(eq(repairTickets.id, id));
  if (!row) throw new Error('no such ticket');
  return row;
};
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fire = async (id: string, event: string, data: object = {}, as = reporterId) =>
  portal.call(operate, { id, event, version: (await rowOf(id)).version, data }, await asUser(as));
const fireWork = async (id: string, event: string, data: object = {}, as = workerId) =>
  portal.call(work, { id, event, version: (await rowOf(id)).version, data }, await asWorker(as));
const fireDispatch = async (id: string, event: string, data: object = {}) =>
  portal.call(dispatch, { id, event, version: (await rowOf(id)).version, data }, await asDispatcher());
const settle = () => settleRepairs({ ...portal, clock: { now: () => new Date(now) } });
const eventsOf = async (id: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, id))).map(({ eventCode }) => eventCode);
const photo = (owner: string) => insertPhoto(portal.db, owner);
const finished = async () => ({ text: '换了限位开关，升降各试三次', photos: [await photo(workerId)] });
const processing = (given: object = {}) =>
  insertTicket(portal.db, {
    reporterId,
    assigneeId: workerId,
    status: 'PROCESSING',
    createdAt: new Date(ten),
    ...given,
  });

describe('a report', () => {
  it('is a ticket with a number, a name, a promise and a case', async () => {
    const { header, data } = await report();
    expect(header.retCode).toBe('000000');
    expect(data.no).toMatch(/^BX20261123-\d{4}$/);
    const own = await portal.call(detail, { id: data.ticketId }, await asUser());
    expect(own.data).toMatchObject({
      no: data.no,
      title: '卷膜电机不转',
      state: 'SUBMITTED',
      kind: 'REPAIR',
      actions: ['cancel', 'urge', 'add'],
      clock: { usedMs: 0, totalMs: 8 * hour, dueAt: at('2026-11-24T09:00'), isLate: false },
    });
    expect(own.data.logs).toMatchObject([{ event: 'submit' }]);
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, data.ticketId));
    expect(kept).toMatchObject({ caseNo: data.no, state: 'SUBMITTED', userId: reporterId });
  });

  it.each([
    ['a short description', { description: '坏了' }, 'data.description'],
    ['a number that is none', { phone: '123' }, 'data.phone'],
    ['a type that is none', { typeCode: '' }, 'data.typeCode'],
    ['a visit that ends before it begins', { expectFrom: ten + hour, expectTo: ten }, 'data.expectTo'],
  ])('is refused with %s', async (_name, more, field) => {
    const { header, data } = await report(more);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(['fields', field]);
  });

  it('takes the reporter’s own photos alone', async () => {
    expect(await codeOf(report({ photos: [await photo(otherId)] }))).toBe(retCodes.FIELD_REFUSED);
    const paper = await insertPhoto(portal.db, reporterId, 'LICENCE');
    expect(await codeOf(report({ photos: [paper] }))).toBe(retCodes.FIELD_REFUSED);
    expect(await codeOf(report({ photos: [await photo(reporterId)] }))).toBe('000000');
  });

  it('of a danger is one, and calls the dispatchers at once', async () => {
    const { data } = await report({ typeCode: 'SAFETY', priority: 'URGENT' });
    expect(await rowOf(data.ticketId)).toMatchObject({
      kind: 'HAZARD',
      finishDueAt: new Date(ten + 4 * hour),
    });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_URGENT']);
  });

  it('begins with what the label of an asset says', async () => {
    const [asset] = await portal.db.select().from(repairAssets).where(eq(repairAssets.id, assetId));
    await report({ assetId });
    const { data } = await portal.call(form, { asset: asset?.code }, await asUser());
    expect(data.places).toEqual(['2号温室 B区3跨']);
    expect(data.asset).toMatchObject({ name: '卷膜电机', repeats: [ten], isReported: true });
    expect((await portal.call(form, { asset: 'nothing' }, await asUser())).data.asset).toBeNull();
  });

  it('of an asset that broke three times in 90 days sets one preventive task', async () => {
    const ago = (days: number) => new Date(ten - days * 24 * hour);
    const closed = { assetId, reporterId, status: 'CLOSED', assigneeId: workerId } as const;
    await insertTicket(portal.db, { ...closed, createdAt: ago(91) });
    await insertTicket(portal.db, { ...closed, createdAt: ago(40) });
    await insertTicket(portal.db, { ...closed, createdAt: ago(50), status: 'MERGED' });
    await report({ assetId });
    const isTask = and(eq(repairTickets.assetId, assetId), eq(repairTickets.kind, 'MAINTENANCE'));
    expect(await portal.db.$count(repairTickets, isTask)).toBe(0);
    await Promise.all([report({ assetId }), report({ assetId }, otherId)]);
    expect(await portal.db.$count(repairTickets, isTask)).toBe(1);
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_REPEATED']);
    const { data } = await portal.call(board, {}, await asDispatcher());
    expect(data.repeated).toMatchObject([{ assetId, times: 4, taskNo: /^BX/ }]);
  });
});

describe('what a park calls its faults', () => {
  it('is its dictionary: an entry that is no longer offered stays readable', async () => {
    await portal.db
      .insert(businessData)
      .values({ type: repairTypeList, code: 'LIFT', name: '电梯', sort: 900 });
    const { data } = await report({ typeCode: 'LIFT' });
    const isLift = and(eq(businessData.type, repairTypeList), eq(businessData.code, 'LIFT'));
    await portal.db.update(businessData).set({ shield: 1 }).where(isLift);
    const own = await portal.call(detail, { id: data.ticketId }, await asUser());
    expect(own.data).toMatchObject({ typeCode: 'LIFT', typeLabel: '电梯' });
    expect((await report({ typeCode: 'LIFT' })).data).toHaveProperty(['fields', 'data.typeCode']);
    expect(await codeOf(report({ typeCode: 'SPACESHIP' }))).toBe(retCodes.FIELD_REFUSED);
  });
});

describe('a voice note and a signature', () => {
  it('are the reporter’s own files, of the right kind', async () => {
    const sound = await insertPhoto(portal.db, reporterId, undefined, 'audio/webm');
    expect((await report({ audio: await photo(reporterId) })).data).toHaveProperty(['fields', 'data.audio']);
    expect((await report({ audio: sound }, otherId)).data).toHaveProperty(['fields', 'data.audio']);
    const { data } = await report({ audio: sound });
    const own = await portal.call(detail, { id: data.ticketId }, await asUser());
    expect(own.data.audio).toBe(sound);
    const id = await processing({ status: 'FINISHED' });
    const refused = await fire(id, 'confirm', { signature: sound });
    expect(refused.data).toHaveProperty(['fields', 'data.signature']);
    const signature = await photo(reporterId);
    const signed = await fire(id, 'confirm', { signature, signedName: '许晚棠' });
    expect(signed.data).toMatchObject({ state: 'CLOSED', signature, signedName: '许晚棠' });
  });
});

describe('planned work', () => {
  it('has its hours on the board, and they go when it is handed back', async () => {
    const { data } = await report();
    const plannedFrom = at('2026-11-23T14:00');
    await fireDispatch(data.ticketId, 'assign', { workerId, plannedFrom, minutes: 90 });
    const lane = async () => {
      const shown = (await portal.call(board, {}, await asDispatcher())).data;
      return shown.workers.find((each) => each.workerId === workerId)?.tickets;
    };
    expect(await lane()).toMatchObject([{ from: plannedFrom, to: plannedFrom + 1.5 * hour }]);
    now = at('2026-11-23T14:30');
    await fireWork(data.ticketId, 'take');
    expect(await lane()).toMatchObject([{ from: now }]);
    const waiting = await insertTicket(portal.db, { reporterId, status: 'ASSIGNED', assigneeId: workerId });
    await fireDispatch(waiting, 'assign', { workerId, plannedFrom });
    await fireWork(waiting, 'handBack', { text: '赶不过去' });
    expect(await rowOf(waiting)).toMatchObject({ plannedFrom: null, plannedTo: null });
  });

  it('is made of a report that can wait: its clock begins then, and its reporter is told', async () => {
    const { data } = await report();
    expect((await fireDispatch(data.ticketId, 'maintain')).data).toHaveProperty([
      'fields',
      'data.plannedFrom',
    ]);
    const plannedFrom = at('2026-11-30T09:00');
    const planned = await fireDispatch(data.ticketId, 'maintain', { plannedFrom, text: '换茬停用时做' });
    expect(planned.data).toMatchObject({ kind: 'MAINTENANCE', state: 'SUBMITTED', plannedFrom });
    expect(planned.data.clock).toMatchObject({ usedMs: 0, isLate: false });
    expect(planned.data.actions).not.toContain('maintain');
    expect(await eventsOf(reporterId)).toEqual(['REPAIR_PLANNED']);
  });
});

describe('a guest', () => {
  const phoneNumber = '15400007777';
  const code = () => insertCode(portal.db, phoneNumber, 'REPAIR', { at: new Date(now) });
  const submitAsGuest = async (verifyCode: string, asset = `code-${assetId}`) =>
    portal.call('POST /api/propertyManage/repair/submitAsGuest', {
      asset,
      description: '电机不转，闻到焦味',
      phoneNumber,
      verifyCode,
    });

  it('reports what carries a label by a code, and follows it by a key', async () => {
    expect(await codeOf(submitAsGuest('000000'))).toBe(retCodes.VERIFY_CODE_WRONG);
    const verifyCode = await code();
    const { data } = await submitAsGuest(verifyCode);
    expect(data.no).toMatch(/^BX20261123-/);
    expect(await codeOf(submitAsGuest(verifyCode))).toBe(retCodes.VERIFY_CODE_WRONG);
    const followed = await portal.call('GET /api/propertyManage/repair/queryAsGuest', { key: data.key });
    expect(followed.data).toMatchObject({ no: data.no, state: 'SUBMITTED', locationText: '2号温室 B区3跨' });
    expect(JSON.stringify(followed.data)).not.toContain(phoneNumber);
    const [row] = (await portal.call(managed, {}, await asDispatcher())).data.rows;
    expect(row).toMatchObject({ no: data.no, reporterName: '访客' });
    expect(await codeOf(portal.call('GET /api/propertyManage/repair/queryAsGuest', { key: 'x' }))).toBe(
      retCodes.NOT_FOUND,
    );
  });

  it('cannot report more than three times a day, nor an asset that is not open to guests', async () => {
    for (const _each of [1, 2, 3])
      await insertTicket(portal.db, { phone: phoneNumber, guestKeyHash: ulid(), createdAt: new Date(ten) });
    now += 2 * minute;
    expect(await codeOf(submitAsGuest(await code()))).toBe(retCodes.TOO_FREQUENT);
    const closed = await insertAsset(portal.db, { guests: false });
    expect(await codeOf(submitAsGuest('000000', `code-${closed}`))).toBe(retCodes.RIGHT_MISSING);
  });

  it('confirms and rates by the key, says what is not repaired, and reopens; not with another key', async () => {
    const key = 'k'.repeat(43);
    const at = { reporterId: null, guestKeyHash: hashToken(key), finishedAt: new Date(now) };
    const id = await processing({ ...at, status: 'FINISHED' });
    const fireAsGuest = async (event: string, data: object = {}, by = key) =>
      portal.call('POST /api/propertyManage/repair/operateAsGuest', {
        key: by,
        event,
        version: (await rowOf(id)).version,
        data,
      });
    expect(await codeOf(fireAsGuest('confirm', {}, 'x'))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(fireAsGuest('cancel'))).toBe(retCodes.PARAMETER_INVALID);
    expect((await fireAsGuest('notFixed')).data).toHaveProperty(['fields', 'data.text']);
    const { data: again } = await fireAsGuest('notFixed', { text: '还在漏' });
    expect(again).toMatchObject({ state: 'PROCESSING', actions: [] });
    expect(await eventsOf(workerId)).toEqual(['REPAIR_NOT_FIXED']);
    expect(await codeOf(fireAsGuest('confirm'))).toBe(retCodes.TRANSITION_REFUSED);
    await fireWork(id, 'finish', await finished());
    const { data: closed } = await fireAsGuest('confirm', { text: '谢谢' });
    expect(closed).toMatchObject({ state: 'CLOSED', rating: null, actions: ['reopen', 'rate'] });
    expect((await fireAsGuest('rate', { rating: 4 })).data).toMatchObject({ rating: 4, actions: ['reopen'] });
    const seen = await portal.call(managedOne, { id }, await asDispatcher());
    expect(seen.data.logs.at(-1)).toMatchObject({ event: 'rate', who: '访客' });
    expect((await fireAsGuest('reopen', { text: '又坏了' })).data).toMatchObject({ state: 'REOPENED' });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_REOPENED']);
  });

  it('is not asked to accept a quote, which nobody would answer', async () => {
    const id = await processing({ reporterId: null, guestKeyHash: 'h' });
    const shown = await portal.call(job, { id }, await asWorker());
    expect(shown.data.actions).not.toContain('quote');
  });
});

describe('from report to close', () => {
  it('goes through quote and parts with a clock that rests', async () => {
    const { data } = await report();
    const id = data.ticketId;
    now = ten + 11 * minute;
    const sent = await fireDispatch(id, 'assign', { workerId });
    expect(sent.data).toMatchObject({ state: 'ASSIGNED', workerId, phone: '15400002222' });
    expect(await eventsOf(workerId)).toEqual(['REPAIR_JOB']);
    now = ten + hour;
    expect((await fireWork(id, 'take')).data.actions).toEqual(['quote', 'hold', 'finish', 'note']);
    now = ten + 2 * hour;
    const lines = [
      { name: '卷膜电机 80 W', fen: 62_000 },
      { name: '工时', fen: 24_000 },
    ];
    const quoted = await fireWork(id, 'quote', { lines, text: '已过保' });
    expect(quoted.data).toMatchObject({
      state: 'QUOTED',
      quote: { totalFen: 86_000 },
      clock: { usedMs: 2 * hour, pausedAt: now, dueAt: null },
    });
    // Overnight: the clock rests in any case, and the pause moves what is due.
    now = at('2026-11-24T09:30');
    const accepted = await fire(id, 'acceptQuote');
    expect(accepted.data.clock).toMatchObject({ usedMs: 2 * hour, dueAt: at('2026-11-24T15:30') });
    expect(await eventsOf(workerId)).toContain('REPAIR_QUOTE_ANSWERED');
    await fireWork(id, 'hold', { text: '等冷凝水泵', holdUntil: '2026-11-25' });
    now = at('2026-11-25T09:30');
    await fireWork(id, 'resume');
    expect((await rowOf(id)).finishDueAt).toEqual(new Date(at('2026-11-25T15:30')));
    const done = await fireWork(id, 'finish', await finished());
    expect(done.data).toMatchObject({ state: 'FINISHED', closesAt: at('2026-11-30T09:30') });
    expect((await fire(id, 'notFixed', { text: '还是异响' })).data.state).toBe('PROCESSING');
    await fireWork(id, 'finish', await finished());
    const closed = await fire(id, 'confirm', { rating: 5 });
    expect(closed.data).toMatchObject({ state: 'CLOSED', rating: 5, actions: ['reopen'] });
    const told = closed.data.logs.map(({ event }) => event);
    expect(told).toEqual([
      'submit',
      'assign',
      'take',
      'quote',
      'acceptQuote',
      'hold',
      'resume',
      'finish',
      'notFixed',
      'finish',
      'confirm',
    ]);
  });

  it('needs a photo and a note to be finished, a sum to be quoted, a reason and a day to wait', async () => {
    const id = await processing();
    const faultsOf = async (event: string, data: object) => {
      const { data: refused } = (await fireWork(id, event, data)) as unknown as { data: { fields: object } };
      return Object.keys(refused.fields);
    };
    expect(await faultsOf('finish', {})).toEqual(['data.text', 'data.photos']);
    expect(await faultsOf('quote', { lines: [{ name: '人工', fen: 0 }] })).toEqual(['data.lines']);
    expect(await faultsOf('hold', {})).toEqual(['data.text', 'data.holdUntil']);
    expect(await faultsOf('hold', { text: '等件', holdUntil: '2026-11-22' })).toEqual(['data.holdUntil']);
  });

  it('shows the reporter what the worker has photographed, and nothing internal', async () => {
    const id = await processing();
    await fireWork(id, 'note', { text: '业主脾气急' });
    const { photos, text } = await finished();
    await fireWork(id, 'finish', { photos, text });
    const own = (await portal.call(detail, { id }, await asUser())).data;
    expect(own.finishPhotos).toEqual(photos);
    expect(own.logs.map(({ event }) => event)).toEqual(['finish']);
    // There is no such file in the store, but who may not see it would not get that far.
    const show = async (token: string) =>
      (await portal.app.inject({ url: `/api/fms/show/${photos[0]}_0`, headers: { token } })).statusCode;
    expect(await show(await asUser(otherId))).toBe(404);
    const theirs = (await portal.call(job, { id }, await asWorker())).data;
    expect(theirs.logs.map(({ event }) => event)).toEqual(['note', 'finish']);
  });

  it('is closed when nobody answers for three working days, and told once when it is late', async () => {
    const silent = await processing();
    const late = await processing({ priority: 'HIGH' });
    await fireWork(silent, 'finish', await finished());
    now = at('2026-11-26T09:59');
    await settle();
    await settle();
    expect(await rowOf(silent)).toMatchObject({ status: 'FINISHED' });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_LATE']);
    expect((await portal.call(detail, { id: late }, await asUser())).data.logs).toMatchObject([
      { event: 'late' },
    ]);
    now = at('2026-11-26T10:00');
    await settle();
    expect(await rowOf(silent)).toMatchObject({ status: 'CLOSED', rating: null });
    expect((await fire(silent, 'rate', { rating: 4 })).data).toMatchObject({ rating: 4 });
  });

  it('reminds the dispatchers once when nobody has answered in time', async () => {
    await report();
    now = ten + 30 * minute;
    await settle();
    await settle();
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_UNANSWERED']);
  });

  it('is reopened within seven days, urgently and with a new clock', async () => {
    const id = await insertTicket(portal.db, {
      reporterId,
      assigneeId: workerId,
      status: 'CLOSED',
      priority: 'LOW',
      closedAt: new Date(ten),
      createdAt: new Date(ten - 24 * hour),
    });
    now = ten + 7 * 24 * hour;
    expect(await codeOf(fire(id, 'reopen', { text: '又坏了' }))).toBe(retCodes.TRANSITION_REFUSED);
    now -= minute;
    const { data } = await fire(id, 'reopen', { text: '又坏了' });
    expect(data).toMatchObject({ state: 'REOPENED', priority: 'HIGH', clock: { usedMs: 0, pausedAt: null } });
    expect(await eventsOf(dispatcherId)).toEqual(['REPAIR_REOPENED']);
    expect((await fireDispatch(id, 'assign')).data.state).toBe('ASSIGNED');
  });

  it('is urged once an hour', async () => {
    const { data } = await report();
    const urged = (await fire(data.ticketId, 'urge')).data as OwnRepairDetail;
    expect(urged.urgeFrom).toBe(ten + hour);
    now = ten + 59 * minute;
    const refused = await fire(data.ticketId, 'urge');
    expect(refused.header.retCode).toBe(retCodes.TOO_FREQUENT);
    expect(refused.data).toMatchObject({ retryAfter: 60 });
    now = ten + hour;
    expect(await codeOf(fire(data.ticketId, 'urge'))).toBe('000000');
  });
});

describe('who may do what', () => {
  it('a ticket is nobody else’s', async () => {
    const { data } = await report();
    expect(await codeOf(portal.call(detail, { id: data.ticketId }, await asUser(otherId)))).toBe(
      retCodes.NOT_FOUND,
    );
    expect(await codeOf(fire(data.ticketId, 'cancel', { text: '不用了' }, otherId))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(portal.call(job, { id: data.ticketId }, await asWorker()))).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(list, {}, await asUser(otherId))).data.total).toBe(0);
  });

  it('a quote for an enterprise is accepted by who has its money', async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: '云岫晨露月季种苗有限公司' });
    const quoted = { status: 'QUOTED', enterpriseId, quoteFen: 86_000 } as const;
    const id = await processing(quoted);
    const member = (userId: string, memberRole: 'STAFF' | 'FINANCE') =>
      portal.logIn({ userId, userType: '200', enterpriseId, memberRole, auditStatus: '2' });
    const answer = async (token: string) =>
      codeOf(portal.call(operate, { id, event: 'acceptQuote', version: 1, data: {} }, token));
    expect(await answer(await member(reporterId, 'STAFF'))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await answer(await member(otherId, 'STAFF'))).toBe(retCodes.NOT_FOUND);
    expect(await answer(await member(otherId, 'FINANCE'))).toBe('000000');
  });

  it('of two workers who take a ticket at once, exactly one gets it', async () => {
    const id = await insertTicket(portal.db, { reporterId, status: 'ASSIGNED' });
    const tokens = [await asWorker(), await asWorker(secondWorkerId)];
    const free = await portal.call(jobs, { tab: 'FREE' }, tokens[0]);
    expect(free.data.rows).toMatchObject([{ ticketId: id, actions: ['take'] }]);
    const answers = await Promise.all(
      tokens.map((token) => codeOf(portal.call(work, { id, event: 'take', version: 1, data: {} }, token))),
    );
    expect(answers.filter((code) => code === '000000')).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'PROCESSING', version: 2 });
  });

  it('a report is merged into an open one, whose end its reporter is told of', async () => {
    const into = await processing({ reporterId: otherId });
    const { data } = await report();
    const seen = await portal.call(managedOne, { id: data.ticketId }, await asDispatcher());
    expect(seen.data.similar).toMatchObject([{ ticketId: into }]);
    expect(await codeOf(fireDispatch(data.ticketId, 'merge', { into: data.ticketId }))).toBe(
      retCodes.FIELD_REFUSED,
    );
    expect((await fireDispatch(data.ticketId, 'merge', { into })).data.state).toBe('MERGED');
    expect(await eventsOf(reporterId)).toEqual(['REPAIR_MERGED']);
    await fireWork(into, 'finish', await finished());
    await fire(into, 'confirm', {}, otherId);
    expect(await eventsOf(reporterId)).toEqual(['REPAIR_MERGED', 'REPAIR_CLOSED']);
  });

  it('the board shows what waits with whom the system would send, and the list what is late', async () => {
    for (const status of ['CLOSED', 'PROCESSING'] as const)
      await processing({ status, finishedAt: status === 'CLOSED' ? new Date(ten) : null });
    const { data } = await report();
    const { data: shown } = await portal.call(board, {}, await asDispatcher());
    expect(shown.figures).toMatchObject({ waiting: 1, processing: 1, paused: 0, finishedInMonth: 1 });
    expect(shown.waiting).toMatchObject([
      { ticketId: data.ticketId, suggested: { workerId: secondWorkerId } },
    ]);
    expect(shown.workers.find((each) => each.workerId === workerId)?.tickets).toHaveLength(2);
    now = at('2026-11-30T10:00');
    const late = await portal.call(managed, { tab: 'LATE' }, await asDispatcher());
    expect(late.data.counts).toMatchObject({ ALL: 3, LATE: 2, CLOSED: 1 });
  });

  it('assets have a number of their own and a code that stays', async () => {
    const data = { no: 'A-5F-AC02', name: '冷凝管', typeCode: 'HVAC', place: '办公楼 A 座 5 层' };
    const saved = (await portal.call(saveAsset, { data }, await asDispatcher())).data;
    expect(await codeOf(portal.call(saveAsset, { data }, await asDispatcher()))).toBe(retCodes.FIELD_REFUSED);
    const find = async () =>
      (await portal.call(assets, { keyword: 'A-5F' }, await asDispatcher())).data.rows[0];
    const before = await find();
    const changed = { id: saved.assetId, version: 1, data: { ...data, place: '办公楼 A 座 6 层' } };
    await portal.call(saveAsset, changed, await asDispatcher());
    expect(await find()).toMatchObject({ code: before?.code, data: { place: '办公楼 A 座 6 层' } });
  });
});

const isOf = (events: readonly string[], event: RepairMove) => events.includes(event);

describeTransitions<RepairState, RepairMove, RepairState>({
  states: repairStates,
  // `close` is the system's alone.
  events: repairMoves.filter((event) => event !== 'close'),
  planned: (state, event) => repairTransitions[state][event],
  next: (state, event) => nextState(repairTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await processing({
      status: state,
      closedAt: new Date(ten),
      assigneeId: workerId,
      quoteFen: 1_000,
    });
    const data = {
      text: '说明',
      photos: event === 'finish' ? [await photo(workerId)] : [],
      lines: [{ name: '工时', fen: 15_000 }],
      holdUntil: '2026-11-25',
      workerId,
      into: event === 'merge' ? await insertTicket(portal.db, { reporterId: otherId }) : undefined,
    };
    const call = isOf(reporterMoves, event) ? fire : isOf(workerMoves, event) ? fireWork : fireDispatch;
    const { header, data: moved } = await call(id, event, data);
    if (planned) expect(moved.state).toBe(planned);
    else expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  },
});
