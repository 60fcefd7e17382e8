import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { day, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { payee } from './payee.ts';
import {
  payAttemptStates,
  payChannels,
  payKinds,
  payOrderStates,
  refundSources,
  refundStates,
} from './terms.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;
const byRefunders = { ...byFinance, subject: 'REFUND' } as const;

const managedOrder = z.object({
  payOrderId: id,
  no: z.string(),
  kind: z.enum(payKinds),
  title: z.string(),
  payerName: z.string(),
  totalFen: fen,
  refundedFen: fen,
  channel: z.enum(payChannels).nullable(),
  state: z.enum(payOrderStates),
  stateLabel: z.string(),
  createdAt: instant,
  successAt: instant.nullable(),
  version: z.int(),
});
export type ManagedOrder = z.infer<typeof managedOrder>;

export const managedOrderTabs = ['EXCEPTION', 'PAYING', 'SUCCESS', 'CLOSED', 'SUCCESS_LATE'] as const;

const orderFilter = {
  state: oneOf(m.field_state, managedOrderTabs).optional(),
  /** Not named `channel`, because every call uses that parameter for its origin. */
  payChannel: oneOf(m.field_pay_channel, payChannels).optional(),
  from: day.optional(),
  to: day.optional(),
  keyword: keyword.optional(),
};

export const payOrderQueryManageList = call.list(byFinance, '/api/payManage/order/queryManageList', {
  summary: 'Lists the orders of all payers, newest first; search by number, payer or the channel’s number.',
  filter: { ...orderFilter, sort: sortedBy('created').default('-created') },
  output: pageOfTabs(managedOrder, managedOrderTabs),
});

export const payOrderExport = call.sheet(byFinance, '/api/payManage/order/export', {
  does: 'EXPORT',
  summary: 'Exports the filtered orders as a spreadsheet.',
  input: z.object(orderFilter),
});

const managedAttempt = z.object({
  no: z.string(),
  channel: z.enum(payChannels),
  state: z.enum(payAttemptStates),
  paidFen: fen.nullable(),
  tradeNo: z.string().nullable(),
  createdAt: instant,
  failReason: z.string(),
});

export const managedRefund = z.object({
  refundId: id,
  no: z.string(),
  /** Null for money paid to a named account that no order received. */
  payOrderId: id.nullable(),
  orderNo: z.string(),
  title: z.string(),
  payerName: z.string(),
  applicantName: z.string(),
  source: z.enum(refundSources),
  amountFen: fen,
  channel: z.enum(payChannels),
  /** The account it is transferred to by hand; null for the channel it came from. */
  payee: payee.nullable(),
  proofFileId: z.string(),
  reason: z.string(),
  state: z.enum(refundStates),
  stateLabel: z.string(),
  /** Who has approved it so far; some refunds need two approvals. */
  approverNames: z.array(z.string()),
  needsTwo: z.boolean(),
  failReason: z.string(),
  answer: z.string(),
  createdAt: instant,
  version: z.int(),
  actions: abilities(['approve', 'reject', 'retry', 'confirm', 'withdraw']),
});
export type ManagedRefund = z.infer<typeof managedRefund>;

const payOrderQueryManageDetailAnswer = managedOrder.extend({
  items: z.array(z.object({ title: z.string(), note: z.string(), amountFen: fen, refundedFen: fen })),
  attempts: z.array(managedAttempt),
  refunds: z.array(managedRefund),
  entries: z.array(z.object({ at: instant, event: z.string(), account: z.string(), amountFen: z.int() })),
  /** What is neither refunded nor requested. */
  refundableFen: fen,
  actions: abilities(['query', 'giveBack', 'refund']),
});

export const payOrderQueryManageDetail = call.detail(byFinance, '/api/payManage/order/queryManageDetail', {
  summary: 'Returns an order with its items, attempts, refunds and ledger entries.',
  output: payOrderQueryManageDetailAnswer,
});

export const payOrderOperateManage = call.operate(byRefunders, '/api/payManage/order/operateManage', {
  summary: 'Asks the channel for an order’s status, or refunds an amount that differs.',
  events: ['query', 'giveBack'],
  output: z.object({ payOrderId: id, version: z.int() }),
  refuses: [retCodes.CHANNEL_UNAVAILABLE],
});

export const managedRefundTabs = ['APPLIED', 'PROCESSING', 'FAILED', 'SUCCESS', 'REJECTED'] as const;

export const refundQueryManageList = call.list(byRefunders, '/api/payManage/refund/queryManageList', {
  summary: 'Lists the refunds of all payers; those to decide first.',
  filter: {
    state: oneOf(m.field_state, managedRefundTabs).optional(),
    keyword: keyword.optional(),
    sort: sortedBy('created').default('-created'),
  },
  output: pageOfTabs(managedRefund, managedRefundTabs),
});

export const refundQueryManageDetail = call.detail(byRefunders, '/api/payManage/refund/queryManageDetail', {
  summary: 'Returns one refund.',
  output: managedRefund,
});

export const refundOperateManage = call.operate(byRefunders, '/api/payManage/refund/operateManage', {
  summary: 'Decides a refund, retries a failed one, or confirms that a transfer was made.',
  events: ['approve', 'reject', 'retry', 'confirm', 'withdraw'],
  fields: { reason: note(m.field_reason, 100) },
  output: managedRefund,
  refuses: [retCodes.RIGHT_MISSING, retCodes.SECURE_LOGIN_NEEDED, retCodes.SECOND_APPROVER_NEEDED],
});

const ledgerBalance = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      label: z.string(),
      debitFen: z.int(),
      creditFen: z.int(),
      balanceFen: z.int(),
    }),
  ),
  check: z
    .object({ at: instant, isBalanced: z.boolean(), transfers: z.int(), findings: z.array(z.string()) })
    .nullable(),
});
export type LedgerBalance = z.infer<typeof ledgerBalance>;

export const ledgerQueryBalance = call.read(byFinance, '/api/payManage/ledger/queryBalance', {
  summary: 'Returns the ledger accounts with their balances and the result of the latest check.',
  output: ledgerBalance,
});
