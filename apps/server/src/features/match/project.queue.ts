import { projectStateLabels } from '@portal/contract/match/project-terms';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { cases } from '../case/case.table.ts';
import { projects } from './project.table.ts';

/** Projects awaiting review, due within two working days. */
export const projectQueue: QueueSource = {
  kind: 'PROJECT',
  label: m.log_entity_project,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: projectStateLabels.PENDING },
  waiting: sql`
    select ${projects.id} as ref_id, ${projects.title} as title, ${projects.status} as state,
      ${projects.submittedAt} as entered_at, ${cases.dueAt} as due_at, null::text as barred_user_id
    from ${projects} left join ${cases} on ${cases.kind} = 'PROJECT' and ${cases.bizId} = ${projects.id}
    where ${projects.status} = 'PENDING'`,
};
