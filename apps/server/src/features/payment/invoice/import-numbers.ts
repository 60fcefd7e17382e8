import { type invoiceImportNumbers, issuedInvoice } from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import type { ContextOf, FormContext, OutputOf } from '../../../platform/http/context.ts';
import type { SheetRow } from '../../../platform/xlsx/read-sheet.ts';
import { receiveSheet } from '../../../platform/xlsx/receive-sheet.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { payOrders } from '../payment.table.ts';
import { receipts } from '../receive/receipt.table.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { numberHeads } from './invoice-columns.ts';
import { moveInvoice } from './move-invoice.ts';

type Ctx = FormContext<ContextOf<typeof invoiceImportNumbers>['actor']>;
type Answer = OutputOf<typeof invoiceImportNumbers>;
type Fault = Answer['faults'][number];

const maxRows = 500;

interface Entered {
  row: number;
  no: string;
  invoiceNo: string;
}

const isFault = (row: Entered | Fault): row is Fault => 'text' in row;

/** Parses a row; rows whose number is not filled in yet are left out. */
function parse({ row, cells }: SheetRow): (Entered | Fault)[] {
  const [no = '', invoiceNo = ''] = [numberHeads.no, numberHeads.invoiceNo].map((head) =>
    plainCell(cells.get(head) ?? '').replace(/\s/g, ''),
  );
  if (invoiceNo === '') return [];
  if (no === '') return [{ row, text: m.fault_enter({ field: numberHeads.no }) }];
  const parsed = issuedInvoice.safeParse({ invoiceNo });
  // Spreadsheet programs shorten a number of twenty digits unless its cell is a text.
  return [parsed.success ? { row, no, invoiceNo } : { row, text: m.fault_invoice_no() }];
}

/** Rows that repeat the request or the number of an earlier row. */
function repeated(rows: readonly Entered[]): Fault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, no, invoiceNo }): Fault[] => {
    const first = seen.get(`no ${no}`) ?? seen.get(`number ${invoiceNo}`);
    for (const key of [`no ${no}`, `number ${invoiceNo}`]) if (!seen.has(key)) seen.set(key, row);
    return first === undefined ? [] : [{ row, text: m.invoicing_fault_row_twice({ row: first }) }];
  });
}

/** The invoices with these request numbers, locked after what they are for. */
async function lockByNo(tx: Db, nos: readonly string[]): Promise<Map<string, InvoiceRow>> {
  const found = await tx
    .select({ orderId: invoices.payOrderId, receiptId: invoices.receiptId })
    .from(invoices)
    .where(inArray(invoices.no, [...nos]));
  const orderIds = found.flatMap(({ orderId }) => orderId ?? []);
  const receiptIds = found.flatMap(({ receiptId }) => receiptId ?? []);
  await tx
    .select({ id: payOrders.id })
    .from(payOrders)
    .where(inArray(payOrders.id, orderIds))
    .orderBy(asc(payOrders.id))
    .for('update');
  await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(inArray(receipts.id, receiptIds))
    .orderBy(asc(receipts.id))
    .for('update');
  const rows = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.no, [...nos]))
    .orderBy(asc(invoices.id))
    .for('update');
  return new Map(rows.map((row) => [row.no, row]));
}

/** Numbers that other invoices have already. */
async function takenBy(tx: Db, rows: readonly Entered[]): Promise<Map<string, string>> {
  const found = await tx
    .select({ no: invoices.no, invoiceNo: invoices.invoiceNo })
    .from(invoices)
    .where(
      inArray(
        invoices.invoiceNo,
        rows.map(({ invoiceNo }) => invoiceNo),
      ),
    );
  return new Map(found.map(({ no, invoiceNo }) => [invoiceNo, no]));
}

/**
 * Records the numbers of a filled-in export: either all of them, or none and the fault of each row. Numbers that are
 * there already change nothing, so a file can be imported again.
 * @throws {AppError} 100002, 500015
 */
export async function importNumbers(ctx: Ctx): Promise<Answer> {
  const rows = await receiveSheet(ctx, maxRows, Object.values(numberHeads));
  const parsed = rows.flatMap(parse);
  const entered = parsed.filter((row): row is Entered => !isFault(row));
  if (parsed.length === 0)
    return { issued: 0, known: 0, faults: [{ row: 0, text: m.invoicing_fault_no_numbers() }] };
  return inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, 'invoice numbers');
    const byNo = await lockByNo(
      tx,
      entered.map(({ no }) => no),
    );
    const taken = await takenBy(tx, entered);
    const isKnown = ({ no, invoiceNo }: Entered) => byNo.get(no)?.invoiceNo === invoiceNo;
    const checked = entered.flatMap(({ row, no, invoiceNo }): Fault[] => {
      const invoice = byNo.get(no);
      if (!invoice) return [{ row, text: m.invoicing_fault_no_unknown({ no: no.slice(0, 40) }) }];
      if (isKnown({ row, no, invoiceNo })) return [];
      if (taken.has(invoiceNo)) return [{ row, text: m.fault_invoice_no_taken() }];
      return invoice.status === 'APPLIED' ? [] : [{ row, text: m.invoicing_fault_not_open({ no }) }];
    });
    const faults = [...parsed.filter(isFault), ...repeated(entered), ...checked];
    if (faults.length > 0)
      return {
        issued: 0,
        known: 0,
        faults: faults.toSorted((one, other) => one.row - other.row),
      };
    const fresh = entered.filter((row) => !isKnown(row));
    for (const { no, invoiceNo } of fresh) {
      const invoice = byNo.get(no);
      if (invoice)
        await moveInvoice(tx, ctx, invoice, 'issue', { invoiceNo, issuedAt: ctx.now, trouble: '' });
    }
    return { issued: fresh.length, known: entered.length - fresh.length, faults: [] };
  });
}
