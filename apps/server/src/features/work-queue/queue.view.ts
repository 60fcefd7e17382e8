import type { QueueItem } from '@portal/contract/work-queue/public';
import type { QueueSource } from '../../feature/queue-source.ts';
import { timeLeft } from '../../platform/time-left.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { QueueReading, QueueRow } from './queue.queries.ts';

const sourceOf = (sources: readonly QueueSource[], row: QueueRow) =>
  sources.find(({ kind }) => kind === row.kind);

const stateLabelOf = (sources: readonly QueueSource[], row: QueueRow) =>
  sourceOf(sources, row)?.stateLabels[row.state]?.() ?? row.state;

export function viewWork(row: QueueRow, { sources, actor, now }: QueueReading): QueueItem {
  const { kind, refId, title, state, enteredAt, dueAt, counts, barredUserId, claimedBy } = row;
  const left = dueAt === null ? null : timeLeft(counts, now, new Date(dueAt));
  const source = sourceOf(sources, row);
  return {
    kind,
    refId,
    title,
    state,
    enteredAt,
    dueAt,
    stateLabel: stateLabelOf(sources, row),
    workingMsLeft: left?.leftMs ?? null,
    hoursADay: left?.hoursADay ?? null,
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

export const workColumns = (sources: readonly QueueSource[]): SheetColumn<QueueRow>[] => [
  { head: '事项', width: 40, value: ({ title }) => title },
  { head: '类型', value: (row) => sourceOf(sources, row)?.label() ?? row.kind },
  { head: '状态', width: 12, value: (row) => stateLabelOf(sources, row) },
  { head: '开始等待', width: 20, value: ({ enteredAt }) => new Date(enteredAt) },
  {
    head: '办结期限',
    width: 20,
    format: 'end',
    value: ({ dueAt }) => (dueAt === null ? null : new Date(dueAt)),
  },
  { head: '认领人', width: 12, value: ({ claimedByName }) => claimedByName },
];
