import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { asFault, type ChannelRefused, unlessRefused } from './channel-refused.ts';
import {
  ChannelDown,
  ForgedNotice,
  ownCurrency,
  type PayChannel,
  type PayFinding,
  type PayNotice,
  type PaySubject,
  type RefundFinding,
  type RefundSubject,
  UnreadableNotice,
} from './pay-channel.ts';
import { createSeenSignatures } from './seen-signatures.ts';
import { readWechatBill } from './wechat-bill.ts';
import { createWechatClient, sealed, type WechatAccount } from './wechat-client.ts';
import { unseal } from './wechat-crypto.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const fen = z.int().positive();

const transaction = z.object({
  mchid: z.string(),
  appid: z.string().optional(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum([
    'SUCCESS',
    'REFUND',
    'NOTPAY',
    'CLOSED',
    'REVOKED',
    'USERPAYING',
    'PAYERROR',
    'ACCEPT',
  ]),
  trade_state_desc: z.string().default(''),
  success_time: instant.optional(),
  amount: z.object({ total: fen, currency: z.string().default(ownCurrency) }).optional(),
});

const refundStates = ['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL'] as const;
type RefundState = (typeof refundStates)[number];
/** Fields that answers and notifications about a refund have in common. */
const refundDetails = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_id: z.string(),
  amount: z.object({ refund: fen, currency: z.string().default(ownCurrency) }),
});
const refundAnswer = refundDetails.extend({ status: z.enum(refundStates) });
const refundNotice = refundDetails.extend({ mchid: z.string(), refund_status: z.enum(refundStates) });

const notice = z.object({ id: z.string(), event_type: z.string(), resource: sealed });

const bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() });

const paySubject = ({
  mchid,
  appid,
  out_trade_no: attemptNo,
  amount,
}: z.output<typeof transaction>): PaySubject => ({
  attemptNo,
  seller: { mchid, ...(appid === undefined ? {} : { appid }) },
  currency: amount?.currency ?? ownCurrency,
});

/** State REFUND: the order was paid, and part or all of it was refunded. */
function payFinding(found: z.output<typeof transaction>): PayFinding {
  const { trade_state: state, trade_state_desc: words, amount, transaction_id, success_time: paidAt } = found;
  const about = paySubject(found);
  if (state === 'SUCCESS' || state === 'REFUND') {
    if (!amount || !transaction_id || !paidAt) throw new ChannelDown('WeChat Pay does not say what was paid');
    return { state: 'SUCCESS', about, amountFen: amount.total, tradeNo: transaction_id, paidAt };
  }
  if (state === 'PAYERROR') return { state: 'FAILED', about, reason: words };
  return { state: state === 'CLOSED' || state === 'REVOKED' ? 'CLOSED' : 'PENDING', about };
}

/** State ABNORMAL: the payer's account cannot receive money, and staff must resolve it at the channel. */
function refundFinding(
  { out_trade_no, out_refund_no, refund_id, amount }: z.output<typeof refundDetails>,
  status: RefundState,
  seller: PaySubject['seller'] = {},
): RefundFinding {
  const { refund: amountFen, currency } = amount;
  const about: RefundSubject = {
    attemptNo: out_trade_no,
    refundNo: out_refund_no,
    amountFen,
    currency,
    seller,
  };
  if (status === 'SUCCESS') return { state: 'SUCCESS', about, channelRefundNo: refund_id };
  return status === 'PROCESSING'
    ? { state: 'PROCESSING', about }
    : { state: 'FAILED', about, reason: status };
}

/** Whether a rejection has one of the codes; older calls omit the underscores. */
const means = ({ code }: ChannelRefused, ...codes: string[]) => codes.includes(code.replaceAll('_', ''));

const chinaTime = (at: Date) => `${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

/** Shortens a text to the channel's limit, which is in bytes. */
function within(text: string, bytes: number): string {
  let short = text;
  while (Buffer.byteLength(short) > bytes) short = [...short].slice(0, -1).join('');
  return short;
}

const byNumber = '/v3/pay/transactions/out-trade-no';
const refunds = '/v3/refund/domestic/refunds';

/** WeChat Pay, API v3: the payer scans a code (Native). */
export function createWechatChannel(account: WechatAccount, notifyUrl: string, clock: Clock): PayChannel {
  const client = createWechatClient(account, clock);
  const { appId: appid, merchantId: mchid } = account;
  const signatures = createSeenSignatures(10 * 60_000, clock);

  const refusedRefund = ({ code, message }: ChannelRefused): RefundFinding => ({
    state: 'FAILED',
    reason: `${code} ${message}`,
  });

  function open(body: Buffer): PayNotice {
    const { id: noticeId, event_type, resource } = notice.parse(JSON.parse(body.toString()));
    const opened: unknown = JSON.parse(unseal(account.apiKey, resource));
    if (event_type.startsWith('TRANSACTION.')) {
      const found = transaction.parse(opened);
      return { type: 'PAY', noticeId, attemptNo: found.out_trade_no, finding: payFinding(found) };
    }
    const found = refundNotice.parse(opened);
    const finding = refundFinding(found, found.refund_status, { mchid: found.mchid });
    return { type: 'REFUND', noticeId, refundNo: found.out_refund_no, finding };
  }

  return {
    code: 'WECHAT_NATIVE',
    seller: { mchid, appid },
    open: ({ attemptNo, amountFen, title, expireAt }) =>
      unlessRefused(
        client
          .call('POST', '/v3/pay/transactions/native', z.object({ code_url: z.string() }), {
            appid,
            mchid,
            description: within(title, 127),
            out_trade_no: attemptNo,
            time_expire: chinaTime(expireAt),
            notify_url: notifyUrl,
            amount: { total: amountFen, currency: 'CNY' },
          })
          .then(({ code_url }) => ({ qrText: code_url })),
        asFault,
      ),
    query: (attemptNo) =>
      unlessRefused<PayFinding>(
        client.call('GET', `${byNumber}/${attemptNo}?mchid=${mchid}`, transaction).then(payFinding),
        (refused) => {
          if (means(refused, 'ORDERNOTEXIST', 'ORDERNOTEXISTS')) return { state: 'UNKNOWN' };
          return asFault(refused);
        },
      ),
    close: (attemptNo) =>
      unlessRefused<void>(
        client.call('POST', `${byNumber}/${attemptNo}/close`, z.object({}), { mchid }).then(() => undefined),
        (refused) => {
          if (means(refused, 'ORDERCLOSED', 'ORDERNOTEXIST', 'ORDERNOTEXISTS')) return;
          return asFault(refused);
        },
      ),
    refund: ({ refundNo, attemptNo, amountFen, totalFen, reason }) =>
      unlessRefused(
        client
          .call('POST', refunds, refundAnswer, {
            out_trade_no: attemptNo,
            out_refund_no: refundNo,
            ...(reason ? { reason: within(reason, 80) } : {}),
            notify_url: notifyUrl,
            amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
          })
          .then((found) => refundFinding(found, found.status)),
        refusedRefund,
      ),
    queryRefund: (refundNo) =>
      unlessRefused(
        client
          .call('GET', `${refunds}/${refundNo}`, refundAnswer)
          .then((found) => refundFinding(found, found.status)),
        refusedRefund,
      ),
    async readNotice(raw) {
      if (!(await client.isGenuine(raw))) throw new ForgedNotice('The notice is not signed by WeChat Pay');
      // Normalised, so that another encoding of the same signature is recognised.
      const signature = Buffer.from(String(raw.headers['wechatpay-signature']), 'base64').toString('base64');
      if (signatures.wasSeen(signature)) throw new ForgedNotice('The notice was replayed');
      const allowAgain = () => signatures.forget(signature);
      try {
        return { ...open(raw.body), allowAgain };
      } catch (error) {
        allowAgain();
        throw new UnreadableNotice('The notice of WeChat Pay cannot be read', { cause: error });
      }
    },
    answerNotice: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'application/json',
      body: JSON.stringify(isTaken ? { code: 'SUCCESS' } : { code: 'FAIL', message: 'not taken' }),
    }),
    statement: (day) =>
      unlessRefused(
        client
          .call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`, bill)
          .then(({ download_url, hash_value }) => client.download(download_url, hash_value))
          .then(readWechatBill),
        (refused) => {
          if (means(refused, 'NOSTATEMENTEXIST')) return [];
          return asFault(refused);
        },
      ),
  };
}
