import { invoiceKindLabels, invoiceStateLabels } from '@portal/contract/payment/invoice-terms';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { ManagedInvoiceRow } from './managed-invoice.queries.ts';

/** Heads of the columns by which a filled-in export is read. */
export const numberHeads = { no: '申请号', invoiceNo: '发票号码' } as const;

/** The exported list; with the numbers filled in it can be imported. */
export const invoiceColumns: SheetColumn<ManagedInvoiceRow>[] = [
  { head: numberHeads.no, value: ({ invoice }) => invoice.no, width: 20 },
  { head: numberHeads.invoiceNo, value: ({ invoice }) => invoice.invoiceNo, width: 24 },
  { head: '发票抬头', value: ({ invoice }) => invoice.title, width: 40 },
  { head: '纳税人识别号', value: ({ invoice }) => invoice.taxNo, width: 24 },
  { head: '发票种类', value: ({ invoice }) => invoiceKindLabels[invoice.kind]() },
  { head: '金额（元）', value: ({ invoice }) => invoice.amountFen, format: 'yuan' },
  {
    head: '税额（元）',
    value: ({ invoice: { lines } }) => lines.reduce((sum, { taxFen }) => sum + taxFen, 0),
    format: 'yuan',
  },
  {
    head: '开票内容',
    value: ({ invoice: { lines } }) => lines.map(({ name }) => name).join('、'),
    width: 30,
  },
  { head: '状态', value: ({ invoice }) => invoiceStateLabels[invoice.status]() },
  { head: '订单号或收据号', value: ({ orderNo, receiptNo }) => orderNo ?? receiptNo ?? '', width: 20 },
  { head: '邮箱', value: ({ invoice }) => invoice.email, width: 30 },
  { head: '申请时间', value: ({ invoice }) => invoice.createdAt, width: 20 },
  { head: '开票时间', value: ({ invoice }) => invoice.issuedAt, width: 20 },
  { head: '红字发票号码', value: ({ invoice }) => invoice.redNo, width: 24 },
  { head: '红冲原因', value: ({ invoice }) => invoice.redReason, width: 30 },
];
