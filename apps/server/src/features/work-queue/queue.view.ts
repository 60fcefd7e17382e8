import type { QueueItem } from '@portal/contract/work-queue';
import type { Actor } from '../../platform/session/actor.ts';
import { workingTimeUntil } from '../../platform/working-days.ts';
import type { QueueRow } from './queue.queries.ts';
import { queueSources } from './sources/queue-sources.ts';

const sourceOf = new Map(queueSources.map((source) => [source.kind, source]));

export function viewWork(row: QueueRow, actor: Actor, now: Date): QueueItem {
  const { kind, refId, title, state, enteredAt, dueAt, barredUserId, claimedBy } = row;
  const source = sourceOf.get(kind);
  return {
    ...{ kind, refId, title, state, enteredAt, dueAt },
    stateLabel: source?.stateLabels[state] ?? state,
    workingMsLeft: dueAt === null ? null : workingTimeUntil(now, new Date(dueAt)),
    claim: claimedBy
      ? {
          name: row.claimedByName ?? '',
          isMine: claimedBy === actor.userId,
          claimedAt: row.claimedAt ?? 0,
        }
      : null,
    mayDecide:
      source !== undefined && actor.operatorRoles.includes(source.role) && barredUserId !== actor.userId,
  };
}
