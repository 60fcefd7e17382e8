import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChannelDown, ForgedNotice, type PayChannel, UnreadableNotice } from './pay-channel.ts';
import { WechatPay } from './testing/wechat-pay.ts';
import { createWechatChannel } from './wechat-channel.ts';

let now = Date.parse('2026-11-21T04:00:00Z');
const clock = { now: () => new Date(now) };
const notifyUrl = 'https://portal.test/api/payNotify/WECHAT_NATIVE';

let service: WechatPay;
let channel: PayChannel;
beforeAll(async () => {
  service = await WechatPay.open(clock);
  channel = createWechatChannel(service.account, notifyUrl, clock);
});
afterAll(() => service.close());
beforeEach(() => {
  service.fault = null;
});

let count = 0;
async function open(amountFen = 1_517_444) {
  count += 1;
  const request = {
    attemptNo: `ZF20261121${String(count).padStart(6, '0')}`,
    amountFen,
    title: '2026 年 10 月水费'.repeat(9),
    expireAt: new Date('2026-11-21T04:30:00Z'),
    returnUrl: 'https://portal.test/pay-result',
  };
  return { ...(await channel.open(request)), request, attemptNo: request.attemptNo };
}
async function paid() {
  const { attemptNo } = await open();
  service.pay(attemptNo);
  return attemptNo;
}
/** The subject that the channel names. */
const about = (attemptNo: string) => ({
  attemptNo,
  seller: { mchid: '1900000001', appid: 'wx1' },
  currency: 'CNY',
});
const wanted = (attemptNo: string, refundNo: string, amountFen: number) => ({
  refundNo,
  attemptNo,
  amountFen,
  tradeNo: '',
  totalFen: 1_517_444,
  reason: '退'.repeat(80),
});

describe('an order', () => {
  it('is opened with a code to scan', async () => {
    const { attemptNo, qrText, request } = await open();
    expect(qrText).toBe(`weixin://wxpay/bizpayurl?pr=${attemptNo}`);
    expect(service.orders.get(attemptNo)).toMatchObject({
      appid: 'wx1',
      mchid: '1900000001',
      notify_url: notifyUrl,
      time_expire: '2026-11-21T12:30:00+08:00',
      amount: { total: 1_517_444, currency: 'CNY' },
    });
    expect(Buffer.byteLength(service.orders.get(attemptNo)?.description ?? '')).toBeLessThanOrEqual(127);
    expect(await channel.open(request)).toEqual({ qrText });
    await expect(channel.open({ ...request, amountFen: 1 })).rejects.toThrow(ChannelDown);
  });

  it.each([
    ['NOTPAY', { state: 'PENDING' }],
    ['USERPAYING', { state: 'PENDING' }],
    ['CLOSED', { state: 'CLOSED' }],
    ['REVOKED', { state: 'CLOSED' }],
    ['PAYERROR', { state: 'FAILED', reason: '支付失败' }],
  ])('that is %s', async (state, finding) => {
    const { attemptNo } = await open();
    const order = service.orders.get(attemptNo);
    if (order) order.trade_state = state;
    expect(await channel.query(attemptNo)).toEqual({ ...finding, about: about(attemptNo) });
  });

  it('is found paid, also after a refund', async () => {
    const attemptNo = await paid();
    const finding = {
      state: 'SUCCESS',
      about: about(attemptNo),
      amountFen: 1_517_444,
      tradeNo: `4200${attemptNo}`,
      paidAt: new Date('2026-11-21T04:00:05Z'),
    };
    expect(await channel.query(attemptNo)).toEqual(finding);
    const order = service.orders.get(attemptNo);
    if (order) order.trade_state = 'REFUND';
    expect(await channel.query(attemptNo)).toEqual(finding);
  });

  it('is UNKNOWN if it was never opened', async () => {
    expect(await channel.query('ZF0')).toEqual({ state: 'UNKNOWN' });
    await expect(channel.close('ZF0')).resolves.toBeUndefined();
  });

  it('can be closed unless it is paid', async () => {
    const { attemptNo } = await open();
    await channel.close(attemptNo);
    expect(await channel.query(attemptNo)).toMatchObject({ state: 'CLOSED' });
    await expect(channel.close(await paid())).rejects.toThrow(/ORDERPAID/);
  });
});

describe('a refund', () => {
  it('is processing until it has succeeded', async () => {
    const attemptNo = await paid();
    const about = { attemptNo, refundNo: 'TK1', amountFen: 500, currency: 'CNY', seller: {} };
    expect(await channel.refund(wanted(attemptNo, 'TK1', 500))).toEqual({ state: 'PROCESSING', about });
    const refund = service.refunds.get('TK1');
    if (refund) refund.status = 'SUCCESS';
    const done = { state: 'SUCCESS', about, channelRefundNo: '5000TK1' };
    expect(await channel.refund(wanted(attemptNo, 'TK1', 500))).toEqual(done);
    expect(await channel.queryRefund('TK1', attemptNo)).toEqual(done);
    expect(refund).toMatchObject({ notify_url: notifyUrl, amount: { refund: 500, total: 1_517_444 } });
  });

  it('fails with the channel’s reason', async () => {
    const attemptNo = await paid();
    const refused = (reason: string) => ({ state: 'FAILED', reason: expect.stringContaining(reason) });
    expect(await channel.refund(wanted(attemptNo, 'TK2', 403))).toEqual(refused('商户余额不足'));
    expect(await channel.queryRefund('TK2', attemptNo)).toEqual(refused('退款单不存在'));
    await channel.refund(wanted(attemptNo, 'TK3', 500));
    const refund = service.refunds.get('TK3');
    if (refund) refund.status = 'ABNORMAL';
    expect(await channel.queryRefund('TK3', attemptNo)).toMatchObject(refused('ABNORMAL'));
  });
});

describe('answers', () => {
  it.each([
    ['a fault', { status: 500, body: { code: 'SYSTEM_ERROR', message: '系统异常' } }],
    ['a limit', { status: 429, body: { code: 'FREQUENCY_LIMITED', message: '频率超限' } }],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['another form', { status: 200, body: { some: 'thing' } }],
  ])('that are %s say nothing', async (_name, fault) => {
    const attemptNo = await paid();
    service.fault = fault;
    await expect(channel.query(attemptNo)).rejects.toThrow(ChannelDown);
    await expect(channel.refund(wanted(attemptNo, 'TK9', 1))).rejects.toThrow(ChannelDown);
  });

  it('are ignored if unsigned', async () => {
    const attemptNo = await paid();
    service.fault = 'unsigned';
    await expect(channel.query(attemptNo)).rejects.toThrow(/not signed/);
  });

  it('to a call with the wrong key count as a channel failure', async () => {
    const { publicKeyPair } = service;
    const other = createWechatChannel(
      { ...service.account, privateKey: publicKeyPair.privateKey },
      notifyUrl,
      clock,
    );
    await expect(other.query('ZF1')).rejects.toThrow(ChannelDown);
    const nowhere = createWechatChannel({ ...service.account, endpoint: 'http://127.0.0.1:9' }, '', clock);
    await expect(nowhere.query('ZF1')).rejects.toThrow(ChannelDown);
  });
});

describe('a notification', () => {
  it('reports a payment or a refund', async () => {
    const attemptNo = await paid();
    expect(await channel.readNotice(service.payNotice(attemptNo))).toMatchObject({
      type: 'PAY',
      noticeId: `EV-${attemptNo}`,
      attemptNo,
      finding: { state: 'SUCCESS', about: about(attemptNo), amountFen: 1_517_444 },
    });
    await channel.refund(wanted(attemptNo, 'TK4', 500));
    const refunded = { attemptNo, refundNo: 'TK4', amountFen: 500, currency: 'CNY' };
    expect(await channel.readNotice(service.refundNotice('TK4', 'SUCCESS'))).toMatchObject({
      type: 'REFUND',
      noticeId: 'EV-TK4',
      refundNo: 'TK4',
      finding: {
        state: 'SUCCESS',
        about: { ...refunded, seller: { mchid: '1900000001' } },
        channelRefundNo: '5000TK4',
      },
    });
    const small = service.refundNotice('TK4', 'SUCCESS', { amount: { refund: 1, total: 1_517_444 } });
    expect(await channel.readNotice(small)).toMatchObject({ finding: { about: { amountFen: 1 } } });
    const abnormal = await channel.readNotice(service.refundNotice('TK4', 'ABNORMAL'));
    expect(abnormal.finding).toMatchObject({ state: 'FAILED' });
    expect(channel.answerNotice(true)).toMatchObject({ status: 200 });
    expect(channel.answerNotice(false)).toMatchObject({ status: 500 });
  });

  it('names the recipient and the currency', async () => {
    const attemptNo = await paid();
    const says = { appid: 'wx2', amount: { total: 1_517_444, currency: 'USD' } };
    const notice = await channel.readNotice(service.payNotice(attemptNo, { mchid: '1900000002', says }));
    const named = { seller: { mchid: '1900000002', appid: 'wx2' }, currency: 'USD' };
    expect(notice.finding).toMatchObject({ about: named });
  });

  it('is accepted again unchanged if it was not written', async () => {
    const raw = service.payNotice(await paid());
    const notice = await channel.readNotice(raw);
    await expect(channel.readNotice(raw)).rejects.toThrow(ForgedNotice);
    notice.allowAgain?.();
    await expect(channel.readNotice(raw)).resolves.toMatchObject({ type: 'PAY' });
  });

  it('is rejected when forged, altered, stale or replayed', async () => {
    const attemptNo = await paid();
    const refused = (raw: Parameters<PayChannel['readNotice']>[0]) =>
      expect(channel.readNotice(raw)).rejects.toThrow(ForgedNotice);
    const { headers, body } = service.payNotice(attemptNo);
    await refused({ headers: {}, body });
    await refused({ headers, body: Buffer.from(body.toString().replace('TRANSACTION', 'TRANSACTIOM')) });
    await refused({ headers: { ...headers, 'wechatpay-nonce': 'other' }, body });
    const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    await refused({ headers: { ...headers, 'wechatpay-signature': signature }, body });
    await channel.readNotice({ headers, body });
    await refused({ headers, body });
    await refused({
      headers: { ...headers, 'wechatpay-signature': ` ${headers['wechatpay-signature']}` },
      body,
    });
    // The channel itself resends it with a new signature.
    await channel.readNotice(service.payNotice(attemptNo));
    const old = service.payNotice(attemptNo);
    now += 301_000;
    await refused(old);
  });

  it('is unreadable when encrypted with another key', async () => {
    const raw = service.payNotice(await paid(), { sealedWith: 'x'.repeat(32) });
    await expect(channel.readNotice(raw)).rejects.toThrow(UnreadableNotice);
    // A repetition is not mistaken for a forgery either.
    await expect(channel.readNotice(raw)).rejects.toThrow(UnreadableNotice);
  });
});

describe('the channel’s keys', () => {
  it('are renewed while the server runs', async () => {
    const attemptNo = await paid();
    const calls = service.certificateCalls;
    await channel.query(attemptNo);
    expect(service.certificateCalls).toBe(calls);
    now += 61_000;
    service.renewCertificate();
    await channel.readNotice(service.payNotice(attemptNo));
    expect(service.certificateCalls).toBe(calls + 1);
    // Both keys are valid until the old one is no longer offered.
    await channel.readNotice(service.payNotice(attemptNo, { nth: 1 }));
    const last = service.payNotice(attemptNo, { nth: 1 });
    service.dropOldCertificates();
    now += 12 * 3_600_000 + 1;
    await channel.query(attemptNo);
    expect(service.certificateCalls).toBe(calls + 2);
    await expect(channel.readNotice(last)).rejects.toThrow(ForgedNotice);
  });

  it('are not requested for every invented serial', async () => {
    const raw = service.payNotice(await paid());
    now += 61_000;
    const calls = service.certificateCalls;
    const { body } = raw;
    for (let nth = 0; nth < 5; nth += 1) {
      const headers = { ...raw.headers, 'wechatpay-serial': `FF0${nth}` };
      await expect(channel.readNotice({ headers, body })).rejects.toThrow(ForgedNotice);
    }
    expect(service.certificateCalls).toBe(calls + 1);
  });

  it('make notifications fail for a later resend while they are unavailable', async () => {
    const attemptNo = await paid();
    const started = createWechatChannel(service.account, notifyUrl, clock);
    service.fault = { status: 500, body: { code: 'SYSTEM_ERROR', message: '系统异常' } };
    await expect(started.readNotice(service.payNotice(attemptNo))).rejects.toThrow(ChannelDown);
    service.fault = null;
    await expect(started.readNotice(service.payNotice(attemptNo))).rejects.toThrow(ChannelDown);
    now += 5_000;
    await expect(started.readNotice(service.payNotice(attemptNo))).resolves.toMatchObject({ attemptNo });
    // Known keys stay valid when they cannot be renewed.
    now += 13 * 3_600_000;
    service.fault = { status: 500, body: 'busy' };
    await expect(started.readNotice(service.payNotice(attemptNo))).resolves.toMatchObject({ attemptNo });
  });

  it('may be a single public key', async () => {
    const { publicKeyPair, account } = service;
    const publicKey = { id: 'PUB_KEY_ID_01', key: publicKeyPair.publicKey };
    const keyed = createWechatChannel({ ...account, publicKey }, notifyUrl, clock);
    const attemptNo = await paid();
    const calls = service.certificateCalls;
    service.signsWithPublicKey = true;
    expect(await keyed.query(attemptNo)).toMatchObject({ state: 'SUCCESS' });
    await expect(keyed.readNotice(service.payNotice(attemptNo))).resolves.toMatchObject({ attemptNo });
    await expect(channel.query(attemptNo)).rejects.toThrow(ChannelDown);
    expect(service.certificateCalls).toBe(calls);
    // During migration, merchants get some answers signed the old way.
    service.signsWithPublicKey = false;
    expect(await keyed.query(attemptNo)).toMatchObject({ state: 'SUCCESS' });
  });
});

describe('the bill of a day', () => {
  const heads =
    '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,微信退款单号,商户退款单号,退款状态,商品名称,订单金额,申请退款金额';
  const rows = [
    [
      '2026-11-21 12:00:05',
      'wx1',
      '19',
      '4200A',
      'ZFA',
      'SUCCESS',
      '0',
      '0',
      '',
      '水费, 电费',
      '15174.44',
      '0.00',
    ],
    [
      '2026-11-21 13:00:05',
      'wx1',
      '19',
      '4200A',
      'ZFA',
      'REFUND',
      '5000A',
      'TKA',
      'SUCCESS',
      '水费',
      '0.00',
      '5.10',
    ],
    [
      '2026-11-21 14:00:05',
      'wx1',
      '19',
      '4200A',
      'ZFA',
      'REFUND',
      '5000B',
      'TKB',
      'FAIL',
      '水费',
      '0.00',
      '1.00',
    ],
  ];
  const written = rows.map((row) => row.map((cell) => `\`${cell}`).join(','));
  const sums = ['总交易单数,应结订单总金额', '`3,`15174.44'];

  it('lists payments and refunds', async () => {
    service.bill = [`\ufeff${heads}`, ...written, ...sums, ''].join('\r\n');
    expect(await channel.statement('2026-11-21')).toEqual([
      { type: 'PAY', ownNo: 'ZFA', tradeNo: '4200A', amountFen: 1_517_444 },
      { type: 'REFUND', ownNo: 'TKA', tradeNo: '5000A', amountFen: 510 },
    ]);
  });

  it('lists the same from the 24 columns of ordinary merchants', async () => {
    const ordinary =
      '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,总金额,企业红包金额,微信退款单号,商户退款单号,退款金额,企业红包退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率';
    const start = ['2026-11-21 12:00:05', 'wx1', '19', '0', '', '4200A', 'ZFA', 'o1', 'NATIVE'];
    const lines = [
      [
        ...start,
        'SUCCESS',
        'OTHERS',
        'CNY',
        '15174.44',
        '0.00',
        '0',
        '0',
        '0.00',
        '0.00',
        '',
        '',
        '水费',
        '',
        '91.05',
        '0.60%',
      ],
      [
        ...start,
        'REFUND',
        'OTHERS',
        'CNY',
        '0.00',
        '0.00',
        '5000A',
        'TKA',
        '5.10',
        '0.00',
        'ORIGINAL',
        'SUCCESS',
        '水费',
        '',
        '-0.03',
        '0.60%',
      ],
    ].map((row) => row.map((cell) => `\`${cell}`).join(','));
    expect(ordinary.split(',')).toHaveLength(24);
    service.bill = [`\ufeff${ordinary}`, ...lines, ...sums, ''].join('\r\n');
    expect(await channel.statement('2026-11-21')).toEqual([
      { type: 'PAY', ownNo: 'ZFA', tradeNo: '4200A', amountFen: 1_517_444, currency: 'CNY' },
      { type: 'REFUND', ownNo: 'TKA', tradeNo: '5000A', amountFen: 510, currency: 'CNY' },
    ]);
  });

  it('names the currency', async () => {
    const [paid = ''] = written;
    service.bill = [`${heads},货币种类`, `${paid},\`USD`, ...sums, ''].join('\r\n');
    expect(await channel.statement('2026-11-21')).toMatchObject([{ ownNo: 'ZFA', currency: 'USD' }]);
  });

  it('is empty if there is none', async () => {
    expect(await channel.statement('2026-11-20')).toEqual([]);
  });
});
