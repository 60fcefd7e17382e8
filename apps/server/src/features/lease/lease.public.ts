import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { rentOn, rentSteps } from './lease.policy.ts';
import { unitsOf } from './lease.queries.ts';
import { type Contract, contracts, contractUnits } from './lease.table.ts';

/** The states of contracts that have taken effect; the days of the term decide for which of them a day counts. */
const effective = ['ACTIVE', 'EXPIRING', 'RENEWED', 'TERMINATING', 'TERMINATED', 'EXPIRED'] as const;

const isInForceOn = (day: string) =>
  and(
    inArray(contracts.status, [...effective]),
    lte(contracts.from, day),
    gte(sql`coalesce(${contracts.endedOn}, ${contracts.to})`, day),
  );

/** What bills are reckoned from. */
export interface ContractInForce {
  id: string;
  no: string;
  enterpriseId: string;
  kind: Contract['kind'];
  from: string;
  /** The last day on which it is in force. */
  to: string;
  payCycle: number;
  freeDays: number;
  depositFen: number;
  /** On the day that was asked about. */
  rentFenPerMonth: number;
  /** The rents of the whole term, for a period in which they change. */
  steps: { from: string; to: string; rentFenPerMonth: number }[];
  propertyFeeFenPerM2Month: number;
  lateFeePpmPerDay: number;
  units: { id: string; areaX100: number }[];
}

async function viewAll(db: Db, rows: readonly Contract[], day: string): Promise<ContractInForce[]> {
  const units = await unitsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((contract) => ({
    ...contract,
    to: contract.endedOn ?? contract.to,
    rentFenPerMonth: rentOn(contract, day),
    steps: rentSteps(contract),
    units: (units.get(contract.id) ?? []).map(({ id, areaX100 }) => ({ id, areaX100 })),
  }));
}

/** The contracts of an enterprise that are in force on a day. */
export const contractsOfEnterprise = async (db: Db, enterpriseId: string, day: string) =>
  viewAll(
    db,
    await db
      .select()
      .from(contracts)
      .where(and(eq(contracts.enterpriseId, enterpriseId), isInForceOn(day)))
      .orderBy(asc(contracts.id)),
    day,
  );

/** All contracts in force on a day, in the order of their ids; the next ones after an id. */
export const contractsInForce = async (db: Db, day: string, after: string, limit: number) =>
  viewAll(
    db,
    await db
      .select()
      .from(contracts)
      .where(and(sql`${contracts.id} > ${after}`, isInForceOn(day)))
      .orderBy(asc(contracts.id))
      .limit(limit),
    day,
  );

/** How many there are. */
export const countContractsInForce = (db: Db, day: string): Promise<number> =>
  db.$count(contracts, isInForceOn(day));

/** The contracts by which units are let on a day, by the ids of the units. */
export async function contractsOfUnits(db: Db, unitIds: readonly string[], day: string) {
  const rows = await db
    .select({
      unitId: contractUnits.unitId,
      id: contracts.id,
      enterpriseId: contracts.enterpriseId,
      lateFeePpmPerDay: contracts.lateFeePpmPerDay,
    })
    .from(contractUnits)
    .innerJoin(contracts, eq(contracts.id, contractUnits.contractId))
    .where(and(inArray(contractUnits.unitId, [...unitIds]), isInForceOn(day)));
  return new Map(rows.map(({ unitId, ...contract }) => [unitId, contract]));
}

/** The contract by which a unit is let on a day; at most one. */
export async function contractOfUnit(
  db: Db,
  unitId: string,
  day: string,
): Promise<ContractInForce | undefined> {
  const isOfUnit = sql`exists (select from ${contractUnits}
    where ${contractUnits.contractId} = ${contracts.id} and ${contractUnits.unitId} = ${unitId})`;
  const rows = await db
    .select()
    .from(contracts)
    .where(and(isOfUnit, isInForceOn(day)))
    .limit(1);
  return (await viewAll(db, rows, day))[0];
}
