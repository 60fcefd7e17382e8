import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertCode, insertUser, nextPhone, password, shaOf } from '../testing/insert-user.ts';
import type { UserRow } from '../user.public.ts';
import { changeSignOf } from '../verify-code/phone-sign.ts';

const checkCode = 'POST /api/userManage/getPasswordBack/checkVerifyCode';
const change = 'POST /api/userManage/getPasswordBack/changePassword';
const info = 'GET /api/userManage/userInfo/queryDetail';

const minute = 60_000;
const oldPassword = shaOf(password);
const newPassword = shaOf('Better2027');

let portal: TestApp;
let now = testNow.getTime();
let user: UserRow;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = testNow.getTime();
  user = await insertUser(portal.db);
});

async function takeTicket(phoneNumber = user.phoneNumber) {
  const verifyCode = await insertCode(portal.db, phoneNumber, 'RECOVER');
  return (await portal.call(checkCode, { phoneNumber, verifyCode })).data;
}

const codeOf = async (input: object, token?: string) =>
  (await portal.call(change, input as Record<string, unknown>, token)).header.retCode;
const loginCode = async (sha: string, loginName = user.loginName) =>
  (await portal.call('POST /api/userManage/login', { loginName, password_sha: sha })).header.retCode;
const signedBy = ({ id, userAccId, phoneNumber }: UserRow, timestamp = now) => ({
  userId: id,
  userAccId,
  timestamp,
  sign: changeSignOf(phoneNumber, timestamp),
});

describe('recovery code', () => {
  it('shows the accounts of the number to its owner', async () => {
    const person = await insertUser(portal.db, { phoneNumber: user.phoneNumber, userType: '100' });
    const data = await takeTicket();
    expect(data.expiresAt).toBe(now + 10 * minute);
    expect(data.accounts).toEqual(
      [user, person].map(({ id, userAccId, loginName, userType }) => ({
        userId: id,
        userAccId,
        loginName,
        userType,
      })),
    );
  });

  it('is valid once, and for its own purpose only', async () => {
    const { phoneNumber } = user;
    for (const scene of ['RECOVER', 'LOGIN'] as const) {
      const verifyCode = await insertCode(portal.db, phoneNumber, scene, { at: new Date(now++) });
      if (scene === 'RECOVER') await portal.call(checkCode, { phoneNumber, verifyCode });
      const again = await portal.call(checkCode, { phoneNumber, verifyCode });
      expect(again.header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    }
  });

  it('tells the owner of a number that it has no account', async () => {
    const phoneNumber = nextPhone();
    const verifyCode = await insertCode(portal.db, phoneNumber, 'RECOVER');
    const { header, data } = await portal.call(checkCode, { phoneNumber, verifyCode });
    expect([header.retCode, data]).toEqual(['500011', { reason: 'PHONE_UNREGISTERED' }]);
  });
});

describe('by ticket', () => {
  it('with the phone number, sets the new password and ends every session', async () => {
    const token = await portal.logIn({ userId: user.id });
    const { pwdTicket } = await takeTicket();
    const form = { pwdTicket, phoneNumber: user.phoneNumber, newPassword, userAccId: '1' };
    expect(await codeOf(form)).toBe('000000');
    expect([await loginCode(newPassword), await loginCode(oldPassword)]).toEqual(['000000', '200001']);
    expect((await portal.call(info, {}, token)).header.retCode).toBe('200005');
    expect(await codeOf({ ...form, newPassword: oldPassword })).toBe(retCodes.TICKET_EXPIRED);
  });

  it('with a sign, changes one of several accounts', async () => {
    const person = await insertUser(portal.db, { phoneNumber: user.phoneNumber, userType: '100' });
    const { pwdTicket } = await takeTicket();
    expect(await codeOf({ pwdTicket, newPassword, ...signedBy(person) })).toBe('000000');
    expect(await loginCode(newPassword, person.loginName)).toBe('000000');
    expect(await loginCode(oldPassword)).toBe('000000');
  });

  it('asks which of several accounts is meant', async () => {
    await insertUser(portal.db, { phoneNumber: user.phoneNumber, userType: '100' });
    const { pwdTicket } = await takeTicket();
    const form = { pwdTicket, phoneNumber: user.phoneNumber, newPassword };
    const { header, data } = await portal.call(change, { ...form, userAccId: '1' });
    expect([header.retCode, data]).toEqual([
      retCodes.PARAMETER_INVALID,
      { fields: { userAccId: '请选择要重置的账号' } },
    ]);
    expect(await codeOf({ ...form, userAccId: user.userAccId })).toBe('000000');
  });

  it('unlocks a name that wrong passwords have locked', async () => {
    for (let nth = 0; nth < 5; nth++) await loginCode(newPassword);
    const { pwdTicket } = await takeTicket();
    await codeOf({ pwdTicket, phoneNumber: user.phoneNumber, newPassword });
    expect(await loginCode(newPassword)).toBe('000000');
  });

  it('refuses a forged or expired ticket, another number, and the current password', async () => {
    const { pwdTicket } = await takeTicket();
    const form = { pwdTicket, phoneNumber: user.phoneNumber, newPassword };
    expect(await codeOf({ ...form, pwdTicket: 'x'.repeat(43) })).toBe(retCodes.TICKET_EXPIRED);
    const other = await insertUser(portal.db);
    expect(await codeOf({ ...form, phoneNumber: other.phoneNumber })).toBe(retCodes.TICKET_EXPIRED);
    expect(await codeOf({ pwdTicket, newPassword, ...signedBy(other) })).toBe(retCodes.SIGN_WRONG);
    expect(await codeOf({ ...form, newPassword: oldPassword })).toBe(retCodes.PASSWORD_UNCHANGED);
    now += 10 * minute;
    expect(await codeOf(form)).toBe(retCodes.TICKET_EXPIRED);
    expect(await loginCode(oldPassword)).toBe('000000');
  });

  it.each([-10 * minute - 1, 10 * minute + 1])('refuses a timestamp that is %i ms off', async (off) => {
    const { pwdTicket } = await takeTicket();
    expect(await codeOf({ pwdTicket, newPassword, ...signedBy(user, now + off) })).toBe(retCodes.SIGN_WRONG);
  });

  it('lets only one of several concurrent changes use the ticket', async () => {
    const { pwdTicket } = await takeTicket();
    const form = { pwdTicket, phoneNumber: user.phoneNumber, newPassword };
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(form)));
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
  });
});

describe('by session', () => {
  it('with the old password, keeps this session and ends the others', async () => {
    const token = await portal.logIn({ userId: user.id });
    const other = await portal.logIn({ userId: user.id });
    const form = { phoneNumber: user.phoneNumber, oldPassword, newPassword, userAccId: '1' };
    expect(await codeOf(form, token)).toBe('000000');
    expect((await portal.call(info, {}, token)).header.retCode).toBe('000000');
    expect((await portal.call(info, {}, other)).header.retCode).toBe('200005');
  });

  it('accepts the signed variant only for the caller’s own account', async () => {
    const token = await portal.logIn({ userId: user.id });
    const other = await insertUser(portal.db);
    const forged = { oldPassword, newPassword, ...signedBy(other) };
    expect(await codeOf(forged, token)).toBe(retCodes.SECURITY_STOP);
    expect(await codeOf({ oldPassword, newPassword, ...signedBy(user) }, token)).toBe('000000');
    expect(await loginCode(oldPassword, other.loginName)).toBe('000000');
  });

  it('locks after the fifth wrong old password', async () => {
    const token = await portal.logIn({ userId: user.id });
    const form = { phoneNumber: user.phoneNumber, oldPassword: shaOf('wrong'), newPassword };
    const codes = [];
    for (let nth = 0; nth < 6; nth++) codes.push(await codeOf(form, token));
    expect(codes).toEqual(['200010', '200010', '200010', '200010', '200002', '200002']);
  });

  it.each([
    [{}, retCodes.PARAMETER_INVALID],
    [{ newPassword: 'short', phoneNumber: '15400000001' }, retCodes.PARAMETER_INVALID],
    [{ newPassword }, retCodes.PARAMETER_INVALID],
    [{ newPassword, phoneNumber: '15400000001' }, retCodes.NOT_LOGGED_IN],
  ])('%o of a visitor is refused', async (input, code) => {
    expect(await codeOf(input)).toBe(code);
  });

  it('requires the old password and the account’s own number', async () => {
    const token = await portal.logIn({ userId: user.id });
    const bare = await portal.call(change, { newPassword, phoneNumber: user.phoneNumber }, token);
    expect(bare.data).toEqual({ fields: { oldPassword: '请输入原密码' } });
    const foreign = { newPassword, oldPassword, phoneNumber: '15400000001' };
    expect(await codeOf(foreign, token)).toBe(retCodes.FIELD_REFUSED);
    const same = { newPassword: oldPassword, oldPassword, phoneNumber: user.phoneNumber };
    expect(await codeOf(same, token)).toBe(retCodes.PASSWORD_UNCHANGED);
  });
});
