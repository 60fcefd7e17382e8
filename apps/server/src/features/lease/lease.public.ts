import type { RentStep } from '@portal/contract/lease/public';
import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { rentSteps } from './lease.policy.ts';
import { type HeldUnit, heldUnitsOf, lockContract, unitsOf } from './lease.queries.ts';
import { type Contract, contracts, contractUnits } from './lease.table.ts';

/** States of contracts that have taken effect; their days decide whether they are in force on a day. */
const effective = ['ACTIVE', 'EXPIRING', 'RENEWED', 'TERMINATING', 'TERMINATED', 'EXPIRED'] as const;

/** In force on at least one day of the range, both ends included. */
export const isInForce = (from: string | SQL, to = from) =>
  and(
    inArray(contracts.status, [...effective]),
    lte(contracts.from, to),
    gte(sql`coalesce(${contracts.endedOn}, ${contracts.to})`, from),
  );

/** The contract has the unit on the day. */
const isHeld = (day: string) => and(lte(contractUnits.from, day), gte(contractUnits.to, day));

/** Contract data that bills are calculated from. */
export interface ContractInForce {
  id: string;
  no: string;
  enterpriseId: string;
  kind: Contract['kind'];
  from: string;
  /** The last day in force; the planned one if the enterprise is leaving. */
  to: string;
  payCycle: number;
  /** Later pay cycles in chronological order. */
  cycles?: Contract['cycles'];
  freeDays: number;
  /** The first day that is billed here; absent or null if all days are. */
  billedFrom?: string | null;
  /** The same for the property fee and charges, if it is another day than the rent's. */
  feesBilledFrom?: string | null;
  depositFen: number;
  depositPaidFen: number;
  /** The terms over time, for the whole term. */
  steps: RentStep[];
  lateFeePpmPerDay: number;
  billAheadDays: number;
  dueDay: number | null;
  dueDays: number;
  /** All its units with their days, which are absent if it has them for its whole term. */
  units: { id: string; areaX100: number; from?: string; to?: string }[];
}

type Held = Pick<HeldUnit, 'id' | 'areaX100' | 'from' | 'to'>;

/** The data of a contract that bills are calculated from. */
export const inForceOf = (contract: Contract, units: readonly Held[]): ContractInForce => ({
  ...contract,
  to: contract.endedOn ?? contract.leaveOn ?? contract.to,
  steps: rentSteps(contract),
  units: units.map(({ id, areaX100, from, to }) => ({ id, areaX100, from, to })),
});

async function viewAll(db: Db, rows: readonly Contract[]): Promise<ContractInForce[]> {
  const units = await heldUnitsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((contract) => inForceOf(contract, units.get(contract.id) ?? []));
}

/** A contract as it is billed when it ends on a day, whatever its state. */
export async function inForceUntil(db: Db, contract: Contract, lastDay: string): Promise<ContractInForce> {
  const [viewed] = await viewAll(db, [contract]);
  if (!viewed) throw new Error('a contract has no view');
  return { ...viewed, to: lastDay };
}

/** An enterprise's contracts in force on a day. */
export const contractsOfEnterprise = async (db: Db, enterpriseId: string, day: string) =>
  viewAll(
    db,
    await db
      .select()
      .from(contracts)
      .where(and(eq(contracts.enterpriseId, enterpriseId), isInForce(day)))
      .orderBy(asc(contracts.id)),
  );

/** Signed contracts that begin by a day but cannot start before their deposit is paid. */
export const awaitsDeposit = (beginsBy: string) =>
  and(
    eq(contracts.status, 'SIGNED'),
    lte(contracts.from, beginsBy),
    gt(contracts.depositFen, contracts.depositPaidFen),
  );

/**
 * Contracts to bill for a month: those in force during it, or only those that are billed at least some days before it;
 * or those awaiting their deposit. `only` is a further condition.
 */
type Billed = { from: string; to: string; minAheadDays?: number; only?: SQL } | { depositsBy: string };

const isBilled = (what: Billed) =>
  'depositsBy' in what
    ? awaitsDeposit(what.depositsBy)
    : and(
        isInForce(what.from, what.to),
        what.minAheadDays === undefined ? undefined : gte(contracts.billAheadDays, what.minAheadDays),
        what.only,
      );

/** A batch of contracts ordered by id, starting after `after`. */
export const billedContracts = async (db: Db, what: Billed, after: string, limit: number) =>
  viewAll(
    db,
    await db
      .select()
      .from(contracts)
      .where(and(gt(contracts.id, after), isBilled(what)))
      .orderBy(asc(contracts.id))
      .limit(limit),
  );

export const countBilledContracts = (db: Db, what: Billed): Promise<number> =>
  db.$count(contracts, isBilled(what));

/** Records a deposit payment received through a bill. */
export async function enterDeposit(
  tx: Db,
  ctx: WriteContext,
  { contractId, billId, amountFen }: { contractId: string; billId: string; amountFen: number },
): Promise<void> {
  const contract = await lockContract(tx, contractId);
  await moveState(tx, ctx, contracts, contract, {
    entity: 'contract',
    event: 'deposit',
    set: {
      depositPaidFen: contract.depositPaidFen + amountFen,
      depositBillIds: [...contract.depositBillIds, billId],
    },
    logged: ({ depositPaidFen }) => ({ depositPaidFen }),
  });
}

/** The units of a contract, with their buildings. */
export const unitsOfContract = async (db: Db, contractId: string) =>
  (await unitsOf(db, [contractId])).get(contractId) ?? [];

/** The units of contracts, with their buildings, by contract id. */
export const unitsOfContracts = (db: Db, contractIds: readonly string[]) => unitsOf(db, contractIds);

/** Contracts that lease units on a day, by unit id. */
export async function contractsOfUnits(db: Db, unitIds: readonly string[], day: string) {
  const rows = await db
    .select({
      unitId: contractUnits.unitId,
      id: contracts.id,
      enterpriseId: contracts.enterpriseId,
      lateFeePpmPerDay: contracts.lateFeePpmPerDay,
      dueDay: contracts.dueDay,
      dueDays: contracts.dueDays,
    })
    .from(contractUnits)
    .innerJoin(contracts, eq(contracts.id, contractUnits.contractId))
    .where(and(inArray(contractUnits.unitId, [...unitIds]), isHeld(day), isInForce(day)));
  return new Map(rows.map(({ unitId, ...contract }) => [unitId, contract]));
}

/** The contract that leases a unit on a day; at most one. */
export async function contractOfUnit(
  db: Db,
  unitId: string,
  day: string,
): Promise<ContractInForce | undefined> {
  const isOfUnit = sql`exists (select from ${contractUnits}
    where ${contractUnits.contractId} = ${contracts.id} and ${contractUnits.unitId} = ${unitId} and ${isHeld(day)})`;
  const rows = await db
    .select()
    .from(contracts)
    .where(and(isOfUnit, isInForce(day)))
    .limit(1);
  return (await viewAll(db, rows))[0];
}
