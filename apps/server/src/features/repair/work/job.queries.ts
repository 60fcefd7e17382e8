import { type JobTab, jobTabs } from '@portal/contract/repair-manage';
import { openRepairStates, type RepairState } from '@portal/contract/repair-terms';
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readBesides } from '../get-repair.ts';
import { workerActions } from '../repair.policy.ts';
import { selectTickets, type TicketRow } from '../repair.queries.ts';
import { repairTickets } from '../repair.table.ts';
import { viewBase, viewDetail, viewForStaff } from '../repair.view.ts';

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

/** What a worker sees: what is or was theirs, and what anybody may take. */
export const isForWorker = (userId: string): SQL | undefined => isInTab(userId)(undefined);

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
  ...viewForStaff(row),
  actions: workerActions(row.ticket, userId),
});

/** What was said of other tickets beside one: when, and what came of it. */
export const viewEarlier = (rows: readonly TicketRow[]) =>
  rows.map(({ ticket, no }) => ({
    ticketId: ticket.id,
    no: no ?? '',
    title: ticket.title,
    at: ticket.createdAt.getTime(),
    result: ticket.finishNote,
  }));

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
    ...viewDetail(row, now, await readBesides(db, row, true)),
    ...viewForStaff(row),
    phone,
    actions: workerActions(row.ticket, userId),
    earlier: viewEarlier(earlier),
  };
}
