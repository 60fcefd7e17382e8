import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smsMessages } from '../../platform/sms/sms-message.table.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { messages } from '../message/message.table.ts';
import { messageInWords } from '../message/testing/message-in-words.ts';
import { insertCode, insertUser, nextPhone, password, shaOf } from './testing/insert-user.ts';
import type { UserRow } from './user.public.ts';

let portal: TestApp;
let user: UserRow;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db);
});

const messagesOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId))).map(messageInWords);
const smsTo = (phoneNumber: string) =>
  portal.db
    .select({ template: smsMessages.template, parameters: smsMessages.parameters })
    .from(smsMessages)
    .where(eq(smsMessages.phoneNumber, phoneNumber));

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logInWith(userAgent: string) {
  const { loginName } = user;
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/userManage/login',
    headers: { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ loginName, password_sha: shaOf(password) }).toString(),
  });
  expect(answer.json()).toMatchObject({ header: { retCode: '000000' } });
}

test('a login from a new kind of device sends one message; the very first login sends none', async () => {
  await logInWith(chrome);
  await logInWith(chrome);
  expect(await messagesOf(user.id)).toEqual([]);
  await logInWith(firefox);
  await logInWith(firefox);
  expect(await messagesOf(user.id)).toMatchObject([
    {
      eventCode: 'LOGIN_NEW_DEVICE',
      group: 'ACCOUNT',
      link: '/person-preserve',
      body: expect.stringContaining('于 2026-11-21 12:00 在新设备（Firefox · macOS）上登录'),
    },
  ]);
});

test('a password change sends a message and an SMS', async () => {
  const token = await portal.logIn({ userId: user.id });
  const { phoneNumber } = user;
  const input = { phoneNumber, oldPassword: shaOf(password), newPassword: shaOf('Better2027') };
  const answer = await portal.call('POST /api/userManage/getPasswordBack/changePassword', input, token);
  expect(answer.header.retCode).toBe('000000');
  expect(await messagesOf(user.id)).toMatchObject([{ eventCode: 'PASSWORD_CHANGED', readAt: null }]);
  expect(await smsTo(phoneNumber)).toEqual([
    { template: 'MESSAGE', parameters: { title: '登录密码已修改' } },
  ]);
});

test('the old number is notified of the new one, which is masked', async () => {
  const phoneNumber = nextPhone();
  const token = await portal.logIn({ userId: user.id });
  const proof = await insertCode(portal.db, user.phoneNumber, 'PHONE_OLD');
  const check = { phoneNumber: user.phoneNumber, verifyCode: proof };
  await portal.call('POST /api/userManage/checkPhone', check, token);
  const verifyCode = await insertCode(portal.db, phoneNumber, 'PHONE_NEW');
  const change = { phoneNumber, verifyCode };
  const answer = await portal.call('POST /api/userManage/userInfo/updateMobilePhone', change, token);
  expect(answer.header.retCode).toBe('000000');
  expect((await messagesOf(user.id))[0]?.body).toContain(`${phoneNumber.slice(0, 3)}****`);
  expect(await smsTo(user.phoneNumber)).toMatchObject([{ template: 'MESSAGE' }]);
  expect(await smsTo(phoneNumber)).toEqual([]);
});
