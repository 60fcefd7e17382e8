import { retCodes } from '@portal/contract/ret-code';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertCode, insertUser, nextPhone, shaOf } from '../testing/insert-user.ts';
import { changeSignOf, phoneSignOf } from '../verify-code/phone-sign.ts';

const send = 'POST /api/userManage/login/sendVerifyCode';
const byPhone = 'POST /api/userManage/loginByPhone';
const check = 'POST /api/userManage/checkPhone';

const minute = 60_000;
let portal: TestApp;
let now = testNow.getTime();

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(() => {
  // Moves the clock past every limit earlier tests have used up.
  now += 25 * 60 * minute;
});

const request = (
  phoneNumber: string,
  key: typeof send | 'POST /api/userManage/getPasswordBack/sendVerifyCode' = send,
) => portal.call(key, { phoneNumber, sign: phoneSignOf(phoneNumber) });

/** Start of the next day in Asia/Shanghai. */
const nextMidnight = () => startOfChinaDay(addDays(chinaDayOf(now), 1)).getTime();

async function sentCode(phoneNumber: string): Promise<string> {
  const [message] = await portal.db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phoneNumber, phoneNumber))
    .orderBy(desc(smsMessages.createdAt));
  return message?.parameters.code ?? '';
}

describe('phone signs', () => {
  it('match those of the specification', () => {
    expect(phoneSignOf('13800138000')).toBe('bd968d019f');
    expect(changeSignOf('13800138000', 1_795_226_400_000)).toBe('7a0a2f7e9121c674f8d8f54a689e4f2c1b08b543');
  });

  it.each([
    [{ sign: 'bd968d019f' }, retCodes.SIGN_WRONG],
    [{ sign: 'short' }, retCodes.PARAMETER_INVALID],
    [{ phoneNumber: '16900000000', sign: 'bd968d019f' }, retCodes.PARAMETER_INVALID],
    [{ phoneNumber: '', sign: 'bd968d019f' }, retCodes.PARAMETER_INVALID],
  ])('%o is refused', async (input, code) => {
    const { header } = await portal.call(send, { phoneNumber: nextPhone(), ...input });
    expect(header.retCode).toBe(code);
  });

  it('report an invalid number in the wording of the specification', async () => {
    const missing = await portal.call(send, { sign: 'bd968d019f' });
    expect(missing.data).toMatchObject({ fields: { phoneNumber: '请输入手机号' } });
    const wrong = await portal.call(send, { phoneNumber: '19912345678', sign: 'bd968d019f' });
    expect(wrong.data).toMatchObject({ fields: { phoneNumber: '手机号格式不正确' } });
  });
});

describe('rate limits', () => {
  it('allow one code a minute', async () => {
    const phone = nextPhone();
    expect((await request(phone)).data).toEqual({ retryAfter: 60 });
    now += 20_000;
    const second = await request(phone);
    expect(second.header).toMatchObject({ retCode: '429001', retMsg: '操作过于频繁，请稍后再试' });
    expect(second.data).toEqual({ retryAfter: 40 });
    // Each purpose has its own minute limit.
    const recovery = 'POST /api/userManage/getPasswordBack/sendVerifyCode';
    expect((await request(phone, recovery)).header.retCode).toBe('000000');
    expect((await request(phone, recovery)).header.retCode).toBe('429001');
    now += 40_000;
    expect((await request(phone)).header.retCode).toBe('000000');
  });

  it('allow five codes an hour and ten a day in Asia/Shanghai', async () => {
    now = nextMidnight();
    const phone = nextPhone();
    const five = async () => {
      for (let nth = 0; nth < 5; nth++) {
        expect((await request(phone)).header.retCode).toBe('000000');
        now += minute;
      }
    };
    await five();
    expect((await request(phone)).data).toEqual({ retryAfter: 55 * 60 });
    now += 55 * minute;
    await five();
    now += 60 * minute;
    const eleventh = await request(phone);
    expect(eleventh.data).toEqual({ retryAfter: (24 * 60 - 125) * 60 });
    now = nextMidnight();
    expect((await request(phone)).header.retCode).toBe('000000');
  });

  it('allow twenty codes an hour per address', async () => {
    for (let nth = 0; nth < 20; nth++) expect((await request(nextPhone())).header.retCode).toBe('000000');
    expect((await request(nextPhone())).data).toEqual({ retryAfter: 3_600 });
    now += 60 * minute;
    expect((await request(nextPhone())).header.retCode).toBe('000000');
  });

  it('count IPv6 addresses by /64, and the networks of a /48 together', async () => {
    const from = async (remoteAddress: string) => {
      const phoneNumber = nextPhone();
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/userManage/login/sendVerifyCode',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ phoneNumber, sign: phoneSignOf(phoneNumber) }).toString(),
      });
      return answer.json<{ header: { retCode: string } }>().header.retCode;
    };
    for (const network of [1, 2, 3, 4]) {
      for (let nth = 0; nth < 20; nth++) expect(await from(`2001:db8:7:${network}::${nth}`)).toBe('000000');
      expect(await from(`2001:db8:7:${network}:ffff::1`)).toBe('429001');
    }
    expect(await from('2001:db8:7:5::1')).toBe('429001');
    expect(await from('2001:db8:8:5::1')).toBe('000000');
    for (let nth = 0; nth < 20; nth++) expect(await from('::ffff:198.51.100.7')).toBe('000000');
    expect(await from('198.51.100.7')).toBe('429001');
    expect(await from('::ffff:198.51.100.8')).toBe('000000');
  });

  it('send only one of sixteen codes requested at once', async () => {
    const phone = nextPhone();
    const answers = await Promise.all(Array.from({ length: 16 }, () => request(phone)));
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });

  it('answer the same for numbers with and without an account', async () => {
    const user = await insertUser(portal.db);
    for (const key of [send, 'POST /api/userManage/getPasswordBack/sendVerifyCode'] as const) {
      const known = await request(user.phoneNumber, key);
      expect(await request(nextPhone(), key)).toEqual(known);
      now += minute;
    }
  });
});

describe('loginByPhone', () => {
  const logIn = (phoneNumber: string, verifyCode: string) =>
    portal.call(byPhone, { phoneNumber, verifyCode });

  it('opens a secure session with the code, once', async () => {
    const user = await insertUser(portal.db);
    await request(user.phoneNumber);
    const code = await sentCode(user.phoneNumber);
    const { header, data } = await logIn(user.phoneNumber, code);
    expect(header.token).toMatch(/^[\w-]{43}$/);
    expect(data).toMatchObject({ userId: user.id, SECURELOGIN: '1' });
    expect((await logIn(user.phoneNumber, code)).header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    const info = () => portal.call('GET /api/userManage/userInfo/queryDetail', {}, header.token);
    now += 15 * minute - 1;
    expect((await info()).data.SECURELOGIN).toBe('1');
    now += 1;
    expect((await info()).data.SECURELOGIN).toBe('0');
  });

  it('opens the account used last', async () => {
    const older = await insertUser(portal.db, { lastLoginAt: new Date(1) });
    await insertUser(portal.db, { phoneNumber: older.phoneNumber, userType: '900' });
    const latest = await insertUser(portal.db, {
      phoneNumber: older.phoneNumber,
      userType: '100',
      lastLoginAt: new Date(2),
    });
    const code = await insertCode(portal.db, older.phoneNumber, 'LOGIN', { at: new Date(now) });
    expect((await logIn(older.phoneNumber, code)).data.userId).toBe(latest.id);
  });

  it('allows five guesses, parallel ones included', async () => {
    const { phoneNumber } = await insertUser(portal.db);
    const code = await insertCode(portal.db, phoneNumber, 'LOGIN', { at: new Date(now) });
    await Promise.all(Array.from({ length: 12 }, () => logIn(phoneNumber, '000000')));
    const { header } = await logIn(phoneNumber, code);
    expect(header).toMatchObject({ retCode: '200003', retMsg: '验证码错误或已失效' });
  });

  it('refuses codes that are expired, superseded or for another purpose', async () => {
    const { phoneNumber } = await insertUser(portal.db);
    const first = await insertCode(portal.db, phoneNumber, 'LOGIN', { code: '111111', at: new Date(now) });
    now += 1;
    const second = await insertCode(portal.db, phoneNumber, 'LOGIN', { code: '222222', at: new Date(now) });
    const other = await insertCode(portal.db, phoneNumber, 'RECOVER', { code: '333333', at: new Date(now) });
    for (const code of [first, other])
      expect((await logIn(phoneNumber, code)).header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    now += 5 * minute;
    expect((await logIn(phoneNumber, second)).header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
  });

  it('says only to the owner of an unknown number that registration is closed', async () => {
    const phone = nextPhone();
    expect((await logIn(phone, '000000')).header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    const code = await insertCode(portal.db, phone, 'LOGIN', { at: new Date(now) });
    const admin = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    const turn = (isOpen: boolean) =>
      portal.call('POST /api/siteManage/registration/switch', { data: { isOpen } }, admin);
    await turn(false);
    const { header, data } = await logIn(phone, code);
    await turn(true);
    expect([header.retCode, data]).toEqual(['500011', { reason: 'PHONE_UNREGISTERED' }]);
  });

  it('refuses a frozen account', async () => {
    const { phoneNumber } = await insertUser(portal.db, { status: 'FROZEN' });
    const code = await insertCode(portal.db, phoneNumber, 'LOGIN', { at: new Date(now) });
    expect((await logIn(phoneNumber, code)).header.retCode).toBe(retCodes.LOGIN_REFUSED);
  });

  it('works while wrong passwords have locked the name, and unlocks it', async () => {
    const { phoneNumber, loginName } = await insertUser(portal.db);
    const attempt = { loginName, password_sha: shaOf('wrong') };
    for (let nth = 0; nth < 5; nth++) await portal.call('POST /api/userManage/login', attempt);
    const code = await insertCode(portal.db, phoneNumber, 'LOGIN', { at: new Date(now) });
    expect((await logIn(phoneNumber, code)).header.retCode).toBe('000000');
    expect((await portal.call('POST /api/userManage/login', attempt)).header.retCode).toBe('200001');
  });
});

describe('checkPhone', () => {
  const checkCode = (phoneNumber: string, verifyCode: string, token?: string) =>
    portal.call(check, { phoneNumber, verifyCode }, token);

  it('does not use up a registration code', async () => {
    const phone = nextPhone();
    const code = await insertCode(portal.db, phone, 'REGISTER', { at: new Date(now) });
    const answer = { registered: false, SECURELOGIN: '0', regTicket: null };
    for (let nth = 0; nth < 2; nth++) expect((await checkCode(phone, code)).data).toEqual(answer);
    expect((await checkCode(phone, '000000')).header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
  });

  it('opens the application of an enterprise account but not of a personal one', async () => {
    const enterprise = await insertUser(portal.db);
    const person = await insertUser(portal.db, { userType: '100' });
    const tickets = [];
    for (const { phoneNumber } of [enterprise, person]) {
      const code = await insertCode(portal.db, phoneNumber, 'LOGIN', { at: new Date(now) });
      const { data } = await checkCode(phoneNumber, code);
      expect(data.registered).toBe(true);
      tickets.push(data.regTicket);
    }
    expect(tickets).toEqual([expect.stringMatching(/^[\w-]{43}$/), null]);
  });

  it('secures the session only for its own account’s number', async () => {
    const user = await insertUser(portal.db);
    const other = await insertUser(portal.db);
    const token = await portal.logIn({ userId: user.id });
    const isSecure = async () =>
      (await portal.call('GET /api/userManage/userInfo/queryDetail', {}, token)).data.SECURELOGIN;
    const othersCode = await insertCode(portal.db, other.phoneNumber, 'LOGIN', { at: new Date(now) });
    await checkCode(other.phoneNumber, othersCode, token);
    expect(await isSecure()).toBe('0');
    const ownCode = await insertCode(portal.db, user.phoneNumber, 'PHONE_OLD', { at: new Date(now) });
    expect((await checkCode(user.phoneNumber, ownCode, token)).data.SECURELOGIN).toBe('1');
    expect(await isSecure()).toBe('1');
  });
});

it('returns codes in the answer only in the demo', async () => {
  const demo = await openTestApp(() => new Date(now), { DEMO: '1' });
  const phoneNumber = nextPhone();
  const { data } = await demo.call(send, { phoneNumber, sign: phoneSignOf(phoneNumber) });
  expect(data).toEqual({ retryAfter: 60, demoCode: expect.stringMatching(/^\d{6}$/) });
  await demo.close();
});
