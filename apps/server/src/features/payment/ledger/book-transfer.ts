import type { CounterWay } from '@portal/contract/payment/receipt-terms';
import type { PayChannelCode, PayKind } from '@portal/contract/payment/terms';
import type { Db } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type LedgerEvent, ledgerEntries, ledgerTransfers } from './ledger.table.ts';

/** OPENING: deposits and credit held since before the portal. PAYOUT: credit on its way to a named account. */
export type LedgerAccount =
  | `CHANNEL:${PayChannelCode | CounterWay}`
  | `SOLD:${PayKind}`
  | `CREDIT:${string}`
  | 'OPENING'
  | 'PAYOUT'
  | 'SUSPENSE';

export interface Movement {
  event: LedgerEvent;
  causeId: string;
  /** Null for money not assigned to an order yet. */
  payOrderId: string | null;
  /** Whose account it concerns, where no order says so. */
  enterpriseId?: string;
  note?: string;
  /** Where the money is now: a channel, or the account in which it waited. */
  account: LedgerAccount;
  /** The account on the other side of the entry. */
  counter: LedgerAccount;
  /** Positive for incoming money. */
  amountFen: number;
  now: Date;
}

/**
 * Books movements of money, each as a double entry.
 * @throws {Error} if the same cause was booked before, through the unique index
 */
export async function bookTransfers(tx: Db, movements: readonly Movement[]): Promise<void> {
  const booked = movements.map((movement) => ({ ...movement, id: orderedId(movement.now.getTime()) }));
  if (booked.length === 0) return;
  await tx.insert(ledgerTransfers).values(
    booked.map(({ id, event, causeId, payOrderId, enterpriseId, note, now: at }) => ({
      id,
      event,
      causeId,
      payOrderId,
      enterpriseId,
      note,
      at,
    })),
  );
  await tx.insert(ledgerEntries).values(
    booked.flatMap(({ id: transferId, account, counter, amountFen }) => [
      { transferId, position: 1, account, amountFen },
      { transferId, position: 2, account: counter, amountFen: -amountFen },
    ]),
  );
}
