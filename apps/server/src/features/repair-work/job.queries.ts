import {
  isOpenRepair,
  openRepairStates,
  type RepairState,
  repairTransitions,
  type WorkerEvent,
  workerEvents,
} from '@portal/contract/repair/terms';
import { type JobTab, jobTabs } from '@portal/contract/repair/work';
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { repairTickets, type Ticket } from '../repair/repair.table.ts';
import { viewBase, viewEarlier, viewForStaff, viewTicket } from '../repair/repair-view.public.ts';
import { selectTickets, type TicketRow } from '../repair/select-tickets.public.ts';

const inHand: RepairState[] = openRepairStates.filter((state) => state !== 'FINISHED');

const isInTab =
  (userId: string) =>
  (tab: JobTab | undefined): SQL | undefined => {
    const isTheirs = eq(repairTickets.assigneeId, userId);
    const isFree = and(eq(repairTickets.status, 'ASSIGNED'), isNull(repairTickets.assigneeId));
    if (tab === 'MINE') return and(isTheirs, inArray(repairTickets.status, inHand));
    if (tab === 'FREE') return isFree;
    if (tab === 'DONE') return and(isTheirs, inArray(repairTickets.status, ['FINISHED', 'CLOSED']));
    return or(isTheirs, isFree);
  };

/** Tickets a worker sees: their own, past and present, and the open ones anyone may take. */
export const isForWorker = (userId: string): SQL | undefined => isInTab(userId)(undefined);

/** What a worker may do with their own ticket; an unassigned one can be taken by anyone. */
export function workerActions(
  { status, assigneeId, reporterId }: Pick<Ticket, 'status' | 'assigneeId' | 'reporterId'>,
  userId: string,
): WorkerEvent[] {
  if (assigneeId === null) return status === 'ASSIGNED' ? ['take'] : [];
  if (assigneeId !== userId) return [];
  return workerEvents.filter((event) => {
    // Without a reporter nobody could accept the quote.
    if (event === 'quote' && reporterId === null) return false;
    return event === 'note' ? isOpenRepair(status) : event in repairTransitions[status];
  });
}

interface Filter {
  userId: string;
  tab: JobTab;
  pageNo: number;
  pageSize: number;
}

export const listJobs = (db: Db, now: Date, { userId, tab, pageNo, pageSize }: Filter) =>
  selectTickets(db, now)
    .where(isInTab(userId)(tab))
    .orderBy(
      ...(tab === 'DONE'
        ? [desc(repairTickets.finishedAt), desc(repairTickets.id)]
        : [asc(repairTickets.finishDueAt), asc(repairTickets.id)]),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countJobs = (db: Db, userId: string) =>
  countTabs(jobTabs, isInTab(userId), (columns) =>
    db.select(columns).from(repairTickets).where(isForWorker(userId)),
  );

export const viewJob = (row: TicketRow, userId: string, now: Date) => ({
  ...viewBase(row, now),
  ...viewForStaff(row, now),
  actions: workerActions(row.ticket, userId),
});

export async function viewJobDetail(db: Db, row: TicketRow, userId: string, now: Date) {
  const { id, assetId, phone } = row.ticket;
  const earlier =
    assetId === null
      ? []
      : await selectTickets(db, now)
          .where(
            and(
              eq(repairTickets.assetId, assetId),
              ne(repairTickets.id, id),
              ne(repairTickets.finishNote, ''),
            ),
          )
          .orderBy(desc(repairTickets.createdAt))
          .limit(5);
  return {
    ...(await viewTicket(db, row, now, true)),
    ...viewForStaff(row, now),
    phone,
    actions: workerActions(row.ticket, userId),
    earlier: viewEarlier(earlier),
  };
}
