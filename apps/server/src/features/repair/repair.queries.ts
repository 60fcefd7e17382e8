import { type OwnRepairTab, ownRepairTabs } from '@portal/contract/repair/public';
import { openRepairStates, type RepairState } from '@portal/contract/repair/terms';
import { and, asc, desc, eq, getTableColumns, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { users } from '../identity/user.table.ts';
import { repairLogs, repairTickets } from './repair.table.ts';
import { paidEnterprise } from './reporter-actions.public.ts';
import { selectTickets } from './select-tickets.public.ts';

/** Tickets the caller sees as reporter, or as a paying member of an enterprise. */
export function isSeenBy(actor: Pick<Actor, 'userId' | 'enterpriseId' | 'memberRole'>): SQL {
  const enterpriseId = paidEnterprise(actor);
  const isOwn = eq(repairTickets.reporterId, actor.userId);
  return enterpriseId === null ? isOwn : (or(isOwn, eq(repairTickets.enterpriseId, enterpriseId)) as SQL);
}

const todoStates: RepairState[] = ['QUOTED', 'FINISHED'];
const statesOfTab: Record<OwnRepairTab, readonly RepairState[]> = {
  ACTIVE: openRepairStates.filter((state) => !todoStates.includes(state)),
  TODO: todoStates,
  OVER: ['CLOSED', 'REJECTED', 'MERGED', 'CANCELLED'],
};

/** Closed with an accepted amount not yet paid. */
export const isOwed = and(
  eq(repairTickets.status, 'CLOSED'),
  lt(repairTickets.paidFen, repairTickets.acceptedFen),
) as SQL;

function isInTab(tab: OwnRepairTab | undefined): SQL | undefined {
  if (!tab) return undefined;
  const isInState = inArray(repairTickets.status, [...statesOfTab[tab]]);
  if (tab === 'TODO') return or(isInState, isOwed);
  return tab === 'OVER' ? and(isInState, not(isOwed)) : isInState;
}

interface OwnFilter {
  actor: Actor;
  tab: OwnRepairTab;
  pageNo: number;
  pageSize: number;
}

export const listOwnTickets = (db: Db, now: Date, { actor, tab, pageNo, pageSize }: OwnFilter) =>
  selectTickets(db, now)
    .where(and(isSeenBy(actor), isInTab(tab)))
    .orderBy(desc(repairTickets.createdAt), desc(repairTickets.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnTickets = (db: Db, actor: Actor) =>
  countTabs(ownRepairTabs, isInTab, (columns) =>
    db.select(columns).from(repairTickets).where(isSeenBy(actor)),
  );

/** The history of a ticket, oldest line first; internal lines only for staff. */
export const listLogs = (db: Db, ticketId: string, withInternal: boolean) =>
  db
    .select({ log: getTableColumns(repairLogs), who: users.name })
    .from(repairLogs)
    .leftJoin(users, eq(users.id, repairLogs.userId))
    .where(
      and(eq(repairLogs.ticketId, ticketId), withInternal ? undefined : eq(repairLogs.isInternal, false)),
    )
    .orderBy(asc(repairLogs.id));
export type LogRow = Awaited<ReturnType<typeof listLogs>>[number];

/** Places of the user's earlier reports, latest first. */
export async function listPlaces(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ place: repairTickets.locationText })
    .from(repairTickets)
    .where(eq(repairTickets.reporterId, userId))
    .groupBy(repairTickets.locationText)
    .orderBy(desc(sql`max(${repairTickets.createdAt})`))
    .limit(6);
  return rows.map(({ place }) => place);
}
