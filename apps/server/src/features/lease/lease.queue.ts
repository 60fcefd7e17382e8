import { settlementConsentLifecycle } from '@portal/contract/lease/consent-lifecycle';
import { moveOutLifecycle } from '@portal/contract/lease/move-out-lifecycle';
import { contractStateLabels, requestStateLabels } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { settlementConsents } from './consent/consent.table.ts';
import { contracts, leaseRequests } from './lease.table.ts';
import { moveOuts } from './move-out/move-out.table.ts';

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

/**
 * Contracts that end after the handover, for the finance office: a proposed settlement waits for another person, an
 * objection of the tenant for an answer.
 */
export const settlingQueue: QueueSource = {
  kind: 'LEASE_SETTLING',
  label: m.log_entity_lease_settling,
  role: 'OP_FINANCE',
  stateLabels: {
    TERMINATING: contractStateLabels.TERMINATING,
    EXPIRED: contractStateLabels.EXPIRED,
    PROPOSED: moveOutLifecycle.labels.PROPOSED,
    OBJECTED: settlementConsentLifecycle.labels.OBJECTED,
  },
  waiting: sql`
    select ${contracts.id} as ref_id, ${contracts.no} || ' ' || ${enterprises.shortName} as title,
      coalesce(${moveOuts.status}, ${contracts.status}) as state,
      coalesce(${moveOuts.createdAt}, ${contracts.updatedAt}) as entered_at,
      coalesce(${moveOuts.createdAt} + interval '1 day', ${contracts.updatedAt} + interval '5 days') as due_at,
      ${moveOuts.firstBy} as barred_user_id
    from ${contracts} join ${enterprises} on ${enterprises.id} = ${contracts.enterpriseId}
      left join ${moveOuts} on ${moveOuts.contractId} = ${contracts.id} and ${moveOuts.status} = 'PROPOSED'
    where ${contracts.status} in ('TERMINATING', 'EXPIRED') and ${contracts.handover} <> ''
    union all
    select ${contracts.id}, ${contracts.no} || ' ' || ${enterprises.shortName}, ${settlementConsents.status},
      ${settlementConsents.updatedAt}, ${settlementConsents.updatedAt} + interval '3 days', null::text
    from ${settlementConsents} join ${contracts} on ${contracts.id} = ${settlementConsents.contractId}
      join ${enterprises} on ${enterprises.id} = ${contracts.enterpriseId}
    where ${settlementConsents.status} = 'OBJECTED'`,
};
