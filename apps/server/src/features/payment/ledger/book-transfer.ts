import type { PayChannelCode, PayKind } from '@portal/contract/payment-terms';
import type { Db } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type LedgerEvent, ledgerEntries, ledgerTransfers } from './ledger.table.ts';

type LedgerAccount = `CHANNEL:${PayChannelCode}` | `SOLD:${PayKind}` | 'SUSPENSE';

interface Movement {
  event: LedgerEvent;
  causeId: string;
  /** Null of money nobody has claimed yet. */
  payOrderId: string | null;
  /** Where the money is now: a channel, or the suspense account it has waited in. */
  account: LedgerAccount;
  /** What it is counted as. */
  counter: LedgerAccount;
  /** Positive where money comes in. */
  amountFen: number;
  now: Date;
}

/**
 * Books movements of money, each on both sides.
 * @throws {Error} when the same cause was booked before, by the unique index
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
