import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { email } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { attachment, fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, oneLine, oneOf, optionalText, requiredNote, requiredText } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { invoiceKinds, invoiceStates, titleKinds } from './invoice-terms.ts';

const tag = 'payment';

const session = { tag, access: 'session' } as const;
const byFinance = { tag, access: ['OP_FINANCE'], subject: 'INVOICE' } as const;

/** Upload purpose for invoice files. */
export const invoiceFilePurpose = 'INVOICE';

const invoiceLine = z.object({ name: z.string(), amountFen: fen, taxPpm: z.int(), taxFen: fen });

const invoiceLink = z.object({ invoiceId: id, no: z.string() });

const invoice = z.object({
  invoiceId: id,
  no: z.string(),
  /** What it is for: an order, or a receipt of money that came without one. */
  payOrderId: id.nullable(),
  receiptId: id.nullable(),
  titleKind: z.enum(titleKinds),
  title: z.string(),
  taxNo: z.string(),
  kind: z.enum(invoiceKinds),
  kindLabel: z.string(),
  email: z.string(),
  amountFen: fen,
  lines: z.array(invoiceLine),
  state: z.enum(invoiceStates),
  stateLabel: z.string(),
  invoiceNo: z.string(),
  redNo: z.string(),
  /** The park's reason for rejecting it. */
  answer: z.string(),
  /** Why the park reverses it; empty after a refund. */
  redReason: z.string(),
  /** The reversed invoice that it replaces, and the one that replaces it. */
  replaces: invoiceLink.nullable(),
  replacedBy: invoiceLink.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type InvoiceOfList = z.infer<typeof invoice>;

const invoiceDetail = invoice.extend({ files: z.array(attachment), actions: abilities(['withdraw']) });
export type OwnInvoice = z.infer<typeof invoiceDetail>;

export const invoiceContent = z.object({
  /** One of the two. */
  payOrderId: id.nullable().default(null),
  receiptId: id.nullable().default(null),
  kind: choice(m.field_invoice_kind, invoiceKinds),
  /** For a person; an enterprise’s invoices carry its own name and tax number. */
  title: optionalText(m.field_invoice_title, 100),
  email: labelled(m.field_email, email),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

const ownInvoices = z.object({
  rows: z.array(invoiceDetail),
  /** Null if no invoice can be requested: unpaid, fully refunded, a refund in progress, or a valid invoice exists. */
  next: z
    .object({
      titleKind: z.enum(titleKinds),
      title: z.string(),
      taxNo: z.string(),
      amountFen: fen,
      lines: z.array(invoiceLine),
    })
    .nullable(),
});

export const invoiceQueryOfOrder = call.read(session, '/api/payManage/invoice/queryOfOrder', {
  summary: 'Lists the invoices of one of the caller’s orders, newest first, and the details of the next one.',
  input: z.object({ payOrderId: id }),
  output: ownInvoices,
  refuses: [retCodes.NOT_FOUND],
});

export const invoiceQueryOfReceipt = call.read(session, '/api/payManage/invoice/queryOfReceipt', {
  summary:
    'Lists the invoices of a receipt, newest first, and the details of the next one; for its enterprise and the finance office.',
  input: z.object({ receiptId: id }),
  output: ownInvoices,
  refuses: [retCodes.NOT_FOUND],
});

export const invoiceApply = call.write(session, '/api/payManage/invoice/apply', {
  summary: 'Requests the invoice of a paid order or a receipt, less what was refunded.',
  input: z.object({ data: invoiceContent }),
  output: invoiceDetail,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

export const invoiceWithdraw = call.act(session, '/api/payManage/invoice/withdraw', {
  summary: 'Withdraws an invoice request that is not issued yet.',
  output: invoiceDetail,
});

const managedInvoice = invoice.extend({
  orderNo: z.string(),
  orderTitle: z.string(),
  applicantName: z.string(),
});
export type ManagedInvoice = z.infer<typeof managedInvoice>;

export const managedInvoiceTabs = [
  'APPLIED',
  'ISSUING',
  'ISSUED',
  'TO_RED',
  'DELIVERED',
  'RED',
  'REJECTED',
] as const;

const managedFilter = {
  state: oneOf(m.field_state, managedInvoiceTabs).optional(),
  keyword: keyword.optional(),
};

export const invoiceQueryManageList = call.list(byFinance, '/api/payManage/invoice/queryManageList', {
  summary: 'Lists the invoices of all payers, newest first; search by number, title or tax number.',
  filter: { ...managedFilter, sort: sortedBy('created').default('-created') },
  output: pageOfTabs(managedInvoice, managedInvoiceTabs).extend({
    /** Whether a tax-control service issues invoices; otherwise staff do so and enter the numbers. */
    hasService: z.boolean(),
  }),
});

/** Maximum number of invoices handled by one call. */
const maxInvoicesAtOnce = 50;

export const invoiceExport = call.sheet(byFinance, '/api/payManage/invoice/exportManage', {
  summary:
    'Exports the invoices of the list, or the selected ones; with numbers filled in, the sheet can be imported.',
  input: z.object({
    ...managedFilter,
    /** Ids of the selected invoices, separated by commas. */
    ids: z
      .string()
      .max(maxInvoicesAtOnce * 27)
      .optional(),
  }),
});

const invoiceOperations = [
  'send',
  'issue',
  'attach',
  'correct',
  'deliver',
  'return',
  'reverse',
  'red',
] as const;

/** Actions of the finance office; `reissue` requests the invoice that replaces a reversed one. */
const invoiceActs = [...invoiceOperations, 'reissue'] as const;

const managedInvoiceDetail = managedInvoice.extend({
  files: z.array(attachment),
  /** Earlier numbers and files, newest first. */
  corrections: z.array(
    z.object({
      correctionId: id,
      invoiceNo: z.string(),
      files: z.array(attachment),
      reason: z.string(),
      byName: z.string(),
      at: instant,
    }),
  ),
  /** Whether it can be delivered, or its reversal finished, without sending a file along. */
  hasFile: z.boolean(),
  /** What the tax-control service is asked for; null if nothing is awaited. */
  awaits: z.enum(['ISSUE', 'RED']).nullable(),
  /** Why the tax-control service last refused. */
  trouble: z.string(),
  /** What the next invoice would cover, for `reissue`. */
  next: z.object({ amountFen: fen, lines: z.array(invoiceLine) }).nullable(),
  actions: abilities(invoiceActs),
});
export type ManagedInvoiceDetail = z.infer<typeof managedInvoiceDetail>;

export const invoiceQueryManageDetail = call.detail(byFinance, '/api/payManage/invoice/queryManageDetail', {
  summary: 'Returns an invoice with its lines and files.',
  output: managedInvoiceDetail,
});

/** An invoice's number at the tax office. */
export const issuedInvoice = z.object({
  invoiceNo: labelled(
    m.field_invoice_no,
    z
      .string({ error: fault.enter(m.field_invoice_no) })
      .overwrite(cleanLine)
      .regex(/^\d{8}(\d{12})?$/, { error: m.fault_invoice_no }),
  ),
});

export const deliveredInvoice = z.object({
  fileId: labelled(
    m.field_invoice_file,
    z
      .string({ error: fault.choose(m.field_invoice_file) })
      .min(1, { error: fault.choose(m.field_invoice_file) })
      .max(64),
  ),
});

/** A red invoice is issued and delivered in one step. */
export const redInvoice = issuedInvoice.extend(deliveredInvoice.shape);
export type RedInvoice = z.infer<typeof redInvoice>;

/** The form that corrects an issued invoice until its delivery; without a file the present one stays. */
export const correctedInvoice = issuedInvoice.extend({
  fileId: labelled(m.field_invoice_file, z.string().max(64).default('')),
  reason: requiredNote(m.field_reason, 100),
});
export type CorrectedInvoice = z.infer<typeof correctedInvoice>;

/** The invoice that replaces a reversed one; its amount follows from the payment. */
export const reissuedInvoice = z.object({
  kind: choice(m.field_invoice_kind, invoiceKinds),
  title: oneLine(requiredText(m.field_invoice_title, 100)),
  taxNo: labelled(
    m.field_tax_no,
    z
      .string()
      .overwrite(cleanLine)
      .toUpperCase()
      .regex(/^([0-9A-Z]{15}|[0-9A-Z]{17,20})?$/, { error: fault.malformed(m.field_tax_no) })
      .default(''),
  ),
  email: labelled(m.field_email, email),
});
export type ReissuedInvoice = z.infer<typeof reissuedInvoice>;

export const invoiceOperateManage = call.operate(byFinance, '/api/payManage/invoice/operateManage', {
  summary:
    'Has an invoice issued, records or corrects its number and file, delivers it, returns the request, or reverses it.',
  events: invoiceOperations,
  fields: {
    /**
     * The number for `issue`, the file for `attach` and `deliver`, either for `correct`, both for `red`. What the
     * tax-control service issued need not be sent.
     */
    data: redInvoice.partial().optional(),
    /** For `return`, `correct` and `reverse`. */
    reason: optionalText(m.field_reason, 100),
  },
  output: managedInvoiceDetail,
  refuses: [retCodes.CHANNEL_UNAVAILABLE],
});

export const invoiceReissue = call.act(byFinance, '/api/payManage/invoice/reissue', {
  summary: 'Requests the invoice that replaces a reversed one, linked both ways.',
  fields: { data: reissuedInvoice },
  output: managedInvoiceDetail,
});

const sheetFault = z.object({ row: z.int(), text: z.string() });

export const invoiceImportNumbers = call.write(byFinance, '/api/payManage/invoice/importNumbers', {
  summary: 'Records the numbers of a filled-in export: all of them, or none and the fault of each row.',
  output: z.object({ issued: z.int(), known: z.int(), faults: z.array(sheetFault) }),
  refuses: [retCodes.FIELD_REFUSED, retCodes.FILE_REFUSED],
  multipart: true,
});

export const invoiceImportFiles = call.write(byFinance, '/api/payManage/invoice/importFiles', {
  summary: 'Attaches the files of an archive to issued invoices by the numbers in the file names.',
  output: z.object({
    attached: z.int(),
    /** Files already attached to their invoice. */
    known: z.int(),
    /** The files that fit no invoice, counted in the order of the archive; all others are attached. */
    faults: z.array(sheetFault),
  }),
  refuses: [retCodes.FIELD_REFUSED, retCodes.FILE_REFUSED],
  multipart: true,
});
