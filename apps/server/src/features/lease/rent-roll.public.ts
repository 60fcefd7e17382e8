import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { KnownUnit } from '../building/building.public.ts';
import { buildings, units } from '../building/building.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { termsOn } from './lease.policy.ts';
import { isInForce } from './lease.public.ts';
import { unitsOf } from './lease.queries.ts';
import { contracts, contractUnits } from './lease.table.ts';

export interface RentedContract {
  id: string;
  no: string;
  enterpriseId: string;
  enterpriseName: string;
  /** The last day in force; the planned one if the tenant is leaving. */
  to: string;
  /** Whether it ends for certain, or is followed by a signed contract. */
  outlook: 'OPEN' | 'RENEWED' | 'ENDING';
  /** Monthly rent on the day asked for. */
  rentFen: number;
  depositFen: number;
  units: KnownUnit[];
}

const outlookOf = (status: string, leaveOn: string | null): RentedContract['outlook'] =>
  status === 'RENEWED' ? 'RENEWED' : leaveOn !== null || status === 'TERMINATING' ? 'ENDING' : 'OPEN';

/** The contracts in force on a day with their rent and units, the highest rent first. */
export async function rentRollOn(db: Db, day: string): Promise<RentedContract[]> {
  const rows = await db
    .select({ contract: contracts, enterpriseName: enterprises.name })
    .from(contracts)
    .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
    .where(isInForce(day))
    .orderBy(asc(contracts.id));
  const known = await unitsOf(
    db,
    rows.map(({ contract }) => contract.id),
  );
  return rows
    .map(({ contract, enterpriseName }) => ({
      id: contract.id,
      no: contract.no,
      enterpriseId: contract.enterpriseId,
      enterpriseName,
      to: contract.endedOn ?? contract.leaveOn ?? contract.to,
      outlook: outlookOf(contract.status, contract.leaveOn),
      rentFen: termsOn(contract, day).rentFenPerMonth,
      depositFen: contract.depositPaidFen,
      units: known.get(contract.id) ?? [],
    }))
    .toSorted((one, other) => other.rentFen - one.rentFen);
}

const isHeldOn = (day: string | SQL) => sql`${contractUnits.isHeld} and ${contractUnits.from} <= ${day}
  and ${contractUnits.to} >= ${day} and ${isInForce(day)}`;

/** Area under contract on each of these days, in hundredths of a m². */
export async function leasedAreaOn(db: Db, days: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; area: number }>(sql`
    select to_char(asked.day, 'YYYY-MM-DD') as day, sum(${units.areaX100})::float8 as area
    from unnest(${sql.param([...days])}::date[]) as asked (day)
    join ${contractUnits} on true join ${contracts} on ${contracts.id} = ${contractUnits.contractId}
    join ${units} on ${units.id} = ${contractUnits.unitId}
    where ${isHeldOn(sql`asked.day`)}
    group by 1`);
  return new Map(rows.map(({ day, area }) => [day, area]));
}

export interface LetUnit {
  unitId: string;
  buildingId: string;
  buildingName: string;
  no: string;
  areaX100: number;
  rentFenPerM2Month: number;
  state: string;
  isLeased: boolean;
  /** The last day it was under contract before the day asked for; null if never. */
  leasedUntil: string | null;
  createdAt: Date;
}

/** Every unit of the park, and whether it is under contract on a day. */
export async function unitsOn(db: Db, day: string): Promise<LetUnit[]> {
  const held = sql`(select from ${contractUnits} join ${contracts} on ${contracts.id} = ${contractUnits.contractId}
    where ${contractUnits.unitId} = ${units.id} and ${isHeldOn(day)})`;
  const last = sql<
    string | null
  >`(select to_char(max(${contractUnits.to}), 'YYYY-MM-DD') from ${contractUnits}
    where ${contractUnits.unitId} = ${units.id} and ${contractUnits.isHeld} and ${contractUnits.to} < ${day})`;
  return db
    .select({
      unitId: units.id,
      buildingId: units.buildingId,
      buildingName: buildings.name,
      no: units.no,
      areaX100: units.areaX100,
      rentFenPerM2Month: units.rentFenPerM2Month,
      state: units.state,
      isLeased: sql<boolean>`exists ${held}`,
      leasedUntil: last,
      createdAt: units.createdAt,
    })
    .from(units)
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .orderBy(asc(buildings.name), asc(units.floor), asc(units.no));
}

export interface Premises {
  contracts: number;
  units: number;
  areaX100: number;
}

/** What enterprises hold under contract on a day. */
export async function premisesOn(
  db: Db,
  day: string,
  enterpriseIds: readonly string[],
): Promise<Map<string, Premises>> {
  const rows = await db
    .select({
      id: contracts.enterpriseId,
      contracts: sql<number>`count(distinct ${contracts.id})::int`,
      units: sql<number>`count(*)::int`,
      areaX100: sql<number>`sum(${units.areaX100})::float8`,
    })
    .from(contracts)
    .innerJoin(contractUnits, eq(contractUnits.contractId, contracts.id))
    .innerJoin(units, eq(units.id, contractUnits.unitId))
    .where(and(inArray(contracts.enterpriseId, [...enterpriseIds]), isHeldOn(day)))
    .groupBy(contracts.enterpriseId);
  return new Map(rows.map(({ id, ...premises }) => [id, premises]));
}
