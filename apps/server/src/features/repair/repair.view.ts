import type { RepairLogLine } from '@portal/contract/repair';
import {
  repairLogLabels,
  repairPriorityLabels,
  repairStateLabels,
  repairTypeLabels,
} from '@portal/contract/repair-terms';
import type { Actor } from '../../platform/session/actor.ts';
import { reporterActions, urgeFrom } from './repair.policy.ts';
import type { LogRow, TicketRow } from './repair.queries.ts';
import { viewClock } from './service-clock.ts';

/** What everybody sees of a ticket in a list. */
export function viewBase({ ticket, no, workerName }: TicketRow, now: Date) {
  const { id, status, typeCode, priority, createdAt } = ticket;
  return {
    ...ticket,
    ticketId: id,
    no: no ?? '',
    typeLabel: repairTypeLabels[typeCode](),
    priorityLabel: repairPriorityLabels[priority](),
    state: status,
    stateLabel: repairStateLabels[status](),
    clock: viewClock(ticket, now),
    workerName: workerName ?? '',
    createdAt: createdAt.getTime(),
  };
}

const viewLog = ({ log: { at, event, text, photos, isInternal }, who }: LogRow): RepairLogLine => ({
  at: at.getTime(),
  event,
  what: repairLogLabels[event](),
  text,
  photos,
  isInternal,
  who: who ?? '',
});

interface Besides {
  logs: readonly LogRow[];
  mergedNo: string;
}

/** The same on its own page. */
export function viewDetail(row: TicketRow, now: Date, { logs, mergedNo }: Besides) {
  const { ticket, assetNo, assetName } = row;
  const { expectFrom, expectTo, quoteFen, quoteLines, quoteNote, status, closesAt } = ticket;
  return {
    ...viewBase(row, now),
    expectFrom: expectFrom?.getTime() ?? null,
    expectTo: expectTo?.getTime() ?? null,
    assetNo: assetNo ?? '',
    assetName: assetName ?? '',
    quote: quoteFen === null ? null : { totalFen: quoteFen, lines: quoteLines, note: quoteNote },
    closesAt: status === 'FINISHED' ? (closesAt?.getTime() ?? null) : null,
    mergedNo,
    logs: logs.map(viewLog),
  };
}

export const viewOwn = (row: TicketRow, actor: Actor, now: Date) => ({
  ...viewBase(row, now),
  actions: reporterActions(row.ticket, actor, now),
});

export const viewOwnDetail = (row: TicketRow, actor: Actor, now: Date, besides: Besides) => ({
  ...viewDetail(row, now, besides),
  actions: reporterActions(row.ticket, actor, now),
  urgeFrom: urgeFrom(row.ticket, now)?.getTime() ?? null,
});

/** What the park's people see besides. */
export const viewForStaff = ({ ticket, reporterName, enterpriseName, repeats }: TicketRow) => ({
  reporterName: reporterName ?? '',
  enterpriseName: enterpriseName ?? '',
  respondDueAt: ticket.respondDueAt.getTime(),
  urgedAt: ticket.urgedAt?.getTime() ?? null,
  repeats: ticket.assetId === null ? 0 : repeats,
});
