import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AliyunAccount, createAliyunSms } from './aliyun-sms.ts';
import { openSmsProvider, type SmsProvider } from './testing/sms-provider.ts';

const clock = { now: () => new Date('2026-11-21T04:00:00.123Z') };
const message = {
  phoneNumber: '15410000001',
  template: 'VERIFY_CODE',
  parameters: { code: "4'8(2)*1! ~+/汉" },
} as const;
const ok = { body: { Code: 'OK', BizId: 'biz-7' } };

let provider: SmsProvider;
beforeAll(async () => {
  provider = await openSmsProvider('key-1', 'secret-1');
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.arrived = [];
  provider.reply = ok;
});

const sender = (settings: Partial<AliyunAccount> = {}) =>
  createAliyunSms(
    {
      endpoint: provider.endpoint,
      keyId: 'key-1',
      secret: 'secret-1',
      signName: '云岫花谷',
      templateCodes: { VERIFY_CODE: 'SMS_1', MESSAGE: null, LINK: null },
      ...settings,
    },
    clock,
  );

/** The error of a failed message, which must contain neither the number nor the code. */
async function failureOf(work: Promise<string>) {
  const error = (await work.then(
    () => expect.unreachable('it was sent'),
    (reason: unknown) => reason,
  )) as Error & { refusal?: string; freeInMs?: number };
  expect(`${error.stack}${JSON.stringify(error)}`).not.toMatch(/15410000001|汉|%E6/);
  expect(error.cause).toBeUndefined();
  return { message: error.message, refusal: error.refusal, freeInMs: error.freeInMs };
}

test('sends a signed request with the template filled in', async () => {
  expect(await sender()(message)).toBe('biz-7');
  expect(provider.arrived).toEqual([
    {
      headers: expect.objectContaining({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' }),
      parameters: {
        PhoneNumbers: '15410000001',
        SignName: '云岫花谷',
        TemplateCode: 'SMS_1',
        TemplateParam: JSON.stringify(message.parameters),
      },
    },
  ]);
});

test.each([
  [null, { TemplateCode: 'SMS_2', TemplateParam: '{"title":"缴费通知单"}' }],
  ['SMS_3', { TemplateCode: 'SMS_3', TemplateParam: '{"title":"缴费通知单","path":"cost-query"}' }],
])('a link needs a template of its own, %s, otherwise its title is sent alone', async (LINK, parameters) => {
  const templateCodes = { VERIFY_CODE: 'SMS_1', MESSAGE: 'SMS_2', LINK };
  const link = { title: '缴费通知单', path: 'cost-query' };
  await sender({ templateCodes })({ ...message, template: 'LINK', parameters: link });
  expect(provider.arrived).toMatchObject([{ parameters }]);
});

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', '号码错误', 'NUMBER', 0],
  ['isv.BUSINESS_LIMIT_CONTROL', '触发分钟级流控Permits:1', 'LIMIT', 60_000],
  ['isv.BUSINESS_LIMIT_CONTROL', '触发小时级流控Permits:5', 'LIMIT', 3_600_000],
  // Noon: the provider's day ends in twelve hours.
  ['isv.BUSINESS_LIMIT_CONTROL', '触发天级流控Permits:10', 'LIMIT', 12 * 3_600_000 - 123],
  ['isv.SMS_TEMPLATE_ILLEGAL', '模板不合法', 'ACCOUNT', 0],
  ['isv.AMOUNT_NOT_ENOUGH', '余额不足', 'ACCOUNT', 0],
])('%s, %s, is a refusal: %s', async (Code, Message, refusal, freeInMs) => {
  provider.reply = { body: { Code, Message } };
  const failure = await failureOf(sender()(message));
  expect(failure).toMatchObject({ message: expect.stringContaining(Code), refusal, freeInMs });
});

test.each([
  ['isp.SYSTEM_ERROR', { body: { Code: 'isp.SYSTEM_ERROR', Message: '请重试' } }],
  ['503 ServiceUnavailable', { status: 503, body: { Code: 'ServiceUnavailable', Message: 'busy' } }],
  ['Throttling.User', { status: 400, body: { Code: 'Throttling.User', Message: 'slow down' } }],
  ['not sent', { status: 502, body: '<html>Bad gateway 15410000001</html>' }],
  ['not sent', { body: 'not JSON 15410000001' }],
  ['no answer', { body: {} }],
])('%s may pass', async (words, reply) => {
  provider.reply = reply;
  const failure = await failureOf(sender()(message));
  expect(failure).toMatchObject({ message: expect.stringContaining(words), refusal: undefined });
  expect(provider.arrived).toHaveLength(1);
});

test('is refused with a wrong secret', async () => {
  expect(await failureOf(sender({ secret: 'other' })(message))).toMatchObject({
    message: 'SMS not sent: 400 SignatureDoesNotMatch',
    refusal: 'ACCOUNT',
  });
});

test('reports a provider that is unreachable or silent as a fault', async () => {
  const nowhere = await failureOf(sender({ endpoint: 'http://127.0.0.1:9' })(message));
  expect(nowhere).toMatchObject({ message: expect.stringContaining('ECONNREFUSED'), refusal: undefined });
  provider.reply = 'silence';
  const silent = await failureOf(sender({ readTimeoutMs: 50 })(message));
  expect(silent).toMatchObject({ message: expect.stringContaining('RequestTimeout'), refusal: undefined });
});

test('does not try to send a template that the park does not have', async () => {
  const failure = await failureOf(sender()({ ...message, template: 'MESSAGE' }));
  expect(failure).toMatchObject({ refusal: 'TEMPLATE' });
  expect(provider.arrived).toEqual([]);
});
