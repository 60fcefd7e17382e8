import {
  type ContractState,
  contractStates,
  type RequestKind,
  type RequestState,
  requestStates,
} from '@portal/contract/lease/terms';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { units } from '../../building/building.table.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { contracts, contractUnits, leaseRequests } from '../lease.table.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

export interface ContractFilter {
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
  state?: ContractState | undefined;
  buildingId?: string | undefined;
  enterpriseId?: string | undefined;
  keyword?: string | undefined;
}

const isInState = (tab: ContractState | undefined) => tab && eq(contracts.status, tab);

const isInBuilding = (buildingId: string) => sql`exists (select from ${contractUnits}
  join ${units} on ${units.id} = ${contractUnits.unitId}
  where ${contractUnits.contractId} = ${contracts.id} and ${units.buildingId} = ${buildingId})`;

const conditions = ({ buildingId, enterpriseId, keyword, within }: ContractFilter) =>
  and(
    within,
    enterpriseId ? eq(contracts.enterpriseId, enterpriseId) : undefined,
    buildingId === undefined ? undefined : isInBuilding(buildingId),
    contains(keyword, contracts.no, enterprises.name, enterprises.shortName),
  );

const select = (db: Db) =>
  db
    .select({ contract: getTableColumns(contracts), enterpriseName: enterprises.name })
    .from(contracts)
    .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId));

export type ManagedContractRow = Awaited<ReturnType<typeof select>>[number];

export function listManagedContracts(
  db: Db,
  {
    sort = '-created',
    pageNo,
    pageSize,
    ...filter
  }: ContractFilter & Page & { sort?: 'end' | '-end' | 'created' | '-created' | undefined },
): Promise<ManagedContractRow[]> {
  const columns = { end: contracts.to, created: contracts.createdAt };
  return select(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, columns, contracts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countManagedContracts = (db: Db, filter: ContractFilter) =>
  countTabs(contractStates, isInState, (columns) =>
    db
      .select(columns)
      .from(contracts)
      .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
      .where(conditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedContract(db: Db, id: string): Promise<ManagedContractRow> {
  const [row] = await select(db).where(eq(contracts.id, id));
  if (!row) throw notFound();
  return row;
}

interface RequestFilter {
  within?: SQL | undefined;
  state?: RequestState | undefined;
  kind?: RequestKind | undefined;
  keyword?: string | undefined;
}

const isRequestIn = (tab: RequestState | undefined) => tab && eq(leaseRequests.status, tab);

const requestConditions = ({ kind, keyword, within }: RequestFilter) =>
  and(
    within,
    kind && eq(leaseRequests.kind, kind),
    contains(keyword, contracts.no, enterprises.name, leaseRequests.requestText),
  );

const selectRequests = (db: Db) =>
  db
    .select({
      request: getTableColumns(leaseRequests),
      contract: getTableColumns(contracts),
      enterpriseName: enterprises.name,
      userName: users.name,
      no: cases.caseNo,
    })
    .from(leaseRequests)
    .innerJoin(contracts, eq(contracts.id, leaseRequests.contractId))
    .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
    .leftJoin(users, eq(users.id, leaseRequests.userId))
    .leftJoin(cases, and(eq(cases.kind, 'LEASE_REQUEST'), eq(cases.bizId, leaseRequests.id)));

export type ManagedRequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export const listManagedRequests = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: RequestFilter & Page & { sort: 'created' | '-created' },
): Promise<ManagedRequestRow[]> =>
  selectRequests(db)
    .where(and(requestConditions(filter), isRequestIn(filter.state)))
    .orderBy(...sorted(sort, { created: leaseRequests.createdAt }, leaseRequests.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedRequests = (db: Db, filter: RequestFilter) =>
  countTabs(requestStates, isRequestIn, (columns) =>
    db
      .select(columns)
      .from(leaseRequests)
      .innerJoin(contracts, eq(contracts.id, leaseRequests.contractId))
      .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
      .where(requestConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedRequest(db: Db, id: string): Promise<ManagedRequestRow> {
  const [row] = await selectRequests(db).where(eq(leaseRequests.id, id));
  if (!row) throw notFound();
  return row;
}
