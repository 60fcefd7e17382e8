import type { invoiceReissue } from '@portal/contract/payment/invoice';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import type { Desk } from '../desk.ts';
import { invoices } from './invoice.table.ts';
import { lockSource } from './invoice-source.ts';
import { viewManagedDetail } from './managed-invoices.ts';
import { insertInvoice, nextOf } from './next-invoice.ts';

/**
 * Requests the invoice that replaces a reversed one, with corrected title, tax number or kind, for what is paid and not
 * refunded by now.
 * @throws {AppError} 500404, 500409, 500012 unless it is reversed and not replaced, 300002
 */
export const reissueInvoice =
  (desk: Desk): Verb<typeof invoiceReissue> =>
  (ctx, { id, version, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const [found] = await tx.select().from(invoices).where(eq(invoices.id, id));
      if (!found) throw notFound();
      await lockSource(tx, found);
      const red = await lockVersion(tx, invoices, { id, version });
      const isReplaced = (await tx.$count(invoices, eq(invoices.replacesId, id))) > 0;
      const next = red.status === 'RED' && !isReplaced ? await nextOf(tx, desk, found) : null;
      if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
      const { titleKind, amountFen, lines, invoiceable } = next;
      if (titleKind === 'PERSON' && data.kind === 'SPECIAL')
        throw fieldsRefused({ 'data.kind': m.fault_invoice_special() });
      if (titleKind === 'ENTERPRISE' && data.taxNo === '')
        throw fieldsRefused({ 'data.taxNo': m.fault_enter({ field: m.field_tax_no() }) });
      const invoice = await insertInvoice(tx, ctx, invoiceable, {
        ...data,
        titleKind,
        amountFen,
        lines,
        userId: red.userId,
      });
      return viewManagedDetail(tx, desk, ctx.invoicing, invoice.id);
    });
