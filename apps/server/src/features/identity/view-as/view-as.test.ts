import { endpoints } from '@portal/contract/collected/endpoints';
import { refusesViewers } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq, like } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { messages } from '../../message/message.table.ts';
import { messageInWords } from '../../message/testing/message-in-words.ts';
import { insertUser } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

const begin = 'POST /api/userManage/viewAs/begin';
const end = 'POST /api/userManage/viewAs/end';
const info = 'GET /api/userManage/userInfo/queryDetail';
const reason = '协助用户核对账单页面';

let portal: TestApp;
let now = testNow.getTime();
let user: UserRow;
let adminId: string;
let admin: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = testNow.getTime();
  user = await insertUser(portal.db, { userType: '100' });
  const operatorRoles = ['OP_ADMIN' as const];
  adminId = (await insertUser(portal.db, { userType: '900', operatorRoles })).id;
  admin = await portal.logIn({ userId: adminId, userType: '900', operatorRoles });
});

async function view(userId: unknown = user.id, as?: string) {
  return portal.call(begin, { userId, reason }, as ?? admin);
}
const codeOf = async (key: string, token?: string) =>
  (await portal.call(key as typeof info, {}, token)).header.retCode;

it('reads as the user for a quarter of an hour, and no longer', async () => {
  const { header, data } = await view();
  const until = now + 15 * 60_000;
  expect(data).toMatchObject({ userId: user.id, viewing: { until } });
  const seen = await portal.call(info, {}, header.token);
  expect(seen.data).toMatchObject({ loginName: user.loginName, SECURELOGIN: '0', viewing: { until } });
  expect(await codeOf('GET /api/userManage/menu/queryList', header.token)).toBe('000000');
  now = until + 1;
  expect(await codeOf(info, header.token)).toBe(retCodes.TOKEN_EXPIRED);
  expect(await codeOf(info, admin)).toBe('000000');
});

/** Access kinds that refuse other types of account before anything else. */
const ofEnterprises: readonly string[] = ['enterprise', 'audited', 'finance', 'leaders'];

it('refuses every write of the contract, with an explanation', async () => {
  const { header } = await view();
  const writes = endpoints.filter((one) => refusesViewers(one) && !Array.isArray(one.access));
  expect(writes.length).toBeGreaterThan(30);
  for (const { path, access } of writes) {
    const answer = await portal.call(`POST ${path}` as typeof begin, {} as never, header.token);
    // A wrong type of account is reported first.
    const expected = typeof access === 'string' && ofEnterprises.includes(access);
    if (!expected) expect([path, answer.header.retMsg]).toEqual([path, m.refusal_viewing()]);
    expect([path, answer.header.retCode]).toEqual([path, retCodes.RIGHT_MISSING]);
  }
  const [kept] = await portal.db.select().from(users).where(eq(users.id, user.id));
  expect(kept?.version).toBe(1);
});

it('has none of the administrator’s rights', async () => {
  const { header } = await view();
  expect(await codeOf('GET /api/userManage/user/queryList', header.token)).toBe(retCodes.SECURITY_STOP);
  expect((await view(user.id, header.token)).header.retCode).toBe(retCodes.SECURITY_STOP);
});

it('is announced to the user, who sees it among their devices and can end it', async () => {
  const own = await portal.logIn({ userId: user.id });
  const { header } = await view();
  const sent = await portal.db.select().from(messages).where(eq(messages.userId, user.id));
  const [notice] = sent.map(messageInWords);
  expect(notice).toMatchObject({ eventCode: 'VIEWED', body: expect.stringContaining(reason) });
  const { data } = await portal.call('GET /api/userManage/session/queryList', {}, own);
  const device = data.find(({ isCurrent }) => !isCurrent);
  expect(device).toMatchObject({ deviceName: '平台管理员（只读查看）', ip: '' });
  await portal.call('POST /api/userManage/session/kick', { sessionId: device?.sessionId }, own);
  expect(await codeOf(info, header.token)).toBe(retCodes.TOKEN_KICKED);
});

it('ends when the administrator ends it, and the log names them at start and end', async () => {
  const { header } = await view();
  expect((await portal.call(end, {}, header.token)).data).toEqual({ done: true });
  expect(await codeOf(info, header.token)).toBe(retCodes.NOT_LOGGED_IN);
  expect(await codeOf(info, admin)).toBe('000000');
  const rows = await portal.db
    .select()
    .from(operLogs)
    .where(and(eq(operLogs.entityId, user.id), like(operLogs.event, 'user.view%')))
    .orderBy(asc(operLogs.event));
  expect(rows.map(({ event, userId, actingRole, reason: why }) => [event, userId, actingRole, why])).toEqual([
    ['user.viewBegin', adminId, 'OP_ADMIN', reason],
    ['user.viewEnd', adminId, 'OP_ADMIN', null],
  ]);
});

it('ends with the session it was opened from', async () => {
  const { header } = await view();
  await portal.call('POST /api/userManage/logout', {}, admin);
  expect(await codeOf(info, header.token)).toBe(retCodes.NOT_LOGGED_IN);
});

it('is limited to administrators and users who can log in, and needs a reason', async () => {
  const auditor = await portal.logIn({ userType: '900', operatorRoles: ['OP_AUDIT'] });
  expect((await view(user.id, auditor)).header.retCode).toBe(retCodes.SECURITY_STOP);
  expect((await portal.call(begin, { userId: user.id, reason })).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  expect((await view(ulid())).header.retCode).toBe(retCodes.NOT_FOUND);
  const operator = await insertUser(portal.db, { userType: '900' });
  expect((await view(operator.id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  const frozen = await insertUser(portal.db, { status: 'FROZEN' });
  expect((await view(frozen.id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  const { data } = await portal.call(begin, { userId: user.id, reason: ' ' }, admin);
  expect(data).toMatchObject({ fields: { reason: '请填写原因' } });
  expect((await portal.call(end, {}, admin)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});
