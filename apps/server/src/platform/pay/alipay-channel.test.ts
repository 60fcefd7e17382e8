import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeZip } from '../files/testing/sample-archives.ts';
import { createAlipayChannel } from './alipay-channel.ts';
import { objectText } from './alipay-crypto.ts';
import { ChannelDown, ForgedNotice, type PayChannel, UnreadableNotice } from './pay-channel.ts';
import { Alipay } from './testing/alipay.ts';
import { inGb18030 } from './testing/write-bills.ts';

let now = Date.parse('2026-11-21T04:00:00Z');
const clock = { now: () => new Date(now) };
const notifyUrl = 'https://portal.test/api/payNotify/ALIPAY_PC';

let service: Alipay;
let channel: PayChannel;
beforeAll(async () => {
  service = await Alipay.open(clock);
  channel = createAlipayChannel(service.account, notifyUrl, clock);
});
afterAll(() => service.close());
beforeEach(() => {
  service.fault = null;
  service.isSlow = false;
});

let count = 0;
async function open() {
  count += 1;
  const attemptNo = `ZF20261121${String(count).padStart(6, '0')}`;
  const { pageUrl = '' } = await channel.open({
    attemptNo,
    amountFen: 1_517_405,
    title: '水费/电费 & 物业费',
    expireAt: new Date('2026-11-21T04:30:00Z'),
    returnUrl: 'https://portal.test/pay-result?orderNo=ZF1',
  });
  return { attemptNo, pageUrl };
}
async function paid() {
  const { attemptNo, pageUrl } = await open();
  service.visit(pageUrl);
  service.pay(attemptNo);
  return attemptNo;
}
const wanted = (attemptNo: string, refundNo: string, amountFen: number) => ({
  refundNo,
  attemptNo,
  amountFen,
  tradeNo: '',
  totalFen: 1_517_405,
  reason: '退款',
});

describe('a payment', () => {
  it('opens a signed page', async () => {
    const { attemptNo, pageUrl } = await open();
    expect(pageUrl.startsWith(`${service.account.endpoint}/gateway.do?`)).toBe(true);
    expect(service.visit(pageUrl)).toMatchObject({
      method: 'alipay.trade.page.pay',
      notify_url: notifyUrl,
      return_url: 'https://portal.test/pay-result?orderNo=ZF1',
      timestamp: '2026-11-21 12:00:00',
      content: {
        out_trade_no: attemptNo,
        total_amount: '15174.05',
        subject: '水费 电费   物业费',
        product_code: 'FAST_INSTANT_TRADE_PAY',
        time_expire: '2026-11-21 12:30:00',
      },
    });
    expect(service.visit(pageUrl.replace('15174.05', '1.00'))).toBeNull();
  });

  it('is pending before and after the payer logs in, then paid', async () => {
    const { attemptNo, pageUrl } = await open();
    expect(await channel.query(attemptNo)).toEqual({ state: 'PENDING' });
    service.visit(pageUrl);
    const about = { attemptNo, seller: {}, currency: 'CNY' };
    expect(await channel.query(attemptNo)).toEqual({ state: 'PENDING', about });
    service.pay(attemptNo);
    const finding = {
      state: 'SUCCESS',
      about,
      amountFen: 1_517_405,
      tradeNo: `2026${attemptNo}`,
      paidAt: new Date('2026-11-21T04:00:05Z'),
    };
    expect(await channel.query(attemptNo)).toEqual(finding);
    // Closed because everything was refunded.
    const trade = service.trades.get(attemptNo);
    if (trade) trade.trade_status = 'TRADE_CLOSED';
    expect(await channel.query(attemptNo)).toEqual(finding);
  });

  it('can be closed unless it is paid', async () => {
    const { attemptNo, pageUrl } = await open();
    await expect(channel.close(attemptNo)).resolves.toBeUndefined();
    service.visit(pageUrl);
    await channel.close(attemptNo);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'CLOSED' });
    await expect(channel.close(attemptNo)).resolves.toBeUndefined();
    await expect(channel.close(await paid())).rejects.toThrow(ChannelDown);
  });
});

describe('a refund', () => {
  it('is made only once', async () => {
    const attemptNo = await paid();
    const about = { attemptNo, refundNo: 'TK1', amountFen: 505, currency: 'CNY', seller: {} };
    const done = { state: 'SUCCESS', about, channelRefundNo: `2026${attemptNo}` };
    expect(await channel.refund(wanted(attemptNo, 'TK1', 505))).toEqual(done);
    expect(service.refunds.get('TK1')).toBe('5.05');
    expect(await channel.refund(wanted(attemptNo, 'TK1', 505))).toEqual(done);
    expect(await channel.queryRefund('TK1', attemptNo)).toEqual(done);
  });

  it('is processing until the money has moved', async () => {
    const attemptNo = await paid();
    service.isSlow = true;
    expect(await channel.refund(wanted(attemptNo, 'TK2', 505))).toEqual({ state: 'PROCESSING' });
    expect(await channel.queryRefund('TK2', attemptNo)).toMatchObject({ state: 'FAILED' });
    service.refunds.set('TK2', '5.05');
    expect(await channel.queryRefund('TK2', attemptNo)).toMatchObject({ state: 'SUCCESS' });
  });

  it('fails with the channel’s reason', async () => {
    expect(await channel.refund(wanted(await paid(), 'TK3', 1_517_406))).toEqual({
      state: 'FAILED',
      reason: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL 退款金额超限',
    });
  });
});

describe('answers', () => {
  it.each([
    ['a fault', { status: 200, body: '{"error_response":{"code":"20000","msg":"Service Unavailable"}}' }],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['no JSON', { status: 200, body: 'busy' }],
    ['another object', { status: 200, body: '{"alipay_trade_pay_response":{"code":"10000"}}' }],
    ['cut off', { status: 200, body: '{"alipay_trade_query_response":{"code":"10000"' }],
    [
      'a fault of the system',
      { status: 200, body: '{"alipay_trade_query_response":{"code":"40004","sub_code":"ACQ.SYSTEM_ERROR"}}' },
    ],
    ['not signed', 'unsigned' as const],
    ['altered', 'altered' as const],
  ])('that are %s say nothing', async (_name, fault) => {
    const attemptNo = await paid();
    service.fault = fault;
    await expect(channel.query(attemptNo)).rejects.toThrow(ChannelDown);
  });

  it('to a call with the wrong key count as a channel failure', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other = createAlipayChannel({ ...service.account, privateKey }, notifyUrl, clock);
    await expect(other.query('ZF1')).rejects.toThrow(/40002/);
    const nowhere = createAlipayChannel({ ...service.account, endpoint: 'http://127.0.0.1:9' }, '', clock);
    await expect(nowhere.query('ZF1')).rejects.toThrow(ChannelDown);
  });

  it('are extracted exactly as written', () => {
    const object = '{"a": "}\\"{", "b": {"c": "\\\\"}}';
    expect(objectText(`{"x_response": ${object},"sign":"s"}`, 'x_response')).toBe(object);
    expect(objectText('{"x_response": [1]}', 'x_response')).toBeNull();
  });
});

describe('a notification', () => {
  it('reports a payment', async () => {
    const attemptNo = await paid();
    const seller = { app_id: '2021000000000001', seller_id: '2088000000000001' };
    expect(await channel.readNotice(service.notice(attemptNo))).toEqual({
      type: 'PAY',
      noticeId: `n-${attemptNo}`,
      attemptNo,
      finding: {
        state: 'SUCCESS',
        about: { attemptNo, seller, currency: 'CNY' },
        amountFen: 1_517_405,
        tradeNo: `2026${attemptNo}`,
        paidAt: new Date('2026-11-21T04:00:05Z'),
      },
    });
    expect(channel.answerNotice(true)).toMatchObject({ status: 200, body: 'success' });
    expect(channel.answerNotice(false)).toMatchObject({ status: 500, body: 'fail' });
    const foreign = { app_id: '2021000000000002', seller_id: '2088000000000002', trans_currency: 'USD' };
    const notice = await channel.readNotice(service.notice(attemptNo, foreign));
    const { app_id, seller_id } = foreign;
    expect(notice.finding.about).toEqual({ attemptNo, seller: { app_id, seller_id }, currency: 'USD' });
    const formless = service.notice(attemptNo, { total_amount: '15,174.05' });
    await expect(channel.readNotice(formless)).rejects.toThrow(UnreadableNotice);
  });

  it('reports a refund or an expired trade', async () => {
    const attemptNo = await paid();
    const refund = { gmt_refund: '2026-11-21 12:10:00.123', out_biz_no: 'TK4', refund_fee: '7.00' };
    const read = (says: object = {}) => channel.readNotice(service.notice(attemptNo, { ...refund, ...says }));
    // A notification is only a hint: Alipay is queried for the amount of this refund, which it does not contain.
    await expect(read()).rejects.toThrow(ChannelDown);
    await channel.refund(wanted(attemptNo, 'TK4', 505));
    const about = { attemptNo, refundNo: 'TK4', amountFen: 505 };
    const notice = { type: 'REFUND', refundNo: 'TK4', finding: { state: 'SUCCESS', about } };
    expect(await read()).toMatchObject(notice);
    expect(await read({ refund_fee: '0.01' })).toMatchObject({ finding: { about: { amountFen: 1 } } });
    const foreign = await read({ app_id: '2021000000000002', out_biz_no: 'TK404' });
    expect(foreign.finding.about?.seller).toMatchObject({ app_id: '2021000000000002' });
    const other = await open();
    service.visit(other.pageUrl);
    const raw = service.notice(other.attemptNo, { trade_status: 'TRADE_CLOSED' });
    expect(await channel.readNotice(raw)).toMatchObject({ finding: { state: 'CLOSED' } });
  });

  it('is rejected when forged, altered or too old', async () => {
    const attemptNo = await paid();
    const refused = (raw: Parameters<PayChannel['readNotice']>[0]) =>
      expect(channel.readNotice(raw)).rejects.toThrow(ForgedNotice);
    const { headers, body } = service.notice(attemptNo);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await refused({ headers, body: Buffer.from('') });
    await refused({ headers, body: Buffer.from(body.toString().replace('15174.05', '15174.06')) });
    await refused({ headers, body: Buffer.from(`${body.toString()}&out_biz_no=TK1`) });
    await refused(service.notice(attemptNo, {}, 'sha256', privateKey));
    // A weaker signature algorithm, although with the right key.
    await refused(service.notice(attemptNo, {}, 'sha1'));
    // Alipay repeats it unchanged for a day.
    now += 24 * 3_600_000;
    await channel.readNotice({ headers, body });
    now += 2 * 3_600_000;
    await refused({ headers, body });
  });
});

describe('the bill of a day', () => {
  const details = [
    '#支付宝业务明细查询',
    '#账号：[20210000000000010156]',
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,订单金额（元）,商家实收（元）,退款批次号/请求号,备注',
    '2026A\t,ZFA\t,交易\t,水费, 电费\t,2026-11-21 12:00:00,15174.05,15174.05,\t,\t',
    '2026A\t,ZFA\t,退款\t,水费\t,2026-11-21 13:00:00,-5.05,-5.05,TKA\t,\t',
    '#-----',
    '#交易合计：1笔',
    '',
  ].join('\r\n');
  const sums = '#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数\r\n合计,,1\r\n';
  const entries = [
    { name: 'sums.csv', content: inGb18030(sums) },
    { name: 'details.csv', content: inGb18030(details) },
  ];

  it('lists payments and refunds', async () => {
    service.bill = writeZip(entries);
    expect(await channel.statement('2026-11-21')).toEqual([
      { type: 'PAY', ownNo: 'ZFA', tradeNo: '2026A', amountFen: 1_517_405 },
      { type: 'REFUND', ownNo: 'TKA', tradeNo: '2026A', amountFen: 505 },
    ]);
  });

  it('is empty if there is none, and an error if it cannot be read', async () => {
    expect(await channel.statement('2026-11-20')).toEqual([]);
    service.bill = Buffer.from('<html>');
    await expect(channel.statement('2026-11-21')).rejects.toThrow(ChannelDown);
    service.bill = writeZip(entries.slice(0, 1));
    await expect(channel.statement('2026-11-21')).rejects.toThrow(ChannelDown);
  });
});
