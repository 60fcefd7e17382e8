import type { PayKind } from '@portal/contract/payment/terms';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { ledgerTransfers } from '../../payment/ledger/ledger.table.ts';
import { payAttempts, payItems, payOrders, refundOrders } from '../../payment/payment.table.ts';
import { receiptItems, receipts } from '../../payment/receive/receipt.table.ts';

interface Given {
  at: Date;
  enterpriseId: string;
  kind?: PayKind;
  items: [bizId: string, amountFen: number][];
}

interface Inserted {
  orderId: string;
  attemptId: string;
  itemId: string;
}

/** A paid order for things of an enterprise, without its booking in the ledger. */
export async function insertPayment(
  db: Db,
  { at, enterpriseId, kind = 'BILL', items }: Given,
): Promise<Inserted> {
  const [orderId, attemptId] = [ulid(), ulid()];
  const totalFen = items.reduce((sum, [, amountFen]) => sum + amountFen, 0);
  await db.insert(payOrders).values({
    id: orderId,
    no: `ZF-${orderId.slice(-10)}`,
    kind,
    title: '账单',
    itemCount: items.length,
    payerEnterpriseId: enterpriseId,
    payerName: '付款人',
    totalFen,
    channel: 'BANK_TRANSFER',
    status: 'SUCCESS',
    expireAt: at,
    successAt: at,
  });
  await db.insert(payAttempts).values({
    id: attemptId,
    payOrderId: orderId,
    no: `ZC-${attemptId.slice(-10)}`,
    channel: 'BANK_TRANSFER',
    status: 'SUCCESS',
    amountFen: totalFen,
    paidFen: totalFen,
    paidAt: at,
  });
  const rows = items.map(([bizId, amountFen], position) => ({
    id: ulid(),
    payOrderId: orderId,
    position,
    kind,
    bizId,
    title: '账单',
    note: '',
    amountFen,
    isHeld: true,
  }));
  await db.insert(payItems).values(rows);
  return { orderId, attemptId, itemId: rows[0]?.id ?? '' };
}

/** A refund of the first item that has reached the payer, with the head of its transfer in the ledger. */
export async function insertPaidRefund(
  db: Db,
  { orderId, attemptId, itemId }: Inserted,
  { at, amountFen }: { at: Date; amountFen: number },
): Promise<void> {
  const id = ulid();
  await db.insert(refundOrders).values({
    id,
    no: `TK-${id.slice(-10)}`,
    channelNo: `TC-${id.slice(-10)}`,
    payOrderId: orderId,
    attemptId,
    source: 'RULE',
    status: 'SUCCESS',
    amountFen,
    items: [{ itemId, amountFen }],
    reason: '多收',
  });
  await db
    .insert(ledgerTransfers)
    .values({ id: ulid(), event: 'RETURNED', causeId: id, payOrderId: orderId, at });
}

interface GivenReceipt {
  enterpriseId: string;
  receivedOn: string;
  items: [billId: string, amountFen: number][];
  /** When it was taken back. */
  reversedAt?: Date;
}

/** Cash for bills of an enterprise, without its booking in the ledger. */
export async function insertReceipt(
  db: Db,
  { enterpriseId, receivedOn, items, reversedAt }: GivenReceipt,
): Promise<void> {
  const id = ulid();
  await db.insert(receipts).values({
    id,
    no: `SJ-${id.slice(-10)}`,
    enterpriseId,
    way: 'CASH',
    payer: '付款人',
    receivedOn,
    amountFen: items.reduce((sum, [, amountFen]) => sum + amountFen, 0),
    creditFen: 0,
    status: reversedAt ? 'REVERSED' : 'BOOKED',
    reversedAt: reversedAt ?? null,
  });
  await db
    .insert(receiptItems)
    .values(items.map(([billId, amountFen], position) => ({ receiptId: id, position, billId, amountFen })));
}
