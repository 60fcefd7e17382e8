import { ulid } from 'ulidx';
import {
  contestEntries,
  contestJudges,
  contestMembers,
  contests,
} from '../features/contest/contest.table.ts';
import { users } from '../features/identity/user.table.ts';
import type { Db } from '../platform/database/database.ts';

/** Number of judges; each entry has five scores of theirs. */
export const judgesForBench = 8;
const scores = 5;
const dayMs = 86_400_000;

const ids = (count: number) => Array.from({ length: count }, () => ulid());

/** Inserts a contest with judges and `count` checked entries, each by a different person. */
export async function insertContestForBench(db: Db, count: number): Promise<string> {
  const [contestId = ''] = ids(1);
  const judges = ids(judgesForBench);
  const people = ids(count);
  const account = (id: string, at: number, userType: '100' | '900') => ({
    id,
    userAccId: ulid(),
    loginName: `b${id.slice(-18)}`,
    name: `参赛者${at}号`,
    userType,
    phoneNumber: `${userType === '900' ? '150' : '151'}${String(at).padStart(8, '0')}`,
    passwordHash: '',
    passwordSetAt: new Date(),
  });
  const accounts = judges.map((id, at) => account(id, at, '900'));
  await db.insert(users).values([...accounts, ...people.map((id, at) => account(id, at, '100'))]);
  await db
    .insert(contestJudges)
    .values(judges.map((id, at) => ({ id, userId: id, name: `评委${at}号`, title: '评委' })));
  const now = Date.now();
  const stage = (kind: 'SIGN' | 'SUBMIT' | 'PRELIM' | 'PUBLICITY', at: number) => ({
    kind,
    from: now + (at - 3) * dayMs,
    to: now + (at - 2) * dayMs,
  });
  await db.insert(contests).values({
    id: contestId,
    title: '五百件作品',
    body: '',
    eligibility: '',
    tracks: [{ name: '甲', intro: '' }],
    prizes: [],
    stages: [stage('SIGN', 0), stage('SUBMIT', 1), stage('PRELIM', 2), stage('PUBLICITY', 3)],
    criteria: [
      { name: '构思', weight: 60, max: 100, note: '' },
      { name: '花材', weight: 40, max: 50, note: '' },
    ],
    teamMin: 1,
    teamMax: 1,
    judgeIds: judges,
    scoresPerEntry: scores,
    cutOff: 20,
    voteWeight: 0,
    status: 'RUNNING',
    startAt: new Date(now - 3 * dayMs),
    endAt: new Date(now + 2 * dayMs),
  });
  const entries = people.map((leaderId, at) => ({
    id: ulid(),
    contestId,
    track: '甲',
    title: `作品${at}`,
    summary: `我是参赛者${at}号，这件作品只用能撑过七天的菊和尤加利。`,
    teamName: `第${at}队`,
    leaderId,
    status: 'QUALIFIED' as const,
    submittedAt: new Date(now),
  }));
  await db.insert(contestEntries).values(entries);
  await db.insert(contestMembers).values(
    entries.map(({ id, leaderId }) => ({
      entryId: id,
      userId: leaderId,
      contestId,
      state: 'ACCEPTED' as const,
      invitedAt: new Date(now),
    })),
  );
  return contestId;
}
