import { openRepairStates, type RepairState, repeatDays } from '@portal/contract/repair/terms';
import {
  aliasedTable,
  and,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { repairAssets, repairTickets } from './repair.table.ts';
import { isTypeOf, typeNameOf } from './repair-type.public.ts';

const dayMs = 86_400_000;
/** States that do not count as a failure: rejected, cancelled, or counted with another report. */
const uncounted: RepairState[] = ['REJECTED', 'MERGED', 'CANCELLED'];

export const repeatsSince = (now: Date): Date => new Date(now.getTime() - repeatDays * dayMs);

/** Tickets that count towards an asset's repeated failures. */
export const countsAsRepeat = (now: Date, of = repairTickets): SQL | undefined =>
  and(gte(of.createdAt, repeatsSince(now)), notInArray(of.status, uncounted), ne(of.kind, 'MAINTENANCE'));

const workers = aliasedTable(users, 'worker');
const reporters = aliasedTable(users, 'reporter');

const earlier = aliasedTable(repairTickets, 'earlier');

const repeatsOf = (db: Db, now: Date) => {
  const isOfAsset = and(eq(earlier.assetId, repairTickets.assetId), countsAsRepeat(now, earlier));
  return sql<number>`(${db.select({ times: count() }).from(earlier).where(isOfAsset)})`.mapWith(Number);
};

/** Tickets with everything lists and pages show about them. */
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
      repeats: repeatsOf(db, now),
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

/** Whether the promised time was exceeded, for open and for finished tickets. */
export const isLateAt = (now: Date): SQL =>
  sql`${repairTickets.finishDueAt} < coalesce(${repairTickets.pausedAt}, ${now.toISOString()}::timestamptz)`;

export const isLateAndOpen = (now: Date): SQL | undefined =>
  and(
    inArray(repairTickets.status, [...openRepairStates]),
    ne(repairTickets.status, 'FINISHED'),
    isLateAt(now),
  );
