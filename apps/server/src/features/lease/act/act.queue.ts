import { leaseActLifecycle } from '@portal/contract/lease/act-lifecycle';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../../feature/queue-source.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { contracts } from '../lease.table.ts';
import { leaseActs } from './lease-act.table.ts';

/** Acts that wait for their second person, due within three days. */
export const actQueue: QueueSource = {
  kind: 'LEASE_ACT',
  label: m.lease_act_change,
  role: 'OP_FINANCE',
  stateLabels: { TO_CHECK: leaseActLifecycle.labels.TO_CHECK },
  waiting: sql`
    select ${leaseActs.id} as ref_id, ${contracts.no} || ' ' || ${enterprises.shortName} as title,
      ${leaseActs.status} as state, ${leaseActs.updatedAt} as entered_at,
      ${leaseActs.updatedAt} + interval '3 days' as due_at, ${leaseActs.askedBy} as barred_user_id
    from ${leaseActs} join ${contracts} on ${contracts.id} = ${leaseActs.contractId}
      join ${enterprises} on ${enterprises.id} = ${contracts.enterpriseId}
    where ${leaseActs.status} = 'TO_CHECK'`,
};
