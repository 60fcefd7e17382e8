import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { invoiceOperateManage } from '@portal/contract/payment/invoice';
import { invoiceTransitions } from '@portal/contract/payment/invoice-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import type { PreparedFile } from '../../../platform/files/prepare-file.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf } from '../../../platform/http/context.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { ChannelDown } from '../../../platform/pay/pay-channel.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { invoiceCorrections } from './invoice-correction.table.ts';
import {
  handOver,
  prepareInvoiceFile,
  requireOwnUpload,
  requireUnused,
  storeInvoiceFile,
} from './invoice-files.ts';
import { lockSource } from './invoice-source.ts';
import { moveInvoice } from './move-invoice.ts';
import { markSent, tryInvoice } from './process-invoice.ts';

export type Operation = InputOf<typeof invoiceOperateManage>;

interface Given {
  tx: Db;
  ctx: Context;
  invoice: InvoiceRow;
  input: Operation;
  /** The file that the tax-control service has for it. */
  fetched: PreparedFile | null;
}

type Change = Partial<InvoiceRow> & { reason?: string };

function numberIn({ input: { data, event }, invoice: { redNo } }: Given): string {
  const no = data?.invoiceNo ?? (event === 'red' ? redNo : '');
  if (no !== '') return no;
  throw fieldsRefused({ 'data.invoiceNo': m.fault_enter({ field: m.field_invoice_no() }) });
}

/** The file to deliver: sent along, or issued by the tax-control service. */
async function fileIn({ tx, ctx, input: { data }, fetched }: Given): Promise<string> {
  if (data?.fileId) return requireOwnUpload(tx, ctx, data.fileId);
  if (fetched) return storeInvoiceFile(tx, ctx, fetched);
  throw fieldsRefused({ 'data.fileId': m.fault_choose({ field: m.field_invoice_file() }) });
}

function reasonIn({ input: { reason } }: Given): string {
  if (reason !== '') return reason;
  throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
}

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError(retCodes.TRANSITION_REFUSED);
}

/** Keeps the number and the file that are replaced. */
async function correct(given: Given): Promise<Change> {
  const { tx, ctx, invoice, input } = given;
  const reason = reasonIn(given);
  const { invoiceNo = invoice.invoiceNo, fileId = invoice.fileId } = input.data ?? {};
  const hasNewNo = invoiceNo !== invoice.invoiceNo;
  const hasNewFile = fileId !== null && fileId !== invoice.fileId;
  if (!hasNewNo && !hasNewFile) throw fieldsRefused({ 'data.invoiceNo': m.invoicing_fault_same() });
  if (hasNewFile) await requireOwnUpload(tx, ctx, fileId);
  const { now, actor } = ctx;
  await tx.insert(invoiceCorrections).values({
    id: orderedId(now.getTime()),
    invoiceId: invoice.id,
    invoiceNo: invoice.invoiceNo,
    fileId: hasNewFile ? invoice.fileId : null,
    reason,
    createdAt: now,
    createdBy: actor.userId,
    updatedAt: now,
    updatedBy: actor.userId,
  });
  return { reason, ...(hasNewNo ? { invoiceNo } : {}), ...(hasNewFile ? { fileId } : {}) };
}

const answered = { awaits: null, askAt: null, trouble: '' } as const;

/** What each event changes; what the service was asked for is not entered by hand while it may answer. */
const changesOf: Record<Exclude<Operation['event'], 'send'>, (given: Given) => Change | Promise<Change>> = {
  issue: (given) => {
    const { awaits, status } = given.invoice;
    refuseUnless(status !== 'TO_RED' || awaits === 'ISSUE');
    refuseUnless(awaits === null || given.ctx.invoicing.isByHand);
    return { ...answered, invoiceNo: numberIn(given), issuedAt: given.ctx.now };
  },
  attach: async (given) => {
    requireUnused(given.invoice);
    return { fileId: await fileIn(given) };
  },
  correct,
  deliver: async (given) => {
    const { fileId } = given.invoice;
    if (fileId === null) return { fileId: await fileIn(given) };
    if (given.input.data?.fileId) requireUnused(given.invoice);
    return { fileId };
  },
  return: (given) => ({ answer: reasonIn(given) }),
  reverse: (given) => ({ redReason: reasonIn(given) }),
  red: async (given) => {
    const { awaits, invoiceNo } = given.invoice;
    refuseUnless(invoiceNo !== '' && (awaits === null || given.ctx.invoicing.isByHand));
    return { ...answered, redNo: numberIn(given), redFileId: await fileIn(given) };
  },
};

async function act(given: Given): Promise<void> {
  const { tx, ctx, invoice, input } = given;
  const { event } = input;
  // Reports a refused transition before any missing data.
  nextState(invoiceTransitions, invoice.status, event);
  if (event === 'send') {
    await markSent(tx, ctx, ctx.invoicing, invoice);
    return;
  }
  const moved = await moveInvoice(tx, ctx, invoice, event, await changesOf[event](given));
  if (event === 'deliver' || event === 'red') await handOver(tx, moved);
}

/** Whether the service has a file that nobody sent along. */
function isAtService({ event, data }: Operation, { fileId, isByService, redNo }: InvoiceRow): boolean {
  if (data?.fileId) return false;
  return event === 'deliver' ? isByService && fileId === null : event === 'red' && redNo !== '';
}

/**
 * Fetches the file of an invoice into the folder, before any transaction.
 * @throws {AppError} 500046 when the service does not answer
 */
async function fetchFile(ctx: Context, folder: string, { requestNo }: InvoiceRow) {
  try {
    const file = await ctx.invoicing.fetchFile(requestNo);
    if (!file) return null;
    return await prepareInvoiceFile(ctx, folder, file);
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error;
    throw new AppError(retCodes.CHANNEL_UNAVAILABLE, { retMsg: m.invoicing_service_down() });
  }
}

const constraintFaults: Record<string, () => Record<string, string>> = {
  invoice_number: () => ({ 'data.invoiceNo': m.fault_invoice_no_taken() }),
  invoice_file: () => ({ 'data.fileId': m.invoicing_fault_file_used() }),
  invoice_red_file: () => ({ 'data.fileId': m.invoicing_fault_file_used() }),
};

/**
 * Applies an operation of the finance office to an invoice; the tax-control service is called between transactions.
 * @throws {AppError} 500404, 500409, 500012, 500046, 300002
 */
export async function operateOne(ctx: Context, input: Operation): Promise<void> {
  const { id, version, event } = input;
  const [found] = await ctx.db.select().from(invoices).where(eq(invoices.id, id));
  if (!found) throw notFound();
  await using folder = isAtService(input, found) ? await mkdtempDisposable(join(tmpdir(), 'invoice-')) : null;
  const fetched = folder && (await fetchFile(ctx, folder.path, found));
  try {
    await inTransaction(ctx.db, async (tx) => {
      // Lock what was paid first, as a refund that affects the invoice does.
      await lockSource(tx, found);
      await act({ tx, ctx, input, fetched, invoice: await lockVersion(tx, invoices, { id, version }) });
    });
  } catch (error) {
    const fault = constraintFaults[violatedConstraint(error) ?? ''];
    if (!fault) throw error;
    throw fieldsRefused(fault());
  }
  if (event === 'send') await tryInvoice(ctx, ctx.invoicing, id);
}
