import type { PayChannelCode, PayKind } from '@portal/contract/payment-terms';
import type { Db } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type LedgerEvent, ledgerEntries, ledgerTransfers } from './ledger.table.ts';

type LedgerAccount = `CHANNEL:${PayChannelCode}` | `SOLD:${PayKind}` | 'SUSPENSE';

interface Movement {
  event: LedgerEvent;
  causeId: string;
  payOrderId: string;
  channel: PayChannelCode;
  /** The other side of the channel's account. */
  counter: LedgerAccount;
  /** Positive where money comes in. */
  amountFen: number;
  now: Date;
}

/**
 * Books money that came by a channel or went back by it, on both sides.
 * @throws {Error} when the same cause was booked before, by the unique index
 */
export async function bookTransfer(tx: Db, movement: Movement): Promise<void> {
  const { event, causeId, payOrderId, channel, counter, amountFen, now } = movement;
  const id = orderedId(now.getTime());
  await tx.insert(ledgerTransfers).values({ id, event, causeId, payOrderId, at: now });
  await tx.insert(ledgerEntries).values([
    { transferId: id, position: 1, account: `CHANNEL:${channel}`, amountFen },
    { transferId: id, position: 2, account: counter, amountFen: -amountFen },
  ]);
}
