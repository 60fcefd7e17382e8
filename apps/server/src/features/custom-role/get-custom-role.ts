import type { customRoleQueryDetail, customRoleQueryList } from '@portal/contract/rights/custom-role';
import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { customRoles } from '../../platform/session/custom-role.table.ts';
import { listChanges, listGrants, listRoleRecords } from './custom-role.queries.ts';
import { viewChange, viewCustomGrant, viewRole } from './custom-role.view.ts';
import { readUnitsByPlace } from './units-in-scope.ts';

export const listCustomRoles: Verb<typeof customRoleQueryList> = async ({ db }) => {
  const roles = await listRoleRecords(db);
  const ids = roles.map(({ id }) => id);
  const [changes, grants, units] = await Promise.all([
    listChanges(db, ids),
    listGrants(db, ids),
    readUnitsByPlace(db),
  ]);
  return roles.map((role) => viewRole(role, { changes, grants, units }));
};

/** @throws {AppError} 500404 */
export const getCustomRole: Verb<typeof customRoleQueryDetail> = async ({ db, actor }, { id }) => {
  const [role] = await db.select().from(customRoles).where(eq(customRoles.id, id));
  if (!role) throw notFound();
  const [changes, grants, units] = await Promise.all([
    listChanges(db, [id]),
    listGrants(db, [id]),
    readUnitsByPlace(db),
  ]);
  const holders = grants.map(({ grant }) => grant.userId);
  const history = changes.map((row) => viewChange(row, actor, holders));
  return {
    ...viewRole(role, { changes, grants, units }),
    change: history.find(({ state }) => state === 'PENDING') ?? null,
    grants: grants.map((row) => viewCustomGrant(row, actor)),
    history: history.filter(({ state }) => state !== 'PENDING'),
    canPropose: !role.isEnded && history.every(({ state }) => state !== 'PENDING'),
    canEnd: !role.isEnded,
  };
};
