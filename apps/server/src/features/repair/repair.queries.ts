import { type OwnRepairTab, ownRepairTabs } from '@portal/contract/repair';
import {
  openRepairStates,
  type RepairState,
  repairTypeList,
  repeatDays,
} from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { paidEnterprise } from './repair.policy.ts';
import { repairAssets, repairLogs, repairTickets } from './repair.table.ts';

const dayMs = 86_400_000;
/** Joins the entry that says what is broken. */
export const isTypeOf = (typeCode: PgColumn): SQL | undefined =>
  and(eq(businessData.type, repairTypeList), eq(businessData.code, typeCode));

/** What it is called there; the code itself where nobody has entered it. */
export const typeNameOf = (typeCode: PgColumn) => sql<string>`coalesce(${businessData.name}, ${typeCode})`;

/** @throws {AppError} 100002 unless it is a type that is offered */
export async function requireType(db: Db, code: string): Promise<void> {
  const isOffered = and(
    eq(businessData.type, repairTypeList),
    eq(businessData.code, code),
    eq(businessData.shield, 0),
  );
  if ((await db.$count(businessData, isOffered)) === 0)
    throw fieldsRefused({ 'data.typeCode': m.fault_choose({ field: m.field_repair_type() }) });
}

const workers = aliasedTable(users, 'worker');
const reporters = aliasedTable(users, 'reporter');

/** What did not break: it was refused, or is counted with another report. */
const uncounted: RepairState[] = ['REJECTED', 'MERGED', 'CANCELLED'];

export const repeatsSince = (now: Date): Date => new Date(now.getTime() - repeatDays * dayMs);

/** Counts of tickets by an asset within the time that repeats are counted in. */
export const countsAsRepeat = (now: Date): SQL | undefined =>
  and(
    gte(repairTickets.createdAt, repeatsSince(now)),
    notInArray(repairTickets.status, uncounted),
    sql`${repairTickets.kind} <> 'MAINTENANCE'`,
  );

const repeatsOf = (now: Date) =>
  sql<number>`(select count(*) from ${repairTickets} as earlier
  where earlier.asset_id = ${repairTickets.assetId} and earlier.created_at >= ${repeatsSince(now).toISOString()}
    and earlier.kind <> 'MAINTENANCE' and earlier.status not in ('REJECTED', 'MERGED', 'CANCELLED'))`.mapWith(
    Number,
  );

/** Tickets with all that a list or a page shows beside them. */
export const selectTickets = (db: Db, now: Date) =>
  db
    .select({
      ticket: getTableColumns(repairTickets),
      no: cases.caseNo,
      typeLabel: typeNameOf(repairTickets.typeCode),
      workerName: workers.name,
      reporterName: reporters.name,
      enterpriseName: enterprises.name,
      assetNo: repairAssets.no,
      assetName: repairAssets.name,
      repeats: repeatsOf(now),
    })
    .from(repairTickets)
    .leftJoin(cases, and(eq(cases.kind, 'REPAIR'), eq(cases.bizId, repairTickets.id)))
    .leftJoin(businessData, isTypeOf(repairTickets.typeCode))
    .leftJoin(workers, eq(workers.id, repairTickets.assigneeId))
    .leftJoin(reporters, eq(reporters.id, repairTickets.reporterId))
    .leftJoin(enterprises, eq(enterprises.id, repairTickets.enterpriseId))
    .leftJoin(repairAssets, eq(repairAssets.id, repairTickets.assetId));

export type TicketRow = Awaited<ReturnType<typeof selectTickets>>[number];

/** @throws {AppError} 500404 */
export async function getTicket(db: Db, now: Date, id: string, where?: SQL): Promise<TicketRow> {
  const [row] = await selectTickets(db, now).where(and(eq(repairTickets.id, id), where));
  if (!row) throw notFound();
  return row;
}

/** What the caller sees as a reporter, or as who pays for an enterprise. */
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

/** Accepted, over, and still to be paid for. */
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

/** The story of a ticket, oldest line first; what is internal only for the park's people. */
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

export async function findAssetByCode(db: Db, code: string) {
  const [row] = await db
    .select({ ...getTableColumns(repairAssets), typeLabel: typeNameOf(repairAssets.typeCode) })
    .from(repairAssets)
    .leftJoin(businessData, isTypeOf(repairAssets.typeCode))
    .where(eq(repairAssets.code, code));
  return row;
}

/** When an asset was reported within the last 90 days, the latest first. */
export const listRepeats = (db: Db, assetId: string, now: Date) =>
  db
    .select({ at: repairTickets.createdAt, status: repairTickets.status })
    .from(repairTickets)
    .where(and(eq(repairTickets.assetId, assetId), countsAsRepeat(now)))
    .orderBy(desc(repairTickets.createdAt))
    .limit(20);

/** Where somebody has reported something, the latest first. */
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
