import { payMinutes } from '@portal/contract/booking/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { cashierNotices } from '../../demo/cashier/cashier.table.ts';
import { subjectOf } from '../../demo/cashier/payment-state.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { systemContext } from '../../platform/http/context.ts';
import { ChannelDown } from '../../platform/pay/pay-channel.ts';
import { faultsOf, readPdf } from '../../platform/pdf/testing/read-pdf.ts';
import { contributions } from '../features.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { recordFinding } from './order/record-finding.ts';
import { payAttempts, payItems, payNotices, payOrders, refundOrders } from './payment.table.ts';
import { settlePayments } from './settle-payments.ts';
import {
  bookingState,
  call,
  cancel,
  choose,
  clerk,
  create,
  detail,
  expectBalanced,
  minute,
  movedFor,
  now,
  openOrder,
  order,
  paid,
  payAt,
  portal,
  priceFen,
  result,
  setNow,
  settle,
  stateOf,
  tokenOf,
  toPay,
  useCashierPark,
  userId,
  wait,
} from './testing/cashier-park.ts';

useCashierPark();

describe('orders', () => {
  it('are settled by a notice: items, ledger, message to the payer, receipt', async () => {
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
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, userId));
    expect(notices.map(({ eventCode }) => eventCode)).toContain('PAY_SUCCESS');
    const receipt = await portal.app.inject({
      url: `/api/payManage/order/receipt?id=${id}`,
      headers: { token: await tokenOf() },
    });
    expect(receipt.headers['content-type']).toBe('application/pdf');
    const { no, checkCode } = data;
    const check = 'GET /api/payManage/order/checkReceipt';
    expect((await portal.call(check, { no, code: checkCode.toLowerCase() })).data).toMatchObject({ no });
    expect((await portal.call(check, { no, code: '0000-0000' })).header.retCode).toBe(retCodes.NOT_FOUND);
    const read = readPdf(receipt.rawPayload);
    expect(faultsOf(read)).toEqual([]);
    expect(read.text).toContain(paths.checkReceipt(no, checkCode));
  });

  it('are credited once, however often the notice comes', async () => {
    const id = await openOrder([await toPay()]);
    const before = await portal.db.$count(payNotices);
    await payAt(id, 'REPEATED');
    for (let nth = 0; nth < 5; nth += 1) await wait(4_000);
    expect(await stateOf(id)).toBe('SUCCESS');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': priceFen, 'SOLD:ROOM': -priceFen });
    // The notices came three times and in any order, but each is stored once.
    expect((await portal.db.$count(payNotices)) - before).toBeLessThanOrEqual(2);
    await expectBalanced();
  });

  it('ignore forged notices, and find out by asking', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'FORGED');
    await wait(1_000);
    expect(await stateOf(id)).toBe('PAYING');
    expect(await movedFor(id)).toEqual({});
    await wait(4_000);
    const { no } = (await call(detail, { id })).data;
    expect((await call(result, { orderNo: no })).data.state).toBe('SUCCESS');
  });

  it('stay open when an attempt fails, and can be paid by another', async () => {
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

  it('are closed on expiry, after asking the channel, and their booking lapses', async () => {
    const booking = await toPay();
    const id = await openOrder([booking]);
    await payAt(id, 'PROCESSING');
    setNow(now + payMinutes * minute + 1);
    await settle();
    // It was paid while nobody was watching.
    expect(await stateOf(id)).toBe('SUCCESS');
    const other = await toPay();
    const unpaid = await openOrder([other]);
    setNow(now + payMinutes * minute + 1);
    await settle();
    expect(await stateOf(unpaid)).toBe('CLOSED');
    expect(await bookingState(other)).toBe('EXPIRED');
    expect(await portal.db.$count(payItems, sql`pay_order_id = ${unpaid} and is_held`)).toBe(0);
  });

  it('accept a payment after closing while the items are available', async () => {
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

  it('refund a payment after closing if the items are no longer available', async () => {
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
    setNow(now + 5 * minute);
    await settle();
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 0, SUSPENSE: 0 });
    expect(await bookingState(booking)).toBe('EXPIRED');
    await expectBalanced();
  });

  it('with a wrong amount wait for the finance office, which refunds them', async () => {
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
    setNow(now + 5 * minute);
    await settle();
    expect(await stateOf(id)).toBe('SUCCESS_LATE');
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 0, SUSPENSE: 0 });
    await expectBalanced();
  });

  it('refund two payments once each when one of them has a wrong amount', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'LATE');
    // As if the channel's answer had been lost, so that the payer starts another attempt.
    await portal.db.update(payAttempts).set({ status: 'UNKNOWN' }).where(eq(payAttempts.payOrderId, id));
    await payAt(id, 'DIFFERENT');
    await wait(4_000);
    expect(await stateOf(id)).toBe('EXCEPTION');
    await wait(61_000);
    const { version } = (await call(detail, { id })).data;
    const operate = 'POST /api/payManage/order/operateManage';
    await portal.call(operate, { id, event: 'giveBack', version }, await clerk(0));
    await settle();
    setNow(now + 5 * minute);
    await settle();
    const back = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(back.map(({ amountFen, status }) => `${amountFen} ${status}`).sort()).toEqual([
      `${(priceFen / 10) * 9} SUCCESS`,
      `${priceFen} SUCCESS`,
    ]);
    expect(await movedFor(id)).toEqual({ 'CHANNEL:MOCK': 0, SUSPENSE: 0 });
    await expectBalanced();
  });

  it('are asked about again after closing, once the channel answers', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'LATE');
    const { version } = (await call(detail, { id })).data;
    expect((await call(cancel, { id, version })).data.state).toBe('CLOSED');
    // Its notice is lost, and the channel is down when asked.
    await portal.db.delete(cashierNotices);
    const mock = portal.pay.get('MOCK');
    const away = () => Promise.reject(new ChannelDown('away'));
    setNow(now + 11 * minute);
    await settlePayments(
      { ...portal, clock: { now: () => new Date(now) } },
      { pay: new Map(mock && [['MOCK', { ...mock, query: away }]]), payables: contributions.payables },
    );
    expect(await stateOf(id)).toBe('CLOSED');
    setNow(now + 2 * minute);
    await settle();
    expect(await stateOf(id)).toBe('SUCCESS');
  });

  it('refund a second payment automatically while the first is being investigated', async () => {
    const id = await openOrder([await toPay()]);
    await payAt(id, 'DIFFERENT');
    await wait(4_000);
    expect(await stateOf(id)).toBe('EXCEPTION');
    const [first] = await portal.db.select().from(payAttempts).where(eq(payAttempts.payOrderId, id));
    if (!first) throw new Error('no attempt');
    const no = `${first.no}B`;
    await portal.db
      .insert(payAttempts)
      .values({ ...first, id: ulid(), no, status: 'PENDING', paidFen: null, tradeNo: null, paidAt: null });
    const now_ = new Date(now);
    const ctx = systemContext({ database: portal.database, clock: { now: () => now_ } });
    const desk = { pay: portal.pay, payables: contributions.payables };
    const about = subjectOf(no);
    const again = { state: 'SUCCESS' as const, about, amountFen: priceFen, tradeNo: ulid(), paidAt: now_ };
    const heard = { channel: 'MOCK', source: 'NOTICE' } as const;
    expect(await recordFinding(ctx, desk, heard, no, again)).toBe('WRITTEN');
    expect(await recordFinding(ctx, desk, heard, no, again)).toBe('WRITTEN');
    expect(await stateOf(id)).toBe('EXCEPTION');
    const refunds = await portal.db.select().from(refundOrders).where(eq(refundOrders.payOrderId, id));
    expect(refunds.map(({ source, amountFen }) => [source, amountFen])).toEqual([['SYSTEM', priceFen]]);
    await expectBalanced();
  });

  it('can be created only by the payer for what is due now, and once', async () => {
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
    // There is no `passOn`, because nobody else could open the order by its address.
    expect(open.actions).toEqual(['pay', 'cancel']);
    const transfer = { id, channel: 'BANK_TRANSFER', version: open.version };
    expect((await call(choose, transfer)).header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
    setNow(now + payMinutes * minute);
    const late = await call(choose, { id, channel: 'MOCK', version: open.version });
    expect(late.header.retCode).toBe(retCodes.PAY_ORDER_EXPIRED);
  });

  it('invariant 3: only one of twenty concurrent orders gets an item', async () => {
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

  it('leave the books balanced, whatever happened to them', async () => {
    expect(await portal.db.$count(payOrders)).toBeGreaterThan(10);
    await expectBalanced();
  });
});
