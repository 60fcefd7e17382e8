import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionLimits } from '../../../platform/session/renew-token.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertCode, insertUser, nextPhone } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { phoneSignOf } from '../verify-code/phone-sign.ts';

const info = 'GET /api/userManage/userInfo/queryDetail';
const list = 'GET /api/userManage/session/queryList';
const kick = 'POST /api/userManage/session/kick';
const operate = 'POST /api/userManage/user/operate';
const sendCode = 'POST /api/userManage/userInfo/sendVerifyCode';
const updatePhone = 'POST /api/userManage/userInfo/updateMobilePhone';

let portal: TestApp;
let now = testNow.getTime();
let user: UserRow;
let token: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db, { userType: '100' });
  token = await portal.logIn({ userId: user.id });
});

const codeAfter = async (used = token) => (await portal.call(info, {}, used)).header.retCode;

it('shows the user’s own details, without the password hash', async () => {
  const { data } = await portal.call('GET /api/baseInfoManage/personalInfoMgr/queryDetail', {}, token);
  expect(data).toMatchObject({ userId: user.id, name: '许晚棠', email: null, enterprises: [], version: 1 });
  expect(JSON.stringify(data)).not.toContain('argon2');
});

describe('a token', () => {
  it('is renewed by a successful answer after half an hour', async () => {
    now += sessionLimits.tokenMs;
    const { header } = await portal.call(info, {}, token);
    expect(header.token).toMatch(/^[\w-]{43}$/);
    expect(await codeAfter()).toBe('000000');
    now += sessionLimits.graceMs + 1;
    expect(await codeAfter()).toBe(retCodes.TOKEN_EXPIRED);
    expect(await codeAfter(header.token)).toBe('000000');
  });

  it('is not renewed by a refusal', async () => {
    now += sessionLimits.tokenMs;
    const { header } = await portal.call(kick, { sessionId: ulid() }, token);
    expect(header).toEqual({ retCode: '500404', retMsg: '内容不存在或已下架' });
    now += sessionLimits.graceMs + 1;
    expect(await codeAfter()).toBe('000000');
  });

  it('is refused with a code for each cause: missing, forged, logged out, idle', async () => {
    expect((await portal.call(info, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
    expect(await codeAfter('x'.repeat(43))).toBe(retCodes.TOKEN_INVALID);
    const idle = await portal.logIn({ userId: user.id });
    await portal.call('POST /api/userManage/logout', {}, token);
    expect(await codeAfter()).toBe(retCodes.NOT_LOGGED_IN);
    now += sessionLimits.idleMs + 1;
    expect(await codeAfter(idle)).toBe(retCodes.TOKEN_EXPIRED);
  });
});

describe('devices', () => {
  it('lists the open sessions and logs out another one', async () => {
    const other = await portal.logIn({ userId: user.id });
    const { data } = await portal.call(list, {}, token);
    expect(data).toHaveLength(2);
    const sessionId = data.find(({ isCurrent }) => !isCurrent)?.sessionId;
    expect((await portal.call(kick, { sessionId }, token)).header.retCode).toBe('000000');
    const kicked = await portal.call(info, {}, other);
    expect(kicked.header).toMatchObject({ retCode: '50012', retMsg: '账号已在其他设备登录' });
    expect((await portal.call(list, {}, token)).data).toHaveLength(1);
  });

  it('cannot log out another user’s session or the current one', async () => {
    const stranger = await portal.logIn({ userId: (await insertUser(portal.db)).id });
    const [foreign] = (await portal.call(list, {}, stranger)).data;
    const [own] = (await portal.call(list, {}, token)).data;
    const codeOfKick = async (sessionId: unknown) =>
      (await portal.call(kick, { sessionId }, token)).header.retCode;
    expect(await codeOfKick(foreign?.sessionId)).toBe(retCodes.NOT_FOUND);
    expect(await codeOfKick(own?.sessionId)).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOfKick('x')).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeAfter(stranger)).toBe('000000');
  });
});

describe('freezing', () => {
  const asAdmin = async (input: object) => {
    const admin = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    return portal.call(operate, { id: user.id, version: 1, reason: '资料不实', ...input }, admin);
  };

  it('ends the sessions with the reason, and can be undone', async () => {
    expect((await asAdmin({ event: 'freeze' })).data).toEqual({ status: 'FROZEN', version: 2 });
    const { header } = await portal.call(info, {}, token);
    expect(header).toEqual({ retCode: '200006', retMsg: '账号已被冻结：资料不实' });
    expect((await asAdmin({ event: 'unfreeze', version: 2 })).data).toEqual({ status: 'NORMAL', version: 3 });
  });

  it.each([
    [{ event: 'unfreeze' }, retCodes.TRANSITION_REFUSED],
    [{ event: 'freeze', version: 9 }, retCodes.VERSION_CONFLICT],
    [{ event: 'freeze', reason: '' }, retCodes.PARAMETER_INVALID],
    [{ event: 'freeze', id: ulid() }, retCodes.NOT_FOUND],
  ])('%o is refused', async (input, code) => {
    expect((await asAdmin(input)).header.retCode).toBe(code);
    expect(await codeAfter()).toBe('000000');
  });
});

describe('changing the phone number', () => {
  const codeTo = (phoneNumber: string, isSend4NewPhone: '0' | '1') =>
    portal.call(sendCode, { phoneNumber, isSend4NewPhone, sign: phoneSignOf(phoneNumber) }, token);
  const enter = async (phoneNumber: string, scene: 'PHONE_OLD' | 'PHONE_NEW') =>
    insertCode(portal.db, phoneNumber, scene, { at: new Date(now) });

  async function secure() {
    const verifyCode = await enter(user.phoneNumber, 'PHONE_OLD');
    await portal.call(
      'POST /api/userManage/checkPhone',
      { phoneNumber: user.phoneNumber, verifyCode },
      token,
    );
  }

  it('moves from the old number to the new one', async () => {
    const other = await portal.logIn({ userId: user.id });
    const phoneNumber = nextPhone();
    expect((await codeTo(user.phoneNumber, '0')).data).toEqual({ retryAfter: 60 });
    now += 1;
    await secure();
    expect((await codeTo(phoneNumber, '1')).data).toEqual({ retryAfter: 60 });
    now += 1;
    const verifyCode = await enter(phoneNumber, 'PHONE_NEW');
    const answer = await portal.call(updatePhone, { phoneNumber, verifyCode }, token);
    expect(answer.data).toEqual({ phoneNumber });
    const [row] = await portal.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ phoneNumber, version: 2 });
    expect(await codeAfter()).toBe('000000');
    expect(await codeAfter(other)).toBe(retCodes.NOT_LOGGED_IN);
  });

  it('requires a code to the old number first', async () => {
    const phoneNumber = nextPhone();
    expect((await codeTo(phoneNumber, '1')).header.retCode).toBe(retCodes.SECURE_LOGIN_NEEDED);
    const verifyCode = await enter(phoneNumber, 'PHONE_NEW');
    const { header } = await portal.call(updatePhone, { phoneNumber, verifyCode }, token);
    expect(header).toMatchObject({ retCode: '200009', retMsg: '请先完成安全验证' });
  });

  it('sends the first code only to the old number, the second only to another one', async () => {
    expect((await codeTo(nextPhone(), '0')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    await secure();
    const same = await codeTo(user.phoneNumber, '1');
    expect(same.header).toMatchObject({ retCode: '200012', retMsg: '新手机号不能与原手机号相同' });
  });

  it('reveals that a number is taken only to its holder', async () => {
    const holder = await insertUser(portal.db, { userType: '100' });
    await secure();
    expect((await codeTo(holder.phoneNumber, '1')).header.retCode).toBe('000000');
    now += 1;
    const { phoneNumber } = holder;
    const wrong = await portal.call(updatePhone, { phoneNumber, verifyCode: '000000' }, token);
    expect(wrong.header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    const verifyCode = await enter(phoneNumber, 'PHONE_NEW');
    const { header } = await portal.call(updatePhone, { phoneNumber, verifyCode }, token);
    expect(header).toMatchObject({ retCode: '200012', retMsg: '该手机号已被使用' });
  });
});
