import { repairPriorities, repairStateLabels, servicePromises } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { repairTickets } from './repair.table.ts';

const dayAndNight = repairPriorities.filter((priority) => servicePromises[priority].dayAndNight);

/** Reports nobody is assigned to yet; the park promises a response time. */
export const repairQueue: QueueSource = {
  kind: 'REPAIR',
  label: m.log_entity_repair_ticket,
  role: 'OP_PROPERTY',
  stateLabels: { SUBMITTED: repairStateLabels.SUBMITTED, REOPENED: repairStateLabels.REOPENED },
  // The promises run in opening hours, the most urgent one day and night.
  counts: sql`case when priority = any(${sql.param(dayAndNight)}::text[]) then 'ALL_HOURS' else 'WORKING_HOURS' end`,
  waiting: sql`
    select ${repairTickets.id} as ref_id, ${repairTickets.locationText} || ' ' || ${repairTickets.title} as title,
      ${repairTickets.status} as state, ${repairTickets.clockFrom} as entered_at,
      ${repairTickets.respondDueAt} as due_at, null::text as barred_user_id, ${repairTickets.priority} as priority
    from ${repairTickets}
    where ${repairTickets.status} in ('SUBMITTED', 'REOPENED')`,
};
