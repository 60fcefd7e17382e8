import { invoiceStateLabels } from '@portal/contract/payment/invoice-terms';
import type { ReceiptInvoice } from '@portal/contract/payment/receipt';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Receipt } from '../receive/receipt.table.ts';
import { invoices } from './invoice.table.ts';

/** The latest invoice of each receipt that has one. */
export async function invoicesOfReceipts(
  db: Db,
  receiptIds: readonly string[],
): Promise<Map<string, ReceiptInvoice>> {
  if (receiptIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.receiptId, [...receiptIds]))
    .orderBy(asc(invoices.id));
  return new Map(
    rows.map(({ id, no, status, receiptId }) => [
      receiptId ?? '',
      { invoiceId: id, no, state: status, stateLabel: invoiceStateLabels[status]() },
    ]),
  );
}

const endedStates: readonly ReceiptInvoice['state'][] = ['RED', 'REJECTED', 'WITHDRAWN'];

/** Whether the next invoice of a receipt can be requested: what it paid for has no live one. */
export const mayInvoice = (
  { status, amountFen, creditFen }: Pick<Receipt, 'status' | 'amountFen' | 'creditFen'>,
  latest: ReceiptInvoice | undefined,
): boolean => status === 'BOOKED' && creditFen < amountFen && (!latest || endedStates.includes(latest.state));
