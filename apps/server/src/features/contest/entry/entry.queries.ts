import { liveEntryStates } from '@portal/contract/contest/terms';
import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { users } from '../../identity/user.table.ts';
import { type ContestEntry, contestEntries, contestMembers, contests } from '../contest.table.ts';

/** Members and people invited; those who left or declined no longer see it, the leader always does. */
const belongs = or(
  inArray(contestMembers.state, ['INVITED', 'ACCEPTED']),
  eq(contestEntries.leaderId, contestMembers.userId),
);

const selectOwn = (db: Db) =>
  db
    .select({
      entry: getTableColumns(contestEntries),
      contest: getTableColumns(contests),
      memberState: contestMembers.state,
      no: cases.caseNo,
    })
    .from(contestMembers)
    .innerJoin(contestEntries, eq(contestEntries.id, contestMembers.entryId))
    .innerJoin(contests, eq(contests.id, contestEntries.contestId))
    .leftJoin(cases, and(eq(cases.kind, 'CONTEST_ENTRY'), eq(cases.bizId, contestEntries.id)));
export type OwnEntry = Awaited<ReturnType<typeof selectOwn>>[number];

const isTheirs = (userId: string) => and(eq(contestMembers.userId, userId), belongs);

export const listOwnEntries = (
  db: Db,
  userId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<OwnEntry[]> =>
  selectOwn(db)
    .where(isTheirs(userId))
    .orderBy(desc(contestMembers.invitedAt), desc(contestEntries.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export async function countOwnEntries(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(contestMembers)
    .innerJoin(contestEntries, eq(contestEntries.id, contestMembers.entryId))
    .where(isTheirs(userId));
  return row?.count ?? 0;
}

/** @throws {AppError} 500404 if it isn't of the caller's team */
export async function getOwnEntry(db: Db, userId: string, id: string): Promise<OwnEntry> {
  const [row] = await selectOwn(db).where(and(isTheirs(userId), eq(contestEntries.id, id)));
  if (!row) throw notFound();
  return row;
}

/** Members, people invited and those who declined, leader first. */
export const listMembers = (db: Db, entryId: string) =>
  db
    .select({ ...getTableColumns(contestMembers), name: users.name })
    .from(contestMembers)
    .innerJoin(contestEntries, eq(contestEntries.id, contestMembers.entryId))
    .innerJoin(users, eq(users.id, contestMembers.userId))
    .where(eq(contestMembers.entryId, entryId))
    .orderBy(
      desc(sql`${contestMembers.userId} = ${contestEntries.leaderId}`),
      asc(contestMembers.invitedAt),
      asc(contestMembers.userId),
    );

/** Accounts of the team members. */
export async function idsOfTeam(db: Db, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: contestMembers.userId })
    .from(contestMembers)
    .where(and(inArray(contestMembers.entryId, [...entryIds]), eq(contestMembers.state, 'ACCEPTED')));
  return rows.map(({ userId }) => userId);
}

/** The user's live entry in a contest, or null. */
export async function findLive(db: Db, contestId: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: contestEntries.id })
    .from(contestMembers)
    .innerJoin(contestEntries, eq(contestEntries.id, contestMembers.entryId))
    .where(
      and(
        eq(contestMembers.contestId, contestId),
        eq(contestMembers.userId, userId),
        eq(contestMembers.state, 'ACCEPTED'),
        inArray(contestEntries.status, [...liveEntryStates]),
      ),
    );
  return row?.id ?? null;
}

/**
 * Locks an entry, so that its team and state stay unchanged.
 * @throws {AppError} 500404
 */
export async function lockEntry(tx: Db, id: string): Promise<ContestEntry> {
  const [row] = await tx.select().from(contestEntries).where(eq(contestEntries.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}
