import type { receiptQueryOwnList } from '@portal/contract/payment/receipt';
import { receiptStateLabels, receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { paysFor } from '../../../platform/session/pays-for.ts';
import { invoicesOfReceipts, mayInvoice } from '../invoice/invoices-of-receipts.ts';
import { receipts } from './receipt.table.ts';

const isOwn = (enterpriseId: string) =>
  and(
    eq(receipts.enterpriseId, enterpriseId),
    // What waits for a second person at the office doesn't concern the payer yet.
    inArray(receipts.status, ['BOOKED', 'REVERSING', 'REVERSED']),
  );

const listOwn = (db: Db, enterpriseId: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) =>
  db
    .select()
    .from(receipts)
    .where(isOwn(enterpriseId))
    .orderBy(desc(receipts.createdAt), desc(receipts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** The receipts of the caller's enterprise, each with its latest invoice. */
export const queryOwnReceipts: Verb<typeof receiptQueryOwnList> = async ({ db, actor }, input) => {
  const { enterpriseId } = actor;
  if (enterpriseId === null) throw notFound();
  const rows = await listOwn(db, enterpriseId, input);
  const invoiced = await invoicesOfReceipts(
    db,
    rows.map(({ id }) => id),
  );
  return pageOf(input, Promise.resolve(rows), db.$count(receipts, isOwn(enterpriseId)), (row) => ({
    receiptId: row.id,
    no: row.no,
    wayLabel: receiptWayLabels[row.way](),
    receivedOn: row.receivedOn,
    amountFen: row.amountFen,
    creditFen: row.creditFen,
    state: row.status,
    stateLabel: receiptStateLabels[row.status](),
    invoice: invoiced.get(row.id) ?? null,
    canInvoice: paysFor(actor, enterpriseId) && mayInvoice(row, invoiced.get(row.id)),
  }));
};
