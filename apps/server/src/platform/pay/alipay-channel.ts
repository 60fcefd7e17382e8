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
  type PayChannel,
  type PayFinding,
  type PayNotice,
} from './pay-channel.ts';

/** Alipay repeats a notice, with the same signature, for a day and some minutes. */
const noticeLastsMs = 25 * 3_600_000;

const yuan = z.string().transform((text, context) => {
  try {
    return fenOfYuan(text);
  } catch {
    context.addIssue('is no amount');
    return z.NEVER;
  }
});

/** 2026-11-21 12:00:05, in Asia/Shanghai. */
const chinaTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+08:00`));

const states = ['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'] as const;

const trade = z.object({
  trade_no: z.string(),
  trade_status: z.enum(states),
  total_amount: yuan,
  send_pay_date: chinaTime.optional(),
});

const refunded = z.object({ fund_change: z.string().optional(), trade_no: z.string() });
const refundFound = z.object({ refund_status: z.string().optional(), trade_no: z.string().optional() });

const notice = z.object({
  app_id: z.string(),
  notify_id: z.string(),
  notify_time: chinaTime,
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(states),
  total_amount: yuan,
  gmt_payment: chinaTime.optional(),
  /** Of a notice about a refund. */
  gmt_refund: z.string().optional(),
  out_biz_no: z.string().optional(),
});

interface Stand {
  state: (typeof states)[number];
  amountFen: number;
  tradeNo: string;
  paidAt: Date | undefined;
}

/** A trade is closed, too, once everything was given back; then it has been paid all the same. */
function findingOf({ state, amountFen, tradeNo, paidAt }: Stand): PayFinding {
  if (state === 'WAIT_BUYER_PAY') return { state: 'PENDING' };
  if (state === 'TRADE_CLOSED' && !paidAt) return { state: 'CLOSED' };
  if (!paidAt) throw new ChannelDown('Alipay does not say when it was paid');
  return { state: 'SUCCESS', amountFen, tradeNo, paidAt };
}

/** A text that Alipay takes; some signs are refused in titles. */
const plain = (text: string, most: number) =>
  [...text.replaceAll(/[/=&<>"'\\]/g, ' ')].slice(0, most).join('');

/** Alipay on a computer: the payer is led to its page. */
export function createAlipayChannel(account: AlipayAccount, notifyUrl: string, clock: Clock): PayChannel {
  const client = createAlipayClient(account, clock);

  const query = (attemptNo: string) =>
    unlessRefused<PayFinding>(
      client.call('alipay.trade.query', { out_trade_no: attemptNo }, trade).then((found) =>
        findingOf({
          state: found.trade_status,
          amountFen: found.total_amount,
          tradeNo: found.trade_no,
          paidAt: found.send_pay_date,
        }),
      ),
      // Alipay has a trade only from the moment when the payer has logged in there.
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
        .then(({ refund_status, trade_no = '' }) =>
          refund_status === 'REFUND_SUCCESS'
            ? { state: 'SUCCESS', channelRefundNo: trade_no }
            : // It was not received, or has failed: either way it can be asked for again.
              { state: 'FAILED', reason: refund_status ?? 'NOT_REFUNDED' },
        ),
      ({ code, message }) => ({ state: 'FAILED', reason: `${code} ${message}` }),
    );

  function readForm(body: Buffer): PayNotice {
    const pairs = [...new URLSearchParams(body.toString())];
    const form = Object.fromEntries(pairs.filter(([, value]) => value !== ''));
    if (!isSignedNotice(form, account.publicKey))
      throw new ForgedNotice('The notice is not signed by Alipay');
    const found = notice.parse(form);
    if (found.app_id !== account.appId) throw new ForgedNotice('The notice is meant for another application');
    if (Math.abs(clock.now().getTime() - found.notify_time.getTime()) > noticeLastsMs)
      throw new ForgedNotice('The notice is too old');
    const { notify_id: noticeId, trade_no: tradeNo } = found;
    if (found.gmt_refund && found.out_biz_no)
      return {
        type: 'REFUND',
        noticeId,
        refundNo: found.out_biz_no,
        finding: { state: 'SUCCESS', channelRefundNo: tradeNo },
      };
    const finding = findingOf({
      state: found.trade_status,
      amountFen: found.total_amount,
      tradeNo,
      paidAt: found.gmt_payment,
    });
    return { type: 'PAY', noticeId, attemptNo: found.out_trade_no, finding };
  }

  return {
    code: 'ALIPAY_PC',
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
          // What is closed already, and what is paid, have the same refusal.
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
            refunded,
          )
          .then(async ({ fund_change, trade_no }) => {
            if (fund_change === 'Y') return { state: 'SUCCESS', channelRefundNo: trade_no };
            // Asked for before, or not moved yet.
            const found = await queryRefund(refundNo, attemptNo);
            return found.state === 'SUCCESS' ? found : { state: 'PROCESSING' };
          }),
        ({ code, message }) => ({ state: 'FAILED', reason: `${code} ${message}` }),
      ),
    queryRefund,
    async readNotice({ body }) {
      try {
        return readForm(body);
      } catch (error) {
        if (error instanceof ForgedNotice) throw error;
        throw new ChannelDown('The notice of Alipay cannot be read', { cause: error });
      }
    },
    answerNotice: (isTaken) => ({ status: 200, type: 'text/plain', body: isTaken ? 'success' : 'fail' }),
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
