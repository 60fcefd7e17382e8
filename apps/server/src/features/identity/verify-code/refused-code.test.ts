import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { openSmsProvider, type SmsProvider } from '../../../platform/sms/testing/sms-provider.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser, nextPhone } from '../testing/insert-user.ts';
import { phoneSignOf } from './phone-sign.ts';

let provider: SmsProvider;
let portal: TestApp;

beforeAll(async () => {
  provider = await openSmsProvider('key', 'secret');
  portal = await openTestApp(() => testNow, {
    SMS_PROVIDER: 'aliyun',
    ALIYUN_SMS_ENDPOINT: provider.endpoint,
    ALIYUN_SMS_ACCESS_KEY_ID: 'key',
    ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
    ALIYUN_SMS_SIGN_NAME: '云岫花谷',
    ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(() => {
  provider.arrived = [];
});

const request = (phoneNumber: string) =>
  portal.call('POST /api/userManage/login/sendVerifyCode', {
    phoneNumber,
    sign: phoneSignOf(phoneNumber),
  });

async function refusedWith(phoneNumber: string, Code: string, Message = '') {
  provider.reply = { body: { Code, Message } };
  const { header, data } = await request(phoneNumber);
  return { ...header, data };
}

test('a code is sent through the provider and logs in', async () => {
  provider.reply = { body: { Code: 'OK', BizId: 'biz-1' } };
  const { phoneNumber, id } = await insertUser(portal.db);
  expect((await request(phoneNumber)).data).toEqual({ retryAfter: 60 });
  const { code: verifyCode } = JSON.parse(provider.arrived[0]?.parameters.TemplateParam ?? '');
  const { data } = await portal.call('POST /api/userManage/loginByPhone', { phoneNumber, verifyCode });
  expect(data.userId).toBe(id);
});

test('a number unknown to the provider is reported at the field, with or without an account', async () => {
  const { phoneNumber } = await insertUser(portal.db);
  const notice = { retCode: '100002', data: { fields: { phoneNumber: '手机号格式不正确' } } };
  expect(await refusedWith(phoneNumber, 'isv.MOBILE_NUMBER_ILLEGAL')).toMatchObject(notice);
  expect(await refusedWith(nextPhone(), 'isv.MOBILE_NUMBER_ILLEGAL')).toMatchObject(notice);
});

test('a number over the provider’s limit is told how long to wait', async () => {
  const answer = await refusedWith(nextPhone(), 'isv.BUSINESS_LIMIT_CONTROL', '触发小时级流控Permits:5');
  expect(answer).toMatchObject({ retCode: retCodes.TOO_FREQUENT, data: { retryAfter: 3_600 } });
});

test('a problem of the park’s own account shows a reference number', async () => {
  const answer = await refusedWith(nextPhone(), 'isv.AMOUNT_NOT_ENOUGH', '余额不足');
  expect(answer.retCode).toBe(retCodes.UNEXPECTED);
  expect(answer.retMsg).not.toContain('余额');
});

test('a temporary failure is retried later without bothering anyone', async () => {
  provider.reply = { status: 503, body: '' };
  const phoneNumber = nextPhone();
  expect((await request(phoneNumber)).header.retCode).toBe('000000');
  const rows = await portal.db.select().from(smsMessages).where(eq(smsMessages.phoneNumber, phoneNumber));
  expect(rows).toMatchObject([{ status: 'WAITING', tries: 1, parameters: { code: expect.any(String) } }]);
});
