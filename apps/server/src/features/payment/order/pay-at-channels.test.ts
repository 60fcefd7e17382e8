import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PayChannel, RawNotice } from '../../../platform/pay/pay-channel.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { payAttempts, payNotices, payOrders } from '../payment.table.ts';
import { settlePayments } from '../settle-payments.ts';
import { openStandIns, type StandIns } from '../testing/stand-ins.ts';

const minute = 60_000;
const billFen = 100_000;
const codes = ['WECHAT_NATIVE', 'ALIPAY_PC'] as const;
let now = testNow.getTime();
const clock = { now: () => new Date(now) };

let portal: TestApp;
let standIns: StandIns;
let owner: Awaited<ReturnType<typeof insertOwned>>;
/** What happens at the channel before it confirms that a payment was opened. */
let meanwhile: ((attemptNo: string, pageUrl: string) => Promise<void>) | null = null;

const hurried = (channel: PayChannel): PayChannel => ({
  ...channel,
  open: async (request) => {
    const opening = await channel.open(request);
    await meanwhile?.(request.attemptNo, opening.pageUrl ?? '');
    return opening;
  },
});

beforeAll(async () => {
  standIns = await openStandIns(clock);
  const pay = new Map([...standIns.pay].map(([code, channel]) => [code, hurried(channel)]));
  portal = await openTestApp(clock.now, {}, { pay });
  owner = await insertOwned(portal);
});
beforeEach(() => {
  now = testNow.getTime();
});
afterAll(async () => {
  await portal.close();
  await standIns.close();
});

const desk = () => ({ pay: portal.pay, payables: contributions.payables });
const settle = () => settlePayments({ ...portal, clock }, desk());

const send = ({ headers, body }: RawNotice, code: string) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/payNotify/${code}`,
    headers: headers as Record<string, string>,
    payload: body,
  });

/** Opens an order for a bill at a channel. */
async function open(code: string) {
  const billId = await insertBill(portal.db, { enterpriseId: owner.enterpriseId });
  const data = { kind: 'BILL', ids: [billId], totalFen: billFen };
  const made = await portal.call('POST /api/payManage/order/create', { data }, owner.token);
  const { payOrderId: id, no } = made.data;
  const input = { id, channel: code, version: 1 };
  const chosen = await portal.call('POST /api/payManage/order/choose', input, owner.token);
  const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
  return { id, no, billId, attemptNo: attempt?.no ?? '', chosen };
}

async function standOf({ id, billId }: { id: string; billId: string }) {
  const [order] = await portal.db.select().from(payOrders).where(eq(payOrders.id, id));
  const [bill] = await portal.db.select().from(bills).where(eq(bills.id, billId));
  return [order?.status, bill?.status];
}

it.each(codes)(
  'a notice of %s that arrives before the answer to our own request is accepted',
  async (code) => {
    const { pay, notice } = standIns.of(code);
    meanwhile = async (attemptNo, pageUrl) => {
      pay(attemptNo, pageUrl);
      expect((await send(notice(attemptNo), code)).statusCode).toBe(200);
    };
    const order = await open(code);
    meanwhile = null;
    expect(order.chosen.data).toMatchObject({ state: 'SUCCESS', attempt: { state: 'SUCCESS' } });
    expect(await standOf(order)).toEqual(['SUCCESS', 'PAID']);
  },
);

it.each(codes)('an hour without %s closes nothing and loses nothing', async (code) => {
  const { pay, fault } = standIns.of(code);
  const paid = await open(code);
  const unpaid = await open(code);
  pay(paid.attemptNo, paid.chosen.data.attempt?.pageUrl ?? '');
  fault(true);
  const cancel = 'POST /api/payManage/order/cancel';
  const [{ version } = { version: 0 }] = await portal.db
    .select({ version: payOrders.version })
    .from(payOrders)
    .where(eq(payOrders.id, unpaid.id));
  const refused = await portal.call(cancel, { id: unpaid.id, version }, owner.token);
  expect(refused.header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
  for (let past = 0; past < 60; past += 5) {
    now += 5 * minute;
    await settle();
  }
  expect(await standOf(paid)).toEqual(['PAYING', 'PAYING']);
  expect(await standOf(unpaid)).toEqual(['PAYING', 'PAYING']);
  fault(false);
  now += minute;
  await settle();
  expect(await standOf(paid)).toEqual(['SUCCESS', 'PAID']);
  expect(await standOf(unpaid)).toEqual(['CLOSED', 'UNPAID']);
});

it('notices of WeChat Pay are accepted before, during and after a certificate change', async () => {
  const { wechat, of } = standIns;
  const { pay } = of('WECHAT_NATIVE');
  const [before, during, after] = [
    await open('WECHAT_NATIVE'),
    await open('WECHAT_NATIVE'),
    await open('WECHAT_NATIVE'),
  ];
  for (const { attemptNo } of [before, during, after]) pay(attemptNo, '');
  // New keys are fetched at most once a minute; the last fetch was an hour after this test's time.
  now += 90 * minute;
  expect((await send(wechat.payNotice(before.attemptNo), 'WECHAT_NATIVE')).statusCode).toBe(200);
  wechat.renewCertificate();
  // The old key remains valid for a while.
  expect((await send(wechat.payNotice(during.attemptNo, { nth: 1 }), 'WECHAT_NATIVE')).statusCode).toBe(200);
  wechat.dropOldCertificates();
  expect((await send(wechat.payNotice(after.attemptNo), 'WECHAT_NATIVE')).statusCode).toBe(200);
  for (const order of [before, during, after]) expect(await standOf(order)).toEqual(['SUCCESS', 'PAID']);
});

it('the demo cashier exists only in the demo', async () => {
  const order = await open('MOCK');
  expect(order.chosen.header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
  expect(await standOf(order)).toEqual(['CREATED', 'PAYING']);
  const before = await portal.db.$count(payNotices);
  const notice = await send({ headers: {}, body: Buffer.from('{}') }, 'MOCK');
  expect(notice.statusCode).toBe(404);
  expect(await portal.db.$count(payNotices)).toBe(before);
  expect((await portal.app.inject('/demo-cashier/pay/any')).statusCode).toBe(404);
});
