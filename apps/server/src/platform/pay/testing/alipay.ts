import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../clock.ts';
import { chinaSecondOf } from '../../xlsx/china-second.ts';
import type { AlipayAccount } from '../alipay-client.ts';
import type { StatementLine } from '../pay-channel.ts';

interface Trade {
  out_trade_no: string;
  trade_no: string;
  total_amount: string;
  trade_status: string;
  send_pay_date?: string;
  /** Present if the trade is not in yuan. */
  trans_currency?: string;
}

type Form = Record<string, string>;
type Content = Record<string, string>;

const done = (content: object) => ({ code: '10000', msg: 'Success', ...content });
const refused = (sub_code: string, sub_msg = sub_code) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
});

const textOf = (form: Form, ...without: string[]) =>
  Object.entries(form)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** A stand-in for Alipay's gateway that verifies and creates RSA2 signatures like the real one. */
export class Alipay {
  readonly trades = new Map<string, Trade>();
  /** Refunded amounts by refund number; null for a refund that was accepted but has not moved yet. */
  readonly refunds = new Map<string, string | null>();
  /** The archive of every day's bill. */
  bill: Buffer = Buffer.alloc(0);
  /** Replaces every answer; with 'unsigned' and 'altered' the call is carried out and the answer is spoilt. */
  fault: { status: number; body: string } | 'unsigned' | 'altered' | null = null;
  /** Whether refunds are accepted but move later. */
  isSlow = false;
  readonly #app = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #clock: Clock;
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  static async open(clock: Clock): Promise<Alipay> {
    const service = new Alipay(clock);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get account(): AlipayAccount {
    return {
      endpoint: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      appId: '2021000000000001',
      sellerId: '2088000000000001',
      privateKey: this.#app.privateKey,
      publicKey: this.#own.publicKey,
    };
  }

  /** Opens a page as the payer and logs in, which creates the trade; null for a wrong signature. */
  visit(pageUrl: string): (Form & { content: Content }) | null {
    const form = Object.fromEntries(new URL(pageUrl).searchParams);
    if (!this.#isSigned(form)) return null;
    const content = JSON.parse(form.biz_content ?? '{}') as Content;
    const { out_trade_no = '', total_amount = '' } = content;
    this.trades.set(out_trade_no, {
      out_trade_no,
      trade_no: `2026${out_trade_no}`,
      total_amount,
      trade_status: 'WAIT_BUYER_PAY',
    });
    return { ...form, content } as Form & { content: Content };
  }

  pay(outTradeNo: string): void {
    const trade = this.trades.get(outTradeNo);
    if (!trade) throw new Error(`no trade ${outTradeNo}`);
    trade.trade_status = 'TRADE_SUCCESS';
    trade.send_pay_date = '2026-11-21 12:00:05';
  }

  /** All completed payments and refunds, as in the bill. */
  booked(): StatementLine[] {
    const fenOf = (yuan: string) => Math.round(Number(yuan) * 100);
    const paid = [...this.trades.values()].flatMap(
      ({ out_trade_no: ownNo, trade_no: tradeNo, total_amount, send_pay_date }) =>
        send_pay_date ? [{ type: 'PAY' as const, ownNo, tradeNo, amountFen: fenOf(total_amount) }] : [],
    );
    const given = [...this.refunds].flatMap(([ownNo, amount]) =>
      amount === null ? [] : [{ type: 'REFUND' as const, ownNo, tradeNo: '', amountFen: fenOf(amount) }],
    );
    return [...paid, ...given];
  }

  /** Builds a notification as it is sent. */
  notice(outTradeNo: string, more: Form = {}, algorithm = 'sha256', key: KeyObject = this.#own.privateKey) {
    const { send_pay_date = '', ...trade } = this.trades.get(outTradeNo) ?? {};
    const form: Form = {
      app_id: this.account.appId,
      seller_id: this.account.sellerId,
      notify_id: `n-${outTradeNo}`,
      notify_time: chinaSecondOf(this.#clock.now()),
      notify_type: 'trade_status_sync',
      charset: 'utf-8',
      version: '1.0',
      subject: '水费 & 电费',
      gmt_payment: send_pay_date,
      ...(trade as Form),
      ...more,
    };
    const signature = sign(algorithm, Buffer.from(textOf(form)), key).toString('base64');
    const sign_type = algorithm === 'sha256' ? 'RSA2' : 'RSA';
    const body = new URLSearchParams({ ...form, sign: signature, sign_type }).toString();
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: Buffer.from(body) };
  }

  #isSigned(form: Form): boolean {
    const bytes = Buffer.from(textOf(form, 'sign'));
    const age = Date.parse(`${(form.timestamp ?? '').replace(' ', 'T')}+08:00`) - this.#clock.now().getTime();
    return (
      form.app_id === this.account.appId &&
      form.sign_type === 'RSA2' &&
      Math.abs(age) < 300_000 &&
      verify('sha256', bytes, this.#app.publicKey, Buffer.from(form.sign ?? '', 'base64'))
    );
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/bill') {
      response.end(this.bill);
      return;
    }
    const form = Object.fromEntries(new URLSearchParams((await buffer(request)).toString()));
    const answer =
      typeof this.fault === 'object' && this.fault
        ? this.fault
        : { status: 200, body: this.#answer(form, `${(form.method ?? '').replaceAll('.', '_')}_response`) };
    response.writeHead(answer.status, { 'content-type': 'text/html;charset=utf-8' }).end(answer.body);
  }

  /** The signature covers the object as written, including slashes that JSON need not escape. */
  #answer(form: Form, name: string): string {
    if (!this.#isSigned(form))
      return JSON.stringify({
        error_response: { code: '40002', msg: 'x', sub_code: 'isv.invalid-signature' },
      });
    const content = JSON.parse(form.biz_content ?? '{}') as Content;
    const text = JSON.stringify(this.#execute(form.method ?? '', content)).replaceAll('/', '\\/');
    const signature = sign('sha256', Buffer.from(text), this.#own.privateKey).toString('base64');
    if (this.fault === 'unsigned') return `{"${name}":${text}}`;
    const sent = this.fault === 'altered' ? text.replace('Success', 'success') : text;
    return `{"${name}":${sent},"sign":"${signature}"}`;
  }

  #execute(method: string, content: Content): object {
    const { out_trade_no = '', out_request_no = '' } = content;
    const trade = this.trades.get(out_trade_no);
    if (method === 'alipay.data.dataservice.bill.downloadurl.query')
      return content.bill_date === '2026-11-21'
        ? done({ bill_download_url: `${this.account.endpoint}/bill` })
        : refused('isp.bill_not_exist', '账单不存在');
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST', '交易不存在');
    if (method === 'alipay.trade.query') return done({ ...trade, buyer_logon_id: 'a"}{b/' });
    if (method === 'alipay.trade.close') return this.#close(trade);
    if (method === 'alipay.trade.refund') return this.#refund(trade, content);
    const moved = this.refunds.get(out_request_no);
    const { trade_no } = trade;
    const refund = { out_trade_no, out_request_no, trade_no, refund_amount: moved };
    return done(moved ? { ...refund, refund_status: 'REFUND_SUCCESS' } : {});
  }

  #close(trade: Trade): object {
    if (trade.trade_status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    trade.trade_status = 'TRADE_CLOSED';
    return done({ trade_no: trade.trade_no });
  }

  #refund(trade: Trade, { out_request_no = '', refund_amount = '' }: Content): object {
    if (trade.send_pay_date === undefined) return refused('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    if (Number(refund_amount) > Number(trade.total_amount))
      return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
    const isRepeated = this.refunds.has(out_request_no);
    if (!isRepeated) this.refunds.set(out_request_no, this.isSlow ? null : refund_amount);
    return done({ trade_no: trade.trade_no, fund_change: isRepeated || this.isSlow ? 'N' : 'Y' });
  }
}
