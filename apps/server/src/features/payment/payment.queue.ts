import { bankDoubtKindLabels } from '@portal/contract/payment/bank-doubt-terms';
import { bankLineStateLabels } from '@portal/contract/payment/bank-line-terms';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import { invoiceStateLabels } from '@portal/contract/payment/invoice-terms';
import { receiptStateLabels } from '@portal/contract/payment/receipt-terms';
import { differenceKindLabels } from '@portal/contract/payment/reconcile-terms';
import { refundStateLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { bankDoubts } from './bank/bank-doubt.table.ts';
import { bankLines } from './bank/bank-line.table.ts';
import { counterDays } from './counter-day/counter-day.table.ts';
import { invoices } from './invoice/invoice.table.ts';
import { payOrders, refundOrders } from './payment.table.ts';
import { receipts } from './receive/receipt.table.ts';
import { reconcileDifferences } from './reconcile/reconcile.table.ts';

/** Refunds to decide, and failed ones; officers cannot decide refunds they requested. */
export const refundQueue: QueueSource = {
  kind: 'REFUND',
  label: m.log_entity_refund,
  role: 'OP_FINANCE',
  stateLabels: { APPLIED: refundStateLabels.APPLIED, FAILED: refundStateLabels.FAILED },
  waiting: sql`
    select ${refundOrders.id} as ref_id,
      ${refundOrders.no} || ' ' || coalesce(${payOrders.title}, ${refundOrders.reason}) as title,
      ${refundOrders.status} as state, ${refundOrders.createdAt} as entered_at, null::timestamptz as due_at,
      coalesce(${refundOrders.approverIds}[1], ${refundOrders.applicantId}) as barred_user_id
    from ${refundOrders} left join ${payOrders} on ${payOrders.id} = ${refundOrders.payOrderId}
    where ${refundOrders.status} in ('APPLIED', 'FAILED')`,
};

/** Unassigned transfers, and those awaiting a second person. */
export const bankLineQueue: QueueSource = {
  kind: 'BANK_LINE',
  label: m.log_entity_bank_line,
  role: 'OP_FINANCE',
  stateLabels: { HELD: bankLineStateLabels.HELD, PROPOSED: bankLineStateLabels.PROPOSED },
  waiting: sql`
    select ${bankLines.id} as ref_id, ${bankLines.bankNo} || ' ' || ${bankLines.payer} as title,
      ${bankLines.status} as state, ${bankLines.updatedAt} as entered_at, null::timestamptz as due_at,
      ${bankLines.firstBy} as barred_user_id
    from ${bankLines} where ${bankLines.status} in ('HELD', 'PROPOSED')`,
};

/** Statement rows that were not entered, each with the reason for the doubt. */
export const bankDoubtQueue: QueueSource = {
  kind: 'BANK_DOUBT',
  label: m.log_entity_bank_doubt,
  role: 'OP_FINANCE',
  stateLabels: bankDoubtKindLabels,
  waiting: sql`
    select ${bankDoubts.id} as ref_id,
      concat_ws(' ', ${bankDoubts.fileName}, ${bankDoubts.row}, nullif(${bankDoubts.payer}, '')) as title,
      ${bankDoubts.kind} as state, ${bankDoubts.createdAt} as entered_at, null::timestamptz as due_at,
      null::text as barred_user_id
    from ${bankDoubts} where ${bankDoubts.status} = 'OPEN'`,
};

/** Differences between a channel's statement and our records, and reports that could not be booked. */
export const differenceQueue: QueueSource = {
  kind: 'DIFFERENCE',
  label: m.log_entity_difference,
  role: 'OP_FINANCE',
  stateLabels: differenceKindLabels,
  waiting: sql`
    select ${reconcileDifferences.id} as ref_id,
      trim(${reconcileDifferences.ownNo} || ' ' || ${reconcileDifferences.day}) as title,
      ${reconcileDifferences.kind} as state, ${reconcileDifferences.createdAt} as entered_at,
      null::timestamptz as due_at, null::text as barred_user_id
    from ${reconcileDifferences} where ${reconcileDifferences.status} = 'OPEN'`,
};

/** Invoices to issue, and those that a refund has made incorrect. */
export const invoiceQueue: QueueSource = {
  kind: 'INVOICE',
  label: m.log_entity_invoice,
  role: 'OP_FINANCE',
  stateLabels: {
    APPLIED: invoiceStateLabels.APPLIED,
    ISSUED: invoiceStateLabels.ISSUED,
    TO_RED: invoiceStateLabels.TO_RED,
  },
  waiting: sql`
    select ${invoices.id} as ref_id, ${invoices.no} || ' ' || ${invoices.title} as title,
      ${invoices.status} as state, ${invoices.updatedAt} as entered_at, null::timestamptz as due_at,
      null::text as barred_user_id
    from ${invoices} where ${invoices.status} in ('APPLIED', 'ISSUED', 'TO_RED')`,
};

/** Counted days of the counter that a second person takes over. */
export const counterDayQueue: QueueSource = {
  kind: 'COUNTER_DAY',
  label: m.counter_day_title,
  role: 'OP_FINANCE',
  stateLabels: { WAITING: counterDayLifecycle.labels.WAITING },
  waiting: sql`
    select ${counterDays.id} as ref_id, ${counterDays.no} || ' ' || ${counterDays.day} as title,
      ${counterDays.status} as state, ${counterDays.createdAt} as entered_at, null::timestamptz as due_at,
      ${counterDays.firstBy} as barred_user_id
    from ${counterDays} where ${counterDays.status} = 'WAITING'`,
};

/** Receipts and reversals that wait for a second person. */
export const receiptQueue: QueueSource = {
  kind: 'RECEIPT',
  label: m.counter_receipt,
  role: 'OP_FINANCE',
  stateLabels: { PROPOSED: receiptStateLabels.PROPOSED, REVERSING: receiptStateLabels.REVERSING },
  waiting: sql`
    select ${receipts.id} as ref_id, ${receipts.no} || ' ' || ${receipts.payer} as title,
      ${receipts.status} as state, ${receipts.updatedAt} as entered_at, null::timestamptz as due_at,
      coalesce(${receipts.reversalBy}, ${receipts.firstBy}) as barred_user_id
    from ${receipts} where ${receipts.status} in ('PROPOSED', 'REVERSING')`,
};
