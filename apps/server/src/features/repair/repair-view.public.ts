import type { RepairLogLine } from '@portal/contract/repair/public';
import {
  guestEvents,
  repairLogLabels,
  repairPriorityLabels,
  repairStateLabels,
} from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { timeLeft } from '../../platform/time-left.ts';
import { numberOf } from './move-ticket.public.ts';
import { dispatcherActions, owedFen, urgeFrom } from './repair.policy.ts';
import { type LogRow, listLogs } from './repair.queries.ts';
import type { Ticket } from './repair.table.ts';
import { answersQuote, reporterActions } from './reporter-actions.public.ts';
import type { TicketRow } from './select-tickets.public.ts';
import { timeKindOf, viewClock } from './service-clock.ts';

/** Fields of a ticket that every list shows. */
export function viewBase({ ticket, no, typeLabel, workerName }: TicketRow, now: Date) {
  const { id, status, priority, plannedFrom, plannedTo, createdAt } = ticket;
  return {
    ...ticket,
    ticketId: id,
    no: no ?? '',
    typeLabel,
    priorityLabel: repairPriorityLabels[priority](),
    state: status,
    stateLabel: repairStateLabels[status](),
    clock: viewClock(ticket, now),
    workerName: workerName ?? '',
    plannedFrom: plannedFrom?.getTime() ?? null,
    plannedTo: plannedTo?.getTime() ?? null,
    createdAt: createdAt.getTime(),
  };
}

/** Actions of guests have no user either, like those of the system. */
const ofGuests: readonly string[] = ['submit', ...guestEvents];

const viewLog = (
  { log: { at, event, text, photos, isInternal }, who }: LogRow,
  { guestKeyHash }: Ticket,
): RepairLogLine => ({
  at: at.getTime(),
  event,
  what: repairLogLabels[event](),
  text,
  photos,
  isInternal,
  who: who ?? (guestKeyHash !== null && ofGuests.includes(event) ? m.repair_guest() : ''),
});

/** A ticket's page with its history; internal lines only for staff. */
export async function viewTicket(db: Db, row: TicketRow, now: Date, withInternal: boolean) {
  const { ticket, assetNo, assetName } = row;
  const { id, mergedInto, expectFrom, expectTo, quoteFen, quoteLines, quoteNote, status, closesAt } = ticket;
  const logs = await listLogs(db, id, withInternal);
  return {
    ...viewBase(row, now),
    expectFrom: expectFrom?.getTime() ?? null,
    expectTo: expectTo?.getTime() ?? null,
    assetNo: assetNo ?? '',
    assetName: assetName ?? '',
    quote: quoteFen === null ? null : { totalFen: quoteFen, lines: quoteLines, note: quoteNote },
    closesAt: status === 'FINISHED' ? (closesAt?.getTime() ?? null) : null,
    mergedNo: mergedInto === null ? '' : await numberOf(db, { id: mergedInto }),
    logs: logs.map((log) => viewLog(log, ticket)),
  };
}

export const viewOwn = (row: TicketRow, actor: Actor, now: Date) => ({
  ...viewBase(row, now),
  actions: reporterActions(row.ticket, actor, now),
});

export const viewOwnTicket = async (db: Db, row: TicketRow, actor: Actor, now: Date) => ({
  ...(await viewTicket(db, row, now, false)),
  actions: reporterActions(row.ticket, actor, now),
  urgeFrom: urgeFrom(row.ticket, now)?.getTime() ?? null,
  dueFen: answersQuote(row.ticket, actor) ? owedFen(row.ticket) : 0,
});

/** Additional fields for staff. */
export const viewForStaff = ({ ticket, reporterName, enterpriseName, repeats }: TicketRow, now: Date) => ({
  reporterName: reporterName ?? (ticket.guestKeyHash === null ? '' : m.repair_guest()),
  enterpriseName: enterpriseName ?? '',
  respondDueAt: ticket.respondDueAt.getTime(),
  respondLeft: timeLeft(timeKindOf(ticket.priority), now, ticket.respondDueAt),
  urgedAt: ticket.urgedAt?.getTime() ?? null,
  repeats: ticket.assetId === null ? 0 : repeats,
});

/** A ticket in the lists of dispatchers. */
export const viewManaged = (row: TicketRow, now: Date) => ({
  ...viewBase(row, now),
  ...viewForStaff(row, now),
  actions: dispatcherActions(row.ticket),
});

/** Earlier tickets shown on a ticket's page: date and result. */
export const viewEarlier = (rows: readonly TicketRow[]) =>
  rows.map(({ ticket, no }) => ({
    ticketId: ticket.id,
    no: no ?? '',
    title: ticket.title,
    at: ticket.createdAt.getTime(),
    result: ticket.finishNote,
  }));
