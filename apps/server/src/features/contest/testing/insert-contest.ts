import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { contestBallots, contestEntries, contestJudges, contestMembers, contests } from '../contest.table.ts';

/** Noon in Shanghai on the test day; other times are relative to it. */
const noon = Date.parse('2026-11-21T04:00:00Z');
const dayMs = 86_400_000;
export const inDays = (days: number) => noon + days * dayMs;

/** Ten days for sign-up and submission, five for judging, three for voting, then the final and a week of publicity. */
export const stages = [
  { kind: 'SIGN' as const, from: inDays(-1), to: inDays(10) },
  { kind: 'SUBMIT' as const, from: inDays(-1), to: inDays(10) },
  { kind: 'PRELIM' as const, from: inDays(11), to: inDays(16) },
  { kind: 'VOTE' as const, from: inDays(17), to: inDays(20) },
  { kind: 'FINAL' as const, from: inDays(21), to: inDays(22) },
  { kind: 'PUBLICITY' as const, from: inDays(22), to: inDays(29) },
];

/** A contest with two tracks, three ballots per entry and two finalists per track. */
export async function insertContest(
  db: Db,
  given: Partial<typeof contests.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(contests).values({
    id,
    title: `花艺赛 ${id.slice(-6)}`,
    body: '花材本月园区所产，总价不超过三百元。',
    eligibility: '十六岁以上均可报名。',
    tracks: [
      { name: '门店组', intro: '' },
      { name: '新手组', intro: '' },
    ],
    prizes: [
      { level: '金枝奖', name: '', amountFen: 800_000, count: 1 },
      { level: '银枝奖', name: '', amountFen: 400_000, count: 1 },
    ],
    criteria: [
      { name: '构思', weight: 60, max: 100, note: '' },
      { name: '花材', weight: 40, max: 50, note: '' },
    ],
    stages,
    teamMin: 1,
    teamMax: 3,
    scoresPerEntry: 3,
    cutOff: 2,
    voteWeight: 10,
    status: 'RUNNING',
    startAt: new Date(inDays(-1)),
    endAt: new Date(inDays(29)),
    submittedBy: 'author of the test',
    createdAt: new Date(inDays(-9)),
    updatedAt: new Date(inDays(-9)),
    ...given,
  });
  return id;
}

export async function insertEntry(
  db: Db,
  given: Partial<typeof contestEntries.$inferInsert> & { contestId: string; leaderId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const at = new Date(inDays(-0.5));
  const status = given.status ?? 'QUALIFIED';
  await db.insert(contestEntries).values({
    id,
    track: '门店组',
    title: `作品 ${id.slice(-6)}`,
    summary: '只用能撑过七天的菊和尤加利，枝脚留出换水口，不用花泥。',
    teamName: '晚风小队',
    status,
    submittedAt: status === 'DRAFT' ? null : at,
    createdAt: at,
    updatedAt: at,
    ...given,
  });
  await db.insert(contestMembers).values({
    entryId: id,
    userId: given.leaderId,
    contestId: given.contestId,
    state: 'ACCEPTED',
    invitedAt: at,
    answeredAt: at,
  });
  return id;
}

/** A judge with an account. */
export async function insertJudge(db: Db, given: Partial<typeof contestJudges.$inferInsert> = {}) {
  const user = await insertUser(db, { userType: '900', operatorRoles: ['JUDGE'] });
  const id = given.id ?? ulid();
  const name = given.name ?? `评委${id.slice(-4)}`;
  await db.insert(contestJudges).values({ id, userId: user.id, title: '花艺设计师', ...given, name });
  return { id, userId: given.userId ?? user.id, name, loginName: user.loginName };
}

export async function insertBallot(
  db: Db,
  given: Partial<typeof contestBallots.$inferInsert> & {
    contestId: string;
    entryId: string;
    judgeId: string;
  },
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(contestBallots).values({ id, status: 'ASSIGNED', ...given });
  return id;
}
