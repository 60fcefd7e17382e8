import {
  createCipheriv,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../clock.ts';
import type { StatementLine } from '../pay-channel.ts';
import type { WechatAccount } from '../wechat-client.ts';
import { makeCertificate } from './make-certificate.ts';

interface Order {
  out_trade_no: string;
  description: string;
  time_expire: string;
  notify_url: string;
  amount: { total: number; currency?: string };
  trade_state: string;
  success_time?: string;
  transaction_id?: string;
}

interface Refund {
  out_refund_no: string;
  out_trade_no: string;
  amount: { refund: number; total: number; currency?: string };
  refund_id: string;
  status: string;
}

interface PlatformKey {
  serialNo: string;
  privateKey: KeyObject;
  certificate: string;
}

const day = 86_400_000;
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

type Answer = { status: number; body: object | string };
const refuse = (status: number, code: string, message = code): Answer => ({
  status,
  body: { code, message },
});

/**
 * A stand-in for WeChat Pay's API v3 that verifies and creates signatures, certificates and encrypted data like the
 * real one.
 */
export class WechatPay {
  readonly apiKey = randomBytes(16).toString('hex');
  readonly orders = new Map<string, Order>();
  readonly refunds = new Map<string, Refund>();
  /** The bill returned for every day. */
  bill = '';
  /** Replaces every answer; with 'unsigned' the call is carried out and the answer left unsigned. */
  fault: Answer | 'unsigned' | null = null;
  /** Number of requests for certificates. */
  certificateCalls = 0;
  readonly publicKeyPair = newKey();
  signsWithPublicKey = false;
  readonly #merchant = newKey();
  readonly #clock: Clock;
  readonly #nonces = new Set<string>();
  #keys: PlatformKey[] = [];
  #serial = 0x5157f0;
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  constructor(clock: Clock) {
    this.#clock = clock;
    this.renewCertificate();
  }

  static async open(clock: Clock): Promise<WechatPay> {
    const service = new WechatPay(clock);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get account(): WechatAccount {
    return {
      endpoint: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
      appId: 'wx1',
      merchantId: '1900000001',
      serialNo: '3775B6A45ACD588826D15E583A95F5DD',
      privateKey: this.#merchant.privateKey,
      apiKey: this.apiKey,
      publicKey: null,
    };
  }

  /** Makes the channel sign with a new key. The previous certificate is offered until `dropOldCertificates`. */
  renewCertificate(): void {
    const { privateKey } = newKey();
    this.#serial += 1;
    const serialNo = this.#serial.toString(16).toUpperCase();
    const now = this.#clock.now().getTime();
    const certificate = makeCertificate(privateKey, {
      serialNo,
      name: 'WeChat Pay',
      from: new Date(now - day),
      to: new Date(now + 365 * day),
    });
    this.#keys.unshift({ serialNo, privateKey, certificate });
  }

  dropOldCertificates(): void {
    this.#keys = this.#keys.slice(0, 1);
  }

  pay(outTradeNo: string, total?: number): void {
    const order = this.#order(outTradeNo);
    order.trade_state = 'SUCCESS';
    order.transaction_id = `4200${outTradeNo}`;
    order.success_time = '2026-11-21T12:00:05+08:00';
    if (total !== undefined) order.amount = { total };
  }

  /** All completed payments and refunds, as in the bill. */
  booked(): StatementLine[] {
    const paid = [...this.orders.values()].flatMap(
      ({ out_trade_no: ownNo, trade_state, transaction_id: tradeNo = '', amount: { total: amountFen } }) =>
        trade_state === 'SUCCESS' ? [{ type: 'PAY' as const, ownNo, tradeNo, amountFen }] : [],
    );
    const given = [...this.refunds.values()].map(
      ({ out_refund_no: ownNo, refund_id: tradeNo, amount: { refund: amountFen } }) => ({
        type: 'REFUND' as const,
        ownNo,
        tradeNo,
        amountFen,
      }),
    );
    return [...paid, ...given];
  }

  #order(outTradeNo: string): Order {
    const order = this.orders.get(outTradeNo);
    if (!order) throw new Error(`no order ${outTradeNo}`);
    return order;
  }

  /**
   * Builds a notification as it is sent; `nth` selects the signing key, 0 being the newest; `says` overrides content.
   */
  payNotice(
    outTradeNo: string,
    { mchid = '1900000001', nth = 0, sealedWith = this.apiKey, says = {} as object } = {},
  ) {
    const resource = { ...this.#order(outTradeNo), mchid, appid: 'wx1', trade_state_desc: '', ...says };
    return this.#notice(outTradeNo, 'TRANSACTION.SUCCESS', resource, sealedWith, this.#keys[nth]);
  }

  refundNotice(refundNo: string, status: string, says: object = {}) {
    const refund = this.refunds.get(refundNo);
    const resource = { ...refund, mchid: '1900000001', refund_status: status, ...says };
    return this.#notice(refundNo, `REFUND.${status}`, resource, this.apiKey, this.#keys[0]);
  }

  #notice(no: string, event_type: string, resource: object, apiKey: string, key = this.#keys[0]) {
    const body = Buffer.from(
      JSON.stringify({
        id: `EV-${no}`,
        event_type,
        resource_type: 'encrypt-resource',
        resource: this.#seal(JSON.stringify(resource), apiKey, 'transaction'),
      }),
    );
    return { headers: this.#signatureOf(body, key), body };
  }

  #seal(text: string, apiKey: string, associated_data: string) {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce));
    cipher.setAAD(Buffer.from(associated_data));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data, ciphertext: bytes.toString('base64') };
  }

  #signatureOf(body: Buffer, key = this.#keys[0]): Record<string, string> {
    const timestamp = String(Math.floor(this.#clock.now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const bytes = Buffer.from(`${timestamp}\n${nonce}\n${body.toString()}\n`);
    const signer = this.signsWithPublicKey ? this.publicKeyPair.privateKey : key?.privateKey;
    if (!signer) throw new Error('no key');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': this.signsWithPublicKey ? 'PUB_KEY_ID_01' : (key?.serialNo ?? ''),
      'wechatpay-signature': sign('sha256', bytes, signer).toString('base64'),
    };
  }

  #isSigned(request: IncomingMessage, body: Buffer): boolean {
    const given = Object.fromEntries(
      [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>;
    const { mchid, serial_no, nonce_str = '', timestamp = '', signature = '' } = given;
    const { account } = this;
    const lines = [request.method, request.url, timestamp, nonce_str, body.toString()];
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    const isNew = !this.#nonces.has(nonce_str);
    this.#nonces.add(nonce_str);
    return (
      request.headers.authorization?.startsWith('WECHATPAY2-SHA256-RSA2048 ') === true &&
      request.headers['user-agent'] !== undefined &&
      mchid === account.merchantId &&
      serial_no === account.serialNo &&
      isNew &&
      Math.abs(this.#clock.now().getTime() / 1000 - Number(timestamp)) < 300 &&
      verify('sha256', bytes, createPublicKey(this.#merchant.privateKey), Buffer.from(signature, 'base64'))
    );
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const given = typeof this.fault === 'object' && this.fault;
    const { status, body: content } =
      given || (this.#isSigned(request, body) ? this.#execute(request, body) : refuse(401, 'SIGN_ERROR'));
    const bytes = Buffer.from(
      status === 204 ? '' : typeof content === 'string' ? content : JSON.stringify(content),
    );
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(this.fault === 'unsigned' || typeof content === 'string' ? {} : this.#signatureOf(bytes)),
    });
    response.end(bytes);
  }

  #execute(request: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const input = (body.length > 0 ? JSON.parse(body.toString()) : {}) as Record<string, unknown>;
    const [, no = '', close] =
      /^\/v3\/pay\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(pathname) ?? [];
    if (pathname === '/v3/certificates') return this.#certificates();
    if (pathname === '/v3/pay/transactions/native') return this.#open(input as unknown as Order);
    if (no) return close ? this.#close(no) : this.#query(no, searchParams.get('mchid'));
    if (pathname === '/v3/refund/domestic/refunds') return this.#refund(input as unknown as Refund);
    if (pathname.startsWith('/v3/refund/domestic/refunds/')) {
      const refund = this.refunds.get(pathname.split('/').at(-1) ?? '');
      return refund ? { status: 200, body: refund } : refuse(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    }
    if (pathname === '/v3/bill/tradebill') return this.#tradeBill(searchParams.get('bill_date') ?? '');
    if (pathname === '/v3/billdownload/file') return { status: 200, body: this.bill };
    return refuse(404, 'NOT_FOUND');
  }

  #certificates(): Answer {
    this.certificateCalls += 1;
    const data = this.#keys.map(({ serialNo, certificate }) => ({
      serial_no: serialNo,
      encrypt_certificate: this.#seal(certificate, this.apiKey, 'certificate'),
    }));
    return { status: 200, body: { data } };
  }

  #open(order: Order): Answer {
    const before = this.orders.get(order.out_trade_no);
    if (before && before.amount.total !== order.amount.total)
      return refuse(400, 'INVALID_REQUEST', '订单参数与原订单不一致');
    if (before?.trade_state === 'SUCCESS') return refuse(403, 'ORDERPAID', '该订单已支付');
    this.orders.set(order.out_trade_no, { ...order, trade_state: 'NOTPAY' });
    return { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${order.out_trade_no}` } };
  }

  #query(no: string, mchid: string | null): Answer {
    const order = this.orders.get(no);
    if (mchid !== this.account.merchantId) return refuse(400, 'PARAM_ERROR');
    return order
      ? { status: 200, body: { ...order, appid: 'wx1', mchid, trade_state_desc: '支付失败' } }
      : refuse(404, 'ORDER_NOT_EXIST', '订单不存在');
  }

  #close(no: string): Answer {
    const order = this.orders.get(no);
    if (!order) return refuse(404, 'ORDERNOTEXIST');
    if (order.trade_state === 'SUCCESS') return refuse(400, 'ORDERPAID', '该订单已支付');
    order.trade_state = 'CLOSED';
    return { status: 204, body: {} };
  }

  #refund(wanted: Refund): Answer {
    const order = this.orders.get(wanted.out_trade_no);
    if (order?.trade_state !== 'SUCCESS') return refuse(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
    const before = this.refunds.get(wanted.out_refund_no);
    if (before) return { status: 200, body: before };
    if (wanted.amount.total !== order.amount.total || wanted.amount.refund > order.amount.total)
      return refuse(400, 'INVALID_REQUEST', '订单金额不一致');
    if (wanted.amount.refund === 403) return refuse(403, 'NOT_ENOUGH', '商户余额不足');
    const refund = { ...wanted, refund_id: `5000${wanted.out_refund_no}`, status: 'PROCESSING' };
    this.refunds.set(wanted.out_refund_no, refund);
    return { status: 200, body: refund };
  }

  #tradeBill(billDate: string): Answer {
    if (billDate !== '2026-11-21') return refuse(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
    return {
      status: 200,
      body: {
        hash_type: 'SHA1',
        hash_value: createHash('sha1').update(this.bill).digest('hex'),
        download_url: 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=t1',
      },
    };
  }
}
