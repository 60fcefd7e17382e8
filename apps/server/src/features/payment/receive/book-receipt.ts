import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { lockBills, payBill, payersOfEnterprise } from '../../billing/bill/pay-bill.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { bankLines } from '../bank/bank-line.table.ts';
import { moveLine } from '../bank/claim-line.ts';
import { bookTransfers, type LedgerAccount, type Movement } from '../ledger/book-transfer.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { fieldOfItem } from './divide-receipt.ts';
import { moveReceipt } from './move-receipt.ts';
import { type Receipt, type ReceiptItem, receiptItems } from './receipt.table.ts';

/** Where the money of a receipt comes from: money of a bank line has been in suspense since its import. */
function sourceOf({ way, enterpriseId }: Receipt): LedgerAccount {
  if (way === 'BANK') return 'SUSPENSE';
  return way === 'CREDIT' ? `CREDIT:${enterpriseId}` : `CHANNEL:${way}`;
}

/** The movements of a receipt; those of its reversal are the same the other way round, under causes of their own. */
export function movementsOf(
  receipt: Receipt,
  items: readonly Pick<ReceiptItem, 'position' | 'amountFen'>[],
  { now, isReversal = false }: { now: Date; isReversal?: boolean },
): Movement[] {
  const { id, no, reversalNo, enterpriseId, way, creditFen, reason } = receipt;
  const [sign, suffix] = isReversal ? [-1, ':back'] : [1, ''];
  const common = {
    payOrderId: null,
    enterpriseId,
    note: isReversal ? `${reversalNo ?? ''} ${reason}`.trim() : no,
    account: sourceOf(receipt),
    now,
  };
  return [
    ...items.map(
      ({ position, amountFen }): Movement => ({
        ...common,
        event: isReversal ? 'REVERSED' : way === 'CREDIT' ? 'USED' : 'PAID',
        causeId: `${id}:${position}${suffix}`,
        counter: 'SOLD:BILL',
        amountFen: sign * amountFen,
      }),
    ),
    ...(creditFen > 0
      ? [
          {
            ...common,
            event: isReversal ? ('REVERSED' as const) : ('CREDITED' as const),
            causeId: `${id}:credit${suffix}`,
            counter: `CREDIT:${enterpriseId}` as const,
            amountFen: sign * creditFen,
          },
        ]
      : []),
  ];
}

export const itemsOfReceipt = (db: Db, receiptId: string): Promise<ReceiptItem[]> =>
  db
    .select()
    .from(receiptItems)
    .where(eq(receiptItems.receiptId, receiptId))
    .orderBy(asc(receiptItems.position));

/** Pays the bills of a receipt, in the order in which they are locked, and keeps what each payment changed. */
async function payBills(
  tx: Db,
  ctx: WriteContext,
  receipt: Receipt,
  items: readonly ReceiptItem[],
  fieldOf: FieldOf,
) {
  const { lateFeeFirst } = await readMoneyRules(tx);
  const locked = await lockBills(
    tx,
    items.map(({ billId }) => billId),
  );
  for (const bill of locked) {
    const item = items.find(({ billId }) => billId === bill.id);
    if (!item) continue;
    const field = fieldOf(item.position);
    if (bill.enterpriseId !== receipt.enterpriseId) throw fieldsRefused({ [field]: m.fault_choice_gone() });
    const { amountFen, position } = item;
    const { part } = await payBill(tx, ctx, {
      bill,
      amountFen,
      onDay: receipt.receivedOn,
      lateFirst: lateFeeFirst,
      field,
    });
    await tx
      .update(receiptItems)
      .set({
        lateFen: part.lateFen,
        lateBeforeFen: part.before.lateAccruedFen,
        lateDaysBefore: part.before.lateAccruedDays,
        lateAfterFen: part.after.lateAccruedFen,
        lateDaysAfter: part.after.lateAccruedDays,
      })
      .where(and(eq(receiptItems.receiptId, receipt.id), eq(receiptItems.position, position)));
  }
  const missing = items.find(({ billId }) => !locked.some(({ id }) => id === billId));
  if (missing) throw fieldsRefused({ [fieldOf(missing.position)]: m.fault_choice_gone() });
}

type FieldOf = (position: number) => string;

/**
 * Books a proposed receipt: pays its bills, moves the money in the ledger, and informs the enterprise.
 * @throws {AppError} 100002 for a bill that can't take its amount any more, 500012
 */
export async function bookReceipt(
  tx: Db,
  ctx: WriteContext,
  receipt: Receipt,
  { secondBy = null, fieldOf = fieldOfItem }: { secondBy?: string | null; fieldOf?: FieldOf } = {},
): Promise<Receipt> {
  const { now } = ctx;
  const items = await itemsOfReceipt(tx, receipt.id);
  await payBills(tx, ctx, receipt, items, fieldOf);
  await bookTransfers(tx, movementsOf(receipt, items, { now }));
  if (receipt.bankLineId !== null) {
    const [line] = await tx
      .select()
      .from(bankLines)
      .where(eq(bankLines.id, receipt.bankLineId))
      .for('update');
    if (!line) throw new Error(`no bank line ${receipt.bankLineId}`);
    await moveLine(tx, ctx, line, 'match', { receiptId: receipt.id });
  }
  const { no, amountFen, creditFen, way } = receipt;
  await sendMessage(tx, {
    eventCode: way === 'CREDIT' ? 'CREDIT_USED' : 'RECEIPT_BOOKED',
    params: { no, fen: amountFen, creditFen },
    userIds: await payersOfEnterprise(tx, receipt.enterpriseId),
    link: paths.tenantAccount(),
    now,
  });
  return moveReceipt(tx, ctx, receipt, 'confirm', { bookedAt: now, secondBy });
}
