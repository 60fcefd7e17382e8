import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { policyRevisions as revision } from '../../policy/editing/policy-revision.table.ts';
import { policies } from '../../policy/policy.table.ts';
import type { QueueSource } from '../queue-source.ts';

/** Policies that were handed in; who handed one in does not approve it. */
export const policySource: QueueSource = {
  kind: 'POLICY',
  role: 'OP_POLICY',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${policies.id} as ref_id, ${revision.content}->>'title' as title, ${policies.revision} as state,
      ${revision.submittedAt} as entered_at, null::timestamptz as due_at,
      ${revision.submittedBy} as barred_user_id
    from ${policies} join ${revision} on ${revision.policyId} = ${policies.id}
    where ${policies.revision} = 'PENDING' and ${policies.status} <> 'TRASH'`,
};
