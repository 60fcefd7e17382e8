import { type ImportKind, importLifecycle } from '@portal/contract/import/terms';
import type { QueueKind } from '@portal/contract/kinds';
import * as m from '@portal/texts/messages';
import { type SQL, sql } from 'drizzle-orm';
import { type QueueSource, titleOf } from '../../feature/queue-source.ts';
import { importRuns } from './import.table.ts';

/** Imports with these kinds are decided by finance, all others by those who admit enterprises. */
const moneyKinds: readonly ImportKind[] = ['BILL'];

const hasMoney = (): SQL => sql`${importRuns.kinds} && ${sql.param(moneyKinds)}::text[]`;

const proposed = (condition: SQL): SQL => sql`
  select ${importRuns.id} as ref_id, ${titleOf(importRuns.no, importRuns.fileName)} as title,
    ${importRuns.status} as state,
    to_timestamp((${importRuns.proposal} ->> 'at')::bigint / 1000.0) as entered_at,
    null::timestamptz as due_at, ${importRuns.proposal} ->> 'by' as barred_user_id
  from ${importRuns}
  where ${importRuns.status} = 'PROPOSED' and ${condition}`;

/** Imports that wait for the second person, other than the one who proposed them. */
const queueOf = (
  kind: QueueKind,
  role: QueueSource['role'],
  label: () => string,
  condition: () => SQL,
): QueueSource => ({
  kind,
  label,
  role,
  stateLabels: importLifecycle.labels,
  get waiting() {
    return proposed(condition());
  },
});

export const importMoneyQueue = queueOf('IMPORT_MONEY', 'OP_FINANCE', m.import_queue_money, hasMoney);
export const importRecordsQueue = queueOf(
  'IMPORT_RECORDS',
  'OP_AUDIT',
  m.import_queue_records,
  () => sql`not ${hasMoney()}`,
);

/** The role that decides about a proposed import. */
export const deciderOf = (kinds: readonly ImportKind[]): QueueSource['role'] =>
  kinds.some((kind) => moneyKinds.includes(kind)) ? 'OP_FINANCE' : 'OP_AUDIT';
