import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { type Contest, contestJudges, contests } from '../features/contest/contest.table.ts';
import { users } from '../features/identity/user.table.ts';
import { type DemoContest, demoContests, demoScores } from './content/compose-contests.ts';
import { judgeNames } from './content/compose-users.ts';
import { demoId } from './content/demo-id.ts';
import { isActive } from './content/quiet-accounts.ts';
import { contestMotifs, drawContests } from './contest/draw-contests.ts';
import { fillAwardCertificates } from './contest/fill-award-certificates.ts';
import { fillBallots } from './contest/fill-ballots.ts';
import { fillContestCases } from './contest/fill-contest-cases.ts';
import { fillEntries, type Person } from './contest/fill-entries.ts';
import { fillResults, fillVotes } from './contest/fill-results.ts';
import type { DemoContext } from './demo-context.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const listUsers = ({ tx }: DemoContext) =>
  tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.status, 'NORMAL'),
        ne(users.userType, '900'),
        or(and(isNotNull(users.enterpriseId), eq(users.auditStatus, '2')), eq(users.userType, '100')),
      ),
    )
    .orderBy(asc(users.loginName));

async function fillJudges({ tx }: DemoContext, people: readonly Person[]): Promise<void> {
  const accounts = await tx
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(
      inArray(
        users.loginName,
        judgeNames.map(([loginName]) => loginName),
      ),
    );
  const photos = await drawContests(
    tx,
    'judge-picture',
    judgeNames.map(([key, alt], at) => ({
      key,
      motif: contestMotifs[at % contestMotifs.length] ?? 'rose',
      alt,
    })),
    true,
  );
  const createdAt = new Date(Date.now() - 250 * dayMs);
  const firms = [...new Set(people.flatMap(({ enterpriseId }) => enterpriseId ?? []))];
  await tx.insert(contestJudges).values(
    judgeNames.map(([loginName, name, title], at) => ({
      id: demoId('contest-judge', loginName),
      userId: accounts.find((one) => one.loginName === loginName)?.id ?? '',
      name,
      title,
      photo: photos[at] ?? null,
      // Some judges advise an enterprise, whose entries are withheld from them.
      enterpriseIds: at % 3 === 0 ? firms.slice(at, at + 1) : [],
      createdAt,
      updatedAt: createdAt,
    })),
  );
}

async function fillContest(
  { tx }: DemoContext,
  contest: DemoContest,
  [author = null, reviewer = null]: (string | null)[],
): Promise<Contest> {
  const { key, status, prizes, criteria, stages, judges, motif } = contest;
  const [cover] = await drawContests(tx, 'contest-picture', [{ key, motif, alt: contest.title }], false);
  const startAt = Math.min(...stages.map(({ from }) => from));
  const publishedAt = new Date(startAt - 3 * dayMs);
  const prelim = stages.find(({ kind }) => kind === 'PRELIM');
  const [row] = await tx
    .insert(contests)
    .values({
      id: demoId('contest', key),
      title: contest.title,
      body: contest.body,
      eligibility: contest.eligibility,
      cover: cover ?? null,
      tracks: contest.tracks,
      prizes: prizes.map(({ amountYuan, ...prize }) => ({ ...prize, amountFen: amountYuan * 100 })),
      stages,
      criteria: criteria.map(({ desc, ...criterion }) => ({ ...criterion, note: desc })),
      teamMin: contest.teamMin,
      teamMax: contest.teamMax,
      judgeIds: judges.map((judge) => demoId('contest-judge', judge)),
      scoresPerEntry: demoScores,
      cutOff: 4,
      voteWeight: contest.voteWeightPct,
      notices: contest.notices,
      status,
      startAt: new Date(startAt),
      endAt: new Date(Math.max(...stages.map(({ to }) => to))),
      submittedBy: author,
      submittedAt: new Date(publishedAt.getTime() - dayMs),
      publishedAt,
      scoredAt: status === 'DONE' && prelim ? new Date(prelim.to - 6 * hourMs) : null,
      proposedBy: status === 'DONE' ? author : null,
      createdBy: author,
      updatedBy: reviewer,
      createdAt: new Date(publishedAt.getTime() - 5 * dayMs),
      updatedAt: publishedAt,
    })
    .returning();
  if (!row) throw new Error(`failed to insert contest ${key}`);
  return row;
}

/** Three contests, one open, one being judged and one over, with 44 entries and 180 ballots. */
export async function fillContests(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const all = await listUsers(context);
  const officers = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.loginName, ['op_service', 'op_service2']))
    .orderBy(asc(users.loginName));
  await fillJudges(context, all);
  for (const demo of demoContests(today)) {
    const contest = await fillContest(
      context,
      demo,
      officers.map(({ id }) => id),
    );
    // Participants already had an account when the contest began.
    const people = all.filter((person) => isActive(person) && person.createdAt < contest.startAt);
    let entries = await fillEntries(context, demo, contest, people);
    if (contest.status !== 'RUNNING') {
      const ballots = await fillBallots(context, contest, entries);
      await fillVotes(context, contest, entries, people);
      if (contest.status === 'DONE') {
        entries = await fillResults(context, contest, entries, ballots);
        await fillAwardCertificates(context, contest, entries);
      }
    }
    await fillContestCases(tx, contest, entries, people);
  }
}
