import { type RoomState, roomStates } from '@portal/contract/venture/terms';
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { institutions } from '../../finance/finance.table.ts';
import { users } from '../../identity/user.table.ts';
import type { Page } from '../venture.queries.ts';
import { ventureAccesses, ventureDocuments, ventureReadings, ventures } from '../venture.table.ts';

/** An institution appears under its name as an institution. */
const readerName = sql<string>`coalesce(${institutions.name}, ${enterprises.name}, '')`;

const selectAccesses = (db: Db) =>
  db
    .select({
      access: getTableColumns(ventureAccesses),
      venture: {
        name: ventures.name,
        status: ventures.status,
        enterpriseId: ventures.enterpriseId,
        ownerUserId: ventures.ownerUserId,
      },
      readerName,
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(ventureAccesses)
    .innerJoin(ventures, eq(ventures.id, ventureAccesses.ventureId))
    .innerJoin(enterprises, eq(enterprises.id, ventureAccesses.enterpriseId))
    .leftJoin(
      institutions,
      and(eq(institutions.enterpriseId, ventureAccesses.enterpriseId), eq(institutions.status, 'OPEN')),
    )
    .leftJoin(cases, and(eq(cases.kind, 'VENTURE_ROOM'), eq(cases.bizId, ventureAccesses.id)))
    .$dynamic();

export type NamedAccess = Awaited<ReturnType<typeof selectAccesses>>[number];

/** Maximum access requests listed for the owners; older ones are in the log. */
const maxShown = 200;

/** Access requests to a venture, latest first. */
export const listAccessesOf = (db: Db, ventureId: string): Promise<NamedAccess[]> =>
  selectAccesses(db)
    .where(eq(ventureAccesses.ventureId, ventureId))
    .orderBy(desc(ventureAccesses.createdAt), desc(ventureAccesses.id))
    .limit(maxShown);

/** Access requests of one enterprise to one venture, latest first. */
export const listAccessesFor = (db: Db, ventureId: string, enterpriseId: string): Promise<NamedAccess[]> =>
  selectAccesses(db)
    .where(and(eq(ventureAccesses.ventureId, ventureId), eq(ventureAccesses.enterpriseId, enterpriseId)))
    .orderBy(desc(ventureAccesses.createdAt), desc(ventureAccesses.id))
    .limit(maxShown);

/** @throws {AppError} 500404 */
export async function getAccess(db: Db, id: string): Promise<NamedAccess> {
  const [row] = await selectAccesses(db).where(eq(ventureAccesses.id, id));
  if (!row) throw notFound();
  return row;
}

const isInState = (state: RoomState | undefined) => state && eq(ventureAccesses.status, state);

/** Access requests of an enterprise, last changed first. */
export const listAsked = (
  db: Db,
  enterpriseId: string,
  { state, pageNo, pageSize }: Page & { state?: RoomState | undefined },
): Promise<NamedAccess[]> =>
  selectAccesses(db)
    .where(and(eq(ventureAccesses.enterpriseId, enterpriseId), isInState(state)))
    .orderBy(desc(ventureAccesses.updatedAt), desc(ventureAccesses.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countAsked = (db: Db, enterpriseId: string) =>
  countTabs(roomStates, isInState, (columns) =>
    db.select(columns).from(ventureAccesses).where(eq(ventureAccesses.enterpriseId, enterpriseId)),
  );

/** Documents of a room, by folder. */
export const listDocuments = (db: Db, ventureId: string) =>
  db
    .select()
    .from(ventureDocuments)
    .where(and(eq(ventureDocuments.ventureId, ventureId), isNull(ventureDocuments.removedAt)))
    .orderBy(asc(ventureDocuments.folder), asc(ventureDocuments.createdAt), asc(ventureDocuments.id));

const selectReadings = (db: Db, where: SQL | undefined, limit: number, offset: number) =>
  db
    .select({
      reading: getTableColumns(ventureReadings),
      readerName,
      personName: sql<string>`coalesce(${users.name}, '')`,
      title: ventureDocuments.title,
    })
    .from(ventureReadings)
    .innerJoin(ventureDocuments, eq(ventureDocuments.id, ventureReadings.documentId))
    .leftJoin(enterprises, eq(enterprises.id, ventureReadings.enterpriseId))
    .leftJoin(
      institutions,
      and(eq(institutions.enterpriseId, ventureReadings.enterpriseId), eq(institutions.status, 'OPEN')),
    )
    .leftJoin(users, eq(users.id, ventureReadings.userId))
    .where(where)
    .orderBy(desc(ventureReadings.at), desc(ventureReadings.id))
    .limit(limit)
    .offset(offset);

export type NamedReading = Awaited<ReturnType<typeof selectReadings>>[number];

/** Readings of a venture's documents, latest first. */
export const listReadings = (
  db: Db,
  ventureId: string,
  { pageNo, pageSize }: Page,
): Promise<NamedReading[]> =>
  selectReadings(db, eq(ventureReadings.ventureId, ventureId), pageSize, (pageNo - 1) * pageSize);

export const countReadings = (db: Db, ventureId: string): Promise<number> =>
  db.$count(ventureReadings, eq(ventureReadings.ventureId, ventureId));

/** Recent readings by one enterprise. */
export const listReadingsFor = (db: Db, ventureId: string, enterpriseId: string): Promise<NamedReading[]> =>
  selectReadings(
    db,
    and(eq(ventureReadings.ventureId, ventureId), eq(ventureReadings.enterpriseId, enterpriseId)),
    20,
    0,
  );
