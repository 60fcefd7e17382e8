import type { RoleContent } from '@portal/contract/rights/custom-role';
import { and, eq, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { chinaDayOf } from '../china-time.ts';
import type { Db } from '../database/database.ts';
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

/** The roles of the park's own that an operator holds today: what is in force now, whatever the session was opened with. */
export async function readHeldRoles(db: Db, userId: string, now: Date): Promise<HeldRole[]> {
  const rows = await db
    .select({ id: customRoles.id, name: customRoles.name, content: customRoles.content })
    .from(customRoleGrants)
    .innerJoin(customRoles, eq(customRoles.id, customRoleGrants.roleId))
    .where(and(eq(customRoleGrants.userId, userId), isHeldAt(now)))
    .orderBy(customRoles.id);
  return rows.flatMap(({ id, name, content }) =>
    content ? [{ id, name, rights: content.rights, scope: scopeOf(content), masked: content.masked }] : [],
  );
}
