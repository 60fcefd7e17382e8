import { type RoleContent, scopeKindLabels } from '@portal/contract/rights/custom-role';
import { customGrantLifecycle, roleChangeLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import { rightLabel } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { type LogWords, type NameSource, namesIn } from '../../feature/log-words.ts';
import {
  customRoleChanges,
  customRoleGrants,
  customRoles,
} from '../../platform/session/custom-role.table.ts';
import { namesOfUsers } from '../identity/names-of-users.public.ts';

const ofRole = namesIn(customRoles, customRoles.id, customRoles.name);
const ofGrant = namesOfUsers(customRoleGrants, customRoleGrants.id, customRoleGrants.userId);

const ofChange: NameSource = async (db, ids) => {
  const rows = await db
    .select({ id: customRoleChanges.id, name: customRoles.name })
    .from(customRoleChanges)
    .innerJoin(customRoles, eq(customRoles.id, customRoleChanges.roleId))
    .where(inArray(customRoleChanges.id, [...ids]));
  return rows;
};

/** A queue item is a change or a grant. */
const ofWork: NameSource = async (db, ids) => [...(await ofChange(db, ids)), ...(await ofGrant(db, ids))];

/** What the log keeps of a role: its rights by their names. */
export const logOfContent = ({ name, rights, scope, places, masked }: RoleContent) => ({
  roleName: name,
  rights: rights.map(rightLabel).join(' · '),
  roleScope: scope,
  places,
  masked,
});

export const customRoleLog: LogWords = {
  entities: {
    customRole: m.custom_role_one,
    customRoleChange: m.custom_role_change,
    customRoleGrant: m.custom_role_grant_one,
  },
  names: { customRole: ofRole, customRoleChange: ofChange, customRoleGrant: ofGrant, CUSTOM_ROLE: ofWork },
  fields: {
    roleName: m.custom_role_name,
    rights: m.custom_role_field_rights,
    roleScope: m.custom_role_scope,
    places: m.custom_role_places,
    masked: m.custom_role_field_masked,
    fromDay: m.custom_role_from,
    untilDay: m.custom_role_until,
  },
  codes: {
    roleScope: scopeKindLabels,
    'customRoleChange.state': roleChangeLifecycle.labels,
    'customRoleGrant.state': customGrantLifecycle.labels,
  },
};
