import { userEvents, userStatuses, userTransitions } from '@portal/contract/identity/user';
import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customRoleGrants, customRoles } from '../../../platform/session/custom-role.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertUser, nextPhone, password, shaOf } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';

const list = 'GET /api/userManage/user/queryList';
const detail = 'GET /api/userManage/user/queryDetail';
const operate = 'POST /api/userManage/user/operate';
const login = 'POST /api/userManage/login';
const info = 'GET /api/userManage/userInfo/queryDetail';

let portal: TestApp;
let admin: { id: string; token: string };
let user: UserRow;

beforeAll(async () => {
  portal = await openTestApp();
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  admin = { id, token: await portal.logIn({ userId: id, userType: '900', operatorRoles: ['OP_ADMIN'] }) };
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db, { userType: '100', name: '苏见微', phoneNumber: nextPhone() });
});

const find = async (input: Record<string, unknown>) => (await portal.call(list, input, admin.token)).data;
const see = async (id = user.id) => (await portal.call(detail, { id }, admin.token)).data;
const act = (event: string, given: object = {}) =>
  portal.call(operate, { id: user.id, event, version: 1, ...given }, admin.token);
const logIn = (given = password) =>
  portal.call(login, { loginName: user.loginName, password_sha: shaOf(given) });

it('finds accounts by name, login name and number, and masks the number', async () => {
  const keywords = [user.loginName.toUpperCase(), user.phoneNumber, user.phoneNumber.slice(-5)];
  for (const keyword of keywords)
    expect((await find({ keyword })).rows.map(({ userId }) => userId)).toEqual([user.id]);
  const { rows } = await find({ accountType: '100', keyword: '苏见微', pageSize: 1 });
  expect(rows[0]?.phoneNumber).toBe(`${user.phoneNumber.slice(0, 3)}****${user.phoneNumber.slice(-4)}`);
  expect(JSON.stringify(rows)).not.toContain(user.phoneNumber);
  expect((await find({ roleCode: 'OP_ADMIN' })).rows.map(({ userId }) => userId)).toContain(admin.id);
  expect((await find({ keyword: '%' })).total).toBe(0);
  const frozen = await find({ status: 'FROZEN' });
  expect(frozen.rows.map(({ userId }) => userId)).not.toContain(user.id);
});

it('shows an account with its sessions and logins, without the password hash', async () => {
  await logIn();
  const data = await see();
  expect(data).toMatchObject({ userId: user.id, phoneNumber: user.phoneNumber, failures: 0 });
  expect([data.sessions, data.logins].map(({ length }) => length)).toEqual([1, 1]);
  expect(data.actions).toEqual(['freeze', 'endSessions', 'viewAs']);
  expect(JSON.stringify(data)).not.toContain('argon2');
  const unknown = await portal.call(detail, { id: ulid() }, admin.token);
  expect(unknown.header.retCode).toBe(retCodes.NOT_FOUND);
});

it('offers no actions against the own account', async () => {
  expect((await see(admin.id)).actions).toEqual(['grantRole', 'revokeRole']);
});

it('unlocks a login name', async () => {
  for (let wrong = 0; wrong < 5; wrong++) await logIn('wrong');
  expect((await logIn()).header.retCode).toBe(retCodes.ACCOUNT_LOCKED);
  const locked = await see();
  expect(locked.failures).toBeGreaterThanOrEqual(5);
  expect(locked.lockedUntil).not.toBeNull();
  expect(locked.actions).toContain('unlock');
  expect((await act('unlock')).data).toEqual({ status: 'NORMAL', version: 1 });
  expect((await logIn()).header.retCode).toBe('000000');
});

it('ends all sessions, with a reason', async () => {
  const { header } = await logIn();
  expect((await act('endSessions')).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  expect((await act('endSessions', { reason: '疑似他人登录' })).data.version).toBe(1);
  expect((await portal.call(info, {}, header.token)).header).toMatchObject({
    retCode: retCodes.TOKEN_KICKED,
    retMsg: '管理员已结束您的登录：疑似他人登录',
  });
  expect((await see()).sessions).toEqual([]);
});

it('freezes an administrator only while another one remains', async () => {
  const other = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  const given = { id: other.id, reason: '离岗' };
  expect((await act('freeze', given)).data.status).toBe('FROZEN');
  const frozen = await portal.logIn({ userId: other.id, userType: '900', operatorRoles: ['OP_ADMIN'] });
  const back = { id: admin.id, event: 'freeze', version: 1, reason: '离岗' };
  expect((await portal.call(operate, back, frozen)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});

const pairs = userStatuses.flatMap((status) => userEvents.map((event) => [status, event] as const));
it.each(pairs)('an account that is %s handles %s as the transition table says', async (status, event) => {
  const { id } = await insertUser(portal.db, { userType: '100', status });
  const { header } = await act(event, { id, reason: '核对身份' });
  const next = userTransitions[status][event];
  const { status: after, version } = await see(id);
  // An event that leaves the account unchanged keeps its version, so no edit becomes stale.
  if (next) expect([header.retCode, after, version]).toEqual(['000000', next, next === status ? 1 : 2]);
  else expect([header.retCode, after, version]).toEqual([retCodes.TRANSITION_REFUSED, status, 1]);
});

it('shows the roles of the park’s own that an operator holds today', async () => {
  const operator = await insertUser(portal.db, { userType: '900', phoneNumber: nextPhone() });
  const [roleId, endedId] = [ulid(), ulid()];
  const content = {
    name: '前台收银',
    nameEn: 'Front desk cashier',
    note: '',
    rights: ['BILL:SEE' as const],
    scope: 'ALL' as const,
    places: [],
    masked: false,
  };
  await portal.db.insert(customRoles).values([
    { id: roleId, name: '前台收银', content },
    { id: endedId, name: '旧收银', content, isEnded: true },
  ]);
  const grant = { userId: operator.id, reason: '顶班', state: 'APPROVED', decidedBy: admin.id } as const;
  await portal.db.insert(customRoleGrants).values([
    { ...grant, id: ulid(), createdBy: ulid(), roleId, fromDay: '2026-01-01', untilDay: null },
    { ...grant, id: ulid(), createdBy: ulid(), roleId: endedId, fromDay: '2026-01-01', untilDay: null },
  ]);
  const held = [{ roleCode: roleId, roleName: '前台收银' }];
  expect((await see(operator.id)).roleInfos).toEqual(held);
  expect((await find({ keyword: operator.loginName })).rows[0]?.roleInfos).toEqual(held);
  const { header, data } = await portal.call(login, {
    loginName: operator.loginName,
    password_sha: shaOf(password),
  });
  expect(data.roleInfos).toEqual(held);
  expect((await portal.call(info, {}, header.token)).data).not.toBeNull();
  await portal.db.update(customRoleGrants).set({ untilDay: '2026-01-02' });
  expect((await see(operator.id)).roleInfos).toEqual([]);
});
