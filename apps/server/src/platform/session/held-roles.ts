import type { RoleContent } from '@portal/contract/rights/custom-role';
import { and, eq, gte, isNotNull, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { chinaDayOf } from '../china-time.ts';
import type { HeldRole, Scope } from './actor.ts';
import { customRoleGrants, customRoles } from './custom-role.table.ts';

/** The places of a role; null for the whole park. */
export const scopeOf = ({ scope, places }: Pick<RoleContent, 'scope' | 'places'>): Scope | null =>
  scope === 'ALL'
    ? null
    : {
        buildingIds: scope === 'BUILDINGS' ? places : [],
        regionIds: scope === 'DISTRICTS' ? places : [],
        isOwn: scope === 'OWN',
      };

/** Whether a grant gives its role on the day of `now`; join it with its role. */
export function isHeldAt(now: Date): SQL | undefined {
  const today = chinaDayOf(now);
  return and(
    eq(customRoleGrants.state, 'APPROVED'),
    lte(customRoleGrants.fromDay, today),
    or(isNull(customRoleGrants.untilDay), gte(customRoleGrants.untilDay, today)),
    eq(customRoles.isEnded, false),
    isNotNull(customRoles.content),
  );
}

type InForce = Pick<HeldRole, 'id' | 'name'> & { content: RoleContent };

/**
 * The roles of the park's own that an operator holds today, as one column of a read of the session or the account, so
 * that no call pays a query for them: what is in force now, whatever the session was opened with.
 */
export function heldRolesOf(userId: SQLWrapper, now: Date): SQL<InForce[]> {
  const roles = sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${customRoles.id}, 'name', ${customRoles.name}, 'content', ${customRoles.content})
      order by ${customRoles.id}), '[]')
    from ${customRoleGrants} join ${customRoles} on ${customRoles.id} = ${customRoleGrants.roleId}
    where ${customRoleGrants.userId} = ${userId} and ${isHeldAt(now)})`;
  // Columns in the outermost template of a read of one table lose the names of their tables.
  return sql<InForce[]>`${roles}`;
}

export const viewHeldRoles = (roles: readonly InForce[]): HeldRole[] =>
  roles.map(({ id, name, content }) => ({
    id,
    name,
    rights: content.rights,
    scope: scopeOf(content),
    masked: content.masked,
  }));
