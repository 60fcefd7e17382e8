import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashierNotices } from '../../demo/cashier/cashier.table.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { createWechatChannel } from '../../platform/pay/wechat-channel.ts';
import { testNow } from '../../testing/test-app.ts';
import { messages } from '../message/message.table.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { payAttempts, payNotices } from './payment.table.ts';
import { reconcileDifferences } from './reconcile/reconcile.table.ts';
import type { Says } from './testing/channel-notices.ts';
import { billFen, type ChannelPark, channelCodes, openChannelPark } from './testing/channel-park.ts';

let now = testNow.getTime();
const clock = { now: () => new Date(now) };
/** The channel's own word for failure, which makes it send the notice again. */
const failure = { WECHAT_NATIVE: /"FAIL"/, ALIPAY_PC: /^fail$/, MOCK: /"FAIL"/ };

let park: ChannelPark;
beforeAll(async () => {
  park = await openChannelPark(clock);
});
beforeEach(async () => {
  // What the demo cashier would still send about earlier tests must not be counted in this one.
  await park.portal.db.delete(cashierNotices);
  // All payments of a test are settled at their channels.
  now += 10_000;
});
afterAll(() => park.close());

/** The last message kept because it could not be booked. */
async function lastKept(ownNo: string) {
  const [row] = await park.portal.db
    .select()
    .from(reconcileDifferences)
    .where(eq(reconcileDifferences.ownNo, ownNo))
    .orderBy(desc(reconcileDifferences.id));
  return row;
}
/** What was kept of a payment's or refund's number. */
const keptCount = (ownNo: string) =>
  park.portal.db.$count(reconcileDifferences, eq(reconcileDifferences.ownNo, ownNo));
const noticeCount = () => park.portal.db.$count(payNotices);

async function paidAt(code: (typeof channelCodes)[number]) {
  const order = await park.openPaid(code);
  now += 4_000;
  return order;
}

describe.each(channelCodes)('a notice of %s', (code) => {
  const send = (raw: Parameters<ChannelPark['send']>[1]) => park.send(code, raw);

  it('is processed once, and acknowledged every time it comes', async () => {
    const order = await paidAt(code);
    const before = await noticeCount();
    for (let time = 0; time < 3; time += 1)
      expect((await send(park.notices[code].paid(order))).statusCode).toBe(200);
    expect(await park.standOf(order)).toEqual(['SUCCESS', 'PAID']);
    expect(await noticeCount()).toBe(before + 1);
    expect(await lastKept(order.attemptNo)).toBeUndefined();
  });

  it('that is signed but unreadable is sent again, and shown to the finance office', async () => {
    const order = await paidAt(code);
    const isIt = and(eq(reconcileDifferences.kind, 'UNREADABLE'), eq(reconcileDifferences.channel, code));
    const unread = () => park.portal.db.select().from(reconcileDifferences).where(isIt);
    const [before] = await unread();
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(park.notices[code].unreadable(order.attemptNo));
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toMatch(failure[code]);
    }
    const rows = await unread();
    expect(rows).toMatchObject([{ status: 'OPEN', type: null, ownNo: '' }]);
    expect(rows[0]?.heardTimes).toBe((before?.heardTimes ?? 0) + 2);
    expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
  });

  it('of a payment missing here, as after a restored backup, is booked once it exists', async () => {
    const order = await paidAt(code);
    const { db } = park.portal;
    const isIt = eq(payAttempts.no, order.attemptNo);
    await db.update(payAttempts).set({ no: 'LOST' }).where(isIt);
    const raw = park.notices[code].paid(order);
    const answer = await send(raw);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(failure[code]);
    expect(await lastKept(order.attemptNo)).toMatchObject({
      kind: 'CONTRADICTION',
      source: 'NOTICE',
      type: 'PAY',
      payOrderId: null,
      theirFen: billFen,
      contradictions: [{ field: 'NUMBER', ours: '', theirs: order.attemptNo }],
      notice: raw.body.toString(),
    });
    await db.update(payAttempts).set({ no: order.attemptNo }).where(eq(payAttempts.no, 'LOST'));
    // Even identical bytes are no replay if nothing was booked the first time.
    expect((await send(raw)).statusCode).toBe(200);
    expect(await park.standOf(order)).toEqual(['SUCCESS', 'PAID']);
    expect(await lastKept(order.attemptNo)).toMatchObject({
      status: 'OPEN',
      answer: 'MOVED',
      answerFen: billFen,
    });
  });

  it('of an unknown refund is sent again, and shown to the finance office', async () => {
    const order = await paidAt(code);
    expect((await send(park.notices[code].paid(order))).statusCode).toBe(200);
    const refundNo = `TK404${code.slice(0, 2)}`;
    if (code === 'ALIPAY_PC') park.standIns.alipay.refunds.set(refundNo, '2.00');
    const stray = { refundNo, attemptNo: order.attemptNo, amountFen: 200 };
    const answer = await send(park.notices[code].refunded(stray));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(failure[code]);
    expect(await lastKept(refundNo)).toMatchObject({
      type: 'REFUND',
      theirFen: 200,
      contradictions: [{ field: 'NUMBER', ours: '', theirs: refundNo }],
    });
  });

  it.each<[string, Says, number, string]>([
    ['another currency', { currency: 'USD' }, 500, 'CURRENCY'],
    ['another seller', { seller: '1999' }, 401, 'SELLER'],
  ])('about %s is not booked', async (_name, says, status, field) => {
    const order = await paidAt(code);
    const answer = await send(park.notices[code].paid(order, says));
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(failure[code]);
    expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
    const kept = await lastKept(order.attemptNo);
    expect(kept).toMatchObject({ payOrderId: order.id, status: 'OPEN', heardTimes: 1 });
    expect(kept?.contradictions.map((one) => one.field)).toEqual([field]);
    expect((await send(park.notices[code].paid(order))).statusCode).toBe(200);
    expect(await park.standOf(order)).toEqual(['SUCCESS', 'PAID']);
  });

  it('about a payment through another channel is not booked', async () => {
    const order = await paidAt(code);
    await park.portal.db
      .update(payAttempts)
      .set({ channel: 'BANK_TRANSFER' })
      .where(eq(payAttempts.no, order.attemptNo));
    expect((await send(park.notices[code].paid(order))).statusCode).toBe(500);
    expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
    expect((await lastKept(order.attemptNo))?.contradictions).toEqual([
      { field: 'CHANNEL', ours: 'BANK_TRANSFER', theirs: code },
    ]);
  });

  it('with another amount or trade for a paid attempt is not taken for a repetition', async () => {
    const order = await paidAt(code);
    expect((await send(park.notices[code].paid(order))).statusCode).toBe(200);
    expect((await send(park.notices[code].paid(order, { amountFen: 1 }))).statusCode).toBe(500);
    expect((await lastKept(order.attemptNo))?.contradictions).toEqual([
      { field: 'AMOUNT', ours: String(billFen), theirs: '1' },
    ]);
    const { db } = park.portal;
    await db
      .update(payAttempts)
      .set({ tradeNo: `OTHER${code}` })
      .where(eq(payAttempts.no, order.attemptNo));
    expect((await send(park.notices[code].paid(order))).statusCode).toBe(500);
    expect((await lastKept(order.attemptNo))?.contradictions).toMatchObject([
      { field: 'TRADE', ours: `OTHER${code}` },
    ]);
    await db
      .update(payAttempts)
      .set({ tradeNo: `DONE${order.attemptNo}` })
      .where(eq(payAttempts.no, order.attemptNo));
  });

  it('about a trade that paid for something else is not booked', async () => {
    const [first, second] = [await paidAt(code), await paidAt(code)];
    expect((await send(park.notices[code].paid(first))).statusCode).toBe(200);
    const says = { attemptNo: second.attemptNo };
    expect((await send(park.notices[code].paid(first, says))).statusCode).toBe(500);
    expect(await park.standOf(second)).toEqual(['PAYING', 'PAYING']);
    expect((await lastKept(second.attemptNo))?.contradictions).toMatchObject([
      { field: 'TRADE', ours: first.attemptNo },
    ]);
  });

  it.each<[string, Says, number, string]>([
    // An amount this small once closed a refund of 200.00.
    ['another amount', { amountFen: 1 }, 500, 'AMOUNT'],
    ['another currency', { currency: 'USD' }, 500, 'CURRENCY'],
    ['another seller', { seller: '1999' }, 401, 'SELLER'],
    ['another payment', { attemptNo: 'ZF404' }, 500, 'ATTEMPT'],
  ])('about a refund of %s does not close it', async (_name, says, status, field) => {
    const order = await paidAt(code);
    expect((await send(park.notices[code].paid(order))).statusCode).toBe(200);
    const refund = await park.openRefund(code, order, 20_000);
    const answer = await send(park.notices[code].refunded(refund, says));
    // Alipay has to be asked for what its notice omits, and knows no refund of another payment.
    const isUnasked = code === 'ALIPAY_PC' && field === 'ATTEMPT';
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(failure[code]);
    expect(await park.refundState(refund.id)).toBe('PROCESSING');
    const kept = await lastKept(refund.refundNo);
    expect(kept?.contradictions.map((one) => one.field)).toEqual(isUnasked ? undefined : [field]);
    for (let time = 0; time < 2; time += 1)
      expect((await send(park.notices[code].refunded(refund))).statusCode).toBe(200);
    expect(await park.refundState(refund.id)).toBe('SUCCESS');
    expect(await checkLedger(park.portal.db, clock.now())).toBe(true);
  });

  it('signed by a stranger, or altered, is refused and leaves no trace', async () => {
    const order = await paidAt(code);
    const before = await noticeCount();
    const { headers, body } = park.notices[code].paid(order);
    const altered = Buffer.from(body.toString().replace(/\d(?=\d{3})/, (digit) => String(9 - Number(digit))));
    const answer = await send({ headers, body: altered });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toMatch(failure[code]);
    expect([await keptCount(order.attemptNo), await noticeCount()]).toEqual([0, before]);
    expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
  });

  it('that is too long or truncated gets no status the channel takes for success', async () => {
    const long = await send({ headers: {}, body: Buffer.alloc(65 * 1024, 'x') });
    expect([long.statusCode, long.body]).toEqual([413, expect.stringMatching(failure[code])]);
    const order = await paidAt(code);
    const { headers, body } = park.notices[code].paid(order);
    const cut = await send({ headers: { ...headers, 'content-length': String(body.length + 9) }, body });
    expect([cut.statusCode, cut.body]).toEqual([400, expect.stringMatching(failure[code])]);
    expect(await park.standOf(order)).toEqual(['PAYING', 'PAYING']);
  });
});

describe('reports that were not booked', () => {
  it('notify the finance office once, are logged, and stay one row however often they come', async () => {
    const order = await paidAt('WECHAT_NATIVE');
    const raw = () => park.notices.WECHAT_NATIVE.paid(order, { currency: 'USD' });
    for (let time = 0; time < 4; time += 1) await park.send('WECHAT_NATIVE', raw());
    const kept = await lastKept(order.attemptNo);
    expect(kept).toMatchObject({ heardTimes: 4 });
    const { db } = park.portal;
    const isOfRow = and(eq(operLogs.entityId, kept?.id ?? ''), eq(operLogs.event, 'difference.find'));
    expect(await db.$count(operLogs, isOfRow)).toBe(1);
    const [notice] = await db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'NOTICE_NOT_BOOKED'))
      .orderBy(desc(messages.id))
      .limit(1);
    expect(notice?.link).toBe('/manage/reconcile?state=OPEN');
    const list = await park.portal.call(
      'GET /api/payManage/reconcile/queryDifferences',
      { state: 'OPEN' },
      await park.clerk(),
    );
    const row = list.data.rows.find(({ ownNo }) => ownNo === order.attemptNo);
    expect(row).toMatchObject({
      kindLabel: '与本站记录不符',
      sourceLabel: '渠道通知，未入账',
      contradictions: [{ label: '币种', ours: 'CNY', theirs: 'USD' }],
      heard: { times: 4 },
      actions: ['ask', 'close'],
    });
    const queue = await park.portal.call(
      'GET /api/workManage/todo/queryList',
      { kind: 'DIFFERENCE', pageSize: 50 },
      await park.clerk(),
    );
    expect(queue.data.rows.map(({ refId }) => refId)).toContain(kept?.id);

    // When asked, the channel's answer matches: it is booked, and the clerk closes the difference.
    const { differenceId: id = '', version = 0 } = row ?? {};
    const ask = 'POST /api/payManage/reconcile/askDifference';
    const asked = await park.portal.call(ask, { id, version }, await park.clerk());
    expect(asked.data).toMatchObject({ state: 'OPEN', answer: { label: '渠道确认成功', fen: billFen } });
    expect(await park.standOf(order)).toEqual(['SUCCESS', 'PAID']);
  });

  it('share one row per foreign account, whatever numbers they name', async () => {
    const order = await paidAt('ALIPAY_PC');
    const { ownNo, heardTimes } = reconcileDifferences;
    const numbers = ['ZF1', 'ZF2', 'ZF3'];
    const heard = () =>
      park.portal.db.select({ ownNo, heardTimes }).from(reconcileDifferences).where(inArray(ownNo, numbers));
    const [before] = await heard();
    for (const attemptNo of numbers) {
      const raw = park.notices.ALIPAY_PC.paid(order, { attemptNo, seller: '2088000000000666' });
      expect((await park.send('ALIPAY_PC', raw)).statusCode).toBe(401);
    }
    expect(await heard()).toEqual([{ ownNo: 'ZF1', heardTimes: (before?.heardTimes ?? 0) + 3 }]);
  });

  it('cannot be asked about if they were unreadable', async () => {
    const { attemptNo } = await paidAt('WECHAT_NATIVE');
    await park.send('WECHAT_NATIVE', park.notices.WECHAT_NATIVE.unreadable(attemptNo));
    const { rows } = (
      await park.portal.call(
        'GET /api/payManage/reconcile/queryDifferences',
        { state: 'OPEN', pageSize: 50 },
        await park.clerk(),
      )
    ).data;
    const row = rows.find(({ kind }) => kind === 'UNREADABLE');
    expect(row).toMatchObject({ type: null, ownNo: '', actions: ['close'] });
    const ask = 'POST /api/payManage/reconcile/askDifference';
    const { differenceId: id, version } = row ?? {};
    expect((await park.portal.call(ask, { id, version }, await park.clerk())).header.retCode).toBe('500012');
  });
});

describe('a notice whose signature cannot be verified yet', () => {
  it('is sent again until the certificates are available', async () => {
    const { portal, standIns, notices } = park;
    const order = await paidAt('WECHAT_NATIVE');
    const started = createWechatChannel(standIns.wechat.account, 'https://portal.test/notify', clock);
    const known = portal.pay.get('WECHAT_NATIVE');
    park.desk.pay.set('WECHAT_NATIVE', started);
    standIns.wechat.fault = { status: 500, body: { code: 'SYSTEM_ERROR', message: '系统异常' } };
    const raw = notices.WECHAT_NATIVE.paid(order);
    const refused = await park.send('WECHAT_NATIVE', raw);
    expect([refused.statusCode, refused.body]).toEqual([500, expect.stringMatching(/"FAIL"/)]);
    // Certificates sealed with another key are useless.
    standIns.wechat.fault = { status: 200, body: { data: [{ serial_no: '1' }] } };
    now += 6_000;
    expect((await park.send('WECHAT_NATIVE', notices.WECHAT_NATIVE.paid(order))).statusCode).toBe(500);
    standIns.wechat.fault = null;
    now += 6_000;
    expect((await park.send('WECHAT_NATIVE', raw)).statusCode).toBe(200);
    expect(await park.standOf(order)).toEqual(['SUCCESS', 'PAID']);
    expect(await keptCount(order.attemptNo)).toBe(0);
    if (known) park.desk.pay.set('WECHAT_NATIVE', known);
  });
});
