import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../feature/queue-source.ts';
import { spareParts } from './upkeep.table.ts';

/** Parts of which too few are left. */
export const partQueue: QueueSource = {
  kind: 'SPARE_PART',
  label: m.upkeep_part,
  role: 'OP_PROPERTY',
  stateLabels: { LOW: m.upkeep_part_low },
  waiting: sql`
    select ${spareParts.id} as ref_id, ${titleOf(spareParts.name, spareParts.place)} as title, 'LOW' as state,
      ${spareParts.lowSince} as entered_at, null::timestamptz as due_at, null::text as barred_user_id
    from ${spareParts}
    where ${spareParts.lowSince} is not null`,
};
