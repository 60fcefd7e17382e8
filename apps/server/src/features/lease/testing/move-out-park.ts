import type { BillLine } from '@portal/contract/billing/bill-price';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { bills } from '../../billing/bill/bill.table.ts';
import { insertBill } from '../../billing/testing/insert-meter.ts';
import { payAttempts, payItems, payOrders } from '../../payment/payment.table.ts';

/** A standing charge for a part of a month, as a bill keeps it. */
export const termLine = (
  unitPriceE4: number,
  amountFen: number,
  [from, to, days, ofDays]: [string, string, number, number],
  usageX100 = 100,
): BillLine => ({
  part: 'WHOLE',
  usageX100,
  unitPriceE4,
  amountFen,
  fromX100: null,
  toX100: null,
  multiplier: 1,
  term: { from, to, days, ofDays },
  formulaText: '',
});

/** A paid order at the demo cashier over one bill. */
export async function insertPaidOrder(db: Db, bizId: string, totalFen: number): Promise<string> {
  const id = ulid();
  await db.insert(payOrders).values({
    id,
    no: `ZF-${id}`,
    kind: 'BILL',
    title: '账单',
    itemCount: 1,
    payerName: '',
    totalFen,
    status: 'SUCCESS',
    expireAt: new Date('2026-01-01T00:00:00Z'),
    tradeNo: id,
  });
  await db.insert(payItems).values({
    id: ulid(),
    payOrderId: id,
    position: 0,
    kind: 'BILL',
    bizId,
    title: '',
    note: '',
    amountFen: totalFen,
    isHeld: false,
  });
  await db.insert(payAttempts).values({
    id: ulid(),
    payOrderId: id,
    no: id,
    channel: 'MOCK',
    status: 'SUCCESS',
    amountFen: totalFen,
    paidFen: totalFen,
    tradeNo: id,
  });
  return id;
}

type GivenBill = Omit<Parameters<typeof insertBill>[1], 'lines'> & { lines?: BillLine[] };

/** A bill paid by an order of its own. */
export async function insertPaidBill(db: Db, given: GivenBill, fen: number): Promise<string> {
  const id = await insertBill(db, {
    ...given,
    status: 'PAID',
    principalFen: fen,
    paidFen: fen,
    settledLateFen: 0,
  });
  await insertPaidOrder(db, id, fen);
  return id;
}

/** A stored file of an officer. */
export async function insertProof(db: Db, ownerUserId: string): Promise<string> {
  const id = ulid();
  await db.insert(fileGroups).values({ id, ownerUserId, purpose: 'CONTRACT', visibility: 'owner' });
  await db.insert(fileItems).values({
    fileId: id,
    index: 0,
    name: '账户说明.pdf',
    mime: 'application/pdf',
    bytes: 10,
    sha256: 'abc',
    storageKey: null,
  });
  return id;
}

export const billOf = async (db: Db, id: string) =>
  (await db.select().from(bills).where(eq(bills.id, id)))[0];
