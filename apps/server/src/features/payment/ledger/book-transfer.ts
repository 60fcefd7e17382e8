import type { PayChannelCode, PayKind } from '@portal/contract/payment/terms';
import type { Db } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type LedgerEvent, ledgerEntries, ledgerTransfers } from './ledger.table.ts';

type LedgerAccount = `CHANNEL:${PayChannelCode}` | `SOLD:${PayKind}` | 'SUSPENSE';

interface Movement {
  event: LedgerEvent;
  causeId: string;
  /** Null for money not assigned to an order yet. */
  payOrderId: string | null;
  /** Where the money is now: a channel, or the suspense account in which it waited. */
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
  await tx
    .insert(ledgerTransfers)
    .values(
      booked.map(({ id, event, causeId, payOrderId, now: at }) => ({ id, event, causeId, payOrderId, at })),
    );
  await tx.insert(ledgerEntries).values(
    booked.flatMap(({ id: transferId, account, counter, amountFen }) => [
      { transferId, position: 1, account, amountFen },
      { transferId, position: 2, account: counter, amountFen: -amountFen },
    ]),
  );
}
