import type { BallotState } from '@portal/contract/contest/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import {
  type Contest,
  type ContestEntry,
  contestBallots,
  contestEntries,
  contestJudges,
} from '../../features/contest/contest.table.ts';
import { assignJudges } from '../../features/contest/judging/assign-judges.ts';
import { findBehind, isTied } from '../../features/contest/judging/conflicts.ts';
import { redact } from '../../features/contest/judging/redact.ts';
import { users } from '../../features/identity/user.table.ts';
import { demoComment, demoPoints, demoScores } from '../content/compose-contests.ts';
import { demoId } from '../content/demo-id.ts';
import { demoInteger } from '../content/demo-random.ts';
import { type DemoContext, inChunks } from '../demo-context.ts';

const hourMs = 3_600_000;

/** The state of a ballot during judging: most are locked, the demo judge still has some to score. */
function ballotState(contest: Contest, judge: string, nth: number, key: string): BallotState {
  if (contest.status === 'DONE') return 'LOCKED';
  if (judge === 'demo_judge') return nth < 5 ? 'LOCKED' : nth < 7 ? 'SCORED' : 'ASSIGNED';
  const chance = demoInteger(key, 0, 9);
  return chance < 6 ? 'LOCKED' : chance < 8 ? 'SCORED' : 'ASSIGNED';
}

/** Assigns entries to judges, anonymises them and fills in the ballots. */
export async function fillBallots({ tx }: DemoContext, contest: Contest, entries: readonly ContestEntry[]) {
  const judges = await tx
    .select({ judge: contestJudges, phone: users.phoneNumber, loginName: users.loginName })
    .from(contestJudges)
    .innerJoin(users, eq(users.id, contestJudges.userId))
    .where(inArray(contestJudges.id, contest.judgeIds))
    .orderBy(asc(contestJudges.id));
  const behind = await findBehind(tx, entries);
  const prelim = contest.stages.find(({ kind }) => kind === 'PRELIM');
  const begin = prelim?.from ?? contest.startAt.getTime();
  const tiedOf = (entryId: string) => {
    const people = behind.get(entryId);
    return judges
      .filter(({ judge, phone }) => people && isTied({ ...judge, phone }, people))
      .map(({ judge }) => judge.id);
  };
  // One judge knows the teams of three entries and has declared it.
  const known = judges.find(({ loginName }) => loginName === 'judge_4')?.judge.id ?? '';
  const declared =
    contest.status === 'SCORING'
      ? entries
          .filter(({ id }) => tiedOf(id).length === 0)
          .slice(3, 6)
          .map(({ id }) => id)
      : [];
  const { assigned } = assignJudges(
    entries.map(({ id }) => ({
      entryId: id,
      count: demoScores,
      barred: new Set([...tiedOf(id), ...(declared.includes(id) ? [known] : [])]),
    })),
    judges.map(({ judge }) => ({ id: judge.id, load: 0 })),
  );
  for (const [at, { id, title, summary }] of entries.entries()) {
    const words = behind.get(id)?.words ?? [];
    const blinded = { blindTitle: redact(title, words), blindSummary: redact(summary, words) };
    await tx
      .update(contestEntries)
      .set({ blindNo: 101 + ((at * 5) % entries.length), ...blinded })
      .where(eq(contestEntries.id, id));
  }
  const counts = new Map<string, number>();
  const at = (hours: number) => new Date(Math.min(begin + hours * hourMs, Date.now() - hourMs));
  const rows = assigned.map(({ entryId, judgeId }, index) => {
    const judge = judges.find((one) => one.judge.id === judgeId)?.loginName ?? '';
    const nth = counts.get(judgeId) ?? 0;
    counts.set(judgeId, nth + 1);
    const key = `${entryId} ${judgeId}`;
    const status = ballotState(contest, judge, nth, key);
    const isBegun = status === 'ASSIGNED' && nth === 7;
    return {
      id: demoId('contest-ballot', key),
      contestId: contest.id,
      entryId,
      judgeId,
      status,
      items: contest.criteria.map(({ name, max }, place) =>
        status === 'ASSIGNED' && !(isBegun && place < 2)
          ? null
          : Math.min(max, demoPoints(entryId, judgeId, name)),
      ),
      comment: status === 'ASSIGNED' ? '' : demoComment(key),
      lockedAt: status === 'LOCKED' ? at(30 + index) : null,
      reopenBy: null as string | null,
      reopenReason: '',
      reopenAt: null as Date | null,
      createdAt: at(1),
      updatedAt: at(status === 'ASSIGNED' ? 1 : 30 + index),
    };
  });
  // Reopening one locked ballot is proposed; another officer decides.
  const wrong = rows.findIndex(({ status }) => status === 'LOCKED');
  const first = rows[wrong];
  if (contest.status === 'SCORING' && first)
    rows[wrong] = {
      ...first,
      reopenBy: demoId('user', 'op_service'),
      reopenReason: '评委来电：构思与花材两项的分填反了。',
      reopenAt: at(60),
    };
  for (const chunk of inChunks(rows)) await tx.insert(contestBallots).values(chunk);
  if (declared.length > 0)
    await tx.insert(contestBallots).values(
      declared.map((entryId) => ({
        id: demoId('contest-ballot', `${entryId} declared`),
        contestId: contest.id,
        entryId,
        judgeId: known,
        status: 'CONFLICT' as const,
        reason: '带过这支队伍的选手，申报回避。',
        createdAt: at(1),
        updatedAt: at(20),
      })),
    );
  return rows;
}
