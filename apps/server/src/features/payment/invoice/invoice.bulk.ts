import {
  invoiceOperateManage,
  invoiceQueryManageList,
  type ManagedInvoice,
} from '@portal/contract/payment/invoice';
import { invoiceStateLabels, invoiceTransitions } from '@portal/contract/payment/invoice-terms';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import {
  type BulkAct,
  type BulkLook,
  bulkAct,
  bulkSource,
  inState,
  stateReasons,
} from '../../../feature/bulk-act.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';

type Event = 'send' | 'deliver';

/** Why an event is not possible for an invoice; null if it is. */
function barOf({ status, fileId, isByService }: InvoiceRow, event: Event, { invoicing }: BulkLook) {
  if (invoiceTransitions[status][event] === undefined || status === 'TO_RED') return inState(status);
  if (event === 'send') return invoicing.isByHand ? 'byHand' : null;
  return fileId === null && !isByService ? 'noFile' : null;
}

const invoiceAct = (kind: BulkAct['kind'], event: Event): BulkAct =>
  bulkAct({
    kind,
    call: invoiceOperateManage,
    input: ({ id, version }) => ({ id, version, event }),
    async look(db, ids, by) {
      const rows = await db
        .select()
        .from(invoices)
        .where(inArray(invoices.id, [...ids]));
      return rows.map((row) => ({
        id: row.id,
        name: `${row.no} ${row.title}`,
        version: row.version,
        barred: barOf(row, event, by),
        fen: row.amountFen,
      }));
    },
    reasons: {
      ...stateReasons(invoiceStateLabels),
      byHand: m.bulk_reason_by_hand,
      noFile: m.bulk_reason_no_file,
    },
  });

export const invoiceBulk = bulkSource<ManagedInvoice>({
  list: invoiceQueryManageList,
  keyOf: ({ invoiceId }) => invoiceId,
  acts: [invoiceAct('INVOICE_SEND', 'send'), invoiceAct('INVOICE_DELIVER', 'deliver')],
});
