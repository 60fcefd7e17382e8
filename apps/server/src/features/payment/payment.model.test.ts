import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CashierOutcome, settlesAfter } from '../../demo/cashier/cashier-outcomes.ts';
import { modelOptions, runModel } from '../../testing/run-model.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { bills } from '../billing/bill/bill.table.ts';
import { insertBill } from '../billing/testing/insert-meter.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../enterprise/testing/insert-member.ts';
import { contributions } from '../features.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { payAttempts, payOrders, refundOrders } from './payment.table.ts';
import { settlePayments } from './settle-payments.ts';
import { type ChannelNotices, cashierNotices } from './testing/channel-notices.ts';

const minute = 60_000;
const billCount = 3;

let portal: TestApp;
let now = testNow.getTime();
let clerk: string;
let notices: ChannelNotices;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now), { DEMO: '1' }, { cashier: true });
  notices = await cashierNotices(portal.db, { now: () => new Date(now) });
  clerk = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id;
});
afterAll(() => portal.close());

interface World {
  enterpriseId: string;
  /** Two members who pay for the same enterprise. */
  payers: string[];
  billIds: string[];
  totals: number[];
}

interface Try {
  outcome: CashierOutcome | null;
  settlesAt: number;
  isClosed: boolean;
  isReceived: boolean;
}
interface Order {
  id: string;
  items: number[];
  state: 'CREATED' | 'PAYING' | 'SUCCESS' | 'CLOSED' | 'EXCEPTION' | 'SUCCESS_LATE';
  expireAt: number;
  tries: Try[];
  /** Refunds the payers requested: the amount, and whether it has been paid back. */
  refunds: { id: string; fen: number; isBack: boolean }[];
}
interface Model {
  orders: Order[];
  /** For each bill, the order that holds it, and the amounts paid and refunded. */
  bills: { heldBy: Order | null; paidFen: number; refundedFen: number }[];
  /** The balance the channel should have, and the part of it that is not ours. */
  channelFen: number;
  suspenseFen: number;
}
type Command = fc.AsyncCommand<Model, World>;

const tokenOf = ({ payers, enterpriseId }: World, who: number) =>
  portal.logIn({
    userId: payers[who] ?? '',
    userType: '200',
    enterpriseId,
    memberRole: 'OWNER',
    auditStatus: '2',
  });
const clerkToken = () =>
  portal.logIn({ userId: clerk, userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure: true });
const isDone = ({ header }: { header: { retCode: string } }) => header.retCode === '000000';

const totalOf = ({ totals }: World, { items }: Pick<Order, 'items'>) =>
  items.reduce((sum, nth) => sum + (totals[nth] ?? 0), 0);
const isOpen = ({ state }: Order) => state === 'CREATED' || state === 'PAYING';

function billState({ heldBy, paidFen, refundedFen }: Model['bills'][number]): string {
  if (heldBy) return 'PAYING';
  if (paidFen === 0) return 'UNPAID';
  return refundedFen === paidFen ? 'REFUNDED' : 'PAID';
}

async function compare(model: Model, world: World): Promise<void> {
  const ids = model.orders.map(({ id }) => id);
  const orders = await portal.db.select().from(payOrders).where(inArray(payOrders.id, ids));
  const rows = await portal.db.select().from(bills).where(inArray(bills.id, world.billIds));
  expect({
    orders: model.orders.map(({ id }) => orders.find((one) => one.id === id)?.status),
    bills: world.billIds.map((id) => {
      const bill = rows.find((one) => one.id === id);
      return [bill?.status, bill?.paidFen, bill?.refundedFen];
    }),
  }).toEqual({
    orders: model.orders.map(({ state }) => state),
    bills: model.bills.map((bill) => [billState(bill), bill.paidFen, bill.refundedFen]),
  });
  const { rows: moved } = await portal.db.execute<{ account: string; fen: number }>(sql`
    select account, sum(amount_fen)::int as fen from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    join pay_order o on o.id = t.pay_order_id where o.payer_enterprise_id = ${world.enterpriseId} group by 1`);
  const fenOf = (account: string) => moved.find((one) => one.account === account)?.fen ?? 0;
  expect([fenOf('CHANNEL:MOCK'), fenOf('SUSPENSE') + 0]).toEqual([model.channelFen, 0 - model.suspenseFen]);
}

/** Models what the portal does when the channel reports an attempt as paid. */
function receive(model: Model, world: World, order: Order, one: Try): void {
  one.isReceived = true;
  const total = totalOf(world, order);
  const fen = one.outcome === 'DIFFERENT' ? total - Math.ceil(total / 10) : total;
  model.channelFen += fen;
  const releaseItems = () => {
    for (const bill of model.bills) if (bill.heldBy === order) bill.heldBy = null;
  };
  if (!isOpen(order) && order.state !== 'CLOSED') {
    model.suspenseFen += fen;
  } else if (fen !== total) {
    model.suspenseFen += fen;
    order.state = 'EXCEPTION';
  } else if (
    isOpen(order) ||
    order.items.every((nth) => billState(model.bills[nth] ?? missing()) === 'UNPAID')
  ) {
    order.state = 'SUCCESS';
    releaseItems();
    for (const nth of order.items) (model.bills[nth] ?? missing()).paidFen = world.totals[nth] ?? 0;
  } else {
    order.state = 'SUCCESS_LATE';
    model.suspenseFen += fen;
  }
}

const missing = (): never => {
  throw new Error('nothing there');
};

const isPaid = ({ outcome }: Try) => outcome !== null && outcome !== 'FAILURE';

/** An attempt closed at the channel is not paid, unless its money was already in transit. */
function closeTries(order: Order): void {
  for (const one of order.tries) if (one.settlesAt > now && one.outcome !== 'LATE') one.isClosed = true;
}

/** Receives the payments settled at the channel by now, in order. */
function receiveSettled(model: Model, world: World, only?: Order): void {
  const due = model.orders
    .filter((order) => only === undefined || order === only)
    .flatMap((order) => order.tries.map((one): [Order, Try] => [order, one]))
    .filter(([, one]) => !one.isReceived && !one.isClosed && one.outcome !== null && one.settlesAt <= now)
    .sort(([, a], [, b]) => a.settlesAt - b.settlesAt);
  for (const [order, one] of due) {
    if (isPaid(one)) receive(model, world, order, one);
    else one.isReceived = true;
  }
}

const open = (who: number, items: number[]): Command => ({
  toString: () => `payer ${who} opens an order of the bills ${items.join(', ')}`,
  check: () => true,
  async run(model, world) {
    const free = items.every((nth) => billState(model.bills[nth] ?? missing()) === 'UNPAID');
    const holders = new Set(items.map((nth) => model.bills[nth]?.heldBy));
    const [holder] = holders;
    const isAgain = holders.size === 1 && !!holder && holder.items.length === items.length;
    const data = {
      kind: 'BILL',
      ids: items.map((nth) => world.billIds[nth]),
      totalFen: totalOf(world, { items }),
    };
    const answer = await portal.call('POST /api/payManage/order/create', { data }, await tokenOf(world, who));
    expect(isDone(answer), `${answer.header.retCode} ${answer.header.retMsg}`).toBe(free || isAgain);
    if (free) {
      const order: Order = {
        id: answer.data.payOrderId,
        items,
        state: 'CREATED',
        expireAt: now + 30 * minute,
        tries: [],
        refunds: [],
      };
      model.orders.push(order);
      for (const nth of items) (model.bills[nth] ?? missing()).heldBy = order;
    } else if (isAgain) expect(answer.data.payOrderId).toBe(holder.id);
    await compare(model, world);
  },
});

/** Acts on one of the suitable orders, if there is any. */
const withOrder = (
  name: string,
  nth: number,
  fits: (order: Order) => boolean,
  run: (order: Order, model: Model, world: World) => Promise<void>,
): Command => ({
  toString: () => `${name} (${nth})`,
  check: ({ orders }) => orders.some(fits),
  async run(model, world) {
    const orders = model.orders.filter(fits);
    await run(orders[nth % orders.length] ?? missing(), model, world);
    await compare(model, world);
  },
});

const versionOf = async ({ id }: Order, token: string) =>
  (await portal.call('GET /api/payManage/order/queryDetail', { id }, token)).data.version;

const pay = (nth: number, who: number, outcome: CashierOutcome) =>
  withOrder(`payer ${who} pays: ${outcome}`, nth, isOpen, async (order, model, world) => {
    const token = await tokenOf(world, who);
    const answer = await portal.call(
      'POST /api/payManage/order/choose',
      { id: order.id, channel: 'MOCK', version: await versionOf(order, token) },
      token,
    );
    expect(isDone(answer), answer.header.retMsg).toBe(now < order.expireAt || order.tries.length > 0);
    if (!isDone(answer)) return;
    const last = order.tries.at(-1);
    // An attempt is resumed until it has failed; only its first outcome counts.
    const isNew = !last || last.isReceived;
    const one: Try = isNew ? { outcome: null, settlesAt: 0, isClosed: false, isReceived: false } : last;
    if (isNew) order.tries.push(one);
    order.state = 'PAYING';
    await portal.app.inject({
      method: 'POST',
      url: answer.data.attempt?.pageUrl ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    });
    if (one.outcome !== null || now >= order.expireAt) return;
    one.outcome = outcome;
    one.settlesAt = now + settlesAfter[outcome];
    await deliver(model, world);
  });

async function deliver(model: Model, world: World): Promise<void> {
  await portal.cashier?.deliver();
  receiveSettled(model, world);
}

const cancel = (nth: number, who: number) =>
  withOrder(`payer ${who} cancels`, nth, isOpen, async (order, model, world) => {
    const token = await tokenOf(world, who);
    const version = await versionOf(order, token);
    const answer = await portal.call('POST /api/payManage/order/cancel', { id: order.id, version }, token);
    receiveSettled(model, world, order);
    expect(isDone(answer), answer.header.retMsg).toBe(true);
    close(order, model);
  });

function close(order: Order, model: Model): void {
  if (!isOpen(order)) return;
  closeTries(order);
  order.state = 'CLOSED';
  for (const bill of model.bills) if (bill.heldBy === order) bill.heldBy = null;
}

const refund = (nth: number, who: number, percent: number) =>
  withOrder(
    `payer ${who} asks for ${percent} % back`,
    nth,
    ({ state }) => state === 'SUCCESS',
    async (order, model, world) => {
      const amountFen = Math.ceil((totalOf(world, order) * percent) / 100);
      const claimed = order.refunds.reduce((sum, { fen }) => sum + fen, 0);
      const data = { payOrderId: order.id, amountFen, reason: '重复支付了一次' };
      const token = await tokenOf(world, who);
      const answer = await portal.call('POST /api/payManage/refund/apply', { data }, token);
      expect(isDone(answer), answer.header.retMsg).toBe(claimed + amountFen <= totalOf(world, order));
      if (!isDone(answer)) return;
      order.refunds.push({ id: answer.data.refundId, fen: amountFen, isBack: false });
      if (percent % 2 === 1) return decide(answer.data.refundId, 'reject', order, model);
    },
  );

/** An odd percentage is rejected; an approved refund is paid with the next run of the jobs. */
async function decide(id: string, event: 'approve' | 'reject', order: Order, _model: Model): Promise<void> {
  const [row] = await portal.db
    .select()
    .from(refundOrders)
    .where(inArray(refundOrders.id, [id]));
  const answer = await portal.call(
    'POST /api/payManage/refund/operateManage',
    { id, event, version: row?.version, reason: event === 'reject' ? '已经开过票' : '' },
    await clerkToken(),
  );
  expect(isDone(answer), answer.header.retMsg).toBe(true);
  if (event === 'reject') order.refunds = order.refunds.filter((one) => one.id !== id);
}

/** Returns the whole payment of an order whose amount differs. */
const giveBack = (nth: number) =>
  withOrder(
    'the office gives back',
    nth,
    ({ state }) => state === 'EXCEPTION',
    async (order, model) => {
      const [row] = await portal.db
        .select()
        .from(payOrders)
        .where(inArray(payOrders.id, [order.id]));
      const answer = await portal.call(
        'POST /api/payManage/order/operateManage',
        { id: order.id, event: 'giveBack', version: row?.version },
        await clerkToken(),
      );
      expect(isDone(answer), answer.header.retMsg).toBe(true);
      order.state = 'SUCCESS_LATE';
      for (const bill of model.bills) if (bill.heldBy === order) bill.heldBy = null;
    },
  );

/** The channel signs a payment in another currency, or a refund of a smaller amount: nothing moves. */
const contradict = (nth: number, isRefund: boolean) =>
  withOrder(
    `a notice contradicts the ${isRefund ? 'refund' : 'payment'}`,
    nth,
    ({ tries }) => tries.length > 0,
    async (order) => {
      const [attempt] = await portal.db
        .select()
        .from(payAttempts)
        .where(eq(payAttempts.payOrderId, order.id));
      const [refund] = await portal.db
        .select()
        .from(refundOrders)
        .where(eq(refundOrders.payOrderId, order.id));
      if (!attempt || (isRefund && !refund)) return;
      const of = { attemptNo: attempt.no, amountFen: attempt.amountFen };
      const notice =
        refund && isRefund
          ? notices.refunded({ ...of, refundNo: refund.channelNo }, { amountFen: refund.amountFen + 1 })
          : notices.paid(of, { currency: 'USD' });
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/payNotify/MOCK',
        headers: { ...(notice.headers as Record<string, string>), 'content-type': 'application/json' },
        payload: notice.body,
      });
      expect(answer.statusCode).toBe(500);
    },
  );

const pass = (ms: number): Command => ({
  toString: () => `${ms / 1_000} s pass`,
  check: () => true,
  async run(model, world) {
    now += ms;
    await deliver(model, world);
    await compare(model, world);
  },
});

const settle = () =>
  settlePayments(
    { ...portal, clock: { now: () => new Date(now) } },
    { pay: portal.pay, payables: contributions.payables },
  );

/** Runs the jobs until nothing is left to do: open orders expire and all refunds owed are paid. */
const settleAll = (isApproved: boolean): Command => ({
  toString: () => `the jobs run${isApproved ? ', and the office has approved' : ''}`,
  check: () => true,
  async run(model, world) {
    const asked = model.orders.flatMap((order) =>
      order.refunds.filter(({ isBack }) => !isBack).map((one) => ({ ...one, order })),
    );
    if (isApproved) for (const { id, order } of asked) await decide(id, 'approve', order, model);
    now += 31 * minute;
    await deliver(model, world);
    await settle();
    for (const order of model.orders) close(order, model);
    now += 2 * minute;
    await settle();
    await deliver(model, world);
    now += 2 * minute;
    await settle();
    if (isApproved)
      for (const { id, order } of asked) {
        const one = order.refunds.find((each) => each.id === id) ?? missing();
        one.isBack = true;
        model.channelFen -= one.fen;
        giveBackOf(order, one.fen, model, world);
      }
    const kept = model.orders
      .filter(({ state }) => state === 'EXCEPTION')
      .reduce((sum, order) => sum + totalOf(world, order) - Math.ceil(totalOf(world, order) / 10), 0);
    model.channelFen -= model.suspenseFen - kept;
    model.suspenseFen = kept;
    await compare(model, world);
    expect(await checkLedger(portal.db, new Date(now))).toBe(true);
  },
});

/** Spreads a refund over the bills of an order, in order. */
function giveBackOf(order: Order, fen: number, model: Model, world: World): void {
  let left = fen;
  for (const nth of order.items) {
    const bill = model.bills[nth] ?? missing();
    const part = Math.min(left, (world.totals[nth] ?? 0) - bill.refundedFen);
    bill.refundedFen += part;
    left -= part;
  }
}

const some = fc.nat({ max: 5 });
const who = fc.nat({ max: 1 });
const outcome = fc.constantFrom<CashierOutcome>(
  'SUCCESS',
  'SUCCESS',
  'FAILURE',
  'DIFFERENT',
  'LATE',
  'REPEATED',
  'PROCESSING',
);

it(
  'orders and their bills do what their model does, whoever pays, cancels and asks back in whatever order',
  modelOptions,
  async () => {
    await runModel<Model, World>(
      [
        fc.tuple(who, fc.subarray([0, 1, 2], { minLength: 1 })).map(([payer, items]) => open(payer, items)),
        fc.tuple(some, who, outcome).map((given) => pay(...given)),
        fc.tuple(some, who, outcome).map((given) => pay(...given)),
        fc.tuple(some, who).map((given) => cancel(...given)),
        fc.tuple(some, who, fc.constantFrom(100, 50, 30, 33)).map((given) => refund(...given)),
        some.map(giveBack),
        fc.tuple(some, fc.boolean()).map((given) => contradict(...given)),
        fc.constantFrom(4_000, 45_000, 70_000).map(pass),
        fc.boolean().map(settleAll),
      ],
      async () => {
        now += 60 * minute;
        const enterpriseId = await insertEnterprise(portal.db, { name: `花卉 ${ulid()}` });
        const payers = [
          (await insertMember(portal, enterpriseId, 'OWNER')).user.id,
          (await insertMember(portal, enterpriseId, 'ADMIN')).user.id,
        ];
        const billIds = [];
        for (let nth = 0; nth < billCount; nth += 1)
          billIds.push(await insertBill(portal.db, { enterpriseId, dueDate: '2027-11-25' }));
        const rows = await portal.db.select().from(bills).where(inArray(bills.id, billIds));
        const totals = billIds.map((id) => rows.find((one) => one.id === id)?.principalFen ?? 0);
        const none = { heldBy: null, paidFen: 0, refundedFen: 0 };
        return {
          model: { orders: [], bills: totals.map(() => ({ ...none })), channelFen: 0, suspenseFen: 0 },
          real: { enterpriseId, payers, billIds, totals },
        };
      },
    );
  },
);
