import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import { retCodes } from '@portal/contract/ret-code';
import { eq, inArray, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CashierOutcome } from '../demo/cashier/cashier-outcomes.ts';
import { type Cashier, startCashier } from '../demo/cashier/start-cashier.ts';
import { insertRoom } from '../features/conference-room/testing/insert-room.ts';
import { insertUser } from '../features/identity/testing/insert-user.ts';
import { checkLedger } from '../features/payment/ledger/check-ledger.ts';
import { payOrders, refundOrders } from '../features/payment/payment.table.ts';
import { bookings } from '../platform/booking/booking.table.ts';
import { noticeUrl } from '../platform/pay/open-pay-channels.ts';
import { type Identity, openSession } from '../platform/session/sessions.ts';
import { testNow } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isLong } from '../testing/test-scope.ts';
import type { PortalRequest, TimeIs } from './kill-payments-process.ts';

// `npm run test:abuse` runs the long form.
const kills = isLong ? 100 : 3;
const payers = 8;
const priceFen = 1_300;
const minute = 60_000;
/** Shortens the cashier's three seconds and the orders' quarter of an hour. */
const speed = 10;
let zero = testNow.getTime() - Date.now() * speed;
const clock = { now: () => new Date(zero + Date.now() * speed) };

let database: TestDatabase;
let dataDir: string;
let cashier: Cashier;
let portal: ChildProcess | undefined;
let port = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'park-portal-kill-payments-'));
  cashier = await startCashier(database, {
    clock,
    log: pino({ level: 'silent' }),
    notifyUrl: () => (port === 0 ? null : noticeUrl(`http://127.0.0.1:${port}`, 'MOCK')),
  });
});
afterAll(async () => {
  await kill();
  await cashier.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  // The compile cache makes every later start faster.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') };
  const child = fork(new URL('./kill-payments-process.ts', import.meta.url), { execArgv: [], env });
  child.send({ zero } satisfies TimeIs);
  const { connection } = database;
  child.send({ connection, dataDir, cashier: cashier.origin, speed } satisfies PortalRequest);
  portal = child;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the portal ended with ${code}`);
  });
  ended.catch(() => undefined);
  [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
}

async function kill(): Promise<void> {
  if (!portal || portal.exitCode !== null || portal.signalCode !== null) return;
  const ended = once(portal, 'exit');
  portal.kill('SIGKILL');
  await ended;
}

/** The server has died, or is not back yet. */
class Gone extends Error {}

/** Acceptable errors: someone else was faster, or the same user before the server died. */
const refusals: readonly string[] = [
  retCodes.VERSION_CONFLICT,
  retCodes.TRANSITION_REFUSED,
  retCodes.ALREADY_PAID,
  retCodes.IN_OTHER_ORDER,
  retCodes.PAY_ORDER_EXPIRED,
  retCodes.REFUND_OVER_PAID,
  retCodes.CHANNEL_UNAVAILABLE,
  retCodes.SLOT_TAKEN,
];
const faults: string[] = [];
let answers = 0;

/** @returns null if the call was refused */
async function call<K extends EndpointKey>(key: K, input: Record<string, unknown>, token: string) {
  const [method = '', path = ''] = key.split(' ');
  const form = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const url = `http://127.0.0.1:${port}${path}`;
  const answer = await (method === 'GET'
    ? fetch(`${url}?${form.toString()}`, { headers: { token } })
    : fetch(url, { method, headers: { token }, body: form })
  )
    .then((got) => got.json() as Promise<{ header: { retCode: string }; body: { data: unknown } }>)
    .catch(() => {
      throw new Gone();
    });
  answers += 1;
  const { retCode } = answer.header;
  if (retCode === '000000') return answer.body.data as EndpointMap[K]['output'];
  if (!refusals.includes(retCode)) faults.push(`${key}: ${retCode}`);
  return null;
}

const tokenOf = async (identity: Partial<Identity>) => {
  const none = { operatorRoles: [], enterpriseId: null, memberRole: null, auditStatus: '0' as const };
  const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
  const who = { userId: '', userAccId: '', userType: '100' as const, ...none, ...identity };
  // Approving outgoing money requires a secure session, which would expire within seconds on this clock.
  const secureUntil = new Date(clock.now().getTime() + 365 * 86_400_000);
  return (await openSession(database.db, clock, who, device, { secureUntil })).token;
};

interface Payer {
  userId: string;
  token: string;
  roomId: string;
  /** Number of room times tried so far. */
  tried: number;
  bookingIds: string[];
}

/** What the server has confirmed. */
const acknowledged = { bookings: new Set<string>(), orders: new Set<string>(), refunds: new Set<string>() };

const anyOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

async function book(payer: Payer): Promise<void> {
  const slot = payer.tried % 24;
  const day = new Date(testNow.getTime() + (30 + Math.floor(payer.tried / 24)) * 24 * 60 * minute);
  payer.tried += 1;
  const timeOf = (nth: number) => `${String(8 + (nth >> 1)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`;
  const slotRequest = { date: day.toISOString().slice(0, 10), from: timeOf(slot), to: timeOf(slot + 1) };
  const data = { ...slotRequest, roomId: payer.roomId, title: '订单评审', attendees: 2 };
  const booked = await call('POST /api/propertyManage/booking/book', { data }, payer.token);
  for (const { bookingId } of booked?.rows ?? []) {
    acknowledged.bookings.add(bookingId);
    payer.bookingIds.push(bookingId);
  }
}

const outcomes: CashierOutcome[] = [
  'SUCCESS',
  'SUCCESS',
  'SUCCESS',
  'REPEATED',
  'REFUND_FAILS',
  'DIFFERENT',
  'FAILURE',
  'LATE',
];

/** A payer's next step with a booking: an order, a payment, a status check, or a refund. */
async function goOn({ token }: Payer, bookingId: string): Promise<void> {
  const [booking] = await database.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (booking?.status === 'TO_PAY') {
    const data = { kind: 'ROOM', ids: [bookingId], totalFen: priceFen };
    const order = await call('POST /api/payManage/order/create', { data }, token);
    if (!order) return;
    acknowledged.orders.add(order.payOrderId);
    const detail = await call('GET /api/payManage/order/queryDetail', { id: order.payOrderId }, token);
    const slotRequest = { id: order.payOrderId, channel: 'MOCK', version: detail?.version };
    const chosen = await call('POST /api/payManage/order/choose', slotRequest, token);
    const page = chosen?.attempt?.pageUrl;
    // The cashier is reachable whether or not the portal is running.
    if (page)
      await fetch(cashier.origin + page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: anyOf(outcomes) ?? 'SUCCESS' }),
      });
    if (Math.random() < 0.3) await call('GET /api/payManage/order/queryResult', { orderNo: order.no }, token);
    if (Math.random() < 0.1 && chosen)
      await call(
        'POST /api/payManage/order/cancel',
        { id: order.payOrderId, version: chosen.version },
        token,
      );
  } else if (booking?.status === 'CONFIRMED' && Math.random() < 0.5) {
    const { version } = booking;
    const cancel = { id: bookingId, event: 'cancel', version, data: {} };
    await call('POST /api/propertyManage/booking/operate', cancel, token);
  } else if (booking?.status === 'CONFIRMED') {
    const order = await call(
      'POST /api/payManage/order/create',
      { data: { kind: 'ROOM', ids: [bookingId], totalFen: priceFen } },
      token,
    );
    expect(order, 'a second order of what is paid').toBeNull();
    const { rows } = await database.pool.query<{ id: string }>(
      "select pay_order_id as id from pay_item i join pay_order o on o.id = i.pay_order_id where biz_id = $1 and o.status = 'SUCCESS'",
      [bookingId],
    );
    const data = {
      payOrderId: rows[0]?.id,
      amountFen: Math.ceil(Math.random() * priceFen),
      reason: '会议改到线上',
    };
    const refund = await call('POST /api/payManage/refund/apply', { data }, token);
    if (refund) acknowledged.refunds.add(refund.refundId);
  }
}

/** The finance office approves refunds, retries them, and refunds differences. */
async function decide(token: string): Promise<void> {
  const refunds = await database.db
    .select()
    .from(refundOrders)
    .where(inArray(refundOrders.status, ['APPLIED', 'FAILED']));
  const refund = anyOf(refunds);
  if (refund) {
    const { id, version } = refund;
    const event = refund.status === 'APPLIED' ? 'approve' : 'retry';
    await call('POST /api/payManage/refund/operateManage', { id, version, event }, token);
  }
  const [odd] = await database.db.select().from(payOrders).where(eq(payOrders.status, 'EXCEPTION')).limit(1);
  if (odd) {
    const { id, version } = odd;
    await call('POST /api/payManage/order/operateManage', { id, version, event: 'giveBack' }, token);
  }
}

/** All users keep working until the server dies in the middle of it. */
async function live(all: readonly Payer[], clerk: string): Promise<void> {
  const lanes = [
    ...all.map((payer) => async () => {
      const known = Math.random() < 0.6 ? anyOf(payer.bookingIds.slice(-4)) : undefined;
      await (known ? goOn(payer, known) : book(payer));
    }),
    async () => {
      await decide(clerk);
      await sleep(50);
    },
  ];
  let isOver = false;
  const untilGone = async (step: () => Promise<void>) => {
    try {
      while (!isOver) await step();
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
    }
  };
  const ends = Promise.all(lanes.map(untilGone));
  // Waits for answers, so that the kill hits a busy server however slow the machine is.
  const enough = answers + 20 + Math.floor(Math.random() * 60);
  while (answers < enough && portal?.exitCode === null) await sleep(20);
  await sleep(Math.random() * 300);
  expect(portal?.exitCode, 'it ended by itself').toBeNull();
  await kill();
  isOver = true;
  await ends;
}

const rowsOf = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows;

/** Queries for inconsistencies that must never exist, however often the server has died; all must return no rows. */
const traces: Record<string, string> = {
  'paid at the channel, and not written, or for another amount': `
    select p.attempt_no from demo_cashier_payment p left join pay_attempt a on a.no = p.attempt_no
    where p.settles_at is not null and p.fail_reason is null
      and (a.status is distinct from 'SUCCESS' or a.paid_fen is distinct from p.arrives_fen)`,
  'written as paid, and not paid at the channel': `
    select a.no from pay_attempt a left join demo_cashier_payment p on p.attempt_no = a.no
    where a.status = 'SUCCESS' and (p.settles_at is null or p.fail_reason is not null)`,
  'booked more than once, or not': `
    select a.id from pay_attempt a where a.status = 'SUCCESS'
      and (select count(*) from ledger_transfer where cause_id = a.id) <> 1
    union all select r.id from refund_order r where r.status = 'SUCCESS'
      and (select count(*) from ledger_transfer where cause_id = r.id) <> 1`,
  'still under way': `
    select id from pay_order where status in ('CREATED', 'PAYING', 'EXCEPTION')
    union all select id from refund_order where status in ('APPLIED', 'APPROVED', 'PROCESSING', 'FAILED')
    union all select id from booking where status = 'TO_PAY'`,
  'paid without what was paid for, or the other way round': `
    select b.id from booking b where b.amount_fen > 0 and b.status = 'CONFIRMED' and not exists (
      select from pay_item i join pay_order o on o.id = i.pay_order_id
      where i.biz_id = b.id and o.status = 'SUCCESS')
    union all select b.id from pay_item i join pay_order o on o.id = i.pay_order_id join booking b on b.id = i.biz_id
    where o.status = 'SUCCESS' and b.status not in ('CONFIRMED', 'CANCELLED')`,
  'paid twice': `
    select i.biz_id from pay_item i join pay_order o on o.id = i.pay_order_id
    where o.status = 'SUCCESS' group by 1 having count(*) > 1`,
  'given back more than once at the channel, or not at all': `
    select r.id from refund_order r where r.status = 'SUCCESS' and (
      select count(*) from demo_cashier_refund c
      where c.refund_no = r.channel_no and c.fail_reason is null and c.amount_fen = r.amount_fen) <> 1
    union all select c.refund_no from demo_cashier_refund c left join refund_order r on r.channel_no = c.refund_no
    where r.status is distinct from 'SUCCESS'`,
  'more given back than was paid': `
    select a.id from pay_attempt a join refund_order r on r.attempt_id = a.id and r.status = 'SUCCESS'
    group by a.id, a.paid_fen having sum(r.amount_fen) > a.paid_fen`,
  'cancelled, and its money kept': `
    select b.id from booking b join pay_item i on i.biz_id = b.id join pay_order o on o.id = i.pay_order_id
    where b.status = 'CANCELLED' and o.status = 'SUCCESS' and i.refunded_fen <> i.amount_fen`,
  'the sums of an order': `
    select o.id from pay_order o where o.status = 'SUCCESS' and o.refunded_fen <> (
      select coalesce(sum(amount_fen), 0) from refund_order r
      where r.pay_order_id = o.id and r.source <> 'SYSTEM' and r.status = 'SUCCESS')
    union all select o.id from pay_order o
    where o.refunded_fen <> (select sum(refunded_fen) from pay_item i where i.pay_order_id = o.id)`,
  'a change without its entry in the log': `
    select o.id from pay_order o where o.status = 'SUCCESS'
      and (select count(*) from oper_log l where l.entity_id = o.id and l.event = 'payOrder.succeed') <> 1
    union all select r.id from refund_order r where r.status = 'SUCCESS'
      and (select count(*) from oper_log l where l.entity_id = r.id and l.event = 'refund.succeed') <> 1`,
};

test(`${kills} kills of the server lose no payment, and do none twice or half`, {
  timeout: 180_000 + kills * 30_000,
}, async () => {
  const { db } = database;
  const all = await Promise.all(
    Array.from({ length: payers }, async (): Promise<Payer> => {
      const { id: userId } = await insertUser(db, { userType: '100' });
      const limits = { dayLimitPerUser: 10_000, maxAheadDays: 3_000, pricePerSlotFen: priceFen };
      return { userId, token: '', roomId: await insertRoom(db, limits), tried: 0, bookingIds: [] };
    }),
  );
  const { id: clerkId } = await insertUser(db, { userType: '900', operatorRoles: ['OP_FINANCE'] });
  const clerkToken = () => tokenOf({ userId: clerkId, userType: '900', operatorRoles: ['OP_FINANCE'] });
  for (let round = 0; round < kills; round += 1) {
    await start();
    for (const payer of all) payer.token = await tokenOf({ userId: payer.userId });
    await live(all, await clerkToken());
    // Gives the channel time to act while the server is dead.
    await sleep(Math.random() * 400);
  }
  // Finally, the office completes its remaining work, and everything that waits for a time gets it.
  const isQuiet = async () => (await rowsOf(traces['still under way'] ?? '')).length === 0;
  await start();
  let clerk = '';
  for (let look = 0; look < 400 && !(await isQuiet()); look += 1) {
    if (look % 20 === 0) {
      zero += 16 * minute;
      portal?.send({ zero } satisfies TimeIs);
      // Sessions have expired after this long.
      clerk = await clerkToken();
    }
    await decide(clerk);
    await sleep(100);
  }
  await kill();

  expect(faults).toEqual([]);
  for (const [what, query] of Object.entries(traces)) expect(await rowsOf(query), what).toEqual([]);
  const lost = async (table: string, ids: Set<string>) => {
    const found = new Set((await rowsOf(`select id from ${table}`)).map(({ id }) => id));
    return [...ids].filter((id) => !found.has(id));
  };
  expect(await lost('booking', acknowledged.bookings)).toEqual([]);
  expect(await lost('pay_order', acknowledged.orders)).toEqual([]);
  expect(await lost('refund_order', acknowledged.refunds)).toEqual([]);
  expect(await checkLedger(db, clock.now())).toBe(true);

  const isPaid = eq(payOrders.status, 'SUCCESS');
  const refunds = await db.$count(refundOrders, eq(refundOrders.status, 'SUCCESS'));
  const [paid, orders] = [await db.$count(payOrders, isPaid), await db.$count(payOrders)];
  expect(paid).toBeGreaterThan(kills);
  const [sold] = (
    await db.execute<{ fen: number }>(
      sql`select -sum(amount_fen)::int as fen from ledger_entry where account = 'SOLD:ROOM'`,
    )
  ).rows;
  console.log(
    `${kills} kills: ${acknowledged.bookings.size} bookings, ${orders} orders, ${paid} of them paid, ${refunds} refunds: ` +
      `none lost, doubled or half done; ${sold?.fen} fen sold`,
  );
});
