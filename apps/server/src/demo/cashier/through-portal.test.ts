import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let portal: TestApp;
let pageUrl = '';
const now = { at: testNow.getTime() };

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now.at), { DEMO: '1' }, { cashier: true });
  const opened = await portal.pay.get('MOCK')?.open({
    attemptNo: 'ZF1',
    amountFen: 100,
    title: '水费',
    expireAt: new Date(now.at + 60_000),
    returnUrl: 'http://portal.test/h5/pay-result?orderNo=ZF1',
  });
  pageUrl = opened?.pageUrl ?? '';
});
afterAll(() => portal.close());

it('is reachable through the portal, with its own content security policy', async () => {
  const page = await portal.app.inject(pageUrl);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect((await portal.app.inject('/demo-cashier/style.css')).headers['content-type']).toContain('text/css');
});

it('ignores input its form cannot send', async () => {
  for (const payload of ['[1]', '5', 'null', '{"outcome":["SUCCESS"]}', '{"outcome":{"a":1}}']) {
    const headers = { 'content-type': 'application/json' };
    const answer = await portal.app.inject({ method: 'POST', url: pageUrl, headers, payload });
    expect([answer.statusCode, answer.headers.location], payload).toEqual([303, pageUrl]);
  }
  for (const token of ['%00', '..', '%2e%2e%2fv1%2fopen', 'x'.repeat(150), '%F0%9F%8C%B8'])
    expect((await portal.app.inject(`/demo-cashier/pay/${token}`)).statusCode, token).toBe(404);
});

it('accepts the choice and refuses long bodies', async () => {
  const post = (payload: string) =>
    portal.app.inject({
      method: 'POST',
      url: pageUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await post(`outcome=SUCCESS&x=${'x'.repeat(5_000)}`)).statusCode).toBe(413);
  const answer = await post('outcome=SUCCESS');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/h5/pay-result?orderNo=ZF1']);
  now.at += 3_000;
  expect(await portal.pay.get('MOCK')?.query('ZF1')).toMatchObject({ state: 'SUCCESS' });
});

it('reports that the cashier is unavailable', async () => {
  await portal.cashier?.close();
  const page = await portal.app.inject({ url: pageUrl, headers: { cookie: 'park_portal_language=en' } });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('The portal is recovering');
});
