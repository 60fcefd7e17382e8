import { createHash, type KeyObject } from 'node:crypto';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { readCashierKeys } from '../demo/cashier/cashier-keys.ts';
import { subjectOf } from '../demo/cashier/payment-state.ts';
import type { Db } from '../platform/database/database.ts';
import type { RawNotice } from '../platform/pay/pay-channel.ts';
import { signMessage } from '../platform/pay/signed-message.ts';
import type { Alipay } from '../platform/pay/testing/alipay.ts';
import type { WechatPay } from '../platform/pay/testing/wechat-pay.ts';

/** A payment attempt that a channel reports on. */
export interface Try {
  no: string;
  amountFen: number;
  /** Page that the payer opens; for Alipay, which knows an attempt only after that. */
  pageUrl: string | null;
}

/** Creates notifications as the channel would, and as an attacker would. */
export interface NoticeSigner {
  /** Reports a payment of this amount; signed again each time where the channel does so. */
  genuine(one: Try, amountFen?: number): RawNotice;
  /** Every way to forge a notification, by name; `other` is another paid attempt. */
  forged: Record<string, (one: Try, other: Try) => RawNotice>;
}

/** Combines the signature of one notification with the body of another. */
const mixed = (signature: RawNotice, { body }: RawNotice): RawNotice => ({
  headers: signature.headers,
  body,
});

type Clock = { now: () => Date };

/** Forgeries common to all channels that sign in the headers. */
const mixes = (genuine: NoticeSigner['genuine']): NoticeSigner['forged'] => ({
  'another amount': (one) => mixed(genuine(one), genuine(one, one.amountFen + 1)),
  'another order': (one, other) => mixed(genuine(other), genuine(one)),
});

export async function cashierSigner(db: Db, clock: Clock, stranger: KeyObject): Promise<NoticeSigner> {
  const keys = await readCashierKeys(db);
  const noticeOf = (one: Try, amountFen: number, key: KeyObject, at = clock.now()): RawNotice => {
    const about = subjectOf(one.no);
    const paidAt = clock.now().toISOString();
    const paid = { state: 'SUCCESS', about, amountFen, tradeNo: `DC${one.no}`, paidAt };
    const body = JSON.stringify({ type: 'PAY', noticeId: `N${one.no}`, attemptNo: one.no, finding: paid });
    return { headers: signMessage(key, 'notice', body, at), body: Buffer.from(body) };
  };
  const genuine: NoticeSigner['genuine'] = (one, amountFen = one.amountFen) =>
    noticeOf(one, amountFen, keys.CASHIER.privateKey);
  const sixMinutesAgo = () => new Date(clock.now().getTime() - 6 * 60_000);
  return {
    genuine,
    forged: {
      ...mixes(genuine),
      'a stranger’s key': (one) => noticeOf(one, one.amountFen, stranger),
      'the portal’s own key': (one) => noticeOf(one, one.amountFen, keys.PORTAL.privateKey),
      'an old time': (one) => noticeOf(one, one.amountFen, keys.CASHIER.privateKey, sixMinutesAgo()),
    },
  };
}

/** `shift` sets the stand-in's clock back, to sign with an old time. */
export function wechatSigner(service: WechatPay, shift: (ms: number) => void): NoticeSigner {
  const genuine = ({ no, amountFen }: Try, paidFen = amountFen, more: object = {}) => {
    service.pay(no, paidFen);
    return service.payNotice(no, more);
  };
  return {
    genuine: (one, amountFen) => genuine(one, amountFen),
    forged: {
      ...mixes(genuine),
      'no signature': (one) => ({ headers: {}, body: genuine(one).body }),
      'another merchant': (one) => genuine(one, one.amountFen, { mchid: '1900000002' }),
      'an old time': (one) => {
        shift(-6 * 60_000);
        const notice = genuine(one);
        shift(0);
        return notice;
      },
    },
  };
}

export function alipaySigner(service: Alipay, stranger: KeyObject): NoticeSigner {
  const genuine = (one: Try, paidFen = one.amountFen, more: Record<string, string> = {}, key?: KeyObject) => {
    if (!service.trades.has(one.no)) service.visit(one.pageUrl ?? '');
    service.pay(one.no);
    return service.notice(one.no, { total_amount: (paidFen / 100).toFixed(2), ...more }, 'sha256', key);
  };
  const signatureOf = ({ body }: RawNotice) => new URLSearchParams(body.toString()).get('sign') ?? '';
  const signedBy = (signature: RawNotice, { headers, body }: RawNotice): RawNotice => {
    const form = new URLSearchParams(body.toString());
    form.set('sign', signatureOf(signature));
    return { headers, body: Buffer.from(form.toString()) };
  };
  return {
    genuine: (one, amountFen) => genuine(one, amountFen),
    forged: {
      'another amount': (one) => signedBy(genuine(one), genuine(one, one.amountFen + 1)),
      'another order': (one, other) => signedBy(genuine(other), genuine(one)),
      'a stranger’s key': (one) => genuine(one, one.amountFen, {}, stranger),
      'another app': (one) => genuine(one, one.amountFen, { app_id: '2021000000000002' }),
    },
  };
}

/** Shuffles reproducibly: the same names always have the same order. */
export const shuffled = <T extends { name: string }>(all: readonly T[]): T[] =>
  all
    .map((one): [string, T] => [createHash('sha256').update(one.name).digest('hex'), one])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);

/** The channel of an attempt in the test: mostly the demo's, the rest by the real protocols. */
export const channelOfTry = (nth: number): PayChannelCode =>
  (['MOCK', 'WECHAT_NATIVE', 'MOCK', 'ALIPAY_PC', 'MOCK'] as const)[nth % 5] ?? 'MOCK';
