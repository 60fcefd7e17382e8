import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { MoveSource } from '../../../platform/workflow/move-state.ts';
import { sendMessage } from '../../message/message.public.ts';
import { listLocked } from '../contest.queries.ts';
import { type Contest, contestBallots, contestEntries, contests } from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { idsOfTeam } from '../entry/entry.queries.ts';
import { moveEntry } from '../entry/move-entry.ts';
import { followContest, notifyOffice } from '../follow-contest.ts';
import { calculateScores, type Points, pointsOf, type Score } from './scores.ts';

const listQualified = (tx: Db, contestId: string) =>
  tx
    .select()
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.status, 'QUALIFIED')))
    .orderBy(asc(contestEntries.id))
    .for('update');

/** Whether every ballot is locked, no reopening is requested, and every entry has all its ballots. */
async function isComplete(tx: Db, { id, scoresPerEntry }: Contest): Promise<boolean> {
  const isOpen = and(
    eq(contestBallots.contestId, id),
    ne(contestBallots.status, 'CONFLICT'),
    or(ne(contestBallots.status, 'LOCKED'), isNotNull(contestBallots.reopenBy)),
  );
  if ((await tx.$count(contestBallots, isOpen)) > 0) return false;
  const lacking = sql`${contestEntries.contestId} = ${id} and ${contestEntries.status} = 'QUALIFIED' and (
    select count(*) from ${contestBallots} where ${contestBallots.entryId} = ${contestEntries.id}
      and ${contestBallots.status} = 'LOCKED') < ${scoresPerEntry}`;
  return (await tx.$count(contestEntries, lacking)) === 0;
}

async function notifyTeams(
  tx: Db,
  { now }: MoveSource,
  contest: Contest,
  scores: readonly Score[],
): Promise<void> {
  for (const state of ['PROMOTED', 'ELIMINATED'] as const) {
    const ids = scores
      .filter(({ isPromoted }) => isPromoted === (state === 'PROMOTED'))
      .map(({ entryId }) => entryId);
    const userIds = await idsOfTeam(tx, ids);
    if (userIds.length === 0) continue;
    await sendMessage(tx, {
      eventCode: 'CONTEST_RESULTS',
      params: { contest: contest.title, state },
      userIds,
      link: contestLinks.own,
      now,
    });
  }
}

/**
 * Once the last ballot of a locked contest is locked, calculates its results and publishes them to everyone at once;
 * until then nothing happens and nobody can see a score.
 */
export async function settleResults(tx: Db, ctx: MoveSource, contest: Contest): Promise<boolean> {
  if (contest.status !== 'SCORING' || contest.scoredAt !== null || !(await isComplete(tx, contest)))
    return false;
  const entries = await listQualified(tx, contest.id);
  const ballots = (await listLocked(tx, contest.id)).map(
    ({ entryId, judgeId, items }): Points => ({
      entryId,
      judgeId,
      points: pointsOf(items, contest.criteria) ?? 0,
    }),
  );
  const entered = entries.map(({ id, track }) => ({ entryId: id, track }));
  const scores = calculateScores(entered, ballots, contest.cutOff);
  const byId = new Map(scores.map((score) => [score.entryId, score]));
  const system = { ...ctx, actor: null };
  for (const entry of entries) {
    const score = byId.get(entry.id);
    if (!score) continue;
    const { raw, norm, rank, isPromoted } = score;
    await moveEntry(tx, system, contest, entry, {
      event: isPromoted ? 'promote' : 'eliminate',
      set: { scoreRaw: raw, scoreNorm: norm, rank },
    });
  }
  await updateVersion(tx, system, contests, contest.id, { scoredAt: ctx.now });
  await writeLog(tx, system, {
    event: 'contest.score',
    entity: 'contest',
    entityId: contest.id,
    after: { entries: entries.length, ballots: ballots.length },
  });
  await notifyTeams(tx, ctx, contest, scores);
  await notifyOffice(tx, system, { title: contest.title, task: 'SCORED', query: `contest=${contest.id}` });
  await followContest(tx, ctx, contest.id);
  return true;
}
