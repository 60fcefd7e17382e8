import { type ContractEvent, type ContractState, expiringDays } from '@portal/contract/lease-terms';
import { and, asc, eq, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { dropUnits, settleUnits } from './hold-contract.ts';
import { unitIdsOf } from './lease.queries.ts';
import { type Contract, contracts } from './lease.table.ts';
import { moveContract } from './move-contract.ts';

interface Due {
  state: ContractState;
  event: ContractEvent;
  isDue: (now: Date, today: string) => SQL | undefined;
}

/** What the calendar does, in this order: one that has been forgotten for long goes its way to the end at once. */
const dues: readonly Due[] = [
  { state: 'TO_SIGN', event: 'lapse', isDue: (now) => lte(contracts.signBy, now) },
  {
    state: 'SIGNED',
    event: 'begin',
    isDue: (_now, today) =>
      and(lte(contracts.from, today), gte(contracts.depositPaidFen, contracts.depositFen)),
  },
  {
    state: 'ACTIVE',
    event: 'near',
    isDue: (_now, today) => lte(contracts.to, addDays(today, expiringDays)),
  },
  { state: 'EXPIRING', event: 'expire', isDue: (_now, today) => lt(contracts.to, today) },
];

async function settleDue(tx: Db, ctx: WriteContext, { state, event, isDue }: Due): Promise<Contract[]> {
  const due = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.status, state), isDue(ctx.now, chinaDayOf(ctx.now))))
    .orderBy(asc(contracts.id))
    .for('update', { skipLocked: true });
  for (const contract of due) {
    await moveContract(tx, ctx, contract, { event, by: { agent: 'SYSTEM' } });
    if (event === 'lapse') await dropUnits(tx, contract.id);
  }
  return due;
}

/**
 * Contracts that begin, near their end or end, and those that nobody confirmed. What was renewed gives its units over
 * on the day after its end, when the next one begins. Run again, it does nothing.
 */
export async function settleContracts(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    const moved: Contract[] = [];
    for (const due of dues) moved.push(...(await settleDue(tx, ctx, due)));
    await settleUnits(
      tx,
      ctx,
      await unitIdsOf(
        tx,
        moved.map(({ id }) => id),
      ),
    );
  });
}
