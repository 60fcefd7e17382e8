import type { QueueItem } from '@portal/contract/work-queue/public';
import type { QueueSource } from '../../feature/queue-source.ts';
import { timeLeft } from '../../platform/time-left.ts';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { QueueRow } from './queue.queries.ts';
import type { QueueReading } from './queue-reading.ts';

const sourceOf = (sources: readonly QueueSource[], row: QueueRow) =>
  sources.find(({ kind }) => kind === row.kind);

/** Whether the reader's roles decide an item, and nothing bars them from it. */
const mayDecide = ({ kind, barredUserId }: QueueRow, { sources, actor }: QueueReading): boolean =>
  sources.some(({ source, isDecided }) => isDecided && source.kind === kind) && barredUserId !== actor.userId;

const stateLabelOf = (sources: readonly QueueSource[], row: QueueRow) =>
  sourceOf(sources, row)?.stateLabels[row.state]?.() ?? row.state;

export function viewWork(row: QueueRow, reading: QueueReading): QueueItem {
  const { actor, now } = reading;
  const { kind, refId, title, state, enteredAt, dueAt, counts, claimedBy } = row;
  const left = dueAt === null ? null : timeLeft(counts, now, new Date(dueAt));
  return {
    kind,
    refId,
    title,
    state,
    enteredAt,
    dueAt,
    stateLabel: stateLabelOf(
      reading.sources.map(({ source }) => source),
      row,
    ),
    workingMsLeft: left?.leftMs ?? null,
    hoursADay: left?.hoursADay ?? null,
    claim: claimedBy
      ? {
          name: row.claimedByName ?? '',
          isMine: claimedBy === actor.userId,
          claimedAt: row.claimedAt ?? 0,
          awayUntil: row.claimerAwayUntil,
          standInName: row.standInName ?? '',
        }
      : null,
    mayDecide: mayDecide(row, reading),
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
