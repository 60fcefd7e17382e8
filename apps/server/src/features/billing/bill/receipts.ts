import { type SQL, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { ledgerEntries, ledgerTransfers } from '../../payment/ledger/ledger.table.ts';
import { payItems, payOrders, refundOrders } from '../../payment/payment.table.ts';
import { receiptItems, receipts } from '../../payment/receive/receipt.table.ts';
import { creditNotes } from '../charge/charge.table.ts';

/** Which of the things that were paid for are asked about; all of them, unless it says so. */
export type PaidFor = (bizId: SQL) => SQL;

const everything: PaidFor = () => sql`true`;

const inSpan = (at: unknown, from: Date, until: Date) => sql`${at} >= ${from} and ${at} < ${until}`;

/** Paid through an order. */
const ordered = (from: Date, until: Date, of: PaidFor) => sql`
  select ${payItems.kind} as kind, ${payItems.bizId} as biz_id, ${payOrders.payerEnterpriseId} as enterprise_id,
    ${payOrders.successAt} as at, ${payItems.amountFen} as fen, 0::bigint as late_fen
  from ${payOrders} join ${payItems} on ${payItems.payOrderId} = ${payOrders.id}
  where ${payOrders.status} = 'SUCCESS' and ${inSpan(payOrders.successAt, from, until)}
    and ${of(sql`${payItems.bizId}`)}`;

/** Given back, or credited to the tenant, after an order had paid it. */
const refunded = (from: Date, until: Date) => sql`
  select ${payItems.kind}, ${payItems.bizId}, ${payOrders.payerEnterpriseId}, ${ledgerTransfers.at},
    -part."amountFen", 0
  from ${ledgerTransfers}
  join ${refundOrders} on ${refundOrders.id} = ${ledgerTransfers.causeId}
  join ${payOrders} on ${payOrders.id} = ${refundOrders.payOrderId}
  cross join jsonb_to_recordset(${refundOrders.items}) as part ("itemId" text, "amountFen" bigint)
  join ${payItems} on ${payItems.id} = part."itemId"
  where ${ledgerTransfers.event} in ('RETURNED', 'OFFSET') and ${inSpan(ledgerTransfers.at, from, until)}`;

/** Credited to the tenant by a credit note, or with a bill that became void. */
const credited = (from: Date, until: Date) => sql`
  select split_part(${ledgerEntries.account}, ':', 2),
    coalesce(${creditNotes.billId}, split_part(${ledgerTransfers.causeId}, ':', 2)), ${ledgerTransfers.enterpriseId},
    ${ledgerTransfers.at}, -${ledgerEntries.amountFen}, 0
  from ${ledgerTransfers}
  join ${ledgerEntries} on ${ledgerEntries.transferId} = ${ledgerTransfers.id} and ${ledgerEntries.account} like 'SOLD:%'
  left join ${creditNotes} on ${creditNotes.id} = ${ledgerTransfers.causeId}
  where ${ledgerTransfers.event} = 'CREDITED' and ${inSpan(ledgerTransfers.at, from, until)}`;

/** Received without an order, from the day it came; and what of it was taken back. */
const entered = (from: Date, until: Date, of: PaidFor) => sql`
  select 'BILL', ${receiptItems.billId}, ${receipts.enterpriseId},
    ${receipts.receivedOn}::timestamp at time zone 'Asia/Shanghai', ${receiptItems.amountFen}, ${receiptItems.lateFen}
  from ${receipts} join ${receiptItems} on ${receiptItems.receiptId} = ${receipts.id}
  where ${receipts.status} in ('BOOKED', 'REVERSING', 'REVERSED')
    and ${receipts.receivedOn} >= ${chinaDayOf(from)} and ${receipts.receivedOn} < ${chinaDayOf(until)}
    and ${of(sql`${receiptItems.billId}`)}
  union all
  select 'BILL', ${receiptItems.billId}, ${receipts.enterpriseId}, ${receipts.reversedAt}, -${receiptItems.amountFen},
    -${receiptItems.lateFen}
  from ${receipts} join ${receiptItems} on ${receiptItems.receiptId} = ${receipts.id}
  where ${receipts.status} = 'REVERSED' and ${inSpan(receipts.reversedAt, from, until)}
    and ${of(sql`${receiptItems.billId}`)}`;

/**
 * Payments and their reversals, one row each, from the start of a day and before that of another: they change what is
 * owed, as refunds do not. The columns are those of `receiptsBetween`.
 */
export const paymentsBetween = (from: Date, until: Date, of: PaidFor = everything): SQL => sql`
  ${ordered(from, until, of)}
  union all ${entered(from, until, of)}`;

/**
 * What was received for something and given back, one row each, from the start of a day and before that of another:
 * `kind` and `biz_id` of what was paid for, `enterprise_id` of who paid, `at` and `fen`, negative for what was given
 * back, and the part `late_fen` that paid late fee.
 */
export const receiptsBetween = (from: Date, until: Date): SQL => sql`${ordered(from, until, everything)}
  union all ${refunded(from, until)}
  union all ${credited(from, until)}
  union all ${entered(from, until, everything)}`;
