import { retCodes } from '@portal/contract/ret-code';
import type { Right } from '@portal/contract/rights/subjects';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import {
  customRoleChanges,
  customRoleGrants,
  customRoles,
} from '../../platform/session/custom-role.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertBuilding } from '../building/testing/insert-building.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { insertRole, insertRoleGrant } from './testing/insert-role.ts';

const propose = 'POST /api/userManage/customRole/propose';
const operate = 'POST /api/userManage/customRole/operate';
const grant = 'POST /api/userManage/customRole/grant';
const operateGrant = 'POST /api/userManage/customRole/operateGrant';
const detail = 'GET /api/userManage/customRole/queryDetail';
const bills = 'GET /api/propertyManage/bill/queryManageList';

let now = testNow;
let portal: TestApp;
let first: { id: string; token: string };
let second: { id: string; token: string };
let holder: { id: string; token: string };

async function operator(...operatorRoles: 'OP_ADMIN'[]) {
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles });
  return { id, token: await portal.logIn({ userId: id, userType: '900', operatorRoles }) };
}

beforeAll(async () => {
  portal = await openTestApp(() => now);
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = testNow;
  await portal.db.delete(customRoleGrants);
  await portal.db.delete(customRoleChanges);
  await portal.db.delete(customRoles);
  await portal.db.delete(messages);
  first = await operator('OP_ADMIN');
  second = await operator('OP_ADMIN');
  holder = await operator();
});

const role = {
  name: '前台收银',
  rights: ['BILL:SEE', 'RECEIPT:SEE', 'RECEIPT:HANDLE'] as Right[],
  scope: 'ALL',
};
const enter = (given: object = {}, more: object = {}, token = first.token) =>
  portal.call(propose, { data: { ...role, ...given }, reason: '前台只收款', ...more }, token);
const decide = (id: string, event: string, token = second.token, more: object = {}) =>
  portal.call(operate, { id, event, version: 1, opinion: '', ...more }, token);

it('puts a role into force by two administrators, and the next call of its holder follows it', async () => {
  const entered = await enter();
  expect(entered.header.retCode).toBe(retCodes.SUCCESS);
  const { id, changeId } = entered.data;
  expect((await decide(changeId, 'approve', first.token)).header.retCode).toBe(retCodes.RIGHT_MISSING);
  expect((await decide(changeId, 'approve')).data.state).toBe('APPROVED');
  const data = { userId: holder.id, from: '2026-11-01', until: null };
  const asked = await portal.call(grant, { id, data, reason: '新来的前台' }, first.token);
  expect((await portal.call(bills, {}, holder.token)).header.retCode).toBe(retCodes.SECURITY_STOP);
  const given = { id: asked.data.id, event: 'approve', version: 1, opinion: '' };
  expect((await portal.call(operateGrant, given, first.token)).header.retCode).toBe(retCodes.RIGHT_MISSING);
  expect((await portal.call(operateGrant, given, second.token)).data.state).toBe('APPROVED');
  expect((await portal.call(bills, {}, holder.token)).header.retCode).toBe(retCodes.SUCCESS);
  // Other rights take effect without a new login.
  const { version } = (await portal.call(detail, { id }, first.token)).data;
  const change = await enter({ rights: ['RECEIPT:SEE'] }, { id, version });
  await decide(change.data.changeId, 'approve');
  expect((await portal.call(bills, {}, holder.token)).header.retCode).toBe(retCodes.RIGHT_MISSING);
  const sent = await portal.db
    .select({ code: messages.eventCode })
    .from(messages)
    .where(eq(messages.userId, holder.id));
  expect(sent.map(({ code }) => code).sort()).toEqual(['CUSTOM_ROLE_CHANGED', 'CUSTOM_ROLE_GRANTED']);
  const logged = await portal.db
    .select({ event: operLogs.event })
    .from(operLogs)
    .where(and(eq(operLogs.entity, 'customRoleChange'), eq(operLogs.entityId, changeId)));
  expect(logged.map(({ event }) => event).sort()).toEqual([
    'customRoleChange.approve',
    'customRoleChange.propose',
  ]);
});

it.each([
  [{ rights: [] }, 'data.rights', '至少选一项'],
  [{ rights: ['BILL:EXPORT'] }, 'data.rights', '“账单”要先能看'],
  [{ rights: ['RECEIPT:SEE', 'RECEIPT:HANDLE', 'RECEIPT:DECIDE'] }, 'data.rights', '不能同时填办和批'],
  [{ rights: ['RECEIPT:SEE'], scope: 'BUILDINGS', places: ['x'] }, 'data.rights', '范围收窄的角色不能有'],
  [{ rights: ['BILL:SEE', 'BILL:EXPORT'], masked: true }, 'data.rights', '不能导出“账单”'],
  [{ rights: ['BILL:SEE'], scope: 'BUILDINGS', places: [] }, 'data.places', '至少选一处'],
  [{ rights: ['BILL:SEE'], scope: 'BUILDINGS', places: ['gone'] }, 'data.places', '已不存在'],
  [{ rights: ['BILL:SEE'], name: '一' }, 'data.name', '2'],
])('refuses %j at %s', async (given, field, text) => {
  const { header, data } = await enter(given);
  expect(header.retCode).not.toBe(retCodes.SUCCESS);
  expect(JSON.stringify({ header, data })).toContain(text);
  expect(JSON.stringify({ header, data })).toContain(field);
});

it('keeps names apart, one change at a time, and refuses one that changes nothing', async () => {
  const id = await insertRole(portal.db, { ...role, scope: 'ALL' });
  expect((await enter()).header.retMsg).toContain('已有同名角色');
  const same = await enter({ nameEn: '', note: '', places: [], masked: false }, { id, version: 1 });
  expect(same.header.retMsg).toContain('没有改动');
  expect((await enter({ rights: ['BILL:SEE'] }, { id, version: 1 })).header.retCode).toBe(retCodes.SUCCESS);
  const again = await enter({ rights: ['METER:SEE'] }, { id, version: 1 }, second.token);
  expect(again.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});

it('lets two administrators decide one change once', async () => {
  const third = await operator('OP_ADMIN');
  const { changeId } = (await enter()).data;
  const answers = await Promise.all([
    decide(changeId, 'approve'),
    decide(changeId, 'refuse', third.token, { opinion: '再想想' }),
  ]);
  const codes = answers.map(({ header }) => header.retCode);
  expect(codes.filter((code) => code === retCodes.SUCCESS)).toHaveLength(1);
});

it('needs a reason to refuse and to revoke, and gives nobody their own role', async () => {
  const { changeId } = (await enter()).data;
  expect((await decide(changeId, 'refuse')).header.retCode).toBe(retCodes.FIELD_REFUSED);
  const id = await insertRole(portal.db, { rights: ['BILL:SEE'] });
  const data = { userId: first.id, from: '2026-11-01', until: null };
  const own = await portal.call(grant, { id, data, reason: '给自己' }, first.token);
  expect(own.header.retMsg).toContain('不能给自己');
  const asked = await portal.call(
    grant,
    { id, data: { ...data, userId: second.id }, reason: '管理员' },
    first.token,
  );
  const decided = { id: asked.data.id, event: 'approve', version: 1, opinion: '' };
  expect((await portal.call(operateGrant, decided, second.token)).header.retCode).toBe(
    retCodes.RIGHT_MISSING,
  );
});

it('holds from its first day until its last, and until it is revoked or the role ends', async () => {
  const roleId = await insertRole(portal.db, { rights: ['BILL:SEE'] });
  const days = { fromDay: '2026-11-22', untilDay: '2026-11-23' };
  const id = await insertRoleGrant(portal.db, { roleId, userId: holder.id, ...days });
  const may = async () => {
    const token = await portal.logIn({ userId: holder.id, userType: '900', operatorRoles: [] });
    return (await portal.call(bills, {}, token)).header.retCode === retCodes.SUCCESS;
  };
  const admin = () => portal.logIn({ userId: first.id, userType: '900', operatorRoles: ['OP_ADMIN'] });
  expect(await may()).toBe(false);
  now = new Date('2026-11-21T16:00:00Z');
  expect(await may()).toBe(true);
  now = new Date('2026-11-23T15:59:00Z');
  expect(await may()).toBe(true);
  const revoked = { id, event: 'revoke', version: 1, opinion: '换岗了' };
  expect((await portal.call(operateGrant, revoked, await admin())).data.state).toBe('REVOKED');
  expect(await may()).toBe(false);
  await insertRoleGrant(portal.db, { roleId, userId: holder.id });
  expect(await may()).toBe(true);
  await portal.call(
    'POST /api/userManage/customRole/end',
    { id: roleId, version: 1, reason: '不用了' },
    await admin(),
  );
  expect(await may()).toBe(false);
});

it('shows the menu and the counts of a holder before anything is stored', async () => {
  const buildingId = await insertBuilding(portal.db);
  const data = { ...role, rights: ['BUILDING:SEE', 'LEASE:SEE'], scope: 'BUILDINGS', places: [buildingId] };
  const seen = await portal.call('POST /api/userManage/customRole/preview', { data }, first.token);
  const pages = JSON.stringify(seen.data.menu);
  for (const page of ['/manage/home', '/manage/building', '/manage/contract']) expect(pages).toContain(page);
  expect(pages).not.toContain('/manage/bill"');
  // Without a right to change anything, its pages only show.
  expect(pages.match(/"readsOnly":true/g)).toHaveLength(2);
  expect(seen.data.hidden).toContain('账单');
  expect(seen.data.counts).toEqual([
    { subject: 'BUILDING', label: '楼宇与单元', count: 0, readsOnly: true },
    { subject: 'LEASE', label: '合同', count: 0, readsOnly: true },
  ]);
});
