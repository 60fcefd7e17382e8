import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { chinaSecondOf } from '../xlsx/china-second.ts';
import { readAlipayBill } from './alipay-bill.ts';
import { type AlipayAccount, createAlipayClient } from './alipay-client.ts';
import { isSignedNotice } from './alipay-crypto.ts';
import { callChannel } from './call-channel.ts';
import { asFault, unlessRefused } from './channel-refused.ts';
import { fenOfYuan, yuanOfFen } from './fen-of-yuan.ts';
import {
  ChannelDown,
  ForgedNotice,
  ownCurrency,
  type PayChannel,
  type PayFinding,
  type PayNotice,
  type PaySubject,
  type RefundFinding,
  UnreadableNotice,
} from './pay-channel.ts';

/** Alipay repeats a notification, with the same signature, for a day and some minutes. */
const noticeLastsMs = 25 * 3_600_000;

const yuan = z.string().transform((text, context) => {
  try {
    const fen = fenOfYuan(text);
    if (fen > 0) return fen;
  } catch {
    // Reported below.
  }
  context.addIssue('is no amount');
  return z.NEVER;
});

/** A time such as 2026-11-21 12:00:05, in Asia/Shanghai. */
const chinaTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+08:00`));

const states = ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'] as const;

/** Only present if a trade is not in yuan. */
const currency = z.string().default(ownCurrency);

const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(states),
  total_amount: yuan,
  trans_currency: currency,
  send_pay_date: chinaTime.optional(),
});

/** The answer for an unknown refund number lacks all refund fields. */
const refundFound = z.looseObject({ refund_status: z.string().optional() });
const refundMade = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string(),
  trade_no: z.string(),
  refund_amount: yuan,
});

const notice = z.object({
  app_id: z.string(),
  seller_id: z.string().optional(),
  notify_id: z.string(),
  notify_time: chinaTime,
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(states),
  total_amount: yuan,
  trans_currency: currency,
  gmt_payment: chinaTime.optional(),
  /** Only in refund notifications; `refund_fee` is the total refunded for the trade so far. */
  gmt_refund: z.string().optional(),
  out_biz_no: z.string().optional(),
  refund_fee: yuan.optional(),
});

interface Stand {
  about: PaySubject;
  state: (typeof states)[number];
  amountFen: number;
  tradeNo: string;
  paidAt: Date | undefined;
}

/** Interprets a trade's state. A trade also counts as closed after a full refund, but has been paid all the same. */
function findingOf({ about, state, amountFen, tradeNo, paidAt }: Stand): PayFinding {
  if (state === 'WAIT_BUYER_PAY') return { state: 'PENDING', about };
  if (state === 'TRADE_CLOSED' && !paidAt) return { state: 'CLOSED', about };
  if (!paidAt) throw new ChannelDown('Alipay does not say when it was paid');
  return { state: 'SUCCESS', about, amountFen, tradeNo, paidAt };
}

/**
 * Reads the details of a successful refund.
 * @throws {ChannelDown} when the answer omits which refund succeeded
 */
function madeRefund(found: unknown): Extract<RefundFinding, { state: 'SUCCESS' }> {
  const { data, error } = refundMade.safeParse(found);
  if (error) throw new ChannelDown('Alipay does not say what was refunded', { cause: error });
  const { out_trade_no: attemptNo, out_request_no: refundNo, trade_no: channelRefundNo } = data;
  const about = { attemptNo, refundNo, amountFen: data.refund_amount, currency: ownCurrency, seller: {} };
  return { state: 'SUCCESS', about, channelRefundNo };
}

/** Text that Alipay accepts; it rejects some characters in titles. */
const plain = (text: string, most: number) =>
  [...text.replaceAll(/[/=&<>"'\\]/g, ' ')].slice(0, most).join('');

/** Alipay on a computer: the payer is redirected to its page. */
export function createAlipayChannel(account: AlipayAccount, notifyUrl: string, clock: Clock): PayChannel {
  const client = createAlipayClient(account, clock);

  const query = (attemptNo: string) =>
    unlessRefused<PayFinding>(
      client.call('alipay.trade.query', { out_trade_no: attemptNo }, trade).then((found) =>
        findingOf({
          about: { attemptNo: found.out_trade_no, seller: {}, currency: found.trans_currency },
          state: found.trade_status,
          amountFen: found.total_amount,
          tradeNo: found.trade_no,
          paidAt: found.send_pay_date,
        }),
      ),
      // Alipay knows a trade only once the payer has logged in there.
      (refused) => (refused.code === 'ACQ.TRADE_NOT_EXIST' ? { state: 'PENDING' } : asFault(refused)),
    );

  const queryRefund: PayChannel['queryRefund'] = (refundNo, attemptNo) =>
    unlessRefused(
      client
        .call(
          'alipay.trade.fastpay.refund.query',
          { out_trade_no: attemptNo, out_request_no: refundNo },
          refundFound,
        )
        .then((found): RefundFinding => {
          if (found.refund_status === 'REFUND_SUCCESS') return madeRefund(found);
          // The refund was not received or has failed; either way it can be requested again.
          return { state: 'FAILED', reason: found.refund_status ?? 'NOT_REFUNDED' };
        }),
      ({ code, message }) => ({ state: 'FAILED', reason: `${code} ${message}` }),
    );

  function readForm(body: Buffer): z.output<typeof notice> {
    const pairs = [...new URLSearchParams(body.toString())];
    const form = Object.fromEntries(pairs.filter(([, value]) => value !== ''));
    if (!isSignedNotice(form, account.publicKey))
      throw new ForgedNotice('The notice is not signed by Alipay');
    const { data: found, error } = notice.safeParse(form);
    if (error) throw new UnreadableNotice('The notice of Alipay cannot be read', { cause: error });
    if (Math.abs(clock.now().getTime() - found.notify_time.getTime()) > noticeLastsMs)
      throw new ForgedNotice('The notice is too old');
    return found;
  }

  const subjectOf = (found: z.output<typeof notice>): PaySubject => ({
    attemptNo: found.out_trade_no,
    seller: { app_id: found.app_id, ...(found.seller_id ? { seller_id: found.seller_id } : {}) },
    currency: found.trans_currency,
  });

  /** The refund in a notification for another application, whose trades Alipay does not let us query. */
  const foreignRefund = (found: z.output<typeof notice>, refundNo: string): RefundFinding => ({
    state: 'SUCCESS',
    about: { ...subjectOf(found), refundNo, amountFen: found.refund_fee ?? found.total_amount },
    channelRefundNo: found.trade_no,
  });

  /**
   * A refund notification contains the total refunded for the trade instead of its own amount, so Alipay is queried for
   * that. If the total is less than this refund alone, the notification contradicts the query, and the total counts.
   */
  async function askedRefund(found: z.output<typeof notice>, refundNo: string): Promise<RefundFinding> {
    const asked = await queryRefund(refundNo, found.out_trade_no);
    if (asked.state !== 'SUCCESS') throw new ChannelDown(`Alipay tells of a refund ${refundNo} and has none`);
    const { about } = asked;
    const amountFen = Math.min(about.amountFen, found.refund_fee ?? about.amountFen);
    return { ...asked, about: { ...about, ...subjectOf(found), amountFen } };
  }

  async function openNotice(body: Buffer): Promise<PayNotice> {
    const found = readForm(body);
    const { notify_id: noticeId, out_biz_no: refundNo } = found;
    if (found.gmt_refund && refundNo) {
      const isOurs = found.app_id === account.appId;
      const finding = isOurs ? await askedRefund(found, refundNo) : foreignRefund(found, refundNo);
      return { type: 'REFUND', noticeId, refundNo, finding };
    }
    const finding = findingOf({
      about: subjectOf(found),
      state: found.trade_status,
      amountFen: found.total_amount,
      tradeNo: found.trade_no,
      paidAt: found.gmt_payment,
    });
    return { type: 'PAY', noticeId, attemptNo: found.out_trade_no, finding };
  }

  return {
    code: 'ALIPAY_PC',
    seller: { app_id: account.appId, seller_id: account.sellerId },
    open: async ({ attemptNo, amountFen, title, expireAt, returnUrl }) => ({
      pageUrl: client.pageUrl(
        'alipay.trade.page.pay',
        {
          out_trade_no: attemptNo,
          total_amount: yuanOfFen(amountFen),
          subject: plain(title, 128),
          product_code: 'FAST_INSTANT_TRADE_PAY',
          time_expire: chinaSecondOf(expireAt),
        },
        { notify_url: notifyUrl, return_url: returnUrl },
      ),
    }),
    query,
    close: (attemptNo) =>
      unlessRefused(
        client.call('alipay.trade.close', { out_trade_no: attemptNo }, z.object({})).then(() => undefined),
        async (refused) => {
          if (refused.code === 'ACQ.TRADE_NOT_EXIST') return;
          // Closed and paid trades are rejected with the same code.
          const { state } = await query(attemptNo);
          if (state !== 'CLOSED') asFault(refused);
        },
      ),
    refund: ({ refundNo, attemptNo, amountFen, reason }) =>
      unlessRefused(
        client
          .call(
            'alipay.trade.refund',
            {
              out_trade_no: attemptNo,
              refund_amount: yuanOfFen(amountFen),
              out_request_no: refundNo,
              ...(reason ? { refund_reason: plain(reason, 128) } : {}),
            },
            z.object({}),
          )
          .then(async (): Promise<RefundFinding> => {
            // The answer contains the total refunded for the trade; only the query returns a single refund.
            const found = await queryRefund(refundNo, attemptNo);
            return found.state === 'SUCCESS' ? found : { state: 'PROCESSING' };
          }),
        ({ code, message }) => ({ state: 'FAILED', reason: `${code} ${message}` }),
      ),
    queryRefund,
    readNotice: ({ body }) => openNotice(body),
    answerNotice: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'text/plain',
      body: isTaken ? 'success' : 'fail',
    }),
    statement: (day) =>
      unlessRefused(
        client
          .call(
            'alipay.data.dataservice.bill.downloadurl.query',
            { bill_type: 'trade', bill_date: day },
            z.object({ bill_download_url: z.url() }),
          )
          .then(async ({ bill_download_url }) => {
            const { status, body } = await callChannel(bill_download_url, { method: 'GET' });
            if (status !== 200) throw new ChannelDown(`Alipay gave no bill: ${status}`);
            return readAlipayBill(body);
          }),
        (refused) => (refused.code === 'isp.bill_not_exist' ? [] : asFault(refused)),
      ),
  };
}
