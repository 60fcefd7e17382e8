import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAliyunSms } from './aliyun-sms.ts';

const clock = { now: () => new Date('2026-11-21T04:00:00.123Z') };
const templateCodes = { VERIFY_CODE: 'SMS_1', MESSAGE: null };
const account = { keyId: 'key-1', secret: 'secret-1', signName: '云岫花谷', templateCodes };
const message = {
  phoneNumber: '15410000001',
  template: 'VERIFY_CODE',
  parameters: { code: "4'8(2)*1!" },
} as const;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Recomputes the signature from what arrived on the wire, as the provider does. */
function isSignedBy(request: IncomingMessage, secret: string): boolean {
  const [, signedHeaders = '', signature] =
    /SignedHeaders=([^,]+),Signature=(\w+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [path, query = ''] = (request.url ?? '').split('?');
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = `${request.method}\n${path}\n${query.split('&').sort().join('&')}\n${lines.join('')}\n${signedHeaders}\n${sha256('')}`;
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return signature === expected;
}

let server: Server;
let endpoint: string;
let last: IncomingMessage;

beforeAll(async () => {
  server = createServer((request, response) => {
    last = request;
    const isGood = isSignedBy(request, account.secret);
    response.statusCode = isGood ? 200 : 400;
    response.end(JSON.stringify(isGood ? { Code: 'OK', BizId: 'biz-7' } : { Code: 'SignatureDoesNotMatch' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a message arrives signed, with the template filled', async () => {
  expect(await createAliyunSms({ ...account, endpoint }, clock)(message)).toBe('biz-7');
  const query = new URL(last.url ?? '', endpoint).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    PhoneNumbers: '15410000001',
    SignName: '云岫花谷',
    TemplateCode: 'SMS_1',
    TemplateParam: JSON.stringify(message.parameters),
  });
  expect(last.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-date': '2026-11-21T04:00:00Z' });
});

test('another secret is refused, and the refusal is told', async () => {
  const send = createAliyunSms({ ...account, secret: 'other', endpoint }, clock);
  await expect(send(message)).rejects.toThrow('SignatureDoesNotMatch');
});

test('a provider that cannot be reached is a failure', async () => {
  const send = createAliyunSms({ ...account, endpoint: 'http://127.0.0.1:9' }, clock);
  await expect(send(message)).rejects.toThrow();
});
