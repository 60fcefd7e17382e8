import { consentRemindDays } from '@portal/contract/lease/act-terms';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { owedOf } from '../../billing/contract-change.public.ts';
import { units } from '../../building/building.table.ts';
import { settleUnits } from '../hold-contract.ts';
import { type Contract, contracts, contractUnits } from '../lease.table.ts';
import { type LeaseAct, leaseActs } from './lease-act.table.ts';
import { moveAct, recordAct } from './move-act.ts';
import { bookIfDue } from './pass-act.ts';

const bySystem = { agent: 'SYSTEM' } as const;

interface Row {
  act: LeaseAct;
  contract: Contract;
}

interface Due {
  name: string;
  isDue: (now: Date) => SQL | undefined;
  take: (tx: Db, ctx: WriteContext, row: Row) => Promise<unknown>;
}

/** An ending for default stops if every overdue bill is paid by its day, and is booked otherwise. */
async function endOrStop(tx: Db, ctx: WriteContext, { act, contract }: Row): Promise<void> {
  const today = chinaDayOf(ctx.now);
  const owed = await owedOf(tx, contract, ctx.now);
  if (owed.some(({ dueDate }) => dueDate !== null && dueDate < today))
    await bookIfDue(tx, ctx, act, contract);
  else await moveAct(tx, ctx, act, contract, { event: 'stop', by: bySystem });
}

const dues: readonly Due[] = [
  {
    name: 'remind',
    isDue: (now) =>
      and(
        eq(leaseActs.status, 'TO_CONSENT'),
        isNull(leaseActs.remindedOn),
        lte(leaseActs.consentBy, new Date(now.getTime() + consentRemindDays * 86_400_000)),
      ),
    take: async (tx, ctx, { act, contract }) => {
      const reminded = await updateVersion(tx, ctx, leaseActs, act.id, { remindedOn: chinaDayOf(ctx.now) });
      await recordAct(tx, ctx, reminded, contract, { event: 'remind', by: bySystem });
    },
  },
  {
    name: 'lapse',
    isDue: (now) => and(eq(leaseActs.status, 'TO_CONSENT'), lte(leaseActs.consentBy, now)),
    take: (tx, ctx, { act, contract }) => moveAct(tx, ctx, act, contract, { event: 'lapse', by: bySystem }),
  },
  {
    name: 'book',
    isDue: (now) => and(eq(leaseActs.status, 'READY'), lte(leaseActs.from, chinaDayOf(now))),
    take: endOrStop,
  },
];

/** Locks act and contract without waiting, because verbs lock them in the other order. */
const settleDue = (ctx: WriteContext, { isDue, take }: Due) =>
  inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ act: getTableColumns(leaseActs), contract: getTableColumns(contracts) })
        .from(leaseActs)
        .innerJoin(contracts, eq(contracts.id, leaseActs.contractId))
        .where(isDue(ctx.now))
        .orderBy(asc(leaseActs.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, row) => take(tx, ctx, row),
    ({ act }) => act.id,
  );

/** Units that came into a running contract, or left it, and whose occupant does not show it yet. */
async function listMovedUnits(db: Db, today: string): Promise<string[]> {
  const hasCome = and(
    gt(contractUnits.from, contracts.from),
    lte(contractUnits.from, today),
    gte(contractUnits.to, today),
    sql`${units.enterpriseId} is distinct from ${contracts.enterpriseId}`,
  );
  const hasLeft = and(
    lt(contractUnits.to, contracts.to),
    lt(contractUnits.to, today),
    eq(units.enterpriseId, contracts.enterpriseId),
  );
  const rows = await db
    .selectDistinct({ unitId: contractUnits.unitId })
    .from(contractUnits)
    .innerJoin(contracts, eq(contracts.id, contractUnits.contractId))
    .innerJoin(units, eq(units.id, contractUnits.unitId))
    .where(and(inArray(contracts.status, ['ACTIVE', 'EXPIRING']), or(hasCome, hasLeft)));
  return rows.map(({ unitId }) => unitId);
}

const settleMoved = (ctx: WriteContext) =>
  inTransaction(ctx.db, async (tx) => settleUnits(tx, ctx, await listMovedUnits(tx, chinaDayOf(ctx.now))));

/** Reminds of consent, lapses and books acts that are due, and lets units change hands on their day. Idempotent. */
export async function settleActs(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await eachRow(
    dues,
    ({ name }) => name,
    (due) => settleDue(ctx, due),
  );
  await settleMoved(ctx);
}
