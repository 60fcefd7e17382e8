import { type LeaseActState, leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { countTabsUpTo } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { chargesOf } from '../../billing/contract-change.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { heldUnitsOf } from '../lease.queries.ts';
import { type Contract, contracts } from '../lease.table.ts';
import type { Leased } from './changed-terms.ts';
import { leaseActs } from './lease-act.table.ts';

const select = (db: Db) =>
  db
    .select({
      act: getTableColumns(leaseActs),
      contract: getTableColumns(contracts),
      enterpriseName: enterprises.name,
    })
    .from(leaseActs)
    .innerJoin(contracts, eq(contracts.id, leaseActs.contractId))
    .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId));

export type ActRow = Awaited<ReturnType<typeof select>>[number];

interface Filter {
  contractId?: string | undefined;
  state?: LeaseActState | undefined;
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
}

const isInState = (tab: LeaseActState | undefined) => tab && eq(leaseActs.status, tab);
const conditions = ({ contractId, within }: Filter) =>
  and(within, contractId === undefined ? undefined : eq(leaseActs.contractId, contractId));

export const listActs = (
  db: Db,
  {
    sort,
    pageNo,
    pageSize,
    ...filter
  }: Filter & { sort: 'created' | '-created'; pageNo: number; pageSize: number },
): Promise<ActRow[]> =>
  select(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, { created: leaseActs.createdAt }, leaseActs.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countActs = (db: Db, filter: Filter) =>
  countTabsUpTo(db, leaseActLifecycle.states, isInState, (tab) =>
    db
      .select({ id: leaseActs.id })
      .from(leaseActs)
      .innerJoin(contracts, eq(contracts.id, leaseActs.contractId))
      .where(and(conditions(filter), tab)),
  );

/** @throws {AppError} 500404 */
export async function getAct(db: Db, id: string): Promise<ActRow> {
  const [row] = await select(db).where(eq(leaseActs.id, id));
  if (!row) throw notFound();
  return row;
}

/** A contract has few acts in all its years. */
const mostActs = 50;

export const listActsOf = (db: Db, contractId: string): Promise<ActRow[]> =>
  select(db)
    .where(eq(leaseActs.contractId, contractId))
    .orderBy(desc(leaseActs.createdAt), desc(leaseActs.id))
    .limit(mostActs);

export const leasedOf = async (db: Db, contract: Contract): Promise<Leased> => ({
  contract,
  units: (await heldUnitsOf(db, [contract.id])).get(contract.id) ?? [],
  charges: await chargesOf(db, contract.id),
});
