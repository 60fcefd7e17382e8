import { type AuditKind, admissionStateLabels } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { enterpriseAudits as audit } from './admission/enterprise-audit.table.ts';

/** An auditor who passed the first audit may not pass the final one. */
const auditsOf = (kind: AuditKind, label: () => string): QueueSource => ({
  kind,
  label,
  role: 'OP_AUDIT',
  stateLabels: admissionStateLabels,
  waiting: sql`
    select ${audit.id} as ref_id,
      coalesce(${audit.application}->>'name', ${audit.before}->>'name', '') as title, ${audit.state} as state,
      ${audit.updatedAt} as entered_at, ${audit.dueAt} as due_at,
      case when ${audit.state} = 'REVIEWING' then ${audit.firstAuditorId} end as barred_user_id
    from ${audit} where ${audit.kind} = ${kind} and ${audit.state} in ('PENDING', 'REVIEWING')`,
});

export const entryQueue = auditsOf('ENTRY', m.log_entity_entry);

export const changeQueue = auditsOf('CHANGE', m.log_entity_change);
