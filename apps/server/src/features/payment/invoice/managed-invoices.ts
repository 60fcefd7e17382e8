import {
  invoiceActs,
  invoiceFilePurpose,
  type invoiceOperateManage,
  type invoiceQueryManageDetail,
  type invoiceQueryManageList,
  type ManagedInvoice,
  type ManagedInvoiceDetail,
} from '@portal/contract/payment/invoice';
import { invoiceTransitions } from '@portal/contract/payment/invoice-terms';
import * as m from '@portal/texts/messages';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import { listAttachments } from '../../../platform/files/attachments.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { lockOrder } from '../order/order.queries.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { viewInvoice } from './invoice.view.ts';
import {
  countManagedInvoices,
  findManagedInvoice,
  listManagedInvoices,
  type ManagedInvoiceRow,
} from './managed-invoice.queries.ts';
import { moveInvoice } from './move-invoice.ts';

const viewManaged = (
  { invoice, orderNo, orderTitle }: ManagedInvoiceRow,
  names: ReadonlyMap<string, string>,
): ManagedInvoice => ({
  ...viewInvoice(invoice),
  orderNo,
  orderTitle,
  applicantName: names.get(invoice.userId) ?? '',
});

async function viewDetail(db: Db, id: string): Promise<ManagedInvoiceDetail> {
  const row = await findManagedInvoice(db, id);
  if (!row) throw notFound();
  const { invoice } = row;
  const names = await namesOfUsers(db, [invoice.userId]);
  return {
    ...viewManaged(row, names),
    files: [
      ...(await listAttachments(db, invoice.fileId)),
      ...(await listAttachments(db, invoice.redFileId)),
    ],
    actions: invoiceActs.filter((event) => invoiceTransitions[invoice.status][event] !== undefined),
  };
}

export const queryManagedInvoices: Verb<typeof invoiceQueryManageList> = async ({ db }, input) => {
  const rows = await listManagedInvoices(db, input);
  const names = await namesOfUsers(db, [...new Set(rows.map(({ invoice }) => invoice.userId))]);
  const counts = countManagedInvoices(db, input);
  return pageOfTabs(input, Promise.resolve(rows), { counts, tab: input.state }, (row) =>
    viewManaged(row, names),
  );
};

/** @throws {AppError} 500404 */
export const queryManagedInvoice: Verb<typeof invoiceQueryManageDetail> = ({ db }, { id }) =>
  viewDetail(db, id);

/**
 * Passes a file the caller uploaded to the invoice's recipient.
 * @throws {AppError} 100002 for another user's file
 */
async function handOver(tx: Db, ctx: Context, invoice: InvoiceRow, fileId: string): Promise<void> {
  const submitted = await tx
    .update(fileGroups)
    .set({ ownerUserId: invoice.userId, ownerEnterpriseId: invoice.enterpriseId })
    .where(
      and(
        eq(fileGroups.id, fileId),
        eq(fileGroups.ownerUserId, ctx.actor.userId),
        eq(fileGroups.purpose, invoiceFilePurpose),
        eq(fileGroups.visibility, 'owner'),
      ),
    )
    .returning({ id: fileGroups.id });
  if (submitted.length === 0) throw fieldsRefused({ 'data.fileId': m.fault_contract_file() });
}

type Operation = InputOf<typeof invoiceOperateManage>;

function numberIn({ data }: Operation): string {
  if (data?.invoiceNo) return data.invoiceNo;
  throw fieldsRefused({ 'data.invoiceNo': m.fault_enter({ field: m.field_invoice_no() }) });
}

function fileIn({ data }: Operation): string {
  if (data?.fileId) return data.fileId;
  throw fieldsRefused({ 'data.fileId': m.fault_choose({ field: m.field_invoice_file() }) });
}

function reasonIn({ reason }: Operation): string {
  if (reason !== '') return reason;
  throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
}

async function act(tx: Db, ctx: Context, invoice: InvoiceRow, input: Operation): Promise<void> {
  const { event } = input;
  // Reports a refused transition before any missing data.
  nextState(invoiceTransitions, invoice.status, event);
  const setOf: Record<typeof event, () => Partial<InvoiceRow>> = {
    issue: () => ({ invoiceNo: numberIn(input), issuedAt: ctx.now }),
    deliver: () => ({ fileId: fileIn(input) }),
    red: () => ({ redNo: numberIn(input), redFileId: fileIn(input) }),
    return: () => ({ answer: reasonIn(input) }),
  };
  await moveInvoice(tx, ctx, invoice, event, setOf[event]());
  if (event === 'deliver' || event === 'red') await handOver(tx, ctx, invoice, fileIn(input));
}

/** @throws {AppError} 500404, 500409, 500012, 100002 */
export const operateInvoice: Verb<typeof invoiceOperateManage> = async (ctx, input) => {
  const { id, version } = input;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const [found] = await tx.select().from(invoices).where(eq(invoices.id, id));
      if (!found) throw notFound();
      // Lock the order first, as a refund that affects the invoice does.
      await lockOrder(tx, found.payOrderId);
      await act(tx, ctx, await lockVersion(tx, invoices, { id, version }), input);
      return viewDetail(tx, id);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'invoice_number') throw error;
    throw fieldsRefused({ 'data.invoiceNo': m.fault_invoice_no_taken() });
  }
};
