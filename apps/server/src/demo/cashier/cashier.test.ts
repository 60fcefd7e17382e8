import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerRequestLimits } from '../../platform/http/request-limits.ts';
import { createDemoChannel } from '../../platform/pay/demo-channel.ts';
import {
  ChannelDown,
  ForgedNotice,
  type PayChannel,
  type PayNotice,
} from '../../platform/pay/pay-channel.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { CashierOutcome } from './cashier-outcomes.ts';
import { forgetOld } from './forget-old.ts';
import { passToCashier } from './pass-to-cashier.ts';
import { subjectOf } from './payment-state.ts';
import { type Cashier, startCashier } from './start-cashier.ts';

const start = Date.parse('2026-11-21T04:00:00Z');
let now = start;
const clock = { now: () => new Date(now) };
const log = pino({ level: 'silent' });

let database: TestDatabase;
let cashier: Cashier;
let channel: PayChannel;
let portal: FastifyInstance;

/** Received notices, parsed or rejected as forged. */
let arrived: { headers: IncomingHttpHeaders; body: Buffer; notice: PayNotice | Error }[] = [];
let isTaken = true;
let receiver: Server;
const notifyUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api/payNotify/MOCK`;

beforeAll(async () => {
  database = await createTestDatabase();
  const receive = async ({ headers }: IncomingMessage, body: Buffer) => {
    const notice = await channel.readNotice({ headers, body }).catch((error: Error) => error);
    arrived.push({ headers, body, notice });
    return channel.answerNotice(isTaken && !(notice instanceof Error));
  };
  receiver = createServer((request, response) => {
    void buffer(request)
      .then((body) => receive(request, body))
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  cashier = await startCashier(database, { clock, log, notifyUrl });
  channel = createDemoChannel(cashier, clock);
  portal = Fastify();
  registerRequestLimits(portal);
  passToCashier(portal, cashier.origin);
});
afterAll(async () => {
  await portal.close();
  await cashier.close();
  receiver.closeAllConnections();
  receiver.close();
  await database.drop();
});
beforeEach(() => {
  arrived = [];
  isTaken = true;
});

let count = 0;
/** Opens a payment, by default of 15,174.44 yuan for half an hour; returns its number and page. */
async function open(amountFen = 1_517_444, minutes = 30) {
  count += 1;
  const attemptNo = `ZF20261121${String(count).padStart(6, '0')}`;
  const request = {
    attemptNo,
    amountFen,
    title: '2026 年 10 月 <水费>',
    expireAt: new Date(now + minutes * 60_000),
    returnUrl: 'http://portal.test/pay-result?orderNo=ZF1',
  };
  const { pageUrl = '' } = await channel.open(request);
  return { attemptNo, pageUrl, request };
}

const choose = (pageUrl: string, outcome: string) =>
  portal.inject({
    method: 'POST',
    url: pageUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });

async function pay(outcome: CashierOutcome) {
  const opened = await open();
  await choose(opened.pageUrl, outcome);
  return opened;
}

/** Lets time pass second by second, sending the notices due in each. */
async function pass(seconds: number) {
  for (let nth = 0; nth < seconds; nth++) {
    now += 1_000;
    await cashier.deliver();
  }
}
const states = () =>
  arrived.map(({ notice }) => (notice instanceof Error ? notice.name : notice.finding.state));

describe('payment page', () => {
  it('offers the outcomes and redirects back after the choice', async () => {
    const { pageUrl } = await open();
    const page = await portal.inject({ url: pageUrl, headers: { cookie: 'park_portal_language=en' } });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('Pay 15,174.44 yuan (demo)');
    expect(page.body).toContain('&lt;水费&gt;');
    expect(page.body).not.toMatch(/<script|style=/);
    const answer = await choose(pageUrl, 'SUCCESS');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pay-result?orderNo=ZF1']);
    expect((await portal.inject(pageUrl)).body).toContain('这笔付款已经选过结果');
  });

  it('accepts only the first choice', async () => {
    const { attemptNo, pageUrl } = await open();
    await choose(pageUrl, 'FAILURE');
    await choose(pageUrl, 'SUCCESS');
    await pass(5);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'FAILED', reason: '余额不足' });
  });

  it('refuses unknown outcomes and unknown addresses', async () => {
    const { attemptNo, pageUrl } = await open();
    const answer = await choose(pageUrl, 'RICHES');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pageUrl]);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'PENDING' });
    expect((await portal.inject('/demo-cashier/pay/nobody')).statusCode).toBe(404);
    expect((await portal.inject({ method: 'POST', url: '/demo-cashier/v1/query' })).statusCode).toBe(404);
  });

  it('refuses payments that have expired or were closed', async () => {
    const late = await open(100, 1);
    now += 61_000;
    await choose(late.pageUrl, 'SUCCESS');
    const closed = await open(100);
    await channel.close(closed.attemptNo);
    await choose(closed.pageUrl, 'SUCCESS');
    await pass(4);
    expect(await channel.query(late.attemptNo)).toMatchObject({ state: 'CLOSED' });
    expect(await channel.query(closed.attemptNo)).toMatchObject({ state: 'CLOSED' });
    expect((await portal.inject(closed.pageUrl)).body).toContain('这笔付款已经关闭');
    expect(arrived).toEqual([]);
  });
});

describe('outcomes', () => {
  it('success takes effect after three seconds, with a signed notice', async () => {
    const { attemptNo } = await pay('SUCCESS');
    const paidAt = new Date(now + 3_000);
    await pass(2);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'PENDING' });
    expect(arrived).toEqual([]);
    await pass(1);
    const about = { attemptNo, seller: { merchant: 'park-portal' }, currency: 'CNY' };
    const tradeNo = expect.stringMatching(/^DC/);
    const finding = { state: 'SUCCESS', about, amountFen: 1_517_444, tradeNo, paidAt };
    expect(await channel.query(attemptNo)).toEqual(finding);
    expect(arrived.map(({ notice }) => notice)).toEqual([
      { type: 'PAY', noticeId: expect.any(String), attemptNo, finding },
    ]);
    await pass(30);
    expect(arrived).toHaveLength(1);
  });

  it('failure states the reason', async () => {
    await pay('FAILURE');
    await pass(1);
    expect(arrived[0]?.notice).toMatchObject({ finding: { state: 'FAILED', reason: '余额不足' } });
  });

  it('processing takes forty seconds and can be closed meanwhile', async () => {
    const paid = await pay('PROCESSING');
    const closed = await pay('PROCESSING');
    await pass(39);
    expect(await channel.query(paid.attemptNo)).toMatchObject({ state: 'PENDING' });
    await channel.close(closed.attemptNo);
    await pass(1);
    expect(states()).toEqual(['SUCCESS']);
    expect(await channel.query(closed.attemptNo)).toMatchObject({ state: 'CLOSED' });
    await expect(channel.close(paid.attemptNo)).rejects.toThrow(ChannelDown);
  });

  it('late is closed first and paid a minute later, even if it is closed again', async () => {
    const { attemptNo } = await pay('LATE');
    await pass(1);
    expect(states()).toEqual(['CLOSED']);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'CLOSED' });
    await channel.close(attemptNo);
    await pass(59);
    expect(states()).toEqual(['CLOSED', 'SUCCESS']);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'SUCCESS', amountFen: 1_517_444 });
  });

  it('different receives another amount', async () => {
    const { attemptNo } = await pay('DIFFERENT');
    const { attemptNo: least, pageUrl } = await open(1);
    await choose(pageUrl, 'DIFFERENT');
    await pass(3);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'SUCCESS', amountFen: 1_365_699 });
    expect(await channel.query(least)).toMatchObject({ state: 'SUCCESS', amountFen: 2 });
  });

  it('repeated sends the notice three times, with an earlier one in between', async () => {
    await pay('REPEATED');
    await pass(5);
    expect(states().toSorted()).toEqual(['PENDING', 'SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(states()[0]).toBe('SUCCESS');
    const ids = arrived.map(({ notice }) => (notice as PayNotice).noticeId);
    expect(new Set(ids).size).toBe(2);
  });

  it('forged sends only a forged notice, which is refused', async () => {
    const { attemptNo } = await pay('FORGED');
    await pass(8);
    // Long enough for the sender to give up.
    for (let nth = 0; nth < 12; nth++) {
      now += 600_000;
      await cashier.deliver();
    }
    expect(states()).toEqual(Array(10).fill('ForgedNotice'));
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('notices', () => {
  it('are repeated until they are acknowledged', async () => {
    isTaken = false;
    await pay('SUCCESS');
    await pass(3);
    await pass(2);
    expect(states()).toEqual(['SUCCESS', 'SUCCESS']);
    isTaken = true;
    await pass(60);
    expect(states()).toHaveLength(3);
  });

  it('are rejected if old, altered or unsigned', async () => {
    await pay('SUCCESS');
    await pass(3);
    const [{ headers, body } = expect.unreachable()] = arrived;
    const read = (given: object) => channel.readNotice({ headers, body, ...given });
    await expect(read({})).resolves.toMatchObject({ type: 'PAY' });
    const altered = Buffer.from(body.toString().replace('1517444', '1517445'));
    await expect(read({ body: altered })).rejects.toThrow(ForgedNotice);
    await expect(read({ headers: {} })).rejects.toThrow(ForgedNotice);
    await expect(read({ headers: { ...headers, 'message-nonce': 'other' } })).rejects.toThrow(ForgedNotice);
    now += 301_000;
    await expect(read({})).rejects.toThrow(ForgedNotice);
    const renewed = { ...headers, 'message-timestamp': String(now / 1000) };
    await expect(read({ headers: renewed })).rejects.toThrow(ForgedNotice);
  });

  it('are sent by only one of two server processes, which share their data', async () => {
    const other = await startCashier(database, { clock, log, notifyUrl });
    const { attemptNo, request, pageUrl } = await open();
    const through = createDemoChannel(other, clock);
    expect(await through.open(request)).toEqual({ pageUrl });
    await choose(pageUrl, 'SUCCESS');
    now += 3_000;
    await Promise.all([cashier.deliver(), other.deliver()]);
    expect(states()).toEqual(['SUCCESS']);
    expect(await through.query(attemptNo)).toMatchObject({ state: 'SUCCESS' });
    await other.close();
  });

  it('are sent automatically', async () => {
    await pay('FAILURE');
    await expect.poll(states, { timeout: 5_000 }).toEqual(['FAILED']);
  });
});

describe('refunds', () => {
  const wanted = (attemptNo: string, refundNo: string, amountFen: number) => ({
    refundNo,
    attemptNo,
    amountFen,
    tradeNo: '',
    totalFen: 1_517_444,
    reason: '',
  });

  it('succeed once, after two seconds', async () => {
    const { attemptNo } = await pay('SUCCESS');
    await pass(3);
    const one = wanted(attemptNo, 'TK1', 1_000_000);
    expect(await channel.refund(one)).toMatchObject({ state: 'PROCESSING' });
    await pass(2);
    const about = { ...subjectOf(attemptNo), refundNo: 'TK1', amountFen: 1_000_000 };
    const done = { state: 'SUCCESS', about, channelRefundNo: expect.stringMatching(/^DR/) };
    expect(await channel.refund(one)).toEqual(done);
    expect(await channel.queryRefund('TK1', attemptNo)).toEqual(done);
    expect(arrived.at(-1)?.notice).toMatchObject({ type: 'REFUND', refundNo: 'TK1', finding: done });
    expect(await channel.refund(wanted(attemptNo, 'TK2', 517_445))).toMatchObject({ state: 'FAILED' });
    expect(await channel.refund(wanted(attemptNo, 'TK3', 517_444))).toMatchObject({ state: 'PROCESSING' });
  });

  it('fail on the first attempt if the payer chose so', async () => {
    const { attemptNo } = await pay('REFUND_FAILS');
    await pass(3);
    await channel.refund(wanted(attemptNo, 'TK4', 100));
    await pass(2);
    expect(await channel.queryRefund('TK4', attemptNo)).toMatchObject({
      state: 'FAILED',
      reason: '收款账户异常',
    });
    await channel.refund(wanted(attemptNo, 'TK4', 100));
    await pass(2);
    expect(await channel.queryRefund('TK4', attemptNo)).toMatchObject({ state: 'SUCCESS' });
  });

  it('are refused for unpaid payments', async () => {
    const { attemptNo } = await open();
    expect(await channel.refund(wanted(attemptNo, 'TK5', 1))).toMatchObject({ state: 'FAILED' });
  });
});

describe('calls', () => {
  it('require the portal’s signature', async () => {
    const stranger = createDemoChannel(
      { ...cashier, privateKey: generateKeyPairSync('ed25519').privateKey },
      clock,
    );
    await expect(stranger.query('ZF1')).rejects.toThrow(/signature is wrong/);
    const deceived = createDemoChannel(
      { ...cashier, cashierKey: generateKeyPairSync('ed25519').publicKey },
      clock,
    );
    await expect(deceived.query('ZF1')).rejects.toThrow(/not signed/);
  });

  it('open a number once, for one amount', async () => {
    const { request, pageUrl } = await open();
    expect(await channel.open(request)).toEqual({ pageUrl });
    await expect(channel.open({ ...request, amountFen: 1 })).rejects.toThrow(ChannelDown);
  });

  it('report unknown numbers as such and close nothing', async () => {
    expect(await channel.query('ZF0')).toEqual({ state: 'UNKNOWN' });
    await expect(channel.close('ZF0')).resolves.toBeUndefined();
  });

  it('return the statement of a day', async () => {
    now = Date.parse('2026-12-01T15:59:50Z');
    const { attemptNo } = await pay('SUCCESS');
    await pass(3);
    await channel.refund({ refundNo: 'TK9', attemptNo, amountFen: 5, tradeNo: '', totalFen: 5, reason: '' });
    await pass(10);
    expect(await channel.statement('2026-12-01')).toMatchObject([
      { type: 'PAY', ownNo: attemptNo, amountFen: 1_517_444 },
      { type: 'REFUND', ownNo: 'TK9', amountFen: 5 },
    ]);
    expect(await channel.statement('2026-12-02')).toEqual([]);
  });

  it('lose their data after a year', async () => {
    const { attemptNo } = await pay('SUCCESS');
    await pass(3);
    const daysLater = (days: number) => new Date(now + days * 86_400_000);
    await forgetOld(database.db, daysLater(365));
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'SUCCESS' });
    await forgetOld(database.db, daysLater(367));
    expect(await channel.query(attemptNo)).toEqual({ state: 'UNKNOWN' });
  });

  it('fail when the cashier is down', async () => {
    const gone = createDemoChannel({ ...cashier, origin: 'http://127.0.0.1:9' }, clock);
    await expect(gone.query('ZF1')).rejects.toThrow(ChannelDown);
  });
});
