import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { email } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { attachment, fen, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { choice, labelled, oneOf, optionalText } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { invoiceKinds, invoiceStates, titleKinds } from './invoice-terms.ts';

const tag = 'payment';

const session = { tag, access: 'session' } as const;
const byFinance = { tag, access: ['OP_FINANCE'] } as const;

/** Upload purpose for invoice files. */
export const invoiceFilePurpose = 'INVOICE';

const invoiceLine = z.object({ name: z.string(), amountFen: fen, taxPpm: z.int(), taxFen: fen });

const invoice = z.object({
  invoiceId: id,
  no: z.string(),
  payOrderId: id,
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
  createdAt: instant,
  version: z.int(),
});
export type InvoiceOfList = z.infer<typeof invoice>;

const invoiceDetail = invoice.extend({ files: z.array(attachment), actions: abilities(['withdraw']) });
export type OwnInvoice = z.infer<typeof invoiceDetail>;

export const invoiceContent = z.object({
  payOrderId: id,
  kind: choice(m.field_invoice_kind, invoiceKinds),
  /** For a person; an enterprise’s invoices carry its own name and tax number. */
  title: optionalText(m.field_invoice_title, 100),
  email: labelled(m.field_email, email),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

const invoiceQueryOfOrderAnswer = z.object({
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
  output: invoiceQueryOfOrderAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const invoiceApply = call.write(session, '/api/payManage/invoice/apply', {
  summary: 'Requests the invoice of a paid order, less what was refunded.',
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

export const managedInvoiceTabs = ['APPLIED', 'ISSUED', 'TO_RED', 'DELIVERED', 'RED', 'REJECTED'] as const;

export const invoiceQueryManageList = call.list(byFinance, '/api/payManage/invoice/queryManageList', {
  summary: 'Lists the invoices of all payers, newest first; search by number, title or tax number.',
  filter: { state: oneOf(m.field_state, managedInvoiceTabs).optional(), keyword: keyword.optional() },
  output: pageOfTabs(managedInvoice, managedInvoiceTabs),
});

export const invoiceActs = ['issue', 'deliver', 'return', 'red'] as const;

const managedInvoiceDetail = managedInvoice.extend({
  files: z.array(attachment),
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
      .trim()
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

export const invoiceOperateManage = call.operate(byFinance, '/api/payManage/invoice/operateManage', {
  summary:
    'Records the number of an issued invoice, uploads its file or those of its red-letter invoice, or returns the request.',
  events: invoiceActs,
  fields: {
    /** The number for `issue`, the file for `deliver`, both for `red`. */
    data: redInvoice.partial().optional(),
    /** For `return`. */
    reason: optionalText(m.field_reason, 100),
  },
  output: managedInvoiceDetail,
});
