import { maxListTotal } from '@portal/contract/max-list-total';
import type {
  invoiceOperateManage,
  invoiceQueryManageDetail,
  invoiceQueryManageList,
  ManagedInvoice,
  ManagedInvoiceDetail,
} from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { desc, eq } from 'drizzle-orm';
import { isPastEnd } from '../../../platform/database/count-up-to.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listAttachments } from '../../../platform/files/attachments.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import type { InvoiceChannel } from '../../../platform/invoice/invoice-channel.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import type { Desk } from '../desk.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { type Replacements, replacementsOf, viewInvoice } from './invoice.view.ts';
import { invoiceCorrections } from './invoice-correction.table.ts';
import {
  countManagedInvoices,
  findManagedInvoice,
  listManagedInvoices,
  type ManagedInvoiceRow,
} from './managed-invoice.queries.ts';
import { nextOf } from './next-invoice.ts';
import { operateOne } from './operate-invoice.ts';

const viewManaged = (
  { invoice, orderNo, orderTitle, receiptNo }: ManagedInvoiceRow,
  replacements: Replacements,
  names: ReadonlyMap<string, string>,
): ManagedInvoice => ({
  ...viewInvoice(invoice, replacements),
  orderNo: orderNo ?? receiptNo ?? '',
  orderTitle: orderTitle ?? m.counter_receipt(),
  applicantName: names.get(invoice.userId) ?? '',
});

type Action = ManagedInvoiceDetail['actions'][number];

/** What the finance office may do now; what the service was asked for is not entered by hand meanwhile. */
function actionsOf(invoice: InvoiceRow, { isByHand }: InvoiceChannel, canReissue: boolean): Action[] {
  const { status, fileId, invoiceNo, redNo, awaits } = invoice;
  const bySending: Action[] = isByHand ? [] : ['send'];
  switch (status) {
    case 'APPLIED':
      return [...bySending, 'issue', 'return'];
    case 'ISSUING':
      return isByHand ? ['issue'] : [];
    case 'ISSUED':
      return [...(fileId === null ? (['attach'] as const) : []), 'deliver', 'correct', 'reverse'];
    case 'DELIVERED':
      return ['reverse'];
    case 'TO_RED':
      if (awaits !== null && !isByHand) return [];
      if (invoiceNo === '') return ['issue'];
      return redNo === '' ? [...bySending, 'red'] : ['red'];
    case 'RED':
      return canReissue ? ['reissue'] : [];
    case 'REJECTED':
    case 'WITHDRAWN':
      return [];
  }
}

async function viewCorrections(db: Db, invoiceId: string): Promise<ManagedInvoiceDetail['corrections']> {
  const rows = await db
    .select()
    .from(invoiceCorrections)
    .where(eq(invoiceCorrections.invoiceId, invoiceId))
    .orderBy(desc(invoiceCorrections.id));
  const names = await namesOfUsers(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return Promise.all(
    rows.map(async ({ id, invoiceNo, fileId, reason, createdBy, createdAt }) => ({
      correctionId: id,
      invoiceNo,
      files: await listAttachments(db, fileId),
      reason,
      byName: names.get(createdBy ?? '') ?? '',
      at: createdAt.getTime(),
    })),
  );
}

/** What the invoice that replaces a reversed one would cover. */
async function viewNext(db: Db, desk: Desk, invoice: InvoiceRow, isReplaced: boolean) {
  if (invoice.status !== 'RED' || isReplaced) return null;
  const next = await nextOf(db, desk, invoice);
  return next ? { amountFen: next.amountFen, lines: next.lines } : null;
}

/** @throws {AppError} 500404 */
export async function viewManagedDetail(
  db: Db,
  desk: Desk,
  channel: InvoiceChannel,
  id: string,
): Promise<ManagedInvoiceDetail> {
  const row = await findManagedInvoice(db, id);
  if (!row) throw notFound();
  const { invoice } = row;
  const names = await namesOfUsers(db, [invoice.userId]);
  const managed = viewManaged(row, await replacementsOf(db, [invoice]), names);
  const next = await viewNext(db, desk, invoice, managed.replacedBy !== null);
  return {
    ...managed,
    files: [
      ...(await listAttachments(db, invoice.fileId)),
      ...(await listAttachments(db, invoice.redFileId)),
    ],
    corrections: await viewCorrections(db, id),
    hasFile:
      invoice.status === 'TO_RED' ? invoice.redNo !== '' : invoice.fileId !== null || invoice.isByService,
    awaits: invoice.awaits,
    trouble: invoice.trouble,
    next,
    actions: actionsOf(invoice, channel, next !== null),
  };
}

export const queryManagedInvoices: Verb<typeof invoiceQueryManageList> = async ({ db, invoicing }, input) => {
  const rows = isPastEnd(input) ? [] : await listManagedInvoices(db, input);
  const names = await namesOfUsers(
    db,
    rows.map(({ invoice }) => invoice.userId),
  );
  const replacements = await replacementsOf(
    db,
    rows.map(({ invoice }) => invoice),
  );
  const counts = countManagedInvoices(db, input);
  const page = await pageOfTabs(
    input,
    Promise.resolve(rows),
    { counts, tab: input.state },
    (row) => viewManaged(row, replacements, names),
    maxListTotal,
  );
  return { ...page, hasService: !invoicing.isByHand };
};

/** @throws {AppError} 500404 */
export const queryManagedInvoice =
  (desk: Desk): Verb<typeof invoiceQueryManageDetail> =>
  ({ db, invoicing }, { id }) =>
    viewManagedDetail(db, desk, invoicing, id);

/** @throws {AppError} 500404, 500409, 500012, 500046, 300002 */
export const operateInvoice =
  (desk: Desk): Verb<typeof invoiceOperateManage> =>
  async (ctx, input) => {
    await operateOne(ctx, input);
    return viewManagedDetail(ctx.db, desk, ctx.invoicing, input.id);
  };
