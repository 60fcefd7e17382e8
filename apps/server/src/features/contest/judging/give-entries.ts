import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { MoveSource } from '../../../platform/workflow/move-state.ts';
import { users } from '../../identity/user.table.ts';
import { sendMessage } from '../../message/message.public.ts';
import { stageOf } from '../contest.policy.ts';
import {
  type Contest,
  type ContestEntry,
  contestBallots,
  contestEntries,
  contestJudges,
} from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { assignJudges } from './assign-judges.ts';
import { findBehind, isTied, type Tied } from './conflicts.ts';
import { redact } from './redact.ts';

const maxAtOnce = 500;

const listTied = async (tx: Db, judgeIds: readonly string[]): Promise<Tied[]> =>
  judgeIds.length === 0
    ? []
    : tx
        .select({
          id: contestJudges.id,
          userId: contestJudges.userId,
          name: contestJudges.name,
          enterpriseIds: contestJudges.enterpriseIds,
          phone: users.phoneNumber,
        })
        .from(contestJudges)
        .innerJoin(users, and(eq(users.id, contestJudges.userId), eq(users.status, 'NORMAL')))
        .where(inArray(contestJudges.id, [...judgeIds]))
        .orderBy(asc(contestJudges.id));

/** Sorts entries so that their numbers don't reveal when they were submitted. */
const inLots = (entries: readonly ContestEntry[]): ContestEntry[] => {
  const lotOf = ({ id, contestId }: ContestEntry) =>
    createHash('sha256').update(`${contestId} ${id}`).digest('hex');
  return entries.toSorted((a, b) => (lotOf(a) < lotOf(b) ? -1 : 1));
};

/** Assigns numbers to entries without one and strips names from their texts. */
async function blind(
  tx: Db,
  entries: readonly ContestEntry[],
  behind: Awaited<ReturnType<typeof findBehind>>,
): Promise<void> {
  const numbered = Math.max(100, ...entries.map(({ blindNo }) => blindNo ?? 0));
  const rows = inLots(entries.filter(({ blindNo }) => blindNo === null)).map((entry, at) => {
    const words = behind.get(entry.id)?.words ?? [];
    return {
      id: entry.id,
      no: numbered + at + 1,
      title: redact(entry.title, words),
      summary: redact(entry.summary, words),
    };
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${contestEntries} set blind_no = given.no, blind_title = given.title, blind_summary = given.summary
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id text, no integer, title text, summary text)
    where ${contestEntries.id} = given.id`);
}

/**
 * Assigns the entries of a locked contest that lack judges, and notifies those judges. Returns entries with too few
 * judges free of conflicts; all others are assigned anyway. A judge who is leaving gets none.
 */
export async function giveEntries(
  tx: Db,
  ctx: MoveSource,
  contest: Contest,
  leavingId?: string,
): Promise<ContestEntry[]> {
  const { id: contestId, judgeIds, scoresPerEntry } = contest;
  const entries = await tx
    .select()
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.status, 'QUALIFIED')))
    .orderBy(asc(contestEntries.id));
  const staying = judgeIds.filter((judgeId) => judgeId !== leavingId);
  const judges = await listTied(tx, staying);
  const behind = await findBehind(tx, entries);
  const ballots = await tx
    .select({
      entryId: contestBallots.entryId,
      judgeId: contestBallots.judgeId,
      status: contestBallots.status,
    })
    .from(contestBallots)
    .where(eq(contestBallots.contestId, contestId));
  const ofEntry = Map.groupBy(ballots, ({ entryId }) => entryId);
  const wanted = entries.map(({ id: entryId }) => {
    const given = ofEntry.get(entryId) ?? [];
    const people = behind.get(entryId);
    const tied = people ? judges.filter((judge) => isTied(judge, people)) : [];
    return {
      entryId,
      count: Math.max(0, scoresPerEntry - given.filter(({ status }) => status !== 'CONFLICT').length),
      barred: new Set([...given.map(({ judgeId }) => judgeId), ...tied.map(({ id }) => id)]),
    };
  });
  const live = ballots.filter(({ status }) => status !== 'CONFLICT');
  const loadOf = (judgeId: string) => live.filter((ballot) => ballot.judgeId === judgeId).length;
  const { assigned, short } = assignJudges(
    wanted.filter(({ count }) => count > 0),
    judges.map(({ id }) => ({ id, load: loadOf(id) })),
  );
  await blind(tx, entries, behind);
  await insertBallots(tx, ctx, contestId, assigned);
  await notifyJudges(tx, ctx, contest, judges, assigned);
  return entries.filter(({ id }) => short.includes(id));
}

async function insertBallots(
  tx: Db,
  { now, actor }: MoveSource,
  contestId: string,
  assigned: readonly { entryId: string; judgeId: string }[],
): Promise<void> {
  const rows = assigned.map((given) => ({
    ...given,
    id: ulid(now.getTime()),
    contestId,
    status: 'ASSIGNED' as const,
    createdAt: now,
    createdBy: actor?.userId ?? null,
    updatedAt: now,
  }));
  for (let at = 0; at < rows.length; at += maxAtOnce)
    await tx.insert(contestBallots).values(rows.slice(at, at + maxAtOnce));
}

async function notifyJudges(
  tx: Db,
  { now }: MoveSource,
  contest: Contest,
  judges: readonly Tied[],
  assigned: readonly { judgeId: string }[],
): Promise<void> {
  for (const { id, userId } of judges) {
    const count = assigned.filter(({ judgeId }) => judgeId === id).length;
    if (count === 0) continue;
    await sendMessage(tx, {
      eventCode: 'CONTEST_JUDGING',
      params: {
        contest: contest.title,
        count,
        until: stageOf(contest, 'PRELIM')?.to ?? contest.endAt.getTime(),
      },
      userIds: [userId],
      link: contestLinks.judging,
      now,
    });
  }
}
