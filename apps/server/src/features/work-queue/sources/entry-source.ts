import { admissionStateLabels } from '@portal/contract/enterprise-admission';
import { sql } from 'drizzle-orm';
import { enterpriseAudits as audit } from '../../enterprise/admission/enterprise-audit.table.ts';
import type { QueueSource } from '../queue-source.ts';

/** Applications for admission; the final audit is another person's than the first. */
export const entrySource: QueueSource = {
  kind: 'ENTRY',
  role: 'OP_AUDIT',
  stateLabels: admissionStateLabels,
  waiting: sql`
    select ${audit.id} as ref_id, coalesce(${audit.application}->>'name', '') as title, ${audit.state} as state,
      ${audit.updatedAt} as entered_at, ${audit.dueAt} as due_at,
      case when ${audit.state} = 'REVIEWING' then ${audit.firstAuditorId} end as barred_user_id
    from ${audit} where ${audit.state} in ('PENDING', 'REVIEWING')`,
};
