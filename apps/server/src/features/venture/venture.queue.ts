import { ventureStateLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { cases } from '../case/case.table.ts';
import { ventures } from './venture.table.ts';

/** Ventures submitted for publication, to be reviewed within two working days. */
export const ventureQueue: QueueSource = {
  kind: 'VENTURE',
  label: m.log_entity_venture,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: ventureStateLabels.PENDING },
  waiting: sql`
    select ${ventures.id} as ref_id, ${ventures.name} as title, ${ventures.status} as state,
      ${ventures.submittedAt} as entered_at, ${cases.dueAt} as due_at, null::text as barred_user_id
    from ${ventures} left join ${cases} on ${cases.kind} = 'VENTURE' and ${cases.bizId} = ${ventures.id}
    where ${ventures.status} = 'PENDING'`,
};
