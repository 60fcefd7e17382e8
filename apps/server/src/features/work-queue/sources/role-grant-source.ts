import { operatorRoleLabels } from '@portal/contract/role-labels';
import { operatorRoles, roleGrantStateLabels } from '@portal/contract/role-manage';
import { sql } from 'drizzle-orm';
import { roleGrants as grant } from '../../identity/role/role-grant.table.ts';
import { users } from '../../identity/user.table.ts';
import type { QueueSource } from '../queue-source.ts';

/** In the reader's language. */
const roleNames = () =>
  sql.join(
    operatorRoles.map((role) => sql`when ${role} then ${operatorRoleLabels[role]()}::text`),
    sql` `,
  );

/** Requests for a role; another administrator than who asked decides. */
export const roleGrantSource: QueueSource = {
  kind: 'ROLE_GRANT',
  role: 'OP_ADMIN',
  stateLabels: roleGrantStateLabels,
  get waiting() {
    return sql`
    select ${grant.id} as ref_id, ${users.name} || ' · ' || case ${grant.roleCode} ${roleNames()} end as title,
      ${grant.state} as state, ${grant.createdAt} as entered_at, null::timestamptz as due_at,
      ${grant.createdBy} as barred_user_id
    from ${grant} join ${users} on ${users.id} = ${grant.userId} where ${grant.state} = 'PENDING'`;
  },
};
