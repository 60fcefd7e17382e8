import { payMinutes } from '@portal/contract/booking-terms';
import type { EndpointKey } from '@portal/contract/endpoint-map';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cashierNotices } from '../../demo/cashier/cashier.table.ts';
import type { CashierOutcome } from '../../demo/cashier/cashier-outcomes.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { systemContext } from '../../platform/http/context.ts';
import { ChannelDown } from '../../platform/pay/pay-channel.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { contributions } from '../features.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { ledgerChecks, ledgerEntries } from './ledger/ledger.table.ts';
import { recordFinding } from './order/record-finding.ts';
import { payAttempts, payItems, payNotices, payOrders, refundOrders } from './payment.table.ts';
import { settlePayments } from './settle-payments.ts';

const create = 'POST /api/payManage/order/create';
const detail = 'GET /api/payManage/order/queryDetail';
const result = 'GET /api/payManage/order/queryResult';
const choose = 'POST /api/payManage/order/choose';
const cancel = 'POST /api/payManage/order/cancel';
const apply = 'POST /api/payManage/refund/apply';
const decide = 'POST /api/payManage/refund/operateManage';

const minute = 60_000;
const priceFen = 12_000;

let portal: TestApp;
let now = testNow.getTime();
let userId: string;
let roomId: string;
let clerks: string[];

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now), { DEMO: '1' }, { cashier: true });
  ({ id: userId } = await insertUser(portal.db, { userType: '100' }));
  clerks = [];
  for (let nth = 0; nth < 2; nth += 1)
    clerks.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id);
  roomId = await insertRoom(portal.db, { name: '牡丹厅', pricePerSlotFen: priceFen });
});
// The ledger stays, for nobody may take anything from it.
afterEach(async () => {
  now += 60 * minute;
  await portal.db.update(bookings).set({ status: 'CANCELLED' });
});
afterAll(() => portal.close());

const tokenOf = (id = userId) => portal.logIn({ userId: id });
const clerk = (nth: number) =>
  portal.logIn({ userId: clerks[nth] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] });
const call = async <K extends EndpointKey>(key: K, input: Record<string, unknown>, id = userId) =>
  portal.call(key, input, await tokenOf(id));

let day = 24;
/** A booking of a morning that has to be paid. */
async function toPay(given: Partial<typeof bookings.$inferInsert> = {}): Promise<string> {
  day += 1;
  const date = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
  return insertBooking(portal.db, {
    resourceId: roomId,
    userId,
    status: 'TO_PAY',
    amountFen: priceFen,
    offeredUntil: new Date(now + payMinutes * minute),
    wish: { date, from: '09:00', to: '09:30' },
    ...given,
  });
}

const order = async (ids: string[], id = userId) =>
  call(create, { data: { kind: 'ROOM', ids, totalFen: ids.length * priceFen } }, id);

async function openOrder(ids: string[]): Promise<string> {
  const { header, data } = await order(ids);
  expect(header.retMsg).toBe('操作成功');
  return data.payOrderId;
}

const stateOf = async (id: string) => (await call(detail, { id })).data.state;

/** Goes to the demo cashier, and chooses there what is to happen. */
async function payAt(id: string, outcome: CashierOutcome): Promise<void> {
  const { version } = (await call(detail, { id })).data;
  const { header, data } = await call(choose, { id, channel: 'MOCK', version });
  expect(header.retCode).toBe('000000');
  const page = await portal.app.inject({
    method: 'POST',
    url: data.attempt?.pageUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
  expect(page.statusCode).toBe(303);
  expect(page.headers.location).toBe(`/pay-result?orderNo=${data.no}`);
}

async function wait(ms: number): Promise<void> {
  now += ms;
  await portal.cashier?.deliver();
}

const settle = () =>
  settlePayments(
    { ...portal, clock: { now: () => new Date(now) } },
    { pay: portal.pay, payables: contributions.payables },
  );

async function bookingState(id: string) {
  const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, id));
  return row?.status;
}

/** What has moved for an order, by account. */
async function movedFor(id: string): Promise<Record<string, number>> {
  const { rows } = await portal.db.execute<{ account: string; fen: number }>(sql`
    select account, sum(amount_fen)::int as fen from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where t.pay_order_id = ${id} group by 1`);
  return Object.fromEntries(rows.map(({ account, fen }) => [account, fen]));
}

async function expectBalanced(): Promise<void> {
  expect(await checkLedger(portal.db, new Date(now))).toBe(true);
}

async function paid(): Promise<{ id: string; booking: string }> {
  const booking = await toPay();
  const id = await openOrder([booking]);
  await payAt(id, 'SUCCESS');
  await wait(4_000);
  expect(await stateOf(id)).toBe('SUCCESS');
  return { id, booking };
}

describe('an order', () => {
  it('is paid by the notice: its items, the ledger, the payer’s message, the receipt', async () => {
    const [one, two] = [await toPay(), await toPay()];
    const id = await openOrder([one, two]);
    await payAt(id, 'SUCCESS');
    expect(await stateOf(id)).toBe('PAYING');
    await wait(4_000);
    const { data } = await call(detail, { id });
    expect(data).toMatchObject({
      state: 'SUCCESS',
      totalFen: 2 * priceFen,
      channel: 'MOCK',
      refundableFen: 2 * priceFen,
      actions: ['receipt', 'refund'],
    });
    expect(data.items.map(({ title }) => title)).toEqual(['牡丹厅', '牡丹厅']);
    expect([await bookingState(one), await bookingState(two)]).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 2 * priceFen, 'SOLD:ROOM': -2 * priceFen });
    await expectBalanced();
    const told = await portal.db.select().from(messages).where(eq(messages.userId, userId));
    expect(told.map(({ eventCode }) => eventCode)).toContain('PAY_SUCCESS');
    const receipt = await portal.app.inject({
      url: `/api/payManage/order/receipt?id=${id}`,
      headers: { token: await tokenOf() },
    });
    expect(receipt.headers['content-type']).toBe('application/pdf');
    const { no, checkCode } = data;
    const check = 'GET /api/payManage/order/checkReceipt';
    expect((await portal.call(check, { no, code: checkCode.toLowerCase() })).data).toMatchObject({ no });
    expect((await portal.call(check, { no, code: '0000-0000' })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is credited once, however often its notice comes', async () => {
    const id = await openOrder([await toPay()]);
    const before = await portal.db.$count(payNotices);
    await payAt(id, 'REPEATED');
    for (let nth = 0; nth < 5; nth += 1) await wait(4_000);
    expect(await stateOf(id)).toBe('SUCCESS');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': priceFen, 'SOLD:ROOM': -priceFen });
    // Kept once each, of those that came three times and in any order.
    expect((await portal.db.$count(payNotices)) - before).toBeLessThanOrEqual(2);
    await expectBalanced();
  });

  it('believes no forged notice, and finds out by asking', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'FORGED');
    await wait(1_000);
    expect(await stateOf(id)).toBe('PAYING');
    expect(await movedFor(id)).toEqual({});
    await wait(4_000);
    const { no } = (await call(detail, { id })).data;
    expect((await call(result, { orderNo: no })).data.state).toBe('SUCCESS');
  });

  it('stays open when a try fails, and is paid by another', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'FAILURE');
    await wait(1_000);
    const { data } = await call(detail, { id });
    expect(data).toMatchObject({ state: 'PAYING', attempt: { state: 'FAILED' } });
    expect(data.attempt?.failReason).not.toBe('');
    await payAt(id, 'SUCCESS');
    await wait(4_000);
    expect(await stateOf(id)).toBe('SUCCESS');
    expect(await portal.db.$count(payAttempts, eq(payAttempts.payOrderId, id))).toBe(2);
  });

  it('is closed when its time is over, after the channel was asked; the booking lapses', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'PROCESSING');
    now += payMinutes * minute + 1;
    await settle();
    // It was paid while nobody looked.
    expect(await stateOf(id)).toBe('SUCCESS');
    const other = await toPay();
    const unpaid = await openOrder([other]);
    now += payMinutes * minute + 1;
    await settle();
    expect(await stateOf(unpaid)).toBe('CLOSED');
    expect(await bookingState(other)).toBe('EXPIRED');
    expect(await portal.db.$count(payItems, sql`pay_order_id = ${unpaid} and is_held`)).toBe(0);
  });

  it('takes money that comes after it was closed while its items are to be had', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'LATE');
    const { version } = (await call(detail, { id })).data;
    expect((await call(cancel, { id, version })).data.state).toBe('CLOSED');
    await wait(61_000);
    expect(await stateOf(id)).toBe('SUCCESS');
    expect(await bookingState(booking)).toBe('CONFIRMED');
    await expectBalanced();
  });

  it('gives money back that comes when they are not', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'LATE');
    const { version } = (await call(detail, { id })).data;
    await call(cancel, { id, version });
    await portal.db.update(bookings).set({ status: 'EXPIRED' }).where(eq(bookings.id, booking));
    await wait(61_000);
    expect(await stateOf(id)).toBe('SUCCESS_LATE');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': priceFen, SUSPENSE: -priceFen });
    await expectBalanced();
    await settle();
    now += 5 * minute;
    await settle();
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 0, SUSPENSE: 0 });
    expect(await bookingState(booking)).toBe('EXPIRED');
    await expectBalanced();
  });

  it('with another amount waits for the finance office, which gives it back', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'DIFFERENT');
    await wait(4_000);
    expect(await stateOf(id)).toBe('EXCEPTION');
    expect(await bookingState(booking)).toBe('TO_PAY');
    await expectBalanced();
    const operate = 'POST /api/payManage/order/operateManage';
    const { version } = (await call(detail, { id })).data;
    const { header } = await portal.call(operate, { id, event: 'giveBack', version }, await clerk(0));
    expect(header.retCode).toBe('000000');
    await settle();
    now += 5 * minute;
    await settle();
    expect(await stateOf(id)).toBe('SUCCESS_LATE');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 0, SUSPENSE: 0 });
    await expectBalanced();
  });

  it('gives what came twice back once each, when one of the amounts is looked into', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'LATE');
    // As when the answer of the channel was lost: its payer begins another try.
    await portal.db.update(payAttempts).set({ status: 'UNKNOWN' }).where(eq(payAttempts.payOrderId, id));
    await payAt(id, 'DIFFERENT');
    await wait(4_000);
    expect(await stateOf(id)).toBe('EXCEPTION');
    await wait(61_000);
    const { version } = (await call(detail, { id })).data;
    const operate = 'POST /api/payManage/order/operateManage';
    await portal.call(operate, { id, event: 'giveBack', version }, await clerk(0));
    await settle();
    now += 5 * minute;
    await settle();
    const back = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(back.map(({ amountFen, status }) => `${amountFen} ${status}`).sort()).toEqual([
      `${(priceFen / 10) * 9} SUCCESS`,
      `${priceFen} SUCCESS`,
    ]);
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 0, SUSPENSE: 0 });
    await expectBalanced();
  });

  it('that was closed is asked for once more, as soon as its channel answers', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'LATE');
    const { version } = (await call(detail, { id })).data;
    expect((await call(cancel, { id, version })).data.state).toBe('CLOSED');
    // Its notice is lost, and the channel away when it is asked.
    await portal.db.delete(cashierNotices);
    const mock = portal.pay.get('MOCK');
    const away = () => Promise.reject(new ChannelDown('away'));
    now += 11 * minute;
    await settlePayments(
      { ...portal, clock: { now: () => new Date(now) } },
      { pay: new Map(mock && [['MOCK', { ...mock, query: away }]]), payables: contributions.payables },
    );
    expect(await stateOf(id)).toBe('CLOSED');
    now += 2 * minute;
    await settle();
    expect(await stateOf(id)).toBe('SUCCESS');
  });

  it('that is looked into takes no second payment, which goes back by itself', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'DIFFERENT');
    await wait(4_000);
    expect(await stateOf(id)).toBe('EXCEPTION');
    const [first] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
    if (!first) throw new Error('there is no try');
    const no = `${first.no}B`;
    await portal.db
      .insert(payAttempts)
      .values({ ...first, id: ulid(), no, status: 'PENDING', paidFen: null, tradeNo: null, paidAt: null });
    const now_ = new Date(now);
    const ctx = systemContext({ database: portal.database, clock: { now: () => now_ } });
    const desk = { pay: portal.pay, payables: contributions.payables };
    const again = { state: 'SUCCESS' as const, amountFen: priceFen, tradeNo: ulid(), paidAt: now_ };
    await recordFinding(ctx, desk, no, again);
    await recordFinding(ctx, desk, no, again);
    expect(await stateOf(id)).toBe('EXCEPTION');
    const refunds = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(refunds.map(({ source, amountFen }) => [source, amountFen])).toEqual([['SYSTEM', priceFen]]);
    await expectBalanced();
  });

  it('asks for what is due now, of the caller, once', async () => {
    const booking = await toPay();
    const foreign = await insertUser(portal.db, { userType: '100' });
    expect((await order([booking], foreign.id)).header.retCode).toBe(retCodes.NOT_FOUND);
    const wrong = await call(create, { data: { kind: 'ROOM', ids: [booking], totalFen: 1 } });
    expect(wrong.header.retCode).toBe(retCodes.AMOUNT_CHANGED);
    const id = await openOrder([booking]);
    expect(await openOrder([booking])).toBe(id);
    const more = await order([booking, await toPay()]);
    expect(more.header.retCode).toBe(retCodes.IN_OTHER_ORDER);
    expect((await call(detail, { id }, foreign.id)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(detail, { id })).header.retCode).toBe(retCodes.NOT_FOUND);
    const { id: done, booking: had } = await paid();
    expect((await order([had])).header.retCode).toBe(retCodes.ALREADY_PAID);
    const { version } = (await call(detail, { id: done })).data;
    expect((await call(choose, { id: done, channel: 'MOCK', version })).header.retCode).toBe(
      retCodes.ALREADY_PAID,
    );
    expect((await call(cancel, { id: done, version })).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const open = (await call(detail, { id })).data;
    const transfer = { id, channel: 'BANK_TRANSFER', version: open.version };
    expect((await call(choose, transfer)).header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
    now += payMinutes * minute;
    const late = await call(choose, { id, channel: 'MOCK', version: open.version });
    expect(late.header.retCode).toBe(retCodes.PAY_ORDER_EXPIRED);
  });

  it('invariant 3: of twenty that want the same item at once, one has it', async () => {
    const booking = await toPay();
    const token = await tokenOf();
    const data = { kind: 'ROOM', ids: [booking], totalFen: priceFen };
    const answers = await Promise.all(Array.from({ length: 20 }, () => portal.call(create, { data }, token)));
    const opened = answers
      .filter(({ header }) => header.retCode === '000000')
      .map((one) => one.data.payOrderId);
    expect(new Set(opened).size).toBe(1);
    const rest = answers.filter(({ header }) => header.retCode !== '000000');
    expect(rest.every(({ header }) => header.retCode === retCodes.IN_OTHER_ORDER)).toBe(true);
    expect(await portal.db.$count(payItems, eq(payItems.bizId, booking))).toBe(1);
  });
});

describe('a refund', () => {
  const decideAs = async (nth: number, id: string, event: string, more: object = {}) => {
    const [row] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, id));
    return portal.call(decide, { id, event, version: row?.version, ...more }, await clerk(nth));
  };

  it('is asked for, approved and given back, never more than was paid', async () => {
    const { id } = await paid();
    const ask = (amountFen: number) =>
      call(apply, { data: { payOrderId: id, amountFen, reason: '会议改到线上，不用会议室了' } });
    expect((await ask(priceFen + 1)).header.retCode).toBe(retCodes.REFUND_OVER_PAID);
    const answers = await Promise.all([ask(8_000), ask(8_000)]);
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.REFUND_OVER_PAID]);
    const refund = answers.find(({ header }) => header.retCode === '000000')?.data.refundId ?? '';
    const { data } = await decideAs(0, refund, 'approve');
    expect(data).toMatchObject({ state: 'APPROVED', needsTwo: false });
    await settle();
    now += 5 * minute;
    await settle();
    expect((await call(detail, { id })).data).toMatchObject({ refundedFen: 8_000, refundableFen: 4_000 });
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 4_000, 'SOLD:ROOM': -4_000 });
    await expectBalanced();
  });

  it('is rejected with a reason, or taken back', async () => {
    const { id } = await paid();
    const ask = async () =>
      (await call(apply, { data: { payOrderId: id, amountFen: priceFen, reason: '会议取消了' } })).data;
    const first = await ask();
    expect((await decideAs(0, first.refundId, 'reject')).header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect((await decideAs(0, first.refundId, 'reject', { reason: '会议已经开过' })).data.state).toBe(
      'REJECTED',
    );
    const second = await ask();
    const withdraw = 'POST /api/payManage/refund/withdraw';
    const { data } = await call(withdraw, { id: second.refundId, version: second.version });
    expect(data.state).toBe('WITHDRAWN');
    expect((await decideAs(0, second.refundId, 'approve')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('of 5,000 yuan and more needs two people', async () => {
    const booking = await toPay({ amountFen: 600_000 });
    const { data } = await call(create, { data: { kind: 'ROOM', ids: [booking], totalFen: 600_000 } });
    await payAt(data.payOrderId, 'SUCCESS');
    await wait(4_000);
    const asked = await call(apply, {
      data: { payOrderId: data.payOrderId, amountFen: 500_000, reason: '重复支付了一次' },
    });
    const refund = asked.data.refundId;
    expect((await decideAs(0, refund, 'approve')).data).toMatchObject({ state: 'APPLIED', needsTwo: true });
    expect((await decideAs(0, refund, 'approve')).header.retCode).toBe(retCodes.SECOND_APPROVER_NEEDED);
    expect((await decideAs(1, refund, 'approve')).data.state).toBe('APPROVED');
  });

  it('that fails at the channel is tried again by the finance office', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'REFUND_FAILS');
    await wait(4_000);
    const { data } = await call(apply, {
      data: { payOrderId: id, amountFen: priceFen, reason: '会议取消了' },
    });
    await decideAs(0, data.refundId, 'approve');
    await settle();
    now += 5 * minute;
    await settle();
    const [row] = await portal.db.select().from(refundOrders).where(eq(refundOrders.id, data.refundId));
    expect(row?.status).toBe('FAILED');
    expect((await decideAs(1, data.refundId, 'retry')).data.state).toBe('APPROVED');
    await expectBalanced();
  });

  it('of a cancelled booking follows its rule: all, half, nothing', async () => {
    const operate = 'POST /api/propertyManage/booking/operate';
    const cancelAt = async (hoursBefore: number) => {
      const { id, booking } = await paid();
      const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, booking));
      now = (row?.startAt.getTime() ?? 0) - hoursBefore * 60 * minute;
      const { header } = await call(operate, {
        id: booking,
        event: 'cancel',
        version: row?.version,
        data: {},
      });
      expect(header.retCode).toBe('000000');
      await settle();
      now += 5 * minute;
      await settle();
      return (await call(detail, { id })).data.refundedFen;
    };
    expect(await cancelAt(24)).toBe(priceFen);
    expect(await cancelAt(3)).toBe(priceFen / 2);
    expect(await cancelAt(1)).toBe(0);
    await expectBalanced();
  });
});

describe('invariant 2: what goes back is never more than what was paid', () => {
  it('not for a booking that is cancelled while its payer asks for money back', async () => {
    const { id, booking } = await paid();
    const data = { payOrderId: id, amountFen: 8_000, reason: '会议改到线上，不用会议室了' };
    expect((await call(apply, { data })).header.retCode).toBe('000000');
    const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, booking));
    now = (row?.startAt.getTime() ?? 0) - 48 * 60 * minute;
    const cancelled = { id: booking, event: 'cancel', version: row?.version, data: {} };
    const { header } = await call('POST /api/propertyManage/booking/operate', cancelled);
    expect(header.retCode).toBe('000000');
    const asked = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(asked.map(({ source, amountFen }) => `${source} ${amountFen}`).sort()).toEqual([
      'PAYER 8000',
      'RULE 4000',
    ]);
    expect((await call(detail, { id })).data.refundableFen).toBe(0);
  });
});

describe('the ledger', () => {
  it('is only added to, and in balance', async () => {
    const { id } = await paid();
    const [entry] = await portal.db.select().from(ledgerEntries).limit(1);
    const change = (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => 'done',
        () => 'refused',
      );
    expect(await change(portal.db.update(ledgerEntries).set({ amountFen: 1 }))).toBe('refused');
    expect(await change(portal.db.delete(ledgerEntries))).toBe('refused');
    const one = { transferId: entry?.transferId ?? '', position: 9, account: 'SUSPENSE', amountFen: 1 };
    expect(await change(portal.db.insert(ledgerEntries).values(one))).toBe('refused');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': priceFen, 'SOLD:ROOM': -priceFen });
  });

  it('says what does not fit', async () => {
    const { id } = await paid();
    const [attempt] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
    const set = (paidFen: number) =>
      portal.db
        .update(payAttempts)
        .set({ paidFen })
        .where(eq(payAttempts.id, attempt?.id ?? ''));
    await set(priceFen + 1);
    expect(await checkLedger(portal.db, new Date(now))).toBe(false);
    const balance = await portal.call('GET /api/payManage/ledger/queryBalance', {}, await clerk(0));
    expect(balance.data.check).toMatchObject({ isBalanced: false });
    expect(balance.data.check?.findings[0]).toMatch(/^演示收银台：账面/);
    await set(priceFen);
    await expectBalanced();
    expect(await portal.db.$count(ledgerChecks)).toBeGreaterThan(1);
    expect(await portal.db.$count(payOrders)).toBeGreaterThan(10);
  });
});
