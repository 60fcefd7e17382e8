import { roleChangeLifecycle } from '@portal/contract/rights/custom-role-lifecycle';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../feature/queue-source.ts';
import {
  customRoleChanges as change,
  customRoleGrants as grant,
  customRoles as role,
} from '../../platform/session/custom-role.table.ts';
import { users } from '../identity/user.table.ts';

/** Changes and grants of the park's own roles, for administrators other than the one who proposed them. */
export const customRoleQueue: QueueSource = {
  kind: 'CUSTOM_ROLE',
  label: m.custom_role_title,
  role: 'OP_ADMIN',
  stateLabels: roleChangeLifecycle.labels,
  get waiting() {
    return sql`
    select ${change.id} as ref_id, ${titleOf(role.name, sql`${m.custom_role_change()}::text`)} as title,
      ${change.state} as state, ${change.createdAt} as entered_at, null::timestamptz as due_at,
      coalesce(${change.handlerId}, ${change.createdBy}) as barred_user_id
    from ${change} join ${role} on ${role.id} = ${change.roleId} where ${change.state} = 'PENDING'
    union all
    select ${grant.id}, ${titleOf(users.name, role.name)}, ${grant.state}, ${grant.createdAt},
      null::timestamptz, coalesce(${grant.handlerId}, ${grant.createdBy})
    from ${grant} join ${role} on ${role.id} = ${grant.roleId} join ${users} on ${users.id} = ${grant.userId}
    where ${grant.state} = 'PENDING'`;
  },
};
