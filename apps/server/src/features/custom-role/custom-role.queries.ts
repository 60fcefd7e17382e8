import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import {
  customRoleChanges,
  customRoleGrants,
  customRoles,
} from '../../platform/session/custom-role.table.ts';
import { users } from '../identity/user.table.ts';

export type CustomRoleRecord = typeof customRoles.$inferSelect;
export type RoleChangeRow = typeof customRoleChanges.$inferSelect;
export type CustomGrantRow = typeof customRoleGrants.$inferSelect;

const requesters = alias(users, 'requester');
const deciders = alias(users, 'decider');

export const listRoleRecords = (db: Db): Promise<CustomRoleRecord[]> =>
  db.select().from(customRoles).orderBy(asc(customRoles.isEnded), asc(customRoles.name));

/** The changes of these roles, latest first. */
export const listChanges = (db: Db, roleIds: readonly string[]) =>
  db
    .select({ change: customRoleChanges, proposedByName: requesters.name, decidedByName: deciders.name })
    .from(customRoleChanges)
    .leftJoin(requesters, eq(requesters.id, customRoleChanges.createdBy))
    .leftJoin(deciders, eq(deciders.id, customRoleChanges.decidedBy))
    .where(inArray(customRoleChanges.roleId, [...roleIds]))
    .orderBy(desc(customRoleChanges.createdAt), desc(customRoleChanges.id));

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

/** Grants that are open or in force, of these roles. */
export const listGrants = (db: Db, roleIds: readonly string[]) =>
  db
    .select({
      grant: customRoleGrants,
      userName: users.name,
      loginName: users.loginName,
      proposedByName: requesters.name,
      decidedByName: deciders.name,
    })
    .from(customRoleGrants)
    .innerJoin(users, eq(users.id, customRoleGrants.userId))
    .leftJoin(requesters, eq(requesters.id, customRoleGrants.createdBy))
    .leftJoin(deciders, eq(deciders.id, customRoleGrants.decidedBy))
    .where(
      and(
        inArray(customRoleGrants.roleId, [...roleIds]),
        inArray(customRoleGrants.state, ['PENDING', 'APPROVED']),
      ),
    )
    .orderBy(asc(customRoleGrants.createdAt), asc(customRoleGrants.id));

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

/** Ids of everybody who holds a role or is to get it. */
export async function holdersOf(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: customRoleGrants.userId })
    .from(customRoleGrants)
    .where(and(eq(customRoleGrants.roleId, roleId), eq(customRoleGrants.state, 'APPROVED')));
  return rows.map(({ userId }) => userId);
}
