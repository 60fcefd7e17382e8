import { repairTypeList } from '@portal/contract/repair/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { repairTickets } from '../repair.table.ts';
import { settleRepairs } from '../settle-repairs.ts';
import { insertAsset, insertPhoto, insertTicket } from './insert-ticket.ts';

const submit = 'POST /api/propertyManage/repair/submit';
export const form = 'GET /api/propertyManage/repair/queryForm';
export const list = 'GET /api/propertyManage/repair/queryList';
export const detail = 'GET /api/propertyManage/repair/queryDetail';
export const operate = 'POST /api/propertyManage/repair/operate';
export const board = 'GET /api/propertyManage/repair/queryBoard';
export const managed = 'GET /api/propertyManage/repair/queryManageList';
export const managedOne = 'GET /api/propertyManage/repair/queryManageDetail';
const dispatch = 'POST /api/propertyManage/repair/operateManage';
export const saveAsset = 'POST /api/propertyManage/repair/saveAsset';
export const assets = 'GET /api/propertyManage/repair/queryAssets';
export const jobs = 'GET /api/propertyManage/repair/queryJobs';
export const job = 'GET /api/propertyManage/repair/queryJob';
export const work = 'POST /api/propertyManage/repair/work';

export const minute = 60_000;
export const hour = 60 * minute;
export const at = (text: string) => Date.parse(`${text}:00+08:00`);
// A Monday.
export const ten = at('2026-11-23T10:00');

export let portal: TestApp;
export let now: number;
export let reporterId: string;
export let otherId: string;
export let workerId: string;
export let secondWorkerId: string;
export let dispatcherId: string;
export let assetId: string;

export const setNow = (value: number) => {
  now = value;
};

/** Opens the portal for the tests of a file, and clears the data after each. */
export function useRepairPark() {
  beforeAll(async () => {
    now = ten;
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
}

// Sessions expire when unused, so tests log in again.
export const asUser = (userId = reporterId) => portal.logIn({ userId });
export const asWorker = (userId = workerId) =>
  portal.logIn({ userId, userType: '900', operatorRoles: ['REPAIR_WORKER'] });
export const asDispatcher = () =>
  portal.logIn({ userId: dispatcherId, userType: '900', operatorRoles: ['OP_PROPERTY'] });
const content = (more: object = {}) => ({
  locationText: '2号温室 B区3跨',
  typeCode: 'GREENHOUSE',
  description: '卷膜电机不转。按升膜没有反应，能听到继电器响',
  priority: 'HIGH',
  phone: '15400002222',
  ...more,
});
export const report = async (more: object = {}, as = reporterId) =>
  portal.call(submit, { data: content(more) }, await asUser(as));
export const rowOf = async (id: string) => {
  const [row] = await portal.db.select().from(repairTickets).where(eq(repairTickets.id, id));
  if (!row) throw new Error('no such ticket');
  return row;
};
export const codeOf = async (answer: Promise<{ header: { retCode: string } }>) =>
  (await answer).header.retCode;
export const fire = async (id: string, event: string, data: object = {}, as = reporterId) =>
  portal.call(operate, { id, event, version: (await rowOf(id)).version, data }, await asUser(as));
export const fireWork = async (id: string, event: string, data: object = {}, as = workerId) =>
  portal.call(work, { id, event, version: (await rowOf(id)).version, data }, await asWorker(as));
export const fireDispatch = async (id: string, event: string, data: object = {}) =>
  portal.call(dispatch, { id, event, version: (await rowOf(id)).version, data }, await asDispatcher());
export const settle = () => settleRepairs({ ...portal, clock: { now: () => new Date(now) } });
export const eventsOf = async (id: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, id))).map(({ eventCode }) => eventCode);
export const photo = (owner: string) => insertPhoto(portal.db, owner);
export const finished = async () => ({ text: '换了限位开关，升降各试三次', photos: [await photo(workerId)] });
export const processing = (given: object = {}) =>
  insertTicket(portal.db, {
    reporterId,
    assigneeId: workerId,
    status: 'PROCESSING',
    createdAt: new Date(ten),
    ...given,
  });
