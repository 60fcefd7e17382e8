import { viewingStateLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { buildings, units, viewings } from './building.table.ts';

/** Viewing requests; they have to be answered within a day and before the requested time. */
export const viewingQueue: QueueSource = {
  kind: 'VIEWING',
  label: m.log_entity_viewing,
  role: 'OP_PROPERTY',
  stateLabels: { SUBMITTED: viewingStateLabels.SUBMITTED },
  waiting: sql`
    select ${viewings.id} as ref_id, concat_ws(' ', ${buildings.name}, ${units.no}) as title,
      ${viewings.status} as state, ${viewings.createdAt} as entered_at,
      least(${viewings.createdAt} + interval '24 hours', ${viewings.visitAt}) as due_at,
      ${viewings.userId} as barred_user_id
    from ${viewings} join ${buildings} on ${buildings.id} = ${viewings.buildingId}
      left join ${units} on ${units.id} = ${viewings.unitId}
    where ${viewings.status} = 'SUBMITTED'`,
};
