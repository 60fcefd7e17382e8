import type { VentureStage } from '@portal/contract/finance/terms';
import type { VentureSort } from '@portal/contract/venture/public';
import {
  type NeedBand,
  needBandCodes,
  needBands,
  publicVentureStates,
  type RoomFolder,
  type VentureField,
  type VentureState,
  ventureStates,
} from '@portal/contract/venture/terms';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { enterpriseOf } from './venture.policy.ts';
import { introductions, ventureAccesses, ventureDocuments, ventures } from './venture.table.ts';

export interface Page {
  pageNo: number;
  pageSize: number;
}

interface VentureFilter {
  stage?: VentureStage | undefined;
  exceptStage?: VentureStage | undefined;
  field?: VentureField | undefined;
  need?: NeedBand | undefined;
  keyword?: string | undefined;
}

/** Owned by a person, or by an enterprise that is in the park. */
const isOfSomebodyHere = or(isNull(ventures.enterpriseId), eq(enterprises.entryStatus, 'PASSED'));
/** Ventures shown in lists, search and sitemap. */
export const isVentureOpen = and(eq(ventures.status, 'PUBLISHED'), isOfSomebodyHere);
/** A venture keeps its page after its round has closed. */
const isVentureShown = and(inArray(ventures.status, [...publicVentureStates]), isOfSomebodyHere);

export const selectVentures = (db: Db) =>
  db
    .select({
      venture: getTableColumns(ventures),
      enterpriseName: enterprises.name,
      ownerName: users.name,
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
    })
    .from(ventures)
    .leftJoin(enterprises, eq(enterprises.id, ventures.enterpriseId))
    .leftJoin(users, eq(users.id, ventures.ownerUserId))
    .leftJoin(cases, and(eq(cases.kind, 'VENTURE'), eq(cases.bizId, ventures.id)))
    .$dynamic();

export type VentureWithNames = Awaited<ReturnType<typeof selectVentures>>[number];

/** Public ventures with the columns that lists are filtered by. */
const fromShown = <Columns extends Record<string, SQL>>(db: Db, columns: Columns) =>
  db.select(columns).from(ventures).leftJoin(enterprises, eq(enterprises.id, ventures.enterpriseId));

function isInBand(need: NeedBand | undefined) {
  if (need === undefined) return undefined;
  const next = needBandCodes[needBandCodes.indexOf(need) + 1];
  return and(
    gte(ventures.needFen, needBands[need]),
    next === undefined ? undefined : lt(ventures.needFen, needBands[next]),
  );
}

const conditions = ({ stage, exceptStage, field, need, keyword }: VentureFilter) =>
  and(
    isVentureOpen,
    stage && eq(ventures.stage, stage),
    exceptStage && ne(ventures.stage, exceptStage),
    field && arrayContains(ventures.fields, [field]),
    isInBand(need),
    contains(keyword, ventures.name, ventures.summary),
  );

const orders = {
  latest: [desc(ventures.publishedAt), desc(ventures.id)],
  need: [desc(ventures.needFen), desc(ventures.id)],
  talks: [desc(ventures.talks), desc(ventures.id)],
} as const satisfies Record<VentureSort, unknown>;

export const listVentures = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: VentureFilter & Page & { sort: VentureSort },
): Promise<VentureWithNames[]> =>
  selectVentures(db)
    .where(conditions(filter))
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countVentures(db: Db, filter: VentureFilter): Promise<number> {
  const [row] = await fromShown(db, { n: sql<number>`count(*)::int` }).where(conditions(filter));
  return row?.n ?? 0;
}

export const countStages = (db: Db) =>
  fromShown(db, {
    value: sql<VentureStage>`${ventures.stage}`,
    count: sql<number>`count(*)::int`,
    needFen: sql<number>`sum(${ventures.needFen})`.mapWith(Number),
  })
    .where(isVentureOpen)
    .groupBy(ventures.stage);

/** Counts a venture in each of its fields. */
export const countFields = (db: Db) =>
  fromShown(db, {
    value: sql<VentureField>`unnest(${ventures.fields})`,
    count: sql<number>`count(*)::int`,
  })
    .where(isVentureOpen)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`);

export async function findShownVenture(db: Db, id: string): Promise<VentureWithNames | undefined> {
  const [row] = await selectVentures(db).where(and(eq(ventures.id, id), isVentureShown));
  return row;
}

/** Date and reason of the withdrawal of a venture that was public. */
export async function findWithdrawal(db: Db, id: string) {
  const wasPublic = sql`${ventures.publishedAt} is not null`;
  const [row] = await db
    .select({ at: ventures.withdrawnAt, reason: ventures.reason })
    .from(ventures)
    .where(and(eq(ventures.id, id), eq(ventures.status, 'WITHDRAWN'), wasPublic));
  return row?.at ? { at: row.at.getTime(), reason: row.reason } : undefined;
}

/** Number of documents in each non-empty folder of a data room. */
export async function countDocuments(
  db: Db,
  ventureId: string,
): Promise<{ folder: RoomFolder; documents: number }[]> {
  return db
    .select({ folder: ventureDocuments.folder, documents: count() })
    .from(ventureDocuments)
    .where(and(eq(ventureDocuments.ventureId, ventureId), isNull(ventureDocuments.removedAt)))
    .groupBy(ventureDocuments.folder);
}

/** Ventures of the enterprise the actor manages, and their own. */
export const isOwnVenture = (actor: Actor): SQL | undefined => {
  const enterpriseId = enterpriseOf(actor);
  return or(
    enterpriseId === null ? undefined : eq(ventures.enterpriseId, enterpriseId),
    and(isNull(ventures.enterpriseId), eq(ventures.ownerUserId, actor.userId)),
  );
};

/** Items waiting for an answer of the owners: access requests and interested institutions. */
const waiting = sql<number>`(
  (select count(*) from ${ventureAccesses}
    where ${ventureAccesses.ventureId} = ${ventures.id} and ${ventureAccesses.status} = 'ASKED')
  + (select count(*) from ${introductions}
    where ${introductions.ventureId} = ${ventures.id} and ${introductions.status} = 'SENT'
      and ${introductions.kind} = 'INTEREST'))::int`;

const selectOwn = (db: Db) =>
  db
    .select({
      venture: getTableColumns(ventures),
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
      waiting,
    })
    .from(ventures)
    .leftJoin(cases, and(eq(cases.kind, 'VENTURE'), eq(cases.bizId, ventures.id)))
    .$dynamic();

export type OwnVentureRow = Awaited<ReturnType<typeof selectOwn>>[number];

const isInState = (state: VentureState | undefined) => state && eq(ventures.status, state);

interface OwnFilter {
  state?: VentureState | undefined;
  keyword?: string | undefined;
}

const ownConditions = (actor: Actor, { keyword }: OwnFilter) =>
  and(isOwnVenture(actor), contains(keyword, ventures.name));

export const listOwnVentures = (
  db: Db,
  actor: Actor,
  { pageNo, pageSize, ...filter }: OwnFilter & Page,
): Promise<OwnVentureRow[]> =>
  selectOwn(db)
    .where(and(ownConditions(actor, filter), isInState(filter.state)))
    .orderBy(desc(ventures.updatedAt), desc(ventures.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countOwnVentures = (db: Db, actor: Actor, filter: OwnFilter) =>
  countTabs(ventureStates, isInState, (columns) =>
    db.select(columns).from(ventures).where(ownConditions(actor, filter)),
  );

/** @throws {AppError} 500404, also for another owner's venture */
export async function getOwnVenture(db: Db, actor: Actor, id: string): Promise<OwnVentureRow> {
  const [row] = await selectOwn(db).where(and(eq(ventures.id, id), isOwnVenture(actor)));
  if (!row) throw notFound();
  return row;
}

/** Ids after the given one, for the search index. */
export async function listVentureIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: ventures.id })
    .from(ventures)
    .where(sql`${ventures.id} > ${after}`)
    .orderBy(asc(ventures.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
