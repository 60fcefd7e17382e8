import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser, password, shaOf } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';
import { lockout } from './login-attempts.ts';

const login = 'POST /api/userManage/login';
const right = shaOf(password);
const wrong = shaOf('wrong');

let portal: TestApp;
let now = testNow.getTime();
let user: UserRow;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db);
});

const logIn = (loginName: string, sha: string, token?: string) =>
  portal.call(login, { loginName, password_sha: sha }, token);
const codeOf = async (loginName: string, sha: string) => (await logIn(loginName, sha)).header.retCode;

describe('success', () => {
  it('returns the token in the header and the user object in the data', async () => {
    const { header, data } = await logIn(` ${user.loginName.toUpperCase()} `, right.toUpperCase());
    expect(header).toMatchObject({ retCode: '000000', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(data).toEqual({
      userId: user.id,
      userAccId: user.userAccId,
      loginName: user.loginName,
      name: '许晚棠',
      phoneNumber: user.phoneNumber,
      userType: '200',
      roleInfos: [],
      enterpriseId: null,
      auditStatus: '0',
      avatarFileId: null,
      LOGIN: '1',
      SECURELOGIN: '0',
    });
    const info = await portal.call('GET /api/userManage/userInfo/queryDetail', {}, header.token);
    expect(info.data).toEqual(data);
  });

  it('accepts the phone number as a name, and picks its account used last', async () => {
    const person = await insertUser(portal.db, {
      userType: '100',
      phoneNumber: user.phoneNumber,
      lastLoginAt: testNow,
    });
    expect((await logIn(` ${user.phoneNumber} `, right)).data.userId).toBe(person.id);
    await logIn(user.loginName, right);
    now += 1;
    await logIn(user.loginName, right);
    expect((await logIn(user.phoneNumber, right)).data.userId).toBe(user.id);
  });

  it('returns the roles of an operator', async () => {
    const operator = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_AUDIT'] });
    const { data } = await logIn(operator.loginName, right);
    expect(data.roleInfos).toEqual([{ roleCode: 'OP_AUDIT', roleName: '入驻审核员' }]);
  });

  it('writes the log and the device', async () => {
    await logIn(user.loginName, right);
    const [log] = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, user.id));
    expect(log).toMatchObject({ event: 'user.login', userId: user.id });
    const [session] = await portal.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session).toMatchObject({ ip: '127.0.0.1', secureUntil: null });
  });

  it('works despite a token whose session was frozen', async () => {
    const token = await portal.logIn({ userId: user.id });
    await endSessions(portal.db, { userId: user.id }, 'FROZEN', '测试');
    expect((await logIn(user.loginName, right, token)).header.retCode).toBe('000000');
  });
});

describe('refusals', () => {
  it('answers the same for a wrong password and an unknown name', async () => {
    const known = await logIn(user.loginName, wrong);
    const unknown = await logIn('nobody_here', wrong);
    expect(known.header).toMatchObject({ retCode: '200001', retMsg: '用户名或密码错误' });
    expect(unknown).toEqual(known);
    expect(known.data).toEqual({ triesLeft: 4 });
    const [phone, nobodys] = [await logIn(user.phoneNumber, wrong), await logIn('13900000000', wrong)];
    expect(phone).toEqual(known);
    expect(nobodys).toEqual(known);
  });

  it('reveals a frozen account only to someone who knows its password', async () => {
    const frozen = await insertUser(portal.db, { status: 'FROZEN' });
    expect(await codeOf(frozen.loginName, wrong)).toBe(retCodes.CREDENTIALS_WRONG);
    const { header } = await logIn(frozen.loginName, right);
    expect(header).toMatchObject({ retCode: '200004', retMsg: '账号不可用，请联系园区' });
    expect(header).not.toHaveProperty('token');
  });

  it.each([
    [{}, ['loginName', 'password_sha']],
    [{ loginName: 'x', password_sha: 'Demo2026' }, ['password_sha']],
    [{ loginName: 'x'.repeat(65), password_sha: right }, ['loginName']],
  ])('%o is malformed', async (input, fields) => {
    const { header, data } = await portal.call(login, input);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual(fields);
  });

  it('ignores everything else in the request', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/userManage/login?userType=900&roleInfos=OP_ADMIN&userAccId=1&LOGIN=1&SECURELOGIN=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `loginName=${user.loginName}&password_sha=${right}&userType=900&operatorRoles=OP_ADMIN&auditStatus=2`,
    });
    expect(answer.json()).toMatchObject({
      body: { data: { userType: '200', roleInfos: [], auditStatus: '0', SECURELOGIN: '0' } },
    });
    const { token } = answer.json<{ header: { token: string } }>().header;
    const operate = await portal.app.inject({
      method: 'POST',
      url: '/api/userManage/user/operate?userType=900&roleInfos=OP_ADMIN',
      headers: { token },
    });
    expect(operate.json()).toMatchObject({ header: { retCode: retCodes.SECURITY_STOP } });
  });
});

describe('brute force', () => {
  const failFour = async (loginName: string) => {
    for (let nth = 0; nth < 4; nth++) expect(await codeOf(loginName, wrong)).toBe('200001');
  };

  it.each(['a known', 'an unknown'])('locks %s name after the fifth wrong password', async (kind) => {
    const loginName = kind === 'a known' ? user.loginName : 'nobody_at_all';
    await failFour(loginName);
    const fifth = await logIn(loginName, wrong);
    expect(fifth.header).toMatchObject({ retCode: '200002', retMsg: '账号已锁定，请 15 分钟后再试' });
    expect(fifth.data).toEqual({ retryAfter: 900 });
    now += 61_000;
    const sixth = await logIn(loginName.toUpperCase(), right);
    expect(sixth.header).toMatchObject({ retCode: '200002', retMsg: '账号已锁定，请 14 分钟后再试' });
  });

  it('unlocks after a quarter of an hour', async () => {
    await failFour(user.loginName);
    now += lockout.windowMs - 1;
    expect(await codeOf(user.loginName, wrong)).toBe('200002');
    now += lockout.lockMs - 1;
    expect(await codeOf(user.loginName, right)).toBe('200002');
    now += 1;
    expect(await codeOf(user.loginName, right)).toBe('000000');
  });

  it('forgets wrong passwords after the right one, and after a quarter of an hour', async () => {
    await failFour(user.loginName);
    expect(await codeOf(user.loginName, right)).toBe('000000');
    await failFour(user.loginName);
    now += lockout.windowMs;
    await failFour(user.loginName);
  });

  it('checks only five of a hundred concurrent passwords', async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => codeOf(user.loginName, wrong)));
    expect(codes.filter((code) => code === '200001')).toHaveLength(4);
    expect(codes.filter((code) => code === '200002')).toHaveLength(96);
  });
});

test('the eleventh session ends the least recently used one', async () => {
  const tokens = [];
  for (let nth = 0; nth < 11; nth++) {
    now += 1_000;
    tokens.push((await logIn(user.loginName, right)).header.token);
  }
  const info = 'GET /api/userManage/userInfo/queryDetail';
  expect((await portal.call(info, {}, tokens[0])).header.retCode).toBe('50012');
  expect((await portal.call(info, {}, tokens[1])).header.retCode).toBe('000000');
});
