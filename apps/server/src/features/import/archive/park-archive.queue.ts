import {
  archiveDirectionLabels,
  archiveDirections,
  archiveLifecycle,
} from '@portal/contract/park-archive/lifecycle';
import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { QueueSource } from '../../../feature/queue-source.ts';
import { parkArchives as archive } from './park-archive.table.ts';

/** Names of the directions in the reader's language. */
const directionNames = () =>
  sql.join(
    archiveDirections.map((one) => sql`when ${one} then ${archiveDirectionLabels[one]()}::text`),
    sql` `,
  );

/** Archives that wait for another administrator than the one who asked for them. */
export const parkArchiveQueue: QueueSource = {
  kind: 'PARK_ARCHIVE',
  label: m.park_export_queue,
  role: 'OP_ADMIN',
  stateLabels: archiveLifecycle.labels,
  get waiting() {
    return sql`
    select ${archive.id} as ref_id, case ${archive.direction} ${directionNames()} end || ' ' || ${archive.no} as title,
      ${archive.status} as state, ${archive.createdAt} as entered_at, null::timestamptz as due_at,
      ${archive.createdBy} as barred_user_id
    from ${archive}
    where ${archive.status} = 'PROPOSED'`;
  },
};
