import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertCode, insertUser, nextPhone, password, shaOf } from '../testing/insert-user.ts';
import { users } from '../user.table.ts';

const register = 'POST /api/userManage/register/userRegisterCK';

let portal: TestApp;
let phoneNumber: string;
let verifyCode: string;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  phoneNumber = nextPhone();
  verifyCode = await insertCode(portal.db, phoneNumber, 'REGISTER');
});

let registered = 0;
const formOf = (given: object = {}) => {
  registered += 1;
  return {
    phoneNumber,
    verifyCode,
    password_sha: shaOf(password),
    termsVersion: '2026-11',
    loginName: `qinghe_${registered}`,
    ...given,
  };
};

describe('success', () => {
  it('returns the login object and a ticket, without a token', async () => {
    const form = formOf();
    const { header, data } = await portal.call(register, form);
    expect(header).toEqual({ retCode: '000000', retMsg: '操作成功' });
    expect(data).toMatchObject({
      loginName: form.loginName,
      name: form.loginName,
      phoneNumber,
      userType: '200',
      auditStatus: '0',
      LOGIN: '0',
      SECURELOGIN: '0',
      regTicket: expect.stringMatching(/^[\w-]{43}$/),
      regTicketExpiresAt: testNow.getTime() + 72 * 3_600_000,
    });
    const login = { loginName: form.loginName, password_sha: shaOf(password) };
    expect((await portal.call('POST /api/userManage/login', login)).header.retCode).toBe('000000');
  });

  it('stores the consent, and only an argon2id hash of the password', async () => {
    const { data } = await portal.call(register, formOf({ userType: '100', name: '周南星', language: 'en' }));
    const [row] = await portal.db.select().from(users).where(eq(users.id, data.userId));
    expect(row).toMatchObject({
      userType: '100',
      name: '周南星',
      language: 'en',
      termsVersion: '2026-11',
      termsAcceptedAt: testNow,
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(JSON.stringify(row)).not.toContain(shaOf(password));
  });

  it('ignores fields the form does not have', async () => {
    const given = {
      auditStatus: '2',
      enterpriseId: 'E1',
      operatorRoles: '["OP_ADMIN"]',
      status: 'NORMAL',
      id: 'X',
    };
    const { data } = await portal.call(register, formOf(given));
    const [row] = await portal.db.select().from(users).where(eq(users.id, data.userId));
    expect(row).toMatchObject({ auditStatus: '0', enterpriseId: null, operatorRoles: [] });
  });
});

describe('refusals', () => {
  it('names every invalid field, in the specified wording', async () => {
    const { header, data } = await portal.call(register, { loginName: '1a', userType: '900', name: 'x' });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toEqual({
      fields: {
        loginName: '登录名为4到20位字母、数字或下划线，且以字母开头',
        phoneNumber: '请输入手机号',
        verifyCode: '请输入6位验证码',
        password_sha: '请输入密码',
        userType: '请选择账号类型',
        name: '姓名为2到30个字',
        termsVersion: '请先阅读并同意服务协议和隐私政策',
      },
    });
  });

  it('refuses an unknown version of the terms', async () => {
    for (const termsVersion of ['2026-01', '2026-12', '<b>', ' ']) {
      const { header, data } = await portal.call(register, { termsVersion });
      expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
      expect(data).toMatchObject({ fields: { termsVersion: '协议版本不正确' } });
    }
  });

  it('says whether the name or the number is taken, and does not use up the code', async () => {
    const taken = await insertUser(portal.db);
    const name = await portal.call(register, formOf({ loginName: taken.loginName.toUpperCase() }));
    expect(name.header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    expect(name.data).toEqual({ reason: 'LOGIN_NAME_TAKEN', fields: { loginName: '该登录名已被使用' } });
    const code = await insertCode(portal.db, taken.phoneNumber, 'REGISTER');
    const phone = await portal.call(register, formOf({ phoneNumber: taken.phoneNumber, verifyCode: code }));
    expect(phone.data).toEqual({ reason: 'PHONE_TAKEN', fields: { phoneNumber: '该手机号已注册' } });
    expect((await portal.call(register, formOf())).header.retCode).toBe('000000');
  });

  it('allows one account of each type per number', async () => {
    const person = await insertUser(portal.db, { userType: '100' });
    const code = await insertCode(portal.db, person.phoneNumber, 'REGISTER');
    const form = formOf({ phoneNumber: person.phoneNumber, verifyCode: code });
    expect((await portal.call(register, form)).header.retCode).toBe('000000');
  });

  it('reveals nothing about names or numbers without a valid code', async () => {
    const taken = await insertUser(portal.db);
    const given = { loginName: taken.loginName, phoneNumber: taken.phoneNumber };
    const { header, data } = await portal.call(register, formOf(given));
    expect(header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    expect(data).toEqual({ fields: { verifyCode: header.retMsg } });
  });

  it('lets only one of four concurrent registrations succeed', async () => {
    const form = formOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => portal.call(register, form)));
    const codes = answers.map(({ header }) => header.retCode).sort();
    expect(codes.filter((code) => code === '000000')).toHaveLength(1);
    expect(await portal.db.$count(users, eq(users.phoneNumber, phoneNumber))).toBe(1);
    expect(codes).not.toContain(retCodes.UNEXPECTED);
  });
});

it('is refused while the park alone creates accounts, which every page can say', async () => {
  const admin = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  const turn = (isOpen: boolean) =>
    portal.call('POST /api/siteManage/registration/switch', { data: { isOpen } }, admin);
  const isOpen = async () =>
    (await portal.call('GET /api/siteManage/site/queryDetail', { lang: 'zh' })).data.registrationOpen;
  expect(await isOpen()).toBe(true);
  expect((await turn(false)).data).toEqual({ isOpen: false });
  expect(await isOpen()).toBe(false);
  expect((await portal.call(register, formOf())).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  await turn(true);
  expect((await portal.call(register, formOf())).header.retCode).toBe('000000');
});
