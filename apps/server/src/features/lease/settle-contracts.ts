import { type ContractEvent, type ContractState, expiringDays } from '@portal/contract/lease/terms';
import { and, asc, eq, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachRow } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
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

/** Calendar transitions in order, so that a contract long overdue passes through all of them in one run. */
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

/** A renewed contract hands its units over on the day after its end, when the next one begins. */
async function move(tx: Db, ctx: WriteContext, contract: Contract, event: ContractEvent): Promise<void> {
  const { id } = contract;
  await moveContract(tx, ctx, contract, { event, by: { agent: 'SYSTEM' } });
  if (event === 'lapse') await dropUnits(tx, id);
  await settleUnits(tx, ctx, await unitIdsOf(tx, [id]));
}

const settleDue = (ctx: WriteContext, { state, event, isDue }: Due) =>
  inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(contracts)
        .where(and(eq(contracts.status, state), isDue(ctx.now, chinaDayOf(ctx.now))))
        .orderBy(asc(contracts.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, contract) => move(tx, ctx, contract, event),
    ({ id }) => id,
  );

/** Moves contracts that begin, near their end or end, and voids unconfirmed ones. Idempotent. */
export async function settleContracts(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await eachRow(
    dues,
    ({ event }) => event,
    (due) => settleDue(ctx, due),
  );
}
