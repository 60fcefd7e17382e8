import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking, insertRoom } from '../features/conference-room/testing/insert-room.ts';
import { insertUser } from '../features/identity/testing/insert-user.ts';
import { messages } from '../features/message/message.table.ts';
import { checkLedger } from '../features/payment/ledger/check-ledger.ts';
import { payAttempts, payNotices, payOrders } from '../features/payment/payment.table.ts';
import { reconcileDifferences } from '../features/payment/reconcile/reconcile.table.ts';
import {
  alipayNotices,
  type ChannelNotices,
  cashierNotices,
  wechatNotices,
} from '../features/payment/testing/channel-notices.ts';
import { bookings } from '../platform/booking/booking.table.ts';
import { operLogs } from '../platform/oper-log/oper-log.table.ts';
import { createAlipayChannel } from '../platform/pay/alipay-channel.ts';
import { createDemoChannel } from '../platform/pay/demo-channel.ts';
import type { PayChannel, RawNotice } from '../platform/pay/pay-channel.ts';
import { Alipay } from '../platform/pay/testing/alipay.ts';
import { WechatPay } from '../platform/pay/testing/wechat-pay.ts';
import { createWechatChannel } from '../platform/pay/wechat-channel.ts';
import { openTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { isLong } from '../testing/test-scope.ts';
import {
  alipaySigner,
  cashierSigner,
  channelOfTry,
  type NoticeSigner,
  shuffled,
  type Try,
  wechatSigner,
} from './sign-notices.ts';

// `npm run test:abuse` runs the long form.
const paidOrders = isLong ? 1_000 : 40;
const fold = 10;
const forgedNotices = 2 * paidOrders;
/** Orders for which the channel reports another amount, and unpaid orders that only have forged notifications. */
const [otherAmounts, unpaid] = isLong ? [50, 50] : [5, 5];
const atOnce = 48;

interface Order extends Try {
  id: string;
  bookingId: string;
  payerId: string;
  channel: PayChannelCode;
}

interface Sent extends RawNotice {
  name: string;
  channel: PayChannelCode;
  /**
   * The required answer: 200 for genuine notifications, 401 for forged ones, 500 for those that contradict our records.
   */
  status: 200 | 401 | 500;
}

let portal: TestApp;
let wechat: WechatPay;
let alipay: Alipay;
let wechatShift = 0;
let signers: Record<string, NoticeSigner>;
let makers: Record<string, ChannelNotices>;
const clock = { now: () => testNow };
const stranger = {
  ed25519: generateKeyPairSync('ed25519').privateKey,
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
};

beforeAll(async () => {
  wechat = await WechatPay.open({ now: () => new Date(testNow.getTime() + wechatShift) });
  alipay = await Alipay.open(clock);
  const pay = new Map<PayChannelCode, PayChannel>([
    ['WECHAT_NATIVE', createWechatChannel(wechat.account, 'http://portal.test/notify', clock)],
    ['ALIPAY_PC', createAlipayChannel(alipay.account, 'http://portal.test/notify', clock)],
  ]);
  portal = await openTestApp(clock.now, { DEMO: '1' }, { cashier: true, pay });
  if (portal.cashier) pay.set('MOCK', createDemoChannel(portal.cashier, clock));
  signers = {
    MOCK: await cashierSigner(portal.db, clock, stranger.ed25519),
    WECHAT_NATIVE: wechatSigner(wechat, (ms) => {
      wechatShift = ms;
    }),
    ALIPAY_PC: alipaySigner(alipay, stranger.rsa),
  };
  makers = {
    MOCK: await cashierNotices(portal.db, clock),
    WECHAT_NATIVE: wechatNotices(wechat),
    ALIPAY_PC: alipayNotices(alipay),
  };
});
afterAll(async () => {
  await portal.close();
  await wechat.close();
  await alipay.close();
});

/** Does all the work, `atOnce` items at a time. */
async function inLanes<In, Out>(all: readonly In[], work: (one: In, nth: number) => Promise<Out>) {
  const done: Out[] = [];
  const rest = all.entries();
  const lane = async () => {
    for (const [nth, one] of rest) done[nth] = await work(one, nth);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
}

/** Opens orders for one booking each, which wait for the channel; no two have the same amount. */
async function openOrders(count: number): Promise<Order[]> {
  const { db } = portal;
  const roomId = await insertRoom(db, { pricePerSlotFen: 1_000 });
  const payers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id } = await insertUser(db, { userType: '100' });
      return { id, token: await portal.logIn({ userId: id }) };
    }),
  );
  return inLanes(
    Array.from({ length: count }, (_, nth) => nth),
    async (nth): Promise<Order> => {
      const payer = payers[nth % payers.length] ?? { id: '', token: '' };
      const amountFen = 1_000 + nth;
      const date = new Date(testNow.getTime() + (1 + Math.floor(nth / 24)) * 86_400_000);
      const clockOf = (slot: number) =>
        `${String(8 + (slot >> 1)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;
      const bookingId = await insertBooking(db, {
        resourceId: roomId,
        userId: payer.id,
        status: 'TO_PAY',
        amountFen,
        offeredUntil: new Date(testNow.getTime() + 900_000),
        slotRequest: {
          date: date.toISOString().slice(0, 10),
          from: clockOf(nth % 24),
          to: clockOf((nth % 24) + 1),
        },
      });
      const data = { kind: 'ROOM', ids: [bookingId], totalFen: amountFen };
      const opened = await portal.call('POST /api/payManage/order/create', { data }, payer.token);
      const { payOrderId: id } = opened.data;
      const channel = channelOfTry(nth);
      const chosen = await portal.call(
        'POST /api/payManage/order/choose',
        { id, channel, version: 1 },
        payer.token,
      );
      expect(chosen.header.retCode, `order ${nth}`).toBe('000000');
      const [attempt] = await db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
      const { no = '', pageUrl = null } = attempt ?? {};
      return { id, bookingId, payerId: payer.id, channel, no, pageUrl, amountFen };
    },
  );
}

function noticesOf(all: readonly Order[]): Sent[] {
  const paid = all.slice(0, paidOrders);
  const genuine = all.slice(0, paidOrders + otherAmounts).flatMap((order, nth) =>
    Array.from({ length: fold }, (_, time): Sent => {
      const fen = nth < paidOrders ? order.amountFen : order.amountFen - 1;
      const notice = signers[order.channel]?.genuine(order, fen);
      if (!notice) throw new Error('no signer');
      return { ...notice, name: `${order.no} ${time}`, channel: order.channel, status: 200 };
    }),
  );
  // Genuinely signed, but in another currency or with an unknown number: none may move anything.
  const contradicting = all.slice(0, paidOrders + otherAmounts).flatMap((order) =>
    [{ currency: 'USD' }, { attemptNo: `X${order.no}` }].map((says, nth): Sent => {
      const paid = { attemptNo: order.no, amountFen: order.amountFen };
      const notice = makers[order.channel]?.paid(paid, says);
      if (!notice) throw new Error('no maker');
      return { ...notice, name: `${order.no} contradicts ${nth}`, channel: order.channel, status: 500 };
    }),
  );
  // Unpaid orders first, so that each of them gets some of every kind.
  const targets = [...all].reverse();
  const forged = Array.from({ length: forgedNotices }, (_, nth): Sent => {
    const order = targets[nth % targets.length];
    const other = order && paid.find((one) => one.channel === order.channel && one !== order);
    const ways = Object.entries(signers[order?.channel ?? '']?.forged ?? {});
    const [way, forge] = ways[Math.floor(nth / targets.length + nth) % ways.length] ?? [];
    if (!order || !other || !forge) throw new Error('no forgery available');
    const name = `${order.no} forged ${nth}: ${way}`;
    return { ...forge(order, other), name, channel: order.channel, status: 401 };
  });
  return shuffled([...genuine, ...contradicting, ...forged]);
}

const typeOf = ({ headers }: RawNotice) => String(headers['content-type'] ?? 'application/json');

async function send(notice: Sent): Promise<number> {
  const { port } = portal.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/payNotify/${notice.channel}`, {
    method: 'POST',
    headers: { ...(notice.headers as Record<string, string>), 'content-type': typeOf(notice) },
    body: new Uint8Array(notice.body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const stateCounts = async (orders: readonly Order[]) => {
  const { db } = portal;
  const isOne = inArray(
    payOrders.id,
    orders.map(({ id }) => id),
  );
  const rows = await db
    .select({ status: payOrders.status, count: sql<number>`count(*)::int` })
    .from(payOrders)
    .where(isOne)
    .groupBy(payOrders.status);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

const balances = async () => {
  const { rows } = await portal.db.execute<{ account: string; fen: number }>(
    sql`select account, sum(amount_fen)::int as fen from ledger_entry group by 1`,
  );
  return Object.fromEntries(rows.map(({ account, fen }) => [account, fen]));
};

const sumOf = (orders: readonly Order[]) => orders.reduce((sum, { amountFen }) => sum + amountFen, 0);

test(`${paidOrders} orders are credited once each, of ${fold} notices each and ${forgedNotices} forged ones`, {
  timeout: isLong ? 900_000 : 90_000,
}, async () => {
  const { db } = portal;
  const all = await openOrders(paidOrders + otherAmounts + unpaid);
  const [paid, odd, open] = [
    all.slice(0, paidOrders),
    all.slice(paidOrders, paidOrders + otherAmounts),
    all.slice(paidOrders + otherAmounts),
  ];
  const notices = noticesOf(all);
  const startedAt = performance.now();
  const answers = await inLanes(notices, send);
  const seconds = (performance.now() - startedAt) / 1_000;

  const unlike = notices.filter(({ status }, nth) => answers[nth] !== status);
  expect(unlike.map(({ name }) => name)).toEqual([]);
  expect(await stateCounts(paid)).toEqual({ SUCCESS: paidOrders });
  expect(await stateCounts(odd)).toEqual({ EXCEPTION: otherAmounts });
  expect(await stateCounts(open)).toEqual({ PAYING: unpaid });

  // Everything exists exactly once: log row, ledger entry, stored notification, message to the payer, and the paid
  // item.
  expect(await db.$count(operLogs, eq(operLogs.event, 'payOrder.succeed'))).toBe(paidOrders);
  expect(await db.$count(operLogs, eq(operLogs.event, 'payOrder.differ'))).toBe(otherAmounts);
  expect(await db.$count(payNotices)).toBe(paidOrders + otherAmounts);
  // Contradictions become one row each for the finance office. Of the rejected notifications, only those that the
  // channel signed for another merchant do.
  const contradicted = 2 * (paidOrders + otherAmounts);
  const kept = await db.select().from(reconcileDifferences);
  const fields = Map.groupBy(kept, ({ contradictions: [first] }) => first?.field);
  expect([fields.get('CURRENCY')?.length, fields.get('NUMBER')?.length]).toEqual([
    contradicted / 2,
    contradicted / 2,
  ]);
  expect(new Set(fields.keys())).toEqual(new Set(['CURRENCY', 'NUMBER', 'SELLER']));
  const [notice] = await db
    .select({ count: sql<number>`sum(${messages.mergedCount})::int` })
    .from(messages)
    .where(eq(messages.eventCode, 'PAY_SUCCESS'));
  expect(notice?.count).toBe(paidOrders);
  expect(await db.$count(bookings, eq(bookings.status, 'CONFIRMED'))).toBe(paidOrders);

  const came = (channel: PayChannelCode) =>
    sumOf(paid.filter((order) => order.channel === channel)) +
    sumOf(odd.filter((order) => order.channel === channel)) -
    odd.filter((order) => order.channel === channel).length;
  expect(await balances()).toEqual({
    'CHANNEL:MOCK': came('MOCK'),
    'CHANNEL:WECHAT_NATIVE': came('WECHAT_NATIVE'),
    'CHANNEL:ALIPAY_PC': came('ALIPAY_PC'),
    'SOLD:ROOM': -sumOf(paid),
    SUSPENSE: -(sumOf(odd) - otherAmounts),
  });
  expect(await checkLedger(db, testNow)).toBe(true);
  console.log(
    `${notices.length} notices in ${seconds.toFixed(1)} s: ${paidOrders} orders credited once, ` +
      `${otherAmounts} of another amount wait, ${contradicted} that contradict us were kept and answered with 500, ` +
      `${forgedNotices} forged ones refused, 0 taken; ` +
      `the ledger has ${sumOf(paid)} fen sold, as the orders have`,
  );
});
