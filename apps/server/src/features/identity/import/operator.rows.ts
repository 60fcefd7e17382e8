import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Importer } from '../../../feature/importer.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { roleGrants } from '../role/role-grant.table.ts';
import { users } from '../user.table.ts';

/** Operators with the roles they have and those that are requested for them. */
export const operatorRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const pages = inPages((after, limit) =>
    db
      .select()
      .from(users)
      .where(and(gt(users.id, after), eq(users.userType, '900'), eq(users.status, 'NORMAL')))
      .orderBy(asc(users.id))
      .limit(limit),
  );
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id);
    const requested = Map.groupBy(
      await db
        .select({ userId: roleGrants.userId, roleCode: roleGrants.roleCode })
        .from(roleGrants)
        .where(and(inArray(roleGrants.userId, ids), eq(roleGrants.state, 'PENDING')))
        .orderBy(asc(roleGrants.roleCode)),
      ({ userId }) => userId,
    );
    yield rows
      .map(({ id, name, phoneNumber, loginName, operatorRoles }) => {
        const more = (requested.get(id) ?? []).map(({ roleCode }) => roleCode);
        return { name, phoneNumber, loginName, roleCodes: [...new Set([...operatorRoles, ...more])] };
      })
      .filter(({ roleCodes }) => roleCodes.length > 0);
  }
};
