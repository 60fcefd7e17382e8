import {
  type QueueEvent,
  type QueueItem,
  todoOperate,
  todoQueryList,
} from '@portal/contract/work-queue/public';
import * as m from '@portal/texts/messages';
import { type BulkAct, bulkAct, bulkSource } from '../../feature/bulk-act.ts';
import { listWork, type QueueRow } from './queue.queries.ts';
import { viewWork } from './queue.view.ts';
import { type QueueReading, readingOf } from './queue-reading.ts';

const idOf = ({ kind, refId }: Pick<QueueItem, 'kind' | 'refId'>): string => `${kind} ${refId}`;

/** Why a person can't claim or release an item; null if they can. */
function barOf(row: QueueRow, event: QueueEvent, reading: QueueReading): string | null {
  const isOwn = row.claimedBy === reading.actor.userId;
  if (event === 'release') return isOwn ? null : 'unclaimed';
  if (row.claimedBy !== null && !isOwn && row.claimerAwayUntil === null) return 'claimed';
  return viewWork(row, reading).mayDecide ? null : 'others';
}

const workAct = (kind: BulkAct['kind'], event: QueueEvent, back: QueueEvent): BulkAct =>
  bulkAct<Pick<QueueItem, 'kind' | 'refId'>>({
    kind,
    call: todoOperate,
    input: ({ extra }) => ({ kind: extra?.kind, id: extra?.refId, event }),
    async look(db, ids, { actor, now, queue, places }) {
      const reading = readingOf({ queue, places }, actor, now);
      const wanted = new Set(ids);
      const refIds = ids.map((id) => id.split(' ')[1] ?? '');
      const rows = await listWork(db, reading, { refIds, pageNo: 1, pageSize: ids.length * 2 });
      return rows
        .filter((row) => wanted.has(idOf(row)))
        .map((row) => ({
          id: idOf(row),
          name: row.title,
          version: 0,
          barred: barOf(row, event, reading),
          extra: { kind: row.kind, refId: row.refId },
        }));
    },
    reasons: {
      claimed: m.bulk_reason_claimed,
      unclaimed: m.bulk_reason_unclaimed,
      others: m.bulk_reason_others,
    },
    undo: {
      call: todoOperate,
      input: ({ extra }) => ({ kind: extra?.kind, id: extra?.refId, event: back }),
    },
  });

export const workBulk = bulkSource<QueueItem>({
  list: todoQueryList,
  keyOf: idOf,
  acts: [workAct('WORK_CLAIM', 'claim', 'release'), workAct('WORK_RELEASE', 'release', 'claim')],
});
