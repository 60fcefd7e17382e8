import type { RoleGrantState } from '@portal/contract/role-manage';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../user.table.ts';
import { roleGrants } from './role-grant.table.ts';

const requesters = alias(users, 'requester');
const deciders = alias(users, 'decider');

export interface GrantFilter {
  state?: RoleGrantState | undefined;
  userId?: string | undefined;
  keyword?: string | undefined;
}

function conditions({ state, userId, keyword }: GrantFilter): SQL | undefined {
  return and(
    state && eq(roleGrants.state, state),
    userId ? eq(roleGrants.userId, userId) : undefined,
    contains(keyword, users.name, users.loginName),
  );
}

/** Open requests first, then the latest. */
export function listGrants(db: Db, filter: GrantFilter & { pageNo: number; pageSize: number }) {
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
    .where(conditions(filter))
    .orderBy(desc(sql`${roleGrants.state} = 'PENDING'`), desc(roleGrants.createdAt), asc(roleGrants.id))
    .limit(filter.pageSize)
    .offset((filter.pageNo - 1) * filter.pageSize);
}

export type GrantListRow = Awaited<ReturnType<typeof listGrants>>[number];

export async function countGrants(db: Db, filter: GrantFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)` })
    .from(roleGrants)
    .innerJoin(users, eq(users.id, roleGrants.userId))
    .where(conditions(filter));
  return row?.total ?? 0;
}
