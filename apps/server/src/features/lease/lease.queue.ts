import { contractStateLabels, requestStateLabels } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { contracts, leaseRequests } from './lease.table.ts';

const { SUBMITTED, HANDLING } = requestStateLabels;

/** Enterprises' requests about their contracts, due within ten days. */
export const requestQueue: QueueSource = {
  kind: 'LEASE_REQUEST',
  label: m.log_entity_lease_request,
  role: 'OP_PROPERTY',
  stateLabels: { SUBMITTED, HANDLING },
  waiting: sql`
    select ${leaseRequests.id} as ref_id, ${contracts.no} || ' ' || ${enterprises.shortName} as title,
      ${leaseRequests.status} as state, ${leaseRequests.createdAt} as entered_at,
      ${leaseRequests.createdAt} + interval '10 days' as due_at, null::text as barred_user_id
    from ${leaseRequests} join ${contracts} on ${contracts.id} = ${leaseRequests.contractId}
      join ${enterprises} on ${enterprises.id} = ${contracts.enterpriseId}
    where ${leaseRequests.status} in ('SUBMITTED', 'HANDLING')`,
};

/** Terminations after the handover, to be settled by the finance office. */
export const settlingQueue: QueueSource = {
  kind: 'LEASE_SETTLING',
  label: m.log_entity_lease_settling,
  role: 'OP_FINANCE',
  stateLabels: { TERMINATING: contractStateLabels.TERMINATING },
  waiting: sql`
    select ${contracts.id} as ref_id, ${contracts.no} || ' ' || ${enterprises.shortName} as title,
      ${contracts.status} as state, ${contracts.updatedAt} as entered_at,
      ${contracts.updatedAt} + interval '5 days' as due_at, null::text as barred_user_id
    from ${contracts} join ${enterprises} on ${enterprises.id} = ${contracts.enterpriseId}
    where ${contracts.status} = 'TERMINATING' and ${contracts.handover} <> ''`,
};
