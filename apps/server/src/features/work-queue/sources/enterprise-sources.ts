import { type AuditKind, admissionStateLabels } from '@portal/contract/enterprise-admission';
import { sql } from 'drizzle-orm';
import { enterpriseAudits as audit } from '../../enterprise/admission/enterprise-audit.table.ts';
import type { QueueSource } from '../queue-source.ts';

/** The final audit is another person's than the first. */
const auditsOf = (kind: AuditKind): QueueSource => ({
  kind,
  role: 'OP_AUDIT',
  stateLabels: admissionStateLabels,
  waiting: sql`
    select ${audit.id} as ref_id,
      coalesce(${audit.application}->>'name', ${audit.before}->>'name', '') as title, ${audit.state} as state,
      ${audit.updatedAt} as entered_at, ${audit.dueAt} as due_at,
      case when ${audit.state} = 'REVIEWING' then ${audit.firstAuditorId} end as barred_user_id
    from ${audit} where ${audit.kind} = ${kind} and ${audit.state} in ('PENDING', 'REVIEWING')`,
});

/** Applications for admission. */
export const entrySource = auditsOf('ENTRY');

/** Changes of what an enterprise stands under. */
export const changeSource = auditsOf('CHANGE');
