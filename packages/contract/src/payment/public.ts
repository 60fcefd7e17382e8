import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { fen, id, instant, pageOfTabs } from '../fields.ts';
import { kindOf, labelled, oneOf, requiredNote, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { payAttemptStates, payChannels, payKinds, payOrderStates, refundStates } from './terms.ts';

const tag = 'payment';

const session = { tag, access: 'session' } as const;
const open = { tag, access: 'public' } as const;

/** Maximum total of one order: a hundred million yuan. */
const mostFen = 10_000_000_000;

/** Opens the order of a guest, who has no session; part of the URL the guest was given. */
const key = z.string().max(64).optional();

const payItem = z.object({
  itemId: id,
  kind: z.enum(payKinds),
  bizId: id,
  title: z.string(),
  /** What was paid for: a place, a period, a number. */
  note: z.string(),
  /** The calculation of the amount, one line each: quantity × price. */
  calculation: z.array(z.string()),
  amountFen: fen,
  refundedFen: fen,
});
export type PayItem = z.infer<typeof payItem>;

const remittance = z.object({
  /** Reference entered in the purpose of the transfer, used to match it. */
  code: z.string(),
  account: z.object({ name: z.string(), bank: z.string(), number: z.string() }),
});

const payAttempt = z.object({
  channel: z.enum(payChannels),
  state: z.enum(payAttemptStates),
  /** For WeChat Pay: the content of the QR code. */
  qrText: z.string().nullable(),
  /** For Alipay and the demo cashier: the channel's payment page. */
  pageUrl: z.string().nullable(),
  remittance: remittance.nullable(),
  /** The channel's description of a failure. */
  failReason: z.string(),
});
export type PayAttempt = z.infer<typeof payAttempt>;

const refundRow = z.object({
  refundId: id,
  no: z.string(),
  amountFen: fen,
  reason: z.string(),
  state: z.enum(refundStates),
  stateLabel: z.string(),
  createdAt: instant,
  /** The park's reason, if it was rejected. */
  answer: z.string(),
  version: z.int(),
});
export type RefundRow = z.infer<typeof refundRow>;

/**
 * Actions of an order's holder. `passOn` lets others pay it by its URL: colleagues in the enterprise, or anyone with
 * the key.
 */
const payOrderActions = ['pay', 'passOn', 'cancel', 'receipt', 'refund', 'again'] as const;

const payOrderRow = z.object({
  payOrderId: id,
  no: z.string(),
  title: z.string(),
  itemCount: z.int(),
  totalFen: fen,
  refundedFen: fen,
  state: z.enum(payOrderStates),
  stateLabel: z.string(),
  channel: z.enum(payChannels).nullable(),
  createdAt: instant,
  expireAt: instant,
  successAt: instant.nullable(),
  version: z.int(),
});
export type PayOrderRow = z.infer<typeof payOrderRow>;

const payOrderDetail = payOrderRow.extend({
  items: z.array(payItem),
  /** The attempt in progress; null if there is none. */
  attempt: payAttempt.nullable(),
  channels: z.array(z.enum(payChannels)),
  refunds: z.array(refundRow),
  refundableFen: fen,
  /** The total in Chinese capitals, as on receipts. */
  capitals: z.string(),
  /** Lets anyone verify the receipt; empty until paid. */
  checkCode: z.string(),
  payerName: z.string(),
  tradeNo: z.string().nullable(),
  /** Portal page of what is being paid for. */
  link: z.string(),
  now: instant,
  actions: abilities(payOrderActions),
});
export type PayOrderDetail = z.infer<typeof payOrderDetail>;

const orderRefusals = [
  retCodes.NOT_FOUND,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
  retCodes.ALREADY_PAID,
  retCodes.PAY_ORDER_EXPIRED,
] as const;

const payOrderCreateInput = z.object({
  data: z.object({
    kind: kindOf(m.field_kind, payKinds),
    ids: labelled(
      m.field_pay_items,
      z
        .array(id)
        .min(1, { error: fault.choose(m.field_pay_items) })
        .max(100, { error: fault.most(m.field_pay_items, 100) }),
    ),
    /** The total the payer was shown; any other is refused, so that no one pays an amount they have not seen. */
    totalFen: wholeBetween(m.field_amount, 1, mostFen),
    /** Only the instalment that is due next, of a bill with a plan. */
    isPart: z.boolean().default(false),
  }),
});

export const payOrderCreate = call.write(session, '/api/payManage/order/create', {
  summary:
    'Opens an order over all selected items, or returns the one already open. The amount due is calculated on the server.',
  input: payOrderCreateInput,
  output: z.object({ payOrderId: id, no: z.string() }),
  refuses: [retCodes.NOT_FOUND, retCodes.ALREADY_PAID, retCodes.IN_OTHER_ORDER, retCodes.AMOUNT_CHANGED],
});

export const payOrderQueryDetail = call.read(open, '/api/payManage/order/queryDetail', {
  summary: 'Returns one of the caller’s orders with its purpose, channels and current attempt.',
  input: z.object({ id, key }),
  output: payOrderDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const payOrderQueryResult = call.read(open, '/api/payManage/order/queryResult', {
  summary: 'Returns the status of a payment; asks the channel if its notification hasn’t arrived.',
  input: z.object({ orderNo: z.string().overwrite(cleanLine).max(40), key }),
  output: payOrderDetail,
  refuses: [retCodes.NOT_FOUND],
  callsPerMinute: 60,
});

export const payOrderChoose = call.write(open, '/api/payManage/order/choose', {
  summary: 'Starts an attempt with a channel; any earlier attempt is closed there first.',
  input: z.object({ id, key, channel: oneOf(m.field_pay_channel, payChannels), version }),
  output: payOrderDetail,
  refuses: [...orderRefusals, retCodes.CHANNEL_UNAVAILABLE],
});

export const payOrderCancel = call.write(open, '/api/payManage/order/cancel', {
  summary: 'Closes an order after asking the channel whether it is paid.',
  input: z.object({ id, key, version }),
  output: payOrderDetail,
  refuses: [...orderRefusals, retCodes.CHANNEL_UNAVAILABLE],
});

/** Tabs of a user's own orders: to pay, paid, closed. */
export const payOrderTabs = ['OPEN', 'PAID', 'CLOSED'] as const;

export const payOrderQueryList = call.list(session, '/api/payManage/order/queryList', {
  summary: 'Lists the caller’s orders and, for members who can pay, the enterprise’s.',
  filter: { tab: oneOf(m.field_state, payOrderTabs).optional() },
  output: pageOfTabs(payOrderRow, payOrderTabs),
});

export const payOrderReceipt = call.file(open, '/api/payManage/order/receipt', {
  raw: ['pdf'],
  summary: 'Downloads the receipt of a paid order as a PDF, with the amount in Chinese capitals.',
  input: z.object({ id, key }),
});

/** Eight digits in two groups, as printed on a receipt. */
const checkCode = z.string().overwrite(cleanLine).toUpperCase().max(12);

const payOrderCheckReceiptAnswer = z.object({
  no: z.string(),
  payerName: z.string(),
  totalFen: fen,
  refundedFen: fen,
  capitals: z.string(),
  successAt: instant,
});

export const payOrderCheckReceipt = call.read(open, '/api/payManage/order/checkReceipt', {
  summary: 'Verifies a receipt by its number and check code; the payer is masked.',
  input: z.object({ no: z.string().overwrite(cleanLine).max(40), code: checkCode }),
  output: payOrderCheckReceiptAnswer,
  refuses: [retCodes.NOT_FOUND],
  callsPerMinute: 30,
});

export const refundContent = z.object({
  payOrderId: id,
  amountFen: wholeBetween(m.field_refund_amount, 1, mostFen),
  reason: requiredNote(m.field_reason, 200, 5),
});
export type RefundContent = z.infer<typeof refundContent>;

export const refundApply = call.write(session, '/api/payManage/refund/apply', {
  summary: 'Requests a refund of a paid order.',
  input: z.object({ data: refundContent }),
  output: refundRow,
  refuses: [retCodes.NOT_FOUND, retCodes.REFUND_OVER_PAID, retCodes.FIELD_REFUSED],
});

export const refundWithdraw = call.act(session, '/api/payManage/refund/withdraw', {
  summary: 'Withdraws a refund request that is not decided yet.',
  output: refundRow,
});
