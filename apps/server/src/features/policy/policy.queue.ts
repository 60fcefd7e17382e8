import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { policyRevisions as revision } from './editing/policy-revision.table.ts';
import { policies } from './policy.table.ts';

/** Submitted policies; submitters cannot approve their own. */
export const policyQueue: QueueSource = {
  kind: 'POLICY',
  label: m.log_entity_policy_review,
  role: 'OP_POLICY',
  stateLabels: { PENDING: m.state_pending },
  waiting: sql`
    select ${policies.id} as ref_id, ${revision.content}->>'title' as title, ${policies.revision} as state,
      ${revision.submittedAt} as entered_at, null::timestamptz as due_at,
      ${revision.submittedBy} as barred_user_id
    from ${policies} join ${revision} on ${revision.policyId} = ${policies.id}
    where ${policies.revision} = 'PENDING' and ${policies.status} <> 'TRASH'`,
};
