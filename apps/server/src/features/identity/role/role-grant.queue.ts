import { roleGrantStateLabels } from '@portal/contract/identity/role-manage';
import { operatorRoleLabels, operatorRoles } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../../feature/queue-source.ts';
import { users } from '../user.table.ts';
import { roleGrants as grant } from './role-grant.table.ts';

/** Role names in the reader's language. */
const roleNames = () =>
  sql.join(
    operatorRoles.map((role) => sql`when ${role} then ${operatorRoleLabels[role]()}::text`),
    sql` `,
  );

/** Requests for a role, for administrators other than the requester. */
export const roleGrantQueue: QueueSource = {
  kind: 'ROLE_GRANT',
  label: m.log_entity_role_grant_review,
  role: 'OP_ADMIN',
  stateLabels: roleGrantStateLabels,
  get waiting() {
    return sql`
    select ${grant.id} as ref_id, ${titleOf(users.name, sql`case ${grant.roleCode} ${roleNames()} end`)} as title,
      ${grant.state} as state, ${grant.createdAt} as entered_at, null::timestamptz as due_at,
      coalesce(${grant.handlerId}, ${grant.createdBy}) as barred_user_id
    from ${grant} join ${users} on ${users.id} = ${grant.userId} where ${grant.state} = 'PENDING'`;
  },
};
