import { entityLabelOf } from '@portal/contract/oper-log-labels';
import type { QueueItem } from '@portal/contract/work-queue';
import type { Actor } from '../../platform/session/actor.ts';
import { workingTimeUntil } from '../../platform/working-days.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { QueueRow } from './queue.queries.ts';
import { queueSources } from './sources/queue-sources.ts';

const sourceOf = new Map(queueSources.map((source) => [source.kind, source]));

const stateLabelOf = ({ kind, state }: QueueRow) => sourceOf.get(kind)?.stateLabels[state]?.() ?? state;

export function viewWork(row: QueueRow, actor: Actor, now: Date): QueueItem {
  const { kind, refId, title, state, enteredAt, dueAt, barredUserId, claimedBy } = row;
  const source = sourceOf.get(kind);
  return {
    kind,
    refId,
    title,
    state,
    enteredAt,
    dueAt,
    stateLabel: stateLabelOf(row),
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

export const workColumns: SheetColumn<QueueRow>[] = [
  { head: '事项', width: 40, value: ({ title }) => title },
  { head: '类型', value: ({ kind }) => entityLabelOf(kind) },
  { head: '状态', width: 12, value: stateLabelOf },
  { head: '开始等待', width: 20, value: ({ enteredAt }) => new Date(enteredAt) },
  {
    head: '办结期限',
    width: 20,
    format: 'end',
    value: ({ dueAt }) => (dueAt === null ? null : new Date(dueAt)),
  },
  { head: '认领人', width: 12, value: ({ claimedByName }) => claimedByName },
];
