import { activationTries } from '@portal/contract/identity/activation';
import { retCodes } from '@portal/contract/ret-code';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { answeredCalls } from '../../../platform/idempotency/answered-call.table.ts';
import { mailMessages } from '../../../platform/mail/mail-message.table.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { openSmsProvider, type SmsProvider } from '../../../platform/sms/testing/sms-provider.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { openActivations } from '../activation.public.ts';
import { insertUser, shaOf } from '../testing/insert-user.ts';
import { users } from '../user.table.ts';
import { activations } from './activation.table.ts';

const open = 'POST /api/userManage/activation/open';
const send = 'POST /api/userManage/activation/send';
const redeem = 'POST /api/userManage/activation/redeem';
const login = 'POST /api/userManage/login';

const newPassword = shaOf('Better2027');
const day = 86_400_000;

let portal: TestApp;
let now = testNow.getTime();
let admin: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = testNow.getTime();
  await portal.db.delete(activations);
  await portal.db.delete(users);
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_ADMIN'] });
  admin = await portal.logIn({ userId: id, userType: '900', operatorRoles: ['OP_ADMIN'] });
});

/** An account that somebody has just entered. */
const enteredNow = {
  userType: '900',
  createdBy: 'somebody',
  createdAt: testNow,
  passwordSetAt: testNow,
} as const;
const entered = (given: Partial<typeof users.$inferInsert> = {}) =>
  insertUser(portal.db, { ...enteredNow, ...given });

async function codeFor(userId: string): Promise<string> {
  const { data } = await portal.call(open, { data: { userIds: [userId] } }, admin);
  return data[0]?.code ?? '';
}

const redeemed = async (loginName: string, activationCode: string) =>
  (await portal.call(redeem, { loginName, activationCode, newPassword })).header.retCode;

it('sets the first password, once, and the account can log in', async () => {
  const user = await entered();
  const { data } = await portal.call(open, { data: { userIds: [user.id] } }, admin);
  expect(data).toEqual([
    {
      userId: user.id,
      name: user.name,
      loginName: user.loginName,
      code: expect.stringMatching(/^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/),
      expiresAt: now + 7 * day,
    },
  ]);
  const code = data[0]?.code ?? '';
  now += 1_000;
  expect(await redeemed(user.loginName.toUpperCase(), code.toLowerCase().replaceAll('-', ' '))).toBe(
    '000000',
  );
  const entry = await portal.call(login, { loginName: user.loginName, password_sha: newPassword });
  expect(entry.data.userId).toBe(user.id);
  expect(await redeemed(user.loginName, code)).toBe(retCodes.FIELD_REFUSED);
  expect((await portal.call(open, { data: { userIds: [user.id] } }, admin)).header).toMatchObject({
    retCode: retCodes.TRANSITION_REFUSED,
    retMsg: '本人已设过密码，不能再发激活码',
  });
});

it('keeps the code nowhere: neither in its table, nor in the log, nor for a repeated call', async () => {
  const user = await entered();
  const requestId = '0b0f6a1e-6c1e-4f0e-9a5a-2f4f5b6c7d8e';
  const { data } = await portal.call(open, { data: { data: { userIds: [user.id] } }, requestId }, admin);
  const code = data[0]?.code ?? 'none';
  const kept = JSON.stringify([
    await portal.db.select().from(activations),
    await portal.db.select().from(operLogs),
    await portal.db.select().from(answeredCalls),
    await portal.db.select().from(smsMessages),
  ]);
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(code.replaceAll('-', ''));
  expect(kept).toContain('user.openActivation');
});

it('is void after ten wrong codes, even for the right one, until another is opened', async () => {
  const user = await entered();
  const code = await codeFor(user.id);
  const wrong = `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`;
  const answers = await Promise.all(
    Array.from({ length: activationTries }, () => redeemed(user.loginName, wrong)),
  );
  expect(new Set(answers)).toEqual(new Set([retCodes.FIELD_REFUSED]));
  expect(await redeemed(user.loginName, code)).toBe(retCodes.FIELD_REFUSED);
  expect(await redeemed(user.loginName, await codeFor(user.id))).toBe('000000');
});

it('holds seven days to the moment', async () => {
  const [early, late] = [await entered(), await entered()];
  const [first, second] = [await codeFor(early.id), await codeFor(late.id)];
  now += 7 * day - 1;
  expect(await redeemed(early.loginName, first)).toBe('000000');
  now += 1;
  expect(await redeemed(late.loginName, second)).toBe(retCodes.FIELD_REFUSED);
});

it('lets one of several callers with the same code through', async () => {
  const user = await entered();
  const code = await codeFor(user.id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => redeemed(user.loginName, code)));
  expect(answers.filter((one) => one === '000000')).toHaveLength(1);
});

it('is replaced by the next code', async () => {
  const user = await entered();
  const first = await codeFor(user.id);
  const second = await codeFor(user.id);
  expect(await redeemed(user.loginName, first)).toBe(retCodes.FIELD_REFUSED);
  expect(await redeemed(user.loginName, second)).toBe('000000');
});

it('does not tell who has an account', async () => {
  const user = await entered();
  await codeFor(user.id);
  const answers = await Promise.all(
    [user.loginName, 'nobody_here'].map((loginName) =>
      portal.call(redeem, { loginName, activationCode: '2222-3333-4444', newPassword }),
    ),
  );
  expect(answers[0]?.header).toEqual(answers[1]?.header);
  expect(answers[0]?.data).toEqual(answers[1]?.data);
  expect(answers[0]?.data).toEqual({ fields: { activationCode: '激活码不对，或已过期、已用过' } });
});

it.each([
  ['registered themselves', { createdBy: null }],
  ['have logged in', { lastLoginAt: testNow }],
  ['set their password by a code', { passwordSetAt: new Date(testNow.getTime() + 1) }],
  ['are frozen', { status: 'FROZEN' }],
] as const)('gives no code to accounts that %s', async (_name, given) => {
  const user = await entered(given);
  const { header } = await portal.call(open, { data: { userIds: [user.id] } }, admin);
  expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});

it('no longer opens an account whose holder has set a password in the meantime', async () => {
  const user = await entered();
  const code = await codeFor(user.id);
  await portal.db
    .update(users)
    .set({ passwordSetAt: new Date(now + 1) })
    .where(eq(users.id, user.id));
  expect(await redeemed(user.loginName, code)).toBe(retCodes.FIELD_REFUSED);
});

it('names what is wrong with a code', async () => {
  const answer = await portal.call(redeem, {
    loginName: 'park_steward',
    activationCode: 'O0O0',
    newPassword,
  });
  expect(answer.header.retCode).toBe(retCodes.PARAMETER_INVALID);
  expect(answer.data).toMatchObject({ fields: { activationCode: '激活码是 12 位字母和数字' } });
});

it('opens a set of accounts for an import, and leaves out those with a password', async () => {
  const [first, second] = [await entered(), await entered()];
  const known = await insertUser(portal.db);
  const ctx = systemContext({ database: portal.database, clock: { now: () => new Date(now) } });
  const opened = await inTransaction(portal.db, (tx) =>
    openActivations(tx, ctx, [first.id, second.id, known.id, first.id]),
  );
  expect([...opened.keys()].sort()).toEqual([first.id, second.id].sort());
  expect(await redeemed(second.loginName, opened.get(second.id)?.code ?? '')).toBe('000000');
});

it('is refused to everyone but administrators', async () => {
  const finance = await portal.logIn({ userType: '900', operatorRoles: ['OP_FINANCE'] });
  const user = await entered();
  expect((await portal.call(open, { data: { userIds: [user.id] } }, finance)).header.retCode).toBe(
    retCodes.SECURITY_STOP,
  );
  expect((await portal.call(send, { userId: user.id })).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
});

it('cannot be sent without a provider, which the console can ask for', async () => {
  const user = await entered();
  expect((await portal.call(send, { userId: user.id }, admin)).header).toMatchObject({
    retCode: retCodes.TRANSITION_REFUSED,
    retMsg: '还没有设置短信通道，发不出短信',
  });
  expect((await portal.call('GET /api/userManage/sms/queryState', {}, admin)).data).toEqual({
    isSet: false,
    mailIsSet: false,
  });
});

describe('with a provider', () => {
  let provider: SmsProvider;
  let sending: TestApp;
  beforeAll(async () => {
    provider = await openSmsProvider('key', 'secret');
    sending = await openTestApp(() => new Date(now), {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_ENDPOINT: provider.endpoint,
      ALIYUN_SMS_ACCESS_KEY_ID: 'key',
      ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN_NAME: '云岫花谷',
      ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
      ALIYUN_SMS_MESSAGE_TEMPLATE_CODE: 'SMS_2',
    });
  });
  afterAll(async () => {
    await sending.close();
    await provider.close();
  });

  it('sends the code, which the sender does not see', async () => {
    provider.reply = { body: { Code: 'OK', BizId: 'biz-1' } };
    const user = await insertUser(sending.db, enteredNow);
    const token = await sending.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    const { data } = await sending.call(send, { userId: user.id }, token);
    expect(data).toEqual({ expiresAt: now + 7 * day });
    const { title } = JSON.parse(provider.arrived.at(-1)?.parameters.TemplateParam ?? '{}');
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(title)?.[0] ?? '';
    const given = { loginName: user.loginName, activationCode: code, newPassword };
    expect((await sending.call(redeem, given)).header.retCode).toBe('000000');
    expect(await sending.db.select({ parameters: smsMessages.parameters }).from(smsMessages)).toContainEqual({
      parameters: {},
    });
    expect((await sending.call('GET /api/userManage/sms/queryState', {}, token)).data).toEqual({
      isSet: true,
      mailIsSet: false,
    });
  });

  it('sends many codes at once, but none to those with a password of their own', async () => {
    const waiting = [await insertUser(sending.db, enteredNow), await insertUser(sending.db, enteredNow)];
    const own = await insertUser(sending.db, { ...enteredNow, lastLoginAt: testNow });
    const token = await sending.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    const sendAll = (accounts: { id: string }[]) =>
      sending.call(
        'POST /api/userManage/activation/sendAll',
        { data: { userIds: accounts.map(({ id }) => id) } },
        token,
      );
    expect((await sendAll([...waiting, own])).data).toEqual({ sent: 2 });
    const numbers = waiting.map(({ phoneNumber }) => phoneNumber);
    expect(await sending.db.$count(smsMessages, inArray(smsMessages.phoneNumber, numbers))).toBe(2);
    expect((await sendAll([own])).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('with a mail server', () => {
  const mail = 'POST /api/userManage/activation/mail';
  let mailing: TestApp;
  beforeAll(async () => {
    mailing = await openTestApp(() => new Date(now), {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: 'smtp://park:secret@127.0.0.1:1',
      MAIL_FROM: 'no-reply@park.example',
    });
  });
  afterAll(() => mailing.close());

  it('mails the code in the language of the account; the sender does not see it', async () => {
    const user = await insertUser(mailing.db, { ...enteredNow, language: 'en' });
    const token = await mailing.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
    const address = 'lin@example.com';
    const { data } = await mailing.call(mail, { userId: user.id, data: { address } }, token);
    expect(data).toEqual({ expiresAt: now + 7 * day });
    const [sent] = await mailing.db.select().from(mailMessages).where(eq(mailMessages.address, address));
    expect(sent).toMatchObject({ subject: expect.stringContaining('activate your account'), language: 'en' });
    expect(sent?.body).toContain(`http://portal.test/activate#${user.loginName}`);
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(sent?.body ?? '')?.[0] ?? '';
    const given = { loginName: user.loginName, activationCode: code, newPassword };
    expect((await mailing.call(redeem, given)).header.retCode).toBe('000000');
    const again = await mailing.call(mail, { userId: user.id, data: { address } }, token);
    expect(again.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    await mailing.db.delete(mailMessages);
  });

  it('names a wrong address at its field, and refuses without a mail server', async () => {
    const user = await entered();
    const wrong = await portal.call(mail, { userId: user.id, data: { address: 'lin' } }, admin);
    expect(wrong.data).toMatchObject({ fields: { 'data.address': expect.any(String) } });
    const unset = await portal.call(mail, { userId: user.id, data: { address: 'lin@example.com' } }, admin);
    expect(unset.header).toMatchObject({ retMsg: '还没有设置邮件，发不出去' });
  });
});
