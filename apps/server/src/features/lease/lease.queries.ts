import { contractStates, type RequestKind } from '@portal/contract/lease/terms';
import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type KnownUnit, listUnits } from '../building/building.public.ts';
import { cases } from '../case/case.table.ts';
import { type Contract, contracts, contractUnits, leaseRequests } from './lease.table.ts';

/** Contracts the enterprise sees: no drafts, and none voided before they were sent. */
const isShown = and(
  ne(contracts.status, 'DRAFT'),
  sql`(${contracts.status} <> 'VOID' or ${contracts.signBy} is not null)`,
);
const isOf = (enterpriseId: string) => and(eq(contracts.enterpriseId, enterpriseId), isShown);

// Contracts that need action or are in force come first, ended ones last.
const order = ['TO_SIGN', 'EXPIRING', 'TERMINATING', 'ACTIVE', 'SIGNED'] as const;
const rank = sql`coalesce(array_position(${sql.param([...order])}::text[], ${contracts.status}), ${contractStates.length})`;

export const listOwnContracts = (
  db: Db,
  enterpriseId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<Contract[]> =>
  db
    .select()
    .from(contracts)
    .where(isOf(enterpriseId))
    .orderBy(rank, desc(contracts.to), desc(contracts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnContracts = (db: Db, enterpriseId: string): Promise<number> =>
  db.$count(contracts, isOf(enterpriseId));

/** @throws {AppError} 500404, also for another enterprise's contract */
export async function getOwnContract(db: Db, id: string, enterpriseId: string): Promise<Contract> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.id, id), isOf(enterpriseId)));
  if (!row) throw notFound();
  return row;
}

/** @throws {AppError} 500404 */
export async function getContract(db: Db, id: string): Promise<Contract> {
  const [row] = await db.select().from(contracts).where(eq(contracts.id, id));
  if (!row) throw notFound();
  return row;
}

/**
 * Locks a contract before it, or anything about it, is changed.
 * @throws {AppError} 500404
 */
export async function lockContract(tx: Db, id: string): Promise<Contract> {
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

export async function unitIdsOf(db: Db, contractIds: readonly string[]): Promise<string[]> {
  if (contractIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ unitId: contractUnits.unitId })
    .from(contractUnits)
    .where(inArray(contractUnits.contractId, [...contractIds]));
  return rows.map(({ unitId }) => unitId);
}

/** A unit with the days a contract has it. */
export type HeldUnit = KnownUnit & { from: string; to: string };

/** Every unit a contract has, had or will have, by contract id and in order of location. */
export async function heldUnitsOf(db: Db, contractIds: readonly string[]): Promise<Map<string, HeldUnit[]>> {
  const rows = await db
    .select({
      contractId: contractUnits.contractId,
      unitId: contractUnits.unitId,
      from: contractUnits.from,
      to: contractUnits.to,
    })
    .from(contractUnits)
    .where(inArray(contractUnits.contractId, [...contractIds]));
  const known = await listUnits(db, [...new Set(rows.map(({ unitId }) => unitId))]);
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  const held = new Map<string, HeldUnit[]>(contractIds.map((id) => [id, []]));
  for (const unit of known)
    for (const { contractId, from, to } of byUnit.get(unit.id) ?? [])
      held.get(contractId)?.push({ ...unit, from, to });
  return held;
}

/** Units on a day; before the term the first ones, after it the last ones. */
export function heldOn<Unit extends { from: string; to: string }>(
  units: readonly Unit[],
  day: string,
): Unit[] {
  const first = units.map(({ from }) => from).sort()[0] ?? day;
  const last =
    units
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? day;
  const within = day < first ? first : day > last ? last : day;
  return units.filter(({ from, to }) => from <= within && within <= to);
}

/** Units by contract id, in order of location: those of a day, or all. */
export async function unitsOf(
  db: Db,
  contractIds: readonly string[],
  day?: string,
): Promise<Map<string, KnownUnit[]>> {
  const held = await heldUnitsOf(db, contractIds);
  return new Map([...held].map(([id, units]) => [id, day === undefined ? units : heldOn(units, day)]));
}

const selectRequests = (db: Db) =>
  db
    .select({ request: getTableColumns(leaseRequests), no: cases.caseNo })
    .from(leaseRequests)
    .leftJoin(cases, and(eq(cases.kind, 'LEASE_REQUEST'), eq(cases.bizId, leaseRequests.id)));

export type RequestWithNo = Awaited<ReturnType<typeof selectRequests>>[number];

export const listRequestsOf = (db: Db, contractId: string): Promise<RequestWithNo[]> =>
  selectRequests(db)
    .where(eq(leaseRequests.contractId, contractId))
    .orderBy(desc(leaseRequests.createdAt), desc(leaseRequests.id));

export async function getRequest(db: Db, id: string): Promise<RequestWithNo> {
  const [row] = await selectRequests(db).where(eq(leaseRequests.id, id));
  if (!row) throw notFound();
  return row;
}

/** Kinds of request that are waiting for an answer. */
export const openKinds = (rows: readonly RequestWithNo[]): RequestKind[] =>
  rows.flatMap(({ request: { status, kind } }) =>
    status === 'SUBMITTED' || status === 'HANDLING' ? kind : [],
  );
