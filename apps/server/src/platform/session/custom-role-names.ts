import type { RoleInfo } from '@portal/contract/identity/fields';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readerLanguage } from '../locale.ts';
import { customRoleGrants, customRoles } from './custom-role.table.ts';
import { isHeldAt } from './held-roles.ts';

/** The name of a role of the park's own, in the reader's language. */
export const nameOfRole = ({
  name,
  content,
}: Pick<typeof customRoles.$inferSelect, 'name' | 'content'>): string =>
  readerLanguage() === 'zh' ? name : content?.nameEn || name;

/** The roles of the park's own that these operators hold today, by operator, with the role's id as its code. */
export async function heldRoleInfos(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, RoleInfo[]>> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select({
            userId: customRoleGrants.userId,
            id: customRoles.id,
            name: customRoles.name,
            content: customRoles.content,
          })
          .from(customRoleGrants)
          .innerJoin(customRoles, eq(customRoles.id, customRoleGrants.roleId))
          .where(and(inArray(customRoleGrants.userId, [...userIds]), isHeldAt(now)))
          .orderBy(customRoles.id);
  const held = new Map<string, RoleInfo[]>();
  for (const { userId, id, ...role } of rows)
    held.set(userId, [...(held.get(userId) ?? []), { roleCode: id, roleName: nameOfRole(role) }]);
  return held;
}
