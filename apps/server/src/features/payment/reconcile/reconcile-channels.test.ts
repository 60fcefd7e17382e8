import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import type { StatementLine } from '../../../platform/pay/pay-channel.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { contributions } from '../../features.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { payAttempts, payOrders, refundOrders } from '../payment.table.ts';
import { settlePayments } from '../settle-payments.ts';
import { openStandIns, type StandIn, type StandIns } from '../testing/stand-ins.ts';
import { reconcileDays } from './reconcile.table.ts';
import { reconcileAll } from './reconcile-days.ts';

const differencesOf = 'GET /api/payManage/reconcile/queryDifferences';
const ask = 'POST /api/payManage/reconcile/askDifference';
const close = 'POST /api/payManage/reconcile/closeDifference';

const second = 1_000;
const day = '2026-11-21';
const billFen = 100_000;
let now = testNow.getTime();
const clock = { now: () => new Date(now) };

let portal: TestApp;
let standIns: StandIns;
let owner: Awaited<ReturnType<typeof insertOwned>>;
let clerkId: string;

beforeAll(async () => {
  standIns = await openStandIns(clock);
  portal = await openTestApp(clock.now, {}, { pay: standIns.pay });
  owner = await insertOwned(portal);
  clerkId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id;
});
afterAll(async () => {
  await portal.close();
  await standIns.close();
});

const desk = () => ({ pay: portal.pay, payables: contributions.payables });
const clerk = () =>
  portal.logIn({ userId: clerkId, userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure: true });
const reconcile = () => reconcileAll({ ...portal, clock }, { pay: portal.pay });
const settle = () => settlePayments({ ...portal, clock }, desk());

/** Opens an order for a bill and pays it at the channel; the notice is lost. */
async function paidAt({ code, pay }: StandIn) {
  const billId = await insertBill(portal.db, { enterpriseId: owner.enterpriseId });
  const data = { kind: 'BILL', ids: [billId], totalFen: billFen };
  const made = await portal.call('POST /api/payManage/order/create', { data }, owner.token);
  const { payOrderId: id, no } = made.data;
  const input = { id, channel: code, version: 1 };
  const chosen = await portal.call('POST /api/payManage/order/choose', input, owner.token);
  const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
  const attemptNo = attempt?.no ?? '';
  pay(attemptNo, chosen.data.attempt?.pageUrl ?? '');
  return { id, no, attemptNo, billId };
}

/** The same, but a waiting page has asked the channel. */
async function known(at: StandIn) {
  const order = await paidAt(at);
  now += 3 * second;
  const { data } = await portal.call(
    'GET /api/payManage/order/queryResult',
    { orderNo: order.no },
    owner.token,
  );
  expect(data.state).toBe('SUCCESS');
  return order;
}

/** Refunds a part of an order and returns the refund's number at the channel. */
async function giveBack(payOrderId: string, amountFen: number, { give }: StandIn): Promise<string> {
  const data = { payOrderId, amountFen, reason: '重复缴纳了一次' };
  const asked = await portal.call('POST /api/payManage/refund/apply', { data }, owner.token);
  const input = { id: asked.data.refundId, event: 'approve', version: 1 };
  await portal.call('POST /api/payManage/refund/operateManage', input, await clerk());
  await settle();
  give();
  now += 61 * second;
  await settle();
  const [refund] = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, payOrderId));
  expect(refund?.status).toBe('SUCCESS');
  return refund?.channelNo ?? '';
}

it.each([
  ['WECHAT_NATIVE', '渠道无此单'],
  // Alipay creates a trade only when the payer logs in, so there may still be one.
  ['ALIPAY_PC', '渠道处理中'],
])('a day of %s is compared with its bill, asked about and closed', async (code, unknown) => {
  const at = standIns.of(code);
  now = testNow.getTime();
  const equal = await known(at);
  await giveBack(equal.id, 30_000, at);
  const [missing, other] = [await known(at), await known(at)];
  const given = await giveBack(other.id, 20_000, at);
  const lost = await paidAt(at);
  const foreign: StatementLine = {
    type: 'PAY',
    ownNo: 'ZF20261121FOREIGN',
    tradeNo: '4200F',
    amountFen: 520,
  };
  const theirs = at
    .booked()
    .filter(({ ownNo }) => ownNo !== missing.attemptNo && ownNo !== given)
    .map((line) => (line.ownNo === other.attemptNo ? { ...line, amountFen: billFen - 100 } : line));
  // WeChat Pay's bill has the 24 columns of ordinary merchants, and its sums are left out.
  at.write([...theirs, foreign]);

  // It is the next morning. While the channel is down, the day is not compared.
  now = Date.parse('2026-11-22T03:00:00Z');
  at.fault(true);
  await reconcile();
  const isDay = and(eq(reconcileDays.channel, at.code), eq(reconcileDays.day, day));
  expect(await portal.db.$count(reconcileDays, isDay)).toBe(0);
  at.fault(false);
  await reconcile();
  const [taken] = await portal.db.select().from(reconcileDays).where(isDay);
  expect(taken).toMatchObject({ ourLines: 5, ourFen: 3 * billFen - 50_000, theirLines: 5 });

  const filter = { payChannel: code, day };
  const listed = async () => (await portal.call(differencesOf, filter, await clerk())).data.rows;
  const of = async (ownNo: string) => {
    const row = (await listed()).find((one) => one.ownNo === ownNo);
    if (!row) throw new Error(`no difference ${ownNo}`);
    return row;
  };
  const found = (await listed()).map(({ kind, ownNo, ourFen, theirFen }) => [kind, ownNo, ourFen, theirFen]);
  expect(found).toHaveLength(5);
  expect(found).toEqual(
    expect.arrayContaining([
      ['MISSING_HERE', lost.attemptNo, null, billFen],
      ['MISSING_HERE', foreign.ownNo, null, foreign.amountFen],
      ['MISSING_THERE', missing.attemptNo, billFen, null],
      ['MISSING_THERE', given, 20_000, null],
      ['AMOUNT', other.attemptNo, billFen, billFen - 100],
    ]),
  );

  const asking = async (ownNo: string) => {
    const { differenceId: id, version } = await of(ownNo);
    return portal.call(ask, { id, version }, await clerk());
  };
  at.fault(true);
  expect((await asking(lost.attemptNo)).header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
  at.fault(false);
  expect((await of(lost.attemptNo)).answer).toBeNull();

  // A payment whose notice was lost is booked once the channel confirms it.
  const answer = { label: '渠道确认成功', fen: billFen, at: now };
  expect((await asking(lost.attemptNo)).data).toMatchObject({
    state: 'OPEN',
    answer,
    actions: ['ask', 'close'],
  });
  const [order] = await portal.db.select().from(payOrders).where(eq(payOrders.id, lost.id));
  const [bill] = await portal.db.select().from(bills).where(eq(bills.id, lost.billId));
  expect([order?.status, bill?.status]).toEqual(['SUCCESS', 'PAID']);
  expect((await asking(missing.attemptNo)).data.answer).toEqual(answer);
  expect((await asking(given)).data.answer).toEqual({ ...answer, fen: 20_000 });
  expect((await asking(foreign.ownNo)).data.answer).toMatchObject({ label: unknown, fen: null });
  expect(await checkLedger(portal.db, clock.now())).toBe(true);

  for (const { differenceId: id, version, ownNo } of await listed()) {
    const data = { reason: '次日渠道补传，已核对' };
    const closed = await portal.call(close, { id, version, data }, await clerk());
    expect(closed.data).toMatchObject({ state: 'CLOSED', reason: data.reason, actions: [] });
    expect((await asking(ownNo)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  }
  const month = await portal.call(
    'GET /api/payManage/reconcile/queryDays',
    { month: '2026-11' },
    await clerk(),
  );
  const row = month.data.rows.find((one) => one.channel === code && one.day === day);
  expect(row).toMatchObject({ state: 'SETTLED', theirs: { lines: 5 } });
  const { differenceId } = await of(lost.attemptNo);
  const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, differenceId));
  expect(logged.map(({ event }) => event).toSorted()).toEqual(['difference.ask', 'difference.close']);
});
