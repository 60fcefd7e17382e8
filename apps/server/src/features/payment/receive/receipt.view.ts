import type { ReceiptDetail, ReceiptRow } from '@portal/contract/payment/receipt';
import {
  type ReceiptEvent,
  receiptStateLabels,
  receiptWayLabels,
} from '@portal/contract/payment/receipt-terms';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { titleOfBill } from '../../billing/bill/owed.public.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { capitalAmount } from '../capital-amount.public.ts';
import { invoicesOfReceipts, mayInvoice } from '../invoice/invoices-of-receipts.ts';
import type { NamedReceipt } from './receipt.queries.ts';
import { type Receipt, receiptItems } from './receipt.table.ts';

export const viewReceipt = ({ receipt, enterpriseName }: NamedReceipt): ReceiptRow => ({
  receiptId: receipt.id,
  no: receipt.no,
  way: receipt.way,
  wayLabel: receiptWayLabels[receipt.way](),
  enterpriseId: receipt.enterpriseId,
  enterpriseName,
  payer: receipt.payer,
  receivedOn: receipt.receivedOn,
  amountFen: receipt.amountFen,
  creditFen: receipt.creditFen,
  state: receipt.status,
  stateLabel: receiptStateLabels[receipt.status](),
  createdAt: receipt.createdAt.getTime(),
  version: receipt.version,
});

export const receiptColumns: SheetColumn<NamedReceipt>[] = [
  { head: '收据号', value: ({ receipt }) => receipt.no, width: 20 },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 40 },
  { head: '付款方', value: ({ receipt }) => receipt.payer, width: 40 },
  { head: '方式', value: ({ receipt }) => receiptWayLabels[receipt.way]() },
  { head: '到账日', value: ({ receipt }) => receipt.receivedOn, width: 14 },
  { head: '金额（元）', value: ({ receipt }) => receipt.amountFen / 100 },
  { head: '预存（元）', value: ({ receipt }) => receipt.creditFen / 100 },
  { head: '状态', value: ({ receipt }) => receiptStateLabels[receipt.status]() },
  { head: '冲销编号', value: ({ receipt }) => receipt.reversalNo ?? '', width: 20 },
  { head: '登记时间', value: ({ receipt }) => receipt.createdAt, width: 20 },
];

/** What an officer may do: nobody confirms what they entered or asked for. */
function actionsOf({ status, firstBy, reversalBy }: Receipt, userId: string): ReceiptDetail['actions'] {
  switch (status) {
    case 'PROPOSED':
      return firstBy === userId ? ['drop'] : ['confirm', 'drop'];
    case 'BOOKED':
      return ['reverse'];
    case 'REVERSING':
      return reversalBy === userId ? ['keep'] : ['reverse', 'keep'];
    case 'REVERSED':
    case 'DROPPED':
      return [] satisfies ReceiptEvent[];
  }
}

/** The bills of a receipt with their titles. */
export const billsOfReceipt = async (db: Db, receiptId: string) =>
  (
    await db
      .select({ item: receiptItems, bill: bills })
      .from(receiptItems)
      .innerJoin(bills, eq(bills.id, receiptItems.billId))
      .where(eq(receiptItems.receiptId, receiptId))
      .orderBy(asc(receiptItems.position))
  ).map(({ item: { billId, amountFen, lateFen }, bill }) => ({
    billId,
    no: bill.no,
    title: titleOfBill(bill),
    amountFen,
    lateFen,
  }));

export async function viewReceiptDetail(db: Db, named: NamedReceipt, userId: string): Promise<ReceiptDetail> {
  const { receipt } = named;
  const { firstBy, secondBy, reversalBy, reversalSecondBy, bankLineId, reversalNo } = receipt;
  const names = await namesOfUsers(
    db,
    [firstBy, secondBy, reversalBy, reversalSecondBy].flatMap((id) => id ?? []),
  );
  const nameOf = (id: string | null) => names.get(id ?? '') ?? '';
  const [line] =
    bankLineId === null
      ? []
      : await db
          .select({ lineId: bankLines.id, bankNo: bankLines.bankNo, purpose: bankLines.purpose })
          .from(bankLines)
          .where(eq(bankLines.id, bankLineId));
  const invoice = (await invoicesOfReceipts(db, [receipt.id])).get(receipt.id);
  return {
    ...viewReceipt(named),
    items: await billsOfReceipt(db, receipt.id),
    voucherNo: receipt.voucherNo,
    fileId: receipt.fileId,
    note: receipt.note,
    line: line ?? null,
    capitals: capitalAmount(receipt.amountFen),
    firstByName: nameOf(firstBy),
    secondByName: nameOf(secondBy),
    bookedAt: receipt.bookedAt?.getTime() ?? null,
    reversal:
      reversalBy === null
        ? null
        : {
            no: reversalNo ?? '',
            at: receipt.reversedAt?.getTime() ?? null,
            byName: nameOf(reversalBy),
            secondByName: nameOf(reversalSecondBy),
          },
    reason: receipt.reason,
    invoice: invoice ?? null,
    canInvoice: mayInvoice(receipt, invoice),
    actions: actionsOf(receipt, userId),
  };
}
