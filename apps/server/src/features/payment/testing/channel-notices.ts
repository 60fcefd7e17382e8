import type { KeyObject } from 'node:crypto';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { readCashierKeys } from '../../../demo/cashier/cashier-keys.ts';
import { subjectOf } from '../../../demo/cashier/payment-state.ts';
import type { Db } from '../../../platform/database/database.ts';
import { yuanOfFen } from '../../../platform/pay/fen-of-yuan.ts';
import type { RawNotice } from '../../../platform/pay/pay-channel.ts';
import { signMessage } from '../../../platform/pay/signed-message.ts';
import type { Alipay } from '../../../platform/pay/testing/alipay.ts';
import type { WechatPay } from '../../../platform/pay/testing/wechat-pay.ts';

type Clock = { now: () => Date };

/** What a notice says differently from the truth; anything left out is correct. */
export interface Says {
  /** Our number of the payment, or of the payment a refund belongs to. */
  attemptNo?: string;
  refundNo?: string;
  amountFen?: number;
  currency?: string;
  /** The account that received the money. */
  seller?: string;
}

interface Refunded {
  refundNo: string;
  attemptNo: string;
  amountFen: number;
}

/** Creates notices signed as the channel signs them, whatever they say. */
export interface ChannelNotices {
  code: PayChannelCode;
  paid(one: { attemptNo: string; amountFen: number }, says?: Says): RawNotice;
  refunded(one: Refunded, says?: Says): RawNotice;
  /** A signed notice in an unknown format. */
  unreadable(attemptNo: string): RawNotice;
}

const given = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

export const wechatNotices = (wechat: WechatPay): ChannelNotices => ({
  code: 'WECHAT_NATIVE',
  paid: ({ attemptNo, amountFen }, says = {}) =>
    wechat.payNotice(attemptNo, {
      says: {
        ...given({ mchid: says.seller, out_trade_no: says.attemptNo }),
        amount: { total: says.amountFen ?? amountFen, currency: says.currency ?? 'CNY' },
      },
    }),
  refunded: ({ refundNo, attemptNo, amountFen }, says = {}) =>
    wechat.refundNotice(refundNo, 'SUCCESS', {
      out_refund_no: says.refundNo ?? refundNo,
      out_trade_no: says.attemptNo ?? attemptNo,
      refund_id: `5000${refundNo}`,
      ...given({ mchid: says.seller }),
      // Refund notices name a currency only if it is a different one.
      amount: { refund: says.amountFen ?? amountFen, total: 100_000, ...given({ currency: says.currency }) },
    }),
  unreadable: (attemptNo) => wechat.payNotice(attemptNo, { sealedWith: 'x'.repeat(32) }),
});

export const alipayNotices = (alipay: Alipay): ChannelNotices => ({
  code: 'ALIPAY_PC',
  paid: ({ attemptNo, amountFen }, says = {}) =>
    alipay.notice(attemptNo, {
      total_amount: yuanOfFen(says.amountFen ?? amountFen),
      ...given({ seller_id: says.seller, out_trade_no: says.attemptNo, trans_currency: says.currency }),
    }),
  refunded: ({ refundNo, attemptNo, amountFen }, says = {}) =>
    alipay.notice(attemptNo, {
      gmt_refund: '2026-11-21 12:10:00.123',
      out_biz_no: says.refundNo ?? refundNo,
      refund_fee: yuanOfFen(says.amountFen ?? amountFen),
      ...given({ seller_id: says.seller, out_trade_no: says.attemptNo, trans_currency: says.currency }),
    }),
  unreadable: (attemptNo) => alipay.notice(attemptNo, { total_amount: '1,000.00' }),
});

export async function cashierNotices(db: Db, clock: Clock): Promise<ChannelNotices> {
  const key: KeyObject = (await readCashierKeys(db)).CASHIER.privateKey;
  const sign = (said: object): RawNotice => {
    const body = JSON.stringify(said);
    return { headers: signMessage(key, 'notice', body, clock.now()), body: Buffer.from(body) };
  };
  const about = (attemptNo: string, { currency, seller }: Says) => ({
    ...subjectOf(attemptNo),
    ...given({ currency }),
    ...(seller ? { seller: { merchant: seller } } : {}),
  });
  return {
    code: 'MOCK',
    paid: ({ attemptNo, amountFen }, says = {}) => {
      const no = says.attemptNo ?? attemptNo;
      return sign({
        type: 'PAY',
        noticeId: `N${no}`,
        attemptNo: no,
        finding: {
          state: 'SUCCESS',
          about: about(no, says),
          amountFen: says.amountFen ?? amountFen,
          tradeNo: `DC${attemptNo}`,
          paidAt: clock.now(),
        },
      });
    },
    refunded: ({ refundNo, attemptNo, amountFen }, says = {}) => {
      const no = says.refundNo ?? refundNo;
      const of = { refundNo: no, amountFen: says.amountFen ?? amountFen };
      return sign({
        type: 'REFUND',
        noticeId: `R${no}`,
        refundNo: no,
        finding: {
          state: 'SUCCESS',
          about: { ...about(says.attemptNo ?? attemptNo, says), ...of },
          channelRefundNo: `DR${refundNo}`,
        },
      });
    },
    unreadable: () => sign({ type: 'PAY', noticeId: 'N0' }),
  };
}
