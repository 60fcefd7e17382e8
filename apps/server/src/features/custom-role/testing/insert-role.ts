import type { RoleContent } from '@portal/contract/rights/custom-role';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { customRoleGrants, customRoles } from '../../../platform/session/custom-role.table.ts';

const content: RoleContent = {
  name: '片区管家',
  nameEn: '',
  note: '',
  rights: [],
  scope: 'ALL',
  places: [],
  masked: false,
};

/** A role in force; it returns its id. */
export async function insertRole(db: Db, given: Partial<RoleContent> = {}): Promise<string> {
  const id = ulid();
  const name = given.name ?? `角色 ${id.slice(-6)}`;
  await db.insert(customRoles).values({ id, name, content: { ...content, ...given, name } });
  return id;
}

/** Gives a role to a user, from the first day of the year on. */
export async function insertRoleGrant(
  db: Db,
  given: Partial<typeof customRoleGrants.$inferInsert> & { roleId: string; userId: string },
): Promise<string> {
  const id = ulid();
  await db.insert(customRoleGrants).values({
    id,
    fromDay: '2026-01-01',
    reason: '试用',
    state: 'APPROVED',
    createdBy: 'first',
    decidedBy: 'second',
    ...given,
  });
  return id;
}
