import { type RoleGrantState, roleGrantStateLabels } from '@portal/contract/identity/role-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { HeldWorkSource } from '../../feature/held-work.ts';
import type { QueueSource } from '../../feature/queue-source.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { customRoleChanges, customRoleGrants } from '../../platform/session/custom-role.table.ts';
import { roleGrants } from '../identity/role/role-grant.table.ts';

/** Tables of requests with their names in the log, by the kind under which they wait. */
const tables: Readonly<Record<string, Readonly<Record<string, PgTable>>>> = {
  ROLE_GRANT: { roleGrant: roleGrants },
  CUSTOM_ROLE: { customRoleGrant: customRoleGrants, customRoleChange: customRoleChanges },
};

const isRequest = ({ kind }: QueueSource): boolean => kind in tables;

/** Requests for roles that wait for a second administrator; who asks may withdraw one and learns what becomes of it. */
export const heldRequests: HeldWorkSource = {
  kind: 'ROLE_REQUEST',
  // The queue bars who asks, who is the holder here; who is to get the role can't ask for it.
  held: ({ queue }) => sql`
    select concat(item.kind, ' ', item.ref_id) as ref_id, item.barred_user_id as holder_id, item.title,
      item.state, item.due_at, 'OP_ADMIN' as role,
      array_remove(array[${roleGrants.userId}, ${customRoleGrants.userId}], null) as barred_ids
    from (${sql.join(
      queue
        .filter(isRequest)
        .map(
          ({ kind, waiting }) =>
            sql`select ${kind}::text as kind, ref_id, barred_user_id, title, state, due_at from (${waiting}) waiting`,
        ),
      sql` union all `,
    )}) item
      left join ${roleGrants} on ${roleGrants.id} = item.ref_id
      left join ${customRoleGrants} on ${customRoleGrants.id} = item.ref_id`,
  stateLabel: (state) => roleGrantStateLabels[state as RoleGrantState](),
  canRelease: false,
  async give(tx, ctx, { refId, from, to }) {
    const [kind = '', id = ''] = refId.split(' ');
    for (const [entity, table] of to === null ? [] : Object.entries(tables[kind] ?? {})) {
      const { rowCount } = await tx.execute(sql`
        update ${table} set handler_id = ${to}
        where id = ${id} and state = 'PENDING' and coalesce(handler_id, created_by) = ${from}`);
      if (rowCount === 0) continue;
      await writeLog(tx, ctx, {
        event: `${entity}.reassign`,
        entity,
        entityId: id,
        before: { handlerId: from },
        after: { handlerId: to },
      });
      return;
    }
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
  },
};
