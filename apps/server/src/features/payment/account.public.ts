import type { PayKind } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { eq, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { lockBills } from '../billing/bill/pay-bill.public.ts';
import { bookTransfers } from './ledger/book-transfer.ts';
import { ledgerEntries } from './ledger/ledger.table.ts';
import { bookReceipt } from './receive/book-receipt.ts';
import { openReceipt } from './receive/open-receipt.ts';

/** What the park holds for an enterprise that has paid for nothing yet, in fen. */
export async function creditOf(db: Db, enterpriseId: string): Promise<number> {
  const [row] = await db
    .select({ fen: sql`coalesce(-sum(${ledgerEntries.amountFen}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, `CREDIT:${enterpriseId}`));
  return row?.fen ?? 0;
}

interface Credited {
  enterpriseId: string;
  amountFen: number;
  /** What the money had been received for. */
  kind: PayKind;
  /** Moves money only once, such as `bill:<id>:corrected`. */
  causeId: string;
  note: string;
}

/**
 * Makes money that was received for something credit of its enterprise.
 * @throws {Error} if the same cause was booked before
 */
export async function moveToCredit(
  tx: Db,
  ctx: WriteContext,
  { enterpriseId, amountFen, kind, causeId, note }: Credited,
): Promise<void> {
  await bookTransfers(tx, [
    {
      event: 'CREDITED',
      causeId,
      payOrderId: null,
      enterpriseId,
      note,
      account: `SOLD:${kind}`,
      counter: `CREDIT:${enterpriseId}`,
      amountFen,
      now: ctx.now,
    },
  ]);
  await writeLog(tx, ctx, {
    event: 'payAccount.credit',
    entity: 'payAccount',
    entityId: enterpriseId,
    after: { amountFen },
    reason: note,
  });
}

/** Waits for everybody else who uses the credit of an enterprise; what is left is certain until the end. */
export async function lockCredit(tx: Db, enterpriseId: string): Promise<number> {
  await takeTurn(tx, `credit:${enterpriseId}`);
  return creditOf(tx, enterpriseId);
}

/**
 * Pays a bill, in part or in full, from the credit of its enterprise. Nobody else's approval is needed, because the
 * money is the tenant's already.
 * @throws {AppError} 100002 if the credit or what the bill owes is less
 */
export async function settleFromCredit(
  tx: Db,
  ctx: WriteContext,
  { billId, amountFen, field = 'data.amountFen' }: { billId: string; amountFen: number; field?: string },
): Promise<void> {
  const [bill] = await lockBills(tx, [billId]);
  if (!bill) throw new Error(`no bill ${billId}`);
  const { enterpriseId } = bill;
  if (amountFen > (await lockCredit(tx, enterpriseId)))
    throw fieldsRefused({ [field]: m.counter_fault_over_credit() });
  const receipt = await openReceipt(tx, ctx, {
    enterpriseId,
    way: 'CREDIT',
    payer: '',
    receivedOn: chinaDayOf(ctx.now),
    amountFen,
    items: [{ billId, amountFen }],
  });
  await bookReceipt(tx, ctx, receipt, { fieldOf: () => field });
}
