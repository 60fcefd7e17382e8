import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '../../../testing/test-app.ts';
import { payAttempts, payOrders, refundOrders } from '../payment.table.ts';
import { reconcileDifferences } from '../reconcile/reconcile.table.ts';
import { billFen, type ChannelPark, openChannelPark } from '../testing/channel-park.ts';

const minute = 60_000;
let now = testNow.getTime();
const clock = { now: () => new Date(now) };

let park: ChannelPark;
beforeAll(async () => {
  park = await openChannelPark(clock);
});
beforeEach(() => {
  now += minute;
});
afterAll(() => park.close());

const keptOf = (ownNo: string) =>
  park.portal.db
    .select()
    .from(reconcileDifferences)
    .where(and(eq(reconcileDifferences.ownNo, ownNo), eq(reconcileDifferences.source, 'ANSWER')));

/** Makes the channel contradict our records, and correct itself. */
const contradictions = {
  WECHAT_NATIVE: {
    CURRENCY: (no: string, isTrue: boolean) => {
      const order = park.standIns.wechat.orders.get(no);
      if (order) order.amount = { total: billFen, currency: isTrue ? 'CNY' : 'USD' };
    },
    NUMBER: (no: string, isTrue: boolean) => {
      const order = park.standIns.wechat.orders.get(no);
      if (order) order.out_trade_no = isTrue ? no : 'ZF404';
    },
  },
  ALIPAY_PC: {
    CURRENCY: (no: string, isTrue: boolean) => {
      const trade = park.standIns.alipay.trades.get(no);
      if (trade) trade.trans_currency = isTrue ? 'CNY' : 'USD';
    },
    NUMBER: (no: string, isTrue: boolean) => {
      const trade = park.standIns.alipay.trades.get(no);
      if (trade) trade.out_trade_no = isTrue ? no : 'ZF404';
    },
  },
} as const;

describe.each(['WECHAT_NATIVE', 'ALIPAY_PC'] as const)('what %s answers about a payment', (code) => {
  it.each(['CURRENCY', 'NUMBER'] as const)(
    'and contradicts us in its %s is not booked, closes nothing, and is asked again',
    async (field) => {
      const { db } = park.portal;
      const order = await park.openPaid(code);
      contradictions[code][field](order.attemptNo, false);
      const query = 'POST /api/payManage/order/operateManage';
      const versionOf = async () =>
        (await db.select().from(payOrders).where(eq(payOrders.id, order.id)))[0]?.version;
      const input = { id: order.id, event: 'query', version: await versionOf() };
      const asked = await park.portal.call(query, input, await park.clerk());
      expect(asked.header.retCode).toBe(retCodes.CHANNEL_UNAVAILABLE);
      expect(asked.header.retMsg).toMatch(/渠道的答复与本站记录不符/);
      // The same holds after the order has expired.
      now += 31 * minute;
      await park.settle();
      now += 2 * minute;
      await park.settle();
      expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
      const kept = await keptOf(order.attemptNo);
      expect(kept).toMatchObject([{ payOrderId: order.id, theirFen: billFen, contradictions: [{ field }] }]);
      expect(kept[0]?.heardTimes).toBeGreaterThan(2);

      contradictions[code][field](order.attemptNo, true);
      now += 2 * minute;
      await park.settle();
      expect(await park.standOf(order)).toEqual(['SUCCESS', 'PAID']);
      expect(await keptOf(order.attemptNo)).toMatchObject([{ status: 'OPEN', answer: 'MOVED' }]);
    },
  );

  it('is stored with the difference if it was asked because of one', async () => {
    const order = await park.openPaid(code);
    const says = { currency: 'USD' };
    await park.send(code, park.notices[code].paid(order, says));
    contradictions[code].CURRENCY(order.attemptNo, false);
    const [row] = await park.portal.db
      .select()
      .from(reconcileDifferences)
      .where(eq(reconcileDifferences.ownNo, order.attemptNo));
    const input = { id: row?.id, version: row?.version };
    const ask = 'POST /api/payManage/reconcile/askDifference';
    const asked = await park.portal.call(ask, input, await park.clerk());
    expect(asked.data.answer).toMatchObject({ label: '渠道答复与本站不符', fen: billFen });
    // A repeated contradiction is counted in the same row.
    expect(asked.data.heard?.times).toBe(2);
    expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
  });
});

describe('what a channel answers about a refund', () => {
  it.each([
    [
      'WECHAT_NATIVE',
      (no: string, fen: number) => {
        const refund = park.standIns.wechat.refunds.get(no);
        if (!refund) throw new Error(`no refund ${no}`);
        refund.amount.refund = fen;
        refund.status = 'SUCCESS';
      },
    ],
    [
      'ALIPAY_PC',
      (no: string, fen: number) => {
        park.standIns.alipay.refunds.set(no, (fen / 100).toFixed(2));
      },
    ],
  ] as const)('of %s with another amount does not close it', async (code, give) => {
    const { db } = park.portal;
    const order = await park.openPaid(code);
    expect((await park.send(code, park.notices[code].paid(order))).statusCode).toBe(200);
    const refund = await park.openRefund(code, order, 20_000);
    give(refund.refundNo, 1);
    const isSent = { askAt: clock.now(), isSent: true };
    await db.update(refundOrders).set(isSent).where(eq(refundOrders.id, refund.id));
    await park.settle();
    expect(await park.refundState(refund.id)).toBe('PROCESSING');
    expect(await keptOf(refund.refundNo)).toMatchObject([
      {
        type: 'REFUND',
        ourFen: 20_000,
        theirFen: 1,
        contradictions: [{ field: 'AMOUNT', ours: '20000', theirs: '1' }],
      },
    ]);
    give(refund.refundNo, 20_000);
    now += 2 * minute;
    await park.settle();
    expect(await park.refundState(refund.id)).toBe('SUCCESS');
  });

  it('is neither booked nor lost if the refund failed here but was paid there', async () => {
    const order = await park.openPaid('WECHAT_NATIVE');
    await park.send('WECHAT_NATIVE', park.notices.WECHAT_NATIVE.paid(order));
    const refund = await park.openRefund('WECHAT_NATIVE', order, 300);
    const failed = { status: 'FAILED' as const, askAt: null };
    await park.portal.db.update(refundOrders).set(failed).where(eq(refundOrders.id, refund.id));
    const notice = () => park.send('WECHAT_NATIVE', park.notices.WECHAT_NATIVE.refunded(refund));
    expect((await notice()).statusCode).toBe(500);
    const [row] = await park.portal.db
      .select()
      .from(reconcileDifferences)
      .where(eq(reconcileDifferences.ownNo, refund.refundNo));
    expect(row?.contradictions).toEqual([{ field: 'STATE', ours: 'FAILED', theirs: 'SUCCESS' }]);
    const list = await park.portal.call(
      'GET /api/payManage/reconcile/queryDifferences',
      { state: 'OPEN', pageSize: 50 },
      await park.clerk(),
    );
    const shown = list.data.rows.find(({ differenceId }) => differenceId === row?.id);
    expect(shown?.contradictions).toEqual([{ label: '状态', ours: '退款失败', theirs: '已退款' }]);
    // When the finance office asks again, the refund turns out to have been paid.
    const retry = 'POST /api/payManage/refund/operateManage';
    const [{ version } = { version: 0 }] = await park.portal.db
      .select()
      .from(refundOrders)
      .where(eq(refundOrders.id, refund.id));
    await park.portal.call(retry, { id: refund.id, event: 'retry', version }, await park.clerk());
    const given = park.standIns.wechat.refunds.get(refund.refundNo);
    if (given) given.status = 'SUCCESS';
    await park.settle();
    expect(await park.refundState(refund.id)).toBe('SUCCESS');
    expect((await notice()).statusCode).toBe(200);
  });
});

it('a contradicted attempt does not keep other attempts from being asked about', async () => {
  const [odd, even] = [await park.openPaid('WECHAT_NATIVE'), await park.openPaid('WECHAT_NATIVE')];
  contradictions.WECHAT_NATIVE.CURRENCY(odd.attemptNo, false);
  now += minute;
  await park.settle();
  expect(await park.standOf(odd)).toEqual(['PAYING', 'PAYING']);
  expect(await park.standOf(even)).toEqual(['SUCCESS', 'PAID']);
  const [attempt] = await park.portal.db.select().from(payAttempts).where(eq(payAttempts.no, odd.attemptNo));
  expect(attempt?.askAt?.getTime()).toBeGreaterThan(now);
});
