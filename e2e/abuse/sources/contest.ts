import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import {
  contestBallots,
  contestEntries,
  contests,
} from '../../../apps/server/src/features/contest/contest.table.ts';
import { insertJudge } from '../../../apps/server/src/features/contest/testing/insert-contest.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const hourMs = 3_600_000;
const base = '/api/activityManage';

interface Row {
  contestId: string;
  entryId: string;
  objectionId: string;
  version: number;
}

/** Stages in which sign-up and submission are open now and judging follows. */
const stagesFrom = (begin: number) =>
  (['SIGN', 'SUBMIT', 'PRELIM', 'VOTE', 'PUBLICITY'] as const).map((kind, at) => ({
    kind,
    from: begin + at * 2 * hourMs,
    to: begin + (at + 2) * 2 * hourMs,
  }));

/** A contest with three entries: one returned, one judged and objected to, and one declined by a judge. */
async function write({
  db,
  fixtures: { author, chief, person, owner, staff },
  write,
}: Writer): Promise<PayloadPages> {
  const { judgeId } = await write<{ judgeId: string }>(author.caller, `${base}/contestJudge/save`, {
    data: { loginName: author.user.loginName, enterprises: [], fileId: null },
  });
  const others = [await insertJudge(db), await insertJudge(db)];
  const judgeIds = [judgeId, ...others.map(({ id }) => id)];
  const { contestId } = await write<Row>(author.caller, `${base}/contest/save`, {
    data: {
      fileId: null,
      tracks: [{}],
      prizes: [{ amountFen: 100_000, count: 1 }],
      stages: stagesFrom(Date.now() - 3 * hourMs),
      criteria: [{ weight: 100, max: 100 }],
      teamMin: 1,
      teamMax: 3,
      judgeIds,
      scoresPerEntry: 3,
      cutOff: 2,
      voteWeight: 10,
      notices: [{ at: Date.now() }],
    },
  });
  const fire = async (by: typeof author, event: string) => {
    const { version } = await by.caller.get<Row>(`${base}/contest/queryManageDetail`, { id: contestId });
    return by.caller.post(`${base}/contest/operate`, { id: contestId, event, version, data: {} });
  };
  await fire(author, 'submit');
  await fire(chief, 'publish');
  const [contest] = await db.select().from(contests).where(eq(contests.id, contestId));
  const track = contest?.tracks[0]?.name;
  const enter = async (by: typeof person) => {
    const { entryId, version } = await write<Row>(by.caller, `${base}/contestEntry/save`, {
      data: { contestId, track, pictureId: null, files: [], videoFileId: '' },
    });
    await by.caller.post(`${base}/contestEntry/operate`, { id: entryId, event: 'submit', version });
    return entryId;
  };
  const returned = await enter(person);
  // The author is a judge in the contest and sees no entry before its results.
  await write(chief.caller, `${base}/contestEntry/operateManage`, {
    id: returned,
    event: 'return',
    version: 2,
    data: {},
  });
  const judged = await enter(owner);
  const declined = await enter(staff);
  for (const id of [judged, declined])
    await chief.caller.post(`${base}/contestEntry/operateManage`, {
      id,
      event: 'qualify',
      version: 2,
      data: {},
    });
  // The job would start it within minutes.
  await db
    .update(contests)
    .set({ status: 'RUNNING', stages: stagesFrom(Date.now() - 7 * hourMs) })
    .where(eq(contests.id, contestId));
  await fire(author, 'assign');
  const ballots = await db.select().from(contestBallots).where(eq(contestBallots.judgeId, judgeId));
  const of = (entryId: string) => ballots.find((ballot) => ballot.entryId === entryId)?.id;
  await write(author.caller, `${base}/judging/save`, { id: of(judged), version: 1, data: { items: [80] } });
  await write(author.caller, `${base}/judging/operate`, {
    id: of(declined),
    event: 'conflict',
    version: 1,
    data: {},
  });
  /** The reason for reopening a ballot is shown next to it while its contest is being scored. */
  const askReopening = async () => {
    const [locked] = ballots;
    if (!contest || !locked) throw new Error('nothing was given to the judge');
    const scoring = { ...contest, id: ulid(), status: 'SCORING' as const, scoredAt: null, judgeIds: [] };
    await db.insert(contests).values(scoring);
    const ballotId = ulid();
    const [work] = await db.select().from(contestEntries).where(eq(contestEntries.id, judged));
    if (!work) throw new Error('the entry is gone');
    const entryId = ulid();
    await db.insert(contestEntries).values({ ...work, id: entryId, contestId: scoring.id });
    await db
      .insert(contestBallots)
      .values({ ...locked, id: ballotId, version: 1, entryId, contestId: scoring.id, status: 'LOCKED' });
    await write(author.caller, `${base}/contestBallot/operateManage`, {
      id: ballotId,
      event: 'askReopen',
      version: 1,
      data: {},
    });
  };
  // Makes the results public, so that the team sees its judge's comment.
  await db.update(contestBallots).set({ status: 'LOCKED' }).where(eq(contestBallots.entryId, judged));
  const score = { scoreRaw: 80, scoreNorm: 0, rank: 1 };
  await db
    .update(contestEntries)
    .set({ ...score, status: 'AWARDED', prize: 0 })
    .where(eq(contestEntries.id, judged));
  await db
    .update(contests)
    .set({ status: 'PUBLICITY', scoredAt: new Date() })
    .where(eq(contests.id, contestId));
  const { objectionId } = await write<Row>(person.caller, `${base}/contestObjection/submit`, {
    data: { entryId: judged },
  });
  await write(author.caller, `${base}/contestObjection/operateManage`, {
    id: objectionId,
    event: 'refuse',
    version: 1,
    data: {},
  });
  await askReopening();
  return {
    public: ['/contest/competition-list', `/contest/contestintroduce/${contestId}`],
    person: ['/join-game', `/join-game/${returned}`, '/my-application-list?group=REQUEST'],
    owner: [`/join-game/${judged}`],
    operator: [
      '/manage/contest',
      `/manage/contest?contest=${contestId}`,
      '/manage/contest?view=entries',
      `/manage/contest?view=entries&entry=${judged}`,
      `/manage/contest?view=judges&judge=${judgeId}`,
      '/manage/contest?view=ballots',
      '/manage/contest?view=objections',
      `/manage/my-judging?ballot=${of(judged)}`,
      `/manage/my-judging?ballot=${of(declined)}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/contest/save data.fileId`]: 'is looked up',
    [`${base}/contest/operate data.reason`]: 'is said of a contest that is called off',
    [`${base}/contest/decideAwards data.reason`]: 'is sent to the proposer of the awards',
    [`${base}/contestJudge/save data.enterprises[]`]: 'is looked up',
    [`${base}/contestJudge/save data.fileId`]: 'is looked up',
    [`${base}/contestEntry/save data.track`]: 'is one of the tracks of the contest',
    [`${base}/contestEntry/save data.pictureId`]: 'is looked up',
    [`${base}/contestEntry/save data.files[]`]: 'is looked up',
    [`${base}/contestEntry/save data.videoFileId`]: 'is looked up',
  },
  write,
};
