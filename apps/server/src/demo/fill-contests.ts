import { type CaseEventOf, stateOfCase } from '@portal/contract/case-kinds';
import { type BallotState, type ContestEntryState, contestFilePurpose } from '@portal/contract/contest-terms';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { type CaseEvent, cases } from '../features/case/case.table.ts';
import { submitTo } from '../features/contest/contest.policy.ts';
import {
  type Contest,
  type ContestEntry,
  contestBallots,
  contestEntries,
  contestJudges,
  contestMembers,
  contests,
  contestVotes,
} from '../features/contest/contest.table.ts';
import { contestLinks } from '../features/contest/contest-links.ts';
import { assignJudges } from '../features/contest/judging/assign-judges.ts';
import { findBehind, isTied } from '../features/contest/judging/conflicts.ts';
import { pointsOf, reckon } from '../features/contest/judging/reckon.ts';
import { redact } from '../features/contest/judging/redact.ts';
import { users } from '../features/identity/user.table.ts';
import { nextBusinessNumbers } from '../platform/business-number.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import {
  type DemoContest,
  demoComment,
  demoContests,
  demoPoints,
  demoScores,
  entryReasonOf,
  entryStateOf,
} from './content/compose-contests.ts';
import { judgeNames } from './content/compose-users.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import { demoInteger } from './content/demo-random.ts';
import { isActive } from './content/quiet-accounts.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const motifs = ['chrysanthemum', 'rose', 'lily', 'orchid', 'tulip', 'hydrangea', 'eustoma', 'bouquet'];

const draw = (
  tx: DemoContext['tx'],
  kind: string,
  rows: { key: string; motif: string; alt: string }[],
  square: boolean,
) =>
  insertDrawings(
    tx,
    rows.map(({ key, motif, alt }) => ({
      id: demoId(kind, key),
      recipe: { motif: motifNamed(motif), seed: `${kind}-${key}` },
      width: 960,
      height: square ? 960 : 640,
      alt,
    })),
  );

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
type Person = typeof users.$inferSelect;

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
  const photos = await draw(
    tx,
    'judge-picture',
    judgeNames.map(([key, alt], at) => ({ key, motif: motifs[at % motifs.length] ?? 'rose', alt })),
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
      // Some advise an enterprise, whose entries are kept from them.
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
  const [cover] = await draw(tx, 'contest-picture', [{ key, motif, alt: contest.title }], false);
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
  if (!row) throw new Error(`no contest ${key} was written`);
  return row;
}

/** Who leads which entry: the accounts that visitors try lead one of the open contest and one that was awarded. */
function leaderOf(people: readonly Person[], contest: DemoContest, at: number): Person {
  const shown: Record<string, Record<number, string>> = {
    CT01: { 0: 'demo_person', 3: 'demo_enterprise2' },
    CT02: { 2: 'demo_enterprise' },
    CT03: { 0: 'demo_person' },
  };
  const taken = Object.values(shown[contest.key] ?? {});
  const named = people.find(({ loginName }) => loginName === shown[contest.key]?.[at]);
  const others = people.filter(
    ({ loginName }) => !taken.includes(loginName) && !loginName.startsWith('demo_'),
  );
  const other = others[(at * 2 + contest.key.charCodeAt(3) * 7) % others.length];
  const person = named ?? other;
  if (!person) throw new Error('the demo park has nobody who takes part');
  return person;
}

async function fileOf(
  { tx, store }: DemoContext,
  key: string,
  title: string,
  leader: Person,
  createdAt: Date,
) {
  const { mime, bytes } = await buildAttachment(
    {
      kind: 'pdf',
      name: `${title}.pdf`,
      blocks: [
        { type: 'h2', text: '做法与验证' },
        { type: 'p', text: '每一步都拍了照片，记了时间与温度；失败的两次也写在里面。' },
        {
          type: 'table',
          head: ['项目', '数量', '金额（元）'],
          rows: [
            ['花材', '18 枝', '138.00'],
            ['器皿', '自有', '0.00'],
            ['可回收固定', '1 套', '48.40'],
          ],
        },
      ],
    },
    createdAt,
  );
  const id = demoId('contest-file', key);
  await insertFiles(
    tx,
    store,
    {
      id,
      purpose: contestFilePurpose,
      visibility: 'owner',
      ownerUserId: leader.id,
      ownerEnterpriseId: null,
      createdAt,
    },
    [{ name: `${title}.pdf`, mime, bytes }],
  );
  return id;
}

const withFiles = 6;

/** The entries of a contest with their teams, as far as the office has checked them. */
async function fillEntries(
  context: DemoContext,
  demo: DemoContest,
  contest: Contest,
  people: readonly Person[],
): Promise<ContestEntry[]> {
  const { tx } = context;
  const pictures = await draw(
    tx,
    'contest-work',
    demo.entries.map(({ title }, at) => ({
      key: `${demo.key} ${at}`,
      motif: motifs[(at + demo.key.charCodeAt(3)) % motifs.length] ?? 'rose',
      alt: title,
    })),
    true,
  );
  const leaders = demo.entries.map((_, at) => leaderOf(people, demo, at));
  const used = new Set(leaders.map(({ id }) => id));
  const free = people.filter(({ id, loginName }) => !used.has(id) && !loginName.startsWith('demo_'));
  const begin = contest.startAt.getTime();
  const rows: ContestEntry[] = [];
  for (const [at, { title, track, summary }] of demo.entries.entries()) {
    const leader = leaders[at];
    if (!leader) continue;
    const key = `${demo.key} ${at}`;
    const status = entryStateOf(demo, at);
    const createdAt = new Date(begin + (6 + at * 9) * hourMs);
    const submittedAt = new Date(Math.min(createdAt.getTime() + 4 * dayMs, Date.now() - hourMs));
    const isIn = status !== 'DRAFT';
    const [row] = await tx
      .insert(contestEntries)
      .values({
        id: demoId('contest-entry', key),
        contestId: contest.id,
        track,
        title,
        summary: `${summary}\n试过三轮，每轮都留了对照；用料与时间写在附件里，第三天和第七天各拍过一次照片。`,
        teamName: `${title.slice(0, 4)}小队`,
        leaderId: leader.id,
        enterpriseId: leader.auditStatus === '2' ? leader.enterpriseId : null,
        picture: pictures[at] ?? null,
        files: at < withFiles ? [await fileOf(context, key, title, leader, createdAt)] : [],
        status,
        submittedAt: isIn ? submittedAt : null,
        reason: entryReasonOf(status),
        createdAt,
        createdBy: leader.id,
        updatedAt: isIn ? submittedAt : createdAt,
      })
      .returning();
    if (!row) throw new Error('no entry was written');
    rows.push(row);
    const gone = status === 'WITHDRAWN';
    const mates = contest.teamMin > 1 || at % 3 === 0 ? free.splice(0, 1) : [];
    const invited = people.find(({ loginName }) => loginName === 'demo_enterprise');
    await tx.insert(contestMembers).values([
      {
        entryId: row.id,
        userId: leader.id,
        contestId: contest.id,
        state: gone ? ('LEFT' as const) : ('ACCEPTED' as const),
        invitedAt: createdAt,
        answeredAt: createdAt,
      },
      ...mates.map(({ id: userId }) => ({
        entryId: row.id,
        userId,
        contestId: contest.id,
        state: gone ? ('LEFT' as const) : ('ACCEPTED' as const),
        invitedAt: new Date(createdAt.getTime() + hourMs),
        answeredAt: new Date(createdAt.getTime() + 3 * hourMs),
      })),
      // Visitors find an invitation that waits for them.
      ...(status === 'DRAFT' && invited
        ? [
            {
              entryId: row.id,
              userId: invited.id,
              contestId: contest.id,
              state: 'INVITED' as const,
              invitedAt: new Date(Math.min(createdAt.getTime() + 2 * hourMs, Date.now())),
            },
          ]
        : []),
    ]);
  }
  return rows;
}

/** How far the ballots are while the judges are at it: most are locked, the shown judge has some to do. */
function ballotState(contest: Contest, judge: string, nth: number, key: string): BallotState {
  if (contest.status === 'DONE') return 'LOCKED';
  if (judge === 'demo_judge') return nth < 5 ? 'LOCKED' : nth < 7 ? 'SCORED' : 'ASSIGNED';
  const chance = demoInteger(key, 0, 9);
  return chance < 6 ? 'LOCKED' : chance < 8 ? 'SCORED' : 'ASSIGNED';
}

/** Gives the entries to their judges, blinds them, and fills in the ballots. */
async function fillBallots({ tx }: DemoContext, contest: Contest, entries: readonly ContestEntry[]) {
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
  // One judge knows the teams of three entries, and has said so.
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
      createdAt: at(1),
      updatedAt: at(status === 'ASSIGNED' ? 1 : 30 + index),
    };
  });
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

/** The results of a contest that is over, reckoned as they would have been; the best nine have a prize. */
async function fillResults(
  { tx }: DemoContext,
  contest: Contest,
  entries: readonly ContestEntry[],
  ballots: Awaited<ReturnType<typeof fillBallots>>,
): Promise<ContestEntry[]> {
  const scores = reckon(
    entries.map(({ id, track }) => ({ entryId: id, track })),
    ballots.map(({ entryId, judgeId, items }) => ({
      entryId,
      judgeId,
      points: pointsOf(items, contest.criteria) ?? 0,
    })),
    contest.cutOff,
  );
  const slots = contest.prizes.flatMap(({ count }, prize) => Array.from({ length: count }, () => prize));
  const best = scores.filter(({ isPromoted }) => isPromoted).toSorted((a, b) => b.norm - a.norm);
  const rows: ContestEntry[] = [];
  for (const score of scores) {
    const place = best.findIndex(({ entryId }) => entryId === score.entryId);
    const prize = place < 0 ? null : (slots[place] ?? null);
    const status: ContestEntryState = place < 0 ? 'ELIMINATED' : prize === null ? 'FINALIST' : 'AWARDED';
    const [row] = await tx
      .update(contestEntries)
      .set({
        scoreRaw: score.raw,
        scoreNorm: score.norm,
        rank: score.rank,
        prize,
        status,
        updatedAt: contest.endAt,
      })
      .where(eq(contestEntries.id, score.entryId))
      .returning();
    if (row) rows.push(row);
  }
  return rows;
}

async function fillVotes(
  { tx }: DemoContext,
  contest: Contest,
  entries: readonly ContestEntry[],
  people: readonly Person[],
): Promise<void> {
  const vote = contest.stages.find(({ kind }) => kind === 'VOTE');
  const members = await tx
    .select({ userId: contestMembers.userId })
    .from(contestMembers)
    .where(eq(contestMembers.contestId, contest.id));
  const barred = new Set(members.map(({ userId }) => userId));
  const voters = people.filter(({ id, loginName }) => !barred.has(id) && !loginName.startsWith('demo_'));
  if (!vote || voters.length === 0) return;
  await tx.insert(contestVotes).values(
    voters.map(({ id: userId }, at) => ({
      contestId: contest.id,
      userId,
      entryId: entries[demoInteger(`${contest.id} ${userId} vote`, 0, entries.length - 1)]?.id ?? '',
      votedAt: new Date(Math.min(vote.from + at * hourMs, Date.now() - hourMs)),
    })),
  );
}

type Step = [event: CaseEventOf<'CONTEST_ENTRY'>, state: ContestEntryState, by: 'USER' | 'PARK' | 'SYSTEM'];

/** The way of an entry to the state it is in. */
function stepsOf(status: ContestEntryState): Step[] {
  const begun: Step = ['signUp', 'DRAFT', 'USER'];
  if (status === 'DRAFT') return [begun];
  const sent: Step[] = [begun, ['submit', 'SUBMITTED', 'USER']];
  if (status === 'SUBMITTED') return sent;
  if (status === 'WITHDRAWN') return [...sent, ['withdraw', status, 'USER']];
  if (status === 'RETURNED') return [...sent, ['return', status, 'PARK']];
  if (status === 'DISQUALIFIED') return [...sent, ['disqualify', status, 'PARK']];
  const checked: Step[] = [...sent, ['qualify', 'QUALIFIED', 'PARK']];
  if (status === 'QUALIFIED') return checked;
  if (status === 'ELIMINATED') return [...checked, ['eliminate', status, 'SYSTEM']];
  const promoted: Step[] = [...checked, ['promote', 'PROMOTED', 'SYSTEM']];
  if (status === 'PROMOTED') return promoted;
  return [...promoted, [status === 'AWARDED' ? 'award' : 'final', status, 'PARK']];
}

async function fillCases(
  tx: DemoContext['tx'],
  contest: Contest,
  entries: readonly ContestEntry[],
  people: readonly Person[],
) {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rows = entries.map((entry) => {
    const steps = stepsOf(entry.status);
    const events = steps.map(
      ([event, , by], nth): CaseEvent => ({
        at: Math.min(Date.now(), (entry.submittedAt ?? entry.createdAt).getTime() + (nth - 1) * dayMs),
        event,
        params: nth === steps.length - 1 && entry.reason !== '' ? { reason: entry.reason } : {},
        by: by === 'USER' ? { name: names.get(entry.leaderId) ?? '' } : { agent: by },
      }),
    );
    const asks = entry.status === 'DRAFT' || entry.status === 'RETURNED';
    return {
      id: demoId('contest-case', entry.id),
      kind: 'CONTEST_ENTRY' as const,
      bizId: entry.id,
      userId: entry.leaderId,
      subject: entry.title,
      state: entry.status,
      statusKind: stateOfCase({ kind: 'CONTEST_ENTRY', state: entry.status }).turn,
      link: contestLinks.entry(entry.id),
      dueAt: asks ? new Date(submitTo(contest)) : null,
      events,
      createdAt: entry.createdAt,
      updatedAt: new Date(events.at(-1)?.at ?? entry.createdAt),
    };
  });
  for (const ofDay of Map.groupBy(rows, ({ createdAt }) => chinaDayOf(createdAt)).values()) {
    const [first] = ofDay;
    const numbers = first ? await nextBusinessNumbers(tx, 'CS', first.createdAt, ofDay.length) : [];
    await tx.insert(cases).values(ofDay.map((row, at) => ({ ...row, caseNo: numbers[at] ?? '' })));
  }
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
    // Whoever takes part was there when it began.
    const people = all.filter((person) => isActive(person) && person.createdAt < contest.startAt);
    let entries = await fillEntries(context, demo, contest, people);
    if (contest.status !== 'RUNNING') {
      const ballots = await fillBallots(context, contest, entries);
      await fillVotes(context, contest, entries, people);
      if (contest.status === 'DONE') entries = await fillResults(context, contest, entries, ballots);
    }
    await fillCases(tx, contest, entries, people);
  }
}
