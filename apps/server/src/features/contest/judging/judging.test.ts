import {
  type BallotState,
  ballotEvents,
  ballotStates,
  ballotTransitions,
} from '@portal/contract/contest-terms';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleVideo } from '../../../platform/files/testing/sample-video.ts';
import { upload } from '../../../platform/files/testing/upload-form.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import {
  contestBallots,
  contestEntries,
  contestJudges,
  contestMembers,
  contestObjections,
  contests,
  contestVotes,
} from '../contest.table.ts';
import { inDays, insertBallot, insertContest, insertEntry, insertJudge } from '../testing/insert-contest.ts';

const base = '/api/activityManage';
const desk = 'GET /api/activityManage/judging/queryList';
const ballot = 'GET /api/activityManage/judging/queryDetail';
const save = 'POST /api/activityManage/judging/save';
const operate = 'POST /api/activityManage/judging/operate';
const contestOperate = 'POST /api/activityManage/contest/operate';
const managed = 'GET /api/activityManage/contest/queryManageDetail';
const detail = 'GET /api/activityManage/contest/queryDetail';
const propose = 'POST /api/activityManage/contest/proposeAwards';
const decide = 'POST /api/activityManage/contest/decideAwards';
const reopen = 'POST /api/activityManage/contestBallot/operateManage';
const vote = 'POST /api/activityManage/contestVote/save';
const ownVote = 'GET /api/activityManage/contestVote/queryDetail';
const object = 'POST /api/activityManage/contestObjection/submit';
const decideObjection = 'POST /api/activityManage/contestObjection/operateManage';

let portal: TestApp;
let now = testNow.getTime();
let clerks: string[];

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  clerks = [];
  for (let nth = 0; nth < 2; nth++)
    clerks.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id);
});
afterEach(async () => {
  now = testNow.getTime();
  for (const table of [
    contestVotes,
    contestObjections,
    contestBallots,
    contestMembers,
    contestEntries,
    contests,
    contestJudges,
    cases,
    messages,
  ])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const clerk = (at = 0) =>
  portal.logIn({ userId: clerks[at] ?? '', userType: '900', operatorRoles: ['OP_SERVICE'] });
const asJudge = (userId: string) => portal.logIn({ userId, userType: '900', operatorRoles: ['JUDGE'] });
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {}).sort();
const newPerson = () => insertUser(portal.db, { userType: '100' });

type Judge = Awaited<ReturnType<typeof insertJudge>>;

/** A contest after its deadline with checked entries of the given teams, and its judges. */
async function begin({ entries = 4, judges = 3 }: { entries?: number; judges?: number } = {}) {
  const all: Judge[] = [];
  for (let nth = 0; nth < judges; nth++) all.push(await insertJudge(portal.db));
  const id = await insertContest(portal.db, { judgeIds: all.map((judge) => judge.id) });
  const teams: { entryId: string; leaderId: string }[] = [];
  for (let nth = 0; nth < entries; nth++) {
    const { id: leaderId } = await newPerson();
    const entryId = await insertEntry(portal.db, { contestId: id, leaderId, title: `作品${nth}` });
    teams.push({ entryId, leaderId });
  }
  now = inDays(11);
  return { id, judges: all, teams };
}

const assign = async (id: string) => {
  const { version } = (await portal.call(managed, { id }, await clerk())).data;
  return portal.call(contestOperate, { id, event: 'assign', version, data: {} }, await clerk());
};

const listBallots = (judgeId: string) =>
  portal.db
    .select()
    .from(contestBallots)
    .where(and(eq(contestBallots.judgeId, judgeId), ne(contestBallots.status, 'CONFLICT')))
    .orderBy(contestBallots.entryId);

/** Fills in and locks what a judge has, with points by entry. */
async function lockAll(judge: Judge, pointsOf: (entryId: string) => number, most = 99): Promise<void> {
  const token = await asJudge(judge.userId);
  const open = (await listBallots(judge.id)).filter(({ status }) => status !== 'LOCKED');
  for (const { id, entryId, version } of open.slice(0, most)) {
    const points = pointsOf(entryId);
    const data = { items: [points, points / 2], comment: '枝脚留换水口是真懂客人。' };
    const kept = await portal.call(save, { id, version, data }, token);
    const locked = await portal.call(
      operate,
      { id, event: 'lock', version: kept.data.version, data: {} },
      token,
    );
    expect(locked.header.retCode).toBe('000000');
  }
}

describe('a film of an entry', () => {
  it('is seen by its judges under its number, and by no other judge', async () => {
    const { id, judges, teams } = await begin({ entries: 1 });
    const [team] = teams;
    const sent = await upload(
      portal.app,
      await portal.logIn({ userId: team?.leaderId ?? '' }),
      [{ name: '许晚棠的花.mp4', content: sampleVideo() }],
      { purpose: 'CONTEST_ENTRY' },
    );
    await portal.db.update(contestEntries).set({ videoFileId: sent.data.fileId });
    await assign(id);
    const [judge] = judges;
    if (!judge) throw new Error('no judge');
    const [own] = await listBallots(judge.id);
    const token = await asJudge(judge.userId);
    const { video, no } = (await portal.call(ballot, { id: own?.id ?? '' }, token)).data;
    expect(video).toMatchObject({ name: `${no}-1.mp4`, mime: 'video/mp4' });
    const show = (by: string) =>
      portal.app.inject({
        url: `${base}/judging/video?id=${own?.id}`,
        headers: { token: by, range: 'bytes=4-7' },
      });
    const part = await show(token);
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'ftyp']);
    expect(part.headers['content-disposition']).not.toContain(encodeURIComponent('许晚棠'));
    const stranger = await insertJudge(portal.db);
    expect((await show(await asJudge(stranger.userId))).statusCode).toBe(404);
    await portal.db
      .update(contestBallots)
      .set({ status: 'CONFLICT' })
      .where(eq(contestBallots.id, own?.id ?? ''));
    expect((await show(token)).statusCode).toBe(404);
    expect((await portal.call(ballot, { id: own?.id ?? '' }, token)).data.video).toBeNull();
  });
});

describe('judges are given', () => {
  it('every entry as often as the contest says, after the deadline and when all is checked', async () => {
    const { id, judges, teams } = await begin({ judges: 4 });
    now = inDays(9);
    expect(await codeOf(assign(id))).toBe('500012');
    now = inDays(11);
    const { id: late } = await newPerson();
    const open = await insertEntry(portal.db, { contestId: id, leaderId: late, status: 'SUBMITTED' });
    expect(await codeOf(assign(id))).toBe('500012');
    await portal.db.update(contestEntries).set({ status: 'DISQUALIFIED' }).where(eq(contestEntries.id, open));
    expect((await assign(id)).data).toMatchObject({ state: 'SCORING', ballots: 12, locked: 0, board: null });
    const loads = await Promise.all(judges.map(async (judge) => (await listBallots(judge.id)).length));
    expect(loads).toEqual([3, 3, 3, 3]);
    expect(teams).toHaveLength(4);
    const told = await portal.db.select().from(messages).where(eq(messages.eventCode, 'CONTEST_JUDGING'));
    expect(told).toHaveLength(4);
  });

  it('nothing of their own enterprise, of their own name or telephone', async () => {
    const firm = await insertOwned(portal);
    const { id, judges, teams } = await begin({ judges: 6 });
    const [first, second, third] = judges;
    const [own, named, called] = teams;
    if (!first || !second || !third || !own || !named || !called) throw new Error('too few');
    await portal.db
      .update(contestJudges)
      .set({ enterpriseIds: [firm.enterpriseId] })
      .where(eq(contestJudges.id, first.id));
    await portal.db
      .update(contestEntries)
      .set({ enterpriseId: firm.enterpriseId })
      .where(eq(contestEntries.id, own.entryId));
    const mate = { contestId: id, state: 'ACCEPTED' as const, invitedAt: new Date(now) };
    const namesake = await insertUser(portal.db, { userType: '100', name: second.name });
    await portal.db.insert(contestMembers).values({ ...mate, entryId: named.entryId, userId: namesake.id });
    const colleague = await insertUser(portal.db, { userType: '200', enterpriseId: firm.enterpriseId });
    await portal.db.insert(contestMembers).values({ ...mate, entryId: called.entryId, userId: colleague.id });
    await assign(id);
    const isGiven = async (judgeId: string, entryId: string) =>
      (await listBallots(judgeId)).some((one) => one.entryId === entryId);
    expect(await isGiven(first.id, own.entryId)).toBe(false);
    expect(await isGiven(second.id, named.entryId)).toBe(false);
    expect(await isGiven(first.id, called.entryId)).toBe(false);
  });

  it('no contest for which there are too few of them', async () => {
    const { id } = await begin({ judges: 2 });
    const answer = await assign(id);
    expect(answer.header).toMatchObject({ retCode: '500012' });
    expect(await portal.db.$count(contestBallots)).toBe(0);
  });

  it('another entry where one declares a conflict, and the office is told when none is left', async () => {
    const { id, judges } = await begin({ entries: 1, judges: 4 });
    await assign(id);
    const given = await Promise.all(
      judges.map(async (judge) => ({ judge, rows: await listBallots(judge.id) })),
    );
    const spare = given.find(({ rows }) => rows.length === 0)?.judge;
    const [one, other] = given.filter(({ rows }) => rows.length === 1);
    if (!one || !other || !spare) throw new Error('nobody is spare');
    const declare = async ({ judge, rows }: typeof one, reason: string) =>
      portal.call(
        operate,
        { id: rows[0]?.id ?? '', event: 'conflict', version: 1, data: { reason } },
        await asJudge(judge.userId),
      );
    expect(await fieldsOf(declare(one, ''))).toEqual(['data.reason']);
    const declared = (await declare(one, '带过这支队伍')).data;
    expect(declared).toMatchObject({ state: 'CONFLICT', title: '', summary: '', files: [], canScore: false });
    expect(await listBallots(spare.id)).toHaveLength(1);
    await portal.db.delete(messages);
    await declare(other, '是我的学生');
    const told = await portal.db.select().from(messages).where(eq(messages.eventCode, 'CONTEST_OFFICE'));
    expect(told.map(({ params }) => (params as { task: string }).task)).toEqual(['SHORT', 'SHORT']);
    // Another judge is named, and the gap is filled.
    const named = await insertJudge(portal.db);
    await portal.db
      .update(contests)
      .set({ judgeIds: [...judges.map((judge) => judge.id), named.id] })
      .where(eq(contests.id, id));
    expect((await assign(id)).header.retCode).toBe('000000');
    expect(await listBallots(named.id)).toHaveLength(1);
  });
});

describe('judging is blind', () => {
  const secrets = ['许晚棠', '晚风小队', '拾光鲜切花', '15400', 'user_'];

  it('on every call of a judge, in files and on the public page', async () => {
    const firm = await insertOwned(portal, { name: '拾光鲜切花有限公司（演示）' });
    const { id, judges, teams } = await begin({ entries: 2 });
    const [team] = teams;
    const [judge] = judges;
    if (!team || !judge) throw new Error('too few');
    await portal.db
      .update(contestEntries)
      .set({
        title: '许晚棠的第七天',
        summary: '我是许晚棠，在拾光鲜切花卖花六年，电话 15400000001，晚风小队。',
        enterpriseId: firm.enterpriseId,
        files: ['01J00000000000000000000001'],
      })
      .where(eq(contestEntries.id, team.entryId));
    await assign(id);
    const token = await asJudge(judge.userId);
    const [own] = (await listBallots(judge.id)).filter(({ entryId }) => entryId === team.entryId);
    const shown = (await portal.call(ballot, { id: own?.id ?? '' }, token)).data;
    expect(shown.title).toBe('■■的第七天');
    const list = (await portal.call(desk, {}, token)).data;
    now = inDays(18);
    const page = (await portal.call(detail, { id })).data;
    expect(page.works.map(({ title }) => title)).toContain('■■的第七天');
    for (const answer of [shown, list, page])
      for (const secret of [...secrets, team.leaderId]) expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.stringify(list)).not.toContain(team.entryId);
    expect(JSON.stringify(shown)).not.toContain(team.entryId);
    // The calls of the office and of teams are not a judge's.
    const later = await asJudge(judge.userId);
    for (const path of [
      'contestEntry/queryManageList',
      'contestEntry/queryManageDetail',
      'contestEntry/export',
    ])
      expect(
        (
          await portal.app.inject({ url: `${base}/${path}?id=${team.entryId}`, headers: { token: later } })
        ).json<{
          header: { retCode: string };
        }>().header.retCode,
      ).toBe('500403');
    const file = await portal.app.inject({
      url: `${base}/contestEntry/file?id=${team.entryId}&nth=0`,
      headers: { token: later },
    });
    expect(file.statusCode).toBe(404);
  });

  it('and nobody else’s ballot is read or filled in', async () => {
    const { id, judges } = await begin();
    await assign(id);
    const [one, other] = judges;
    if (!one || !other) throw new Error('too few');
    const [own] = await listBallots(one.id);
    const token = await asJudge(other.userId);
    expect(await codeOf(portal.call(ballot, { id: own?.id ?? '' }, token))).toBe('500404');
    const data = { items: [80, 40], comment: '' };
    expect(await codeOf(portal.call(save, { id: own?.id ?? '', version: 1, data }, token))).toBe('500404');
    const { id: personId } = await newPerson();
    expect(await codeOf(portal.call(desk, {}, await portal.logIn({ userId: personId })))).toBe('500403');
  });
});

describe('a ballot', () => {
  it('is kept as far as it goes, and locked only when it is whole', async () => {
    const { id, judges } = await begin();
    await assign(id);
    const [judge] = judges;
    const [own] = await listBallots(judge?.id ?? '');
    const token = await asJudge(judge?.userId ?? '');
    const send = (version: number, items: unknown[]) =>
      portal.call(save, { id: own?.id ?? '', version, data: { items, comment: '' } }, token);
    expect(await fieldsOf(send(1, [80, 51]))).toEqual(['data.items.1']);
    expect(await fieldsOf(send(1, [80, 40, 1]))).toEqual(['data.items.2']);
    expect((await send(1, [80, null])).data).toMatchObject({ state: 'ASSIGNED', total: null, scored: 1 });
    const lock = (version: number) =>
      portal.call(operate, { id: own?.id ?? '', event: 'lock', version, data: {} }, token);
    expect(await codeOf(lock(2))).toBe('500012');
    expect(await codeOf(send(1, [80, 40]))).toBe('500409');
    expect((await send(2, [80, 40])).data).toMatchObject({ state: 'SCORED', total: 80 });
    expect((await lock(3)).data.state).toBe('LOCKED');
    expect(await codeOf(send(4, [90, 40]))).toBe('500012');
  });
});

describeTransitions({
  states: ballotStates,
  events: ballotEvents,
  planned: (state, event) => ballotTransitions[state][event],
  next: (state, event) => nextState(ballotTransitions, state, event),
  async fire(state: BallotState, event, planned) {
    const { id: contestId, judges, teams } = await begin({ entries: 1 });
    const [judge, another] = judges;
    const entryId = teams[0]?.entryId ?? '';
    await portal.db.update(contests).set({ status: 'SCORING' }).where(eq(contests.id, contestId));
    const row = { contestId, entryId, items: state === 'ASSIGNED' ? [] : [80, 40] };
    const id = await insertBallot(portal.db, { ...row, judgeId: judge?.id ?? '', status: state });
    // Somebody is not done yet, so that nothing is reckoned.
    await insertBallot(portal.db, { ...row, judgeId: another?.id ?? '', items: [] });
    const token = await asJudge(judge?.userId ?? '');
    if (event === 'reopen')
      await portal.db.update(contestBallots).set({ reopenBy: clerks[1] }).where(eq(contestBallots.id, id));
    const answer =
      event === 'reopen'
        ? await portal.call(reopen, { id, event, version: 1, data: {} }, await clerk())
        : event === 'save' || event === 'score'
          ? await portal.call(
              save,
              { id, version: 1, data: { items: [70, event === 'score' ? 30 : null], comment: '' } },
              token,
            )
          : await portal.call(operate, { id, event, version: 1, data: { reason: '认识选手' } }, token);
    expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
    const [after] = await portal.db.select().from(contestBallots).where(eq(contestBallots.id, id));
    expect(after?.status).toBe(planned ?? state);
  },
});

describe('results', () => {
  it('are hidden from everybody until the last judge has locked, then public at once', async () => {
    const { id, judges, teams } = await begin();
    await assign(id);
    const [first, second, third] = judges;
    if (!first || !second || !third) throw new Error('too few');
    const pointsOf = (entryId: string) => 60 + teams.findIndex((team) => team.entryId === entryId) * 6;
    await lockAll(first, pointsOf);
    await lockAll(second, pointsOf);
    await lockAll(third, pointsOf, 3);
    const seen = async () => ({
      office: (await portal.call(managed, { id }, await clerk())).data,
      page: (await portal.call(detail, { id })).data,
      entry: (
        await portal.call(
          'GET /api/activityManage/contestEntry/queryDetail',
          { id: teams[0]?.entryId ?? '' },
          await portal.logIn({ userId: teams[0]?.leaderId ?? '' }),
        )
      ).data,
      list: (await portal.call('GET /api/activityManage/contestEntry/queryManageList', {}, await clerk()))
        .data,
    });
    const before = await seen();
    expect([before.office.board, before.page.board, before.entry.result]).toEqual([null, null, null]);
    expect(before.office.finals).toEqual([]);
    expect(
      before.list.rows.every(({ raw, norm, rank }) => raw === null && norm === null && rank === null),
    ).toBe(true);
    expect(before.office.locked).toBe(11);
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entity, 'contestBallot'));
    expect(JSON.stringify(logged)).not.toMatch(/items|comment|换水口/);
    await lockAll(third, pointsOf);
    const after = await seen();
    const [board] = after.page.board ?? [];
    expect(board?.rows.map(({ title, rank, raw, state }) => [title, rank, raw, state])).toEqual([
      ['作品3', 1, 78, 'PROMOTED'],
      ['作品2', 2, 72, 'PROMOTED'],
      ['作品1', 3, 66, 'ELIMINATED'],
      ['作品0', 4, 60, 'ELIMINATED'],
    ]);
    expect(board?.rows[0]?.norm).toBeCloseTo(1.34, 2);
    expect(after.entry.result).toMatchObject({ raw: 60, rank: 4 });
    expect(after.entry.result?.comments).toHaveLength(3);
    const told = await portal.db.select().from(messages).where(eq(messages.eventCode, 'CONTEST_RESULTS'));
    expect(told).toHaveLength(4);
    expect(await portal.db.$count(contestEntries, eq(contestEntries.status, 'PROMOTED'))).toBe(2);
  });

  it('are reckoned once where the last two lock at the same moment', async () => {
    const { id, judges } = await begin({ entries: 1 });
    await assign(id);
    const [first, second, third] = judges;
    if (!first || !second || !third) throw new Error('too few');
    await lockAll(first, () => 80);
    await Promise.all([lockAll(second, () => 70), lockAll(third, () => 60)]);
    const scored = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'contest.score'));
    expect(scored.filter(({ entityId }) => entityId === id)).toHaveLength(1);
    expect(await portal.db.$count(contestEntries, eq(contestEntries.status, 'PROMOTED'))).toBe(1);
  });
});

describe('the public vote', () => {
  const open = async () => {
    const made = await begin();
    await assign(made.id);
    now = inDays(18);
    return made;
  };

  it('is one for each account, which can change it, whoever sends how much at once', async () => {
    const { id, teams } = await open();
    const { id: userId } = await newPerson();
    const token = await portal.logIn({ userId });
    await Promise.all(teams.map(({ entryId }) => portal.call(vote, { id: entryId }, token)));
    expect(await portal.db.$count(contestVotes)).toBe(1);
    const entryId = teams[2]?.entryId ?? '';
    expect((await portal.call(vote, { id: entryId }, token)).data).toEqual({ entryId, mayVote: true });
    expect((await portal.call(ownVote, { id }, token)).data.entryId).toBe(entryId);
    expect((await portal.call(detail, { id })).data).toMatchObject({ voters: 1, isVoting: true });
  });

  it('is not for teams, judges or the office, nor outside its time', async () => {
    const { teams, judges } = await open();
    const [team, other] = teams;
    const cast = async (token: string) => codeOf(portal.call(vote, { id: other?.entryId ?? '' }, token));
    expect(await cast(await portal.logIn({ userId: team?.leaderId ?? '' }))).toBe('500033');
    expect(await cast(await asJudge(judges[0]?.userId ?? ''))).toBe('500033');
    expect(await cast(await clerk())).toBe('500033');
    const { id: userId } = await newPerson();
    now = inDays(20);
    expect(await cast(await portal.logIn({ userId }))).toBe('500032');
    expect(await portal.db.$count(contestVotes)).toBe(0);
  });
});

describe('awards', () => {
  const scored = async () => {
    const made = await begin();
    await assign(made.id);
    const pointsOf = (entryId: string) => 60 + made.teams.findIndex((team) => team.entryId === entryId) * 6;
    for (const judge of made.judges) await lockAll(judge, pointsOf);
    now = inDays(21);
    return made;
  };
  const read = async (id: string, at = 0) => (await portal.call(managed, { id }, await clerk(at))).data;
  const send = async (id: string, awards: { entryId: string; prize: number | null }[]) =>
    portal.call(propose, { id, version: (await read(id)).version, data: { awards } }, await clerk());
  const settle = async (id: string, event: 'confirm' | 'return', at: number, reason = '') =>
    portal.call(decide, { id, event, version: (await read(id)).version, data: { reason } }, await clerk(at));

  it('are proposed by one and confirmed by another, once the final has begun', async () => {
    const { id } = await scored();
    now = inDays(16.5);
    expect(await codeOf(send(id, []))).toBe('500012');
    now = inDays(21);
    const { finals } = await read(id);
    expect(finals.map(({ title }) => title)).toEqual(['作品3', '作品2']);
    const [best, next] = finals.map(({ entryId }) => entryId);
    if (!best || !next) throw new Error('too few');
    expect(await fieldsOf(send(id, [{ entryId: best, prize: 0 }]))).toEqual(['data.awards']);
    const twice = [best, next].map((entryId) => ({ entryId, prize: 0 }));
    expect(await fieldsOf(send(id, twice))).toEqual(['data.awards']);
    const awards = [
      { entryId: best, prize: 0 },
      { entryId: next, prize: null },
    ];
    expect((await send(id, awards)).data).toMatchObject({ canPropose: false, canDecide: false });
    expect(await codeOf(settle(id, 'confirm', 0))).toBe('500047');
    expect(await fieldsOf(settle(id, 'return', 1))).toEqual(['data.reason']);
    expect((await settle(id, 'return', 1, '请再核对')).data).toMatchObject({ canPropose: true });
    await send(id, awards);
    expect((await read(id, 1)).canDecide).toBe(true);
    expect((await settle(id, 'confirm', 1)).data.state).toBe('PUBLICITY');
    const page = (await portal.call(detail, { id })).data;
    expect(page.awards).toMatchObject([{ level: '金枝奖', title: '作品3', teamName: '晚风小队' }]);
    expect(page.canObject).toBe(true);
  });

  it('are objected to, taken away, and the next moves up', async () => {
    const { id } = await scored();
    const [best, next] = (await read(id)).finals.map(({ entryId }) => entryId);
    if (!best || !next) throw new Error('too few');
    await send(id, [
      { entryId: best, prize: 0 },
      { entryId: next, prize: null },
    ]);
    await settle(id, 'confirm', 1);
    const { id: userId } = await newPerson();
    const raise = async (entryId: string, text = '作品与往届获奖作品完全相同') =>
      portal.call(object, { data: { entryId, text } }, await portal.logIn({ userId }));
    expect(await fieldsOf(raise(best, '短'))).toEqual(['data.text']);
    expect(await codeOf(raise(next))).toBe('500404');
    const { objectionId, no } = (await raise(best)).data;
    expect(no).toMatch(/^SY20261212-/);
    expect(await codeOf(raise(best))).toBe('500024');
    const answer = (event: string, reason: string, version = 1) =>
      clerk().then((by) =>
        portal.call(decideObjection, { id: objectionId, event, version, data: { reason } }, by),
      );
    expect(await fieldsOf(answer('uphold', ''))).toEqual(['data.reason']);
    expect((await answer('uphold', '核实属实')).data.state).toBe('UPHELD');
    const rows = await portal.db.select().from(contestEntries);
    const of = new Map(rows.map((row) => [row.id, [row.status, row.prize]]));
    expect([of.get(best), of.get(next)]).toEqual([
      ['DISQUALIFIED', null],
      ['AWARDED', 0],
    ]);
    expect(await codeOf(answer('refuse', '再看', 2))).toBe('500012');
    now = inDays(29);
    expect(await codeOf(raise(next))).toBe('500032');
  });
});
