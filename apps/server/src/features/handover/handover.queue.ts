import { handoverStateLabels } from '@portal/contract/handover/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { users } from '../identity/user.table.ts';
import { handovers } from './handover.table.ts';

/** People whose work has to be given on; due at the end of their last day. */
export const handoverQueue: QueueSource = {
  kind: 'HANDOVER',
  label: m.handover_title,
  role: 'OP_ADMIN',
  stateLabels: handoverStateLabels,
  waiting: sql`
    select ${users.id} as ref_id, ${users.name} as title, ${handovers.status} as state,
      ${handovers.createdAt} as entered_at,
      (${handovers.lastDay} + 1)::timestamp at time zone 'Asia/Shanghai' as due_at, null::text as barred_user_id
    from ${handovers} join ${users} on ${users.id} = ${handovers.userId}
    where ${handovers.status} = 'OPEN'`,
};
