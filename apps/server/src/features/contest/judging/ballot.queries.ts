import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { contestBallots, contestEntries, contestJudges, contests } from '../contest.table.ts';

/** Columns of an entry that judges may see; anything that identifies its team isn't even read. */
const blindColumns = {
  id: contestEntries.id,
  blindNo: contestEntries.blindNo,
  blindTitle: contestEntries.blindTitle,
  blindSummary: contestEntries.blindSummary,
  track: contestEntries.track,
  picture: contestEntries.picture,
  files: contestEntries.files,
  videoFileId: contestEntries.videoFileId,
};

const selectOwn = (db: Db) =>
  db
    .select({
      ballot: getTableColumns(contestBallots),
      entry: blindColumns,
      contest: getTableColumns(contests),
    })
    .from(contestBallots)
    .innerJoin(contestJudges, eq(contestJudges.id, contestBallots.judgeId))
    .innerJoin(contestEntries, eq(contestEntries.id, contestBallots.entryId))
    .innerJoin(contests, eq(contests.id, contestBallots.contestId));
export type OwnBallot = Awaited<ReturnType<typeof selectOwn>>[number];

/** Judges can see their contests while they're being scored and during publicity. */
export const listOwnBallots = (db: Db, userId: string): Promise<OwnBallot[]> =>
  selectOwn(db)
    .where(and(eq(contestJudges.userId, userId), inArray(contests.status, ['SCORING', 'PUBLICITY'])))
    .orderBy(asc(contests.endAt), asc(contests.id), asc(contestEntries.blindNo))
    .limit(2_000);

/** @throws {AppError} 500404 for another judge's ballot */
export async function getOwnBallot(db: Db, userId: string, id: string): Promise<OwnBallot> {
  const [row] = await selectOwn(db).where(
    and(
      eq(contestBallots.id, id),
      eq(contestJudges.userId, userId),
      inArray(contests.status, ['SCORING', 'PUBLICITY']),
    ),
  );
  if (!row) throw notFound();
  return row;
}

/** Progress of contests' ballots, without their content. */
export const listProgress = (db: Db, contestIds: readonly string[]) =>
  db
    .select({
      contestId: contestBallots.contestId,
      entryId: contestBallots.entryId,
      judgeId: contestBallots.judgeId,
      status: contestBallots.status,
      track: contestEntries.track,
    })
    .from(contestBallots)
    .innerJoin(contestEntries, eq(contestEntries.id, contestBallots.entryId))
    .where(inArray(contestBallots.contestId, [...contestIds]))
    .orderBy(asc(contestEntries.blindNo), asc(contestBallots.judgeId));

export const listOthers = (db: Db, { entryId, id }: { entryId: string; id: string }) =>
  db
    .select({ status: contestBallots.status })
    .from(contestBallots)
    .where(and(eq(contestBallots.entryId, entryId), ne(contestBallots.id, id)))
    .orderBy(asc(contestBallots.judgeId));
