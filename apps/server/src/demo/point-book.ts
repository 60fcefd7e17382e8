import type { PointReason } from '@portal/contract/points';
import type { PointAccount } from '../features/points/move-points.public.ts';
import { pointBalances, pointEntries, pointTransfers } from '../features/points/points.table.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

interface DemoMovement {
  key: string;
  reason: PointReason;
  refId: string;
  from: PointAccount;
  to: PointAccount;
  points: number;
  at: Date;
}

/** Collects point movements of the demo park in any order and writes them to the ledger at once, by date. */
export class PointBook {
  readonly #movements: DemoMovement[] = [];

  move(movement: DemoMovement): void {
    if (movement.points > 0) this.#movements.push(movement);
  }

  async write({ tx }: DemoContext): Promise<void> {
    const balances = new Map<string, number>();
    const sorted = this.#movements.toSorted(
      (one, other) => one.at.getTime() - other.at.getTime() || (one.key < other.key ? -1 : 1),
    );
    const change = (account: PointAccount, delta: number): number | null => {
      if (account === 'PARK') return null;
      const after = (balances.get(account) ?? 0) + delta;
      if (after < 0) throw new Error(`${account} would have a negative balance`);
      balances.set(account, after);
      return after;
    };
    const entries = sorted.flatMap(({ key, from, to, points, at }) => {
      const transferId = demoId('points', key);
      return [
        { transferId, position: 0, account: from, delta: -points, balanceAfter: change(from, -points), at },
        { transferId, position: 1, account: to, delta: points, balanceAfter: change(to, points), at },
      ];
    });
    const transfers = sorted.map(({ key, reason, refId, at }) => ({
      id: demoId('points', key),
      key,
      reason,
      refType: reason === 'SIGN_IN' || reason === 'ACTIVITY' ? 'user' : 'post',
      refId,
      at,
    }));
    for (const chunk of inChunks(transfers)) await tx.insert(pointTransfers).values(chunk);
    for (const chunk of inChunks(entries)) await tx.insert(pointEntries).values(chunk);
    const rows = [...balances].map(([account, balance]) => ({ account, balance }));
    for (const chunk of inChunks(rows)) await tx.insert(pointBalances).values(chunk);
  }
}
