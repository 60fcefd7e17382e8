import { type ManagedRepairTab, managedRepairTabs } from '@portal/contract/repair/manage';
import { openRepairStates, type RepairPriority, type RepairState } from '@portal/contract/repair/terms';
import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { repairTickets, type Ticket } from '../repair.table.ts';
import { isLateAndOpen, selectTickets } from '../select-tickets.public.ts';

interface Filter {
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
  tab?: ManagedRepairTab | undefined;
  typeCode?: string | undefined;
  priority?: RepairPriority | undefined;
  workerId?: string | undefined;
  assetId?: string | undefined;
  keyword?: string | undefined;
}

interface Page {
  sort?: 'created' | '-created' | 'due' | '-due' | undefined;
  pageNo: number;
  pageSize: number;
}

const isOne = (...states: RepairState[]) => inArray(repairTickets.status, states);

const isInTab =
  (now: Date) =>
  (tab: ManagedRepairTab | undefined): SQL | undefined =>
    tab &&
    {
      WAITING: isOne('SUBMITTED', 'REOPENED'),
      WORKING: isOne('ASSIGNED', 'PROCESSING'),
      PAUSED: isOne('QUOTED', 'ON_HOLD'),
      LATE: isLateAndOpen(now),
      FINISHED: isOne('FINISHED'),
      CLOSED: isOne('CLOSED'),
      ENDED: isOne('REJECTED', 'MERGED', 'CANCELLED'),
    }[tab];

const conditions = ({ typeCode, priority, workerId, assetId, keyword, within }: Filter) =>
  and(
    within,
    typeCode === undefined ? undefined : eq(repairTickets.typeCode, typeCode),
    priority && eq(repairTickets.priority, priority),
    workerId === undefined ? undefined : eq(repairTickets.assigneeId, workerId),
    assetId === undefined ? undefined : eq(repairTickets.assetId, assetId),
    contains(keyword, cases.caseNo, repairTickets.title, repairTickets.locationText, enterprises.name),
  );

export const listManagedTickets = (
  db: Db,
  now: Date,
  { sort = '-created', pageNo, pageSize, ...filter }: Filter & Page,
) =>
  selectTickets(db, now)
    .where(and(conditions(filter), isInTab(now)(filter.tab)))
    .orderBy(
      ...sorted(sort, { created: repairTickets.createdAt, due: repairTickets.finishDueAt }, repairTickets.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countManagedTickets = (db: Db, now: Date, filter: Filter) =>
  countTabs(managedRepairTabs, isInTab(now), (columns) =>
    db
      .select(columns)
      .from(repairTickets)
      .leftJoin(cases, and(eq(cases.kind, 'REPAIR'), eq(cases.bizId, repairTickets.id)))
      .leftJoin(enterprises, eq(enterprises.id, repairTickets.enterpriseId))
      .where(conditions(filter)),
  );

/** Open tickets that may be about the same fault: same asset, or same type and place. */
export function listSimilar(db: Db, now: Date, { id, assetId, locationText, typeCode }: Ticket) {
  const isPlace = and(eq(repairTickets.locationText, locationText), eq(repairTickets.typeCode, typeCode));
  return selectTickets(db, now)
    .where(
      and(
        ne(repairTickets.id, id),
        inArray(repairTickets.status, [...openRepairStates]),
        ne(repairTickets.kind, 'MAINTENANCE'),
        assetId === null ? isPlace : or(eq(repairTickets.assetId, assetId), isPlace),
      ),
    )
    .orderBy(desc(repairTickets.createdAt))
    .limit(5);
}
