import { type RoleGrantState, roleGrantStates } from '@portal/contract/identity/role-manage';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs, type TabCounts } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { users } from '../user.table.ts';
import { roleGrants } from './role-grant.table.ts';

const requesters = alias(users, 'requester');
const deciders = alias(users, 'decider');

export interface GrantFilter {
  state?: RoleGrantState | undefined;
  userId?: string | undefined;
  keyword?: string | undefined;
}

const isInState = (state: RoleGrantState | undefined): SQL | undefined =>
  state && eq(roleGrants.state, state);

function conditions({ userId, keyword }: GrantFilter): SQL | undefined {
  return and(
    userId ? eq(roleGrants.userId, userId) : undefined,
    contains(keyword, users.name, users.loginName),
  );
}

interface GrantListing extends GrantFilter {
  sort?: 'requested' | '-requested' | undefined;
  pageNo: number;
  pageSize: number;
}

/** Open requests first, then latest first, unless a sort is given. */
export function listGrants(db: Db, { sort, ...filter }: GrantListing) {
  const openFirst = [
    desc(sql`${roleGrants.state} = 'PENDING'`),
    desc(roleGrants.createdAt),
    asc(roleGrants.id),
  ];
  const columns = { requested: roleGrants.createdAt };
  return db
    .select({
      grant: roleGrants,
      userName: users.name,
      loginName: users.loginName,
      requestedByName: requesters.name,
      decidedByName: deciders.name,
    })
    .from(roleGrants)
    .innerJoin(users, eq(users.id, roleGrants.userId))
    .leftJoin(requesters, eq(requesters.id, roleGrants.createdBy))
    .leftJoin(deciders, eq(deciders.id, roleGrants.decidedBy))
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...(sort ? sorted(sort, columns, roleGrants.id) : openFirst))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export type GrantListRow = Awaited<ReturnType<typeof listGrants>>[number];

export const countGrants = (db: Db, filter: GrantFilter): Promise<TabCounts<RoleGrantState>> =>
  countTabs(roleGrantStates, isInState, (columns) =>
    db
      .select(columns)
      .from(roleGrants)
      .innerJoin(users, eq(users.id, roleGrants.userId))
      .where(conditions(filter)),
  );
