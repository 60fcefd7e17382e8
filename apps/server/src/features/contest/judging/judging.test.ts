import {
  type BallotState,
  ballotEvents,
  ballotStates,
  ballotTransitions,
} from '@portal/contract/contest/terms';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sampleVideo } from '../../../platform/files/testing/sample-video.ts';
import { upload } from '../../../platform/files/testing/upload-form.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { insertOwned } from '../../enterprise/testing/insert-member.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { contestBallots, contestEntries, contestJudges, contestMembers, contests } from '../contest.table.ts';
import { inDays, insertBallot, insertEntry, insertJudge } from '../testing/insert-contest.ts';
import { detail, operate, save, useJudging } from '../testing/use-judging.ts';

const base = '/api/activityManage';
const desk = 'GET /api/activityManage/judging/queryList';
const ballot = 'GET /api/activityManage/judging/queryDetail';
const reopen = 'POST /api/activityManage/contestBallot/operateManage';

const on = useJudging();
const { clerk, asJudge, codeOf, fieldsOf, newPerson, begin, assign, listBallots } = on;

describe('a video of an entry', () => {
  it('is shown under its number to its own judges only', async () => {
    const { id, judges, teams } = await begin({ entries: 1 });
    const [team] = teams;
    const sent = await upload(
      on.portal.app,
      await on.portal.logIn({ userId: team?.leaderId ?? '' }),
      [{ name: '许晚棠的花.mp4', content: sampleVideo() }],
      { purpose: 'CONTEST_ENTRY' },
    );
    await on.portal.db.update(contestEntries).set({ videoFileId: sent.data.fileId });
    await assign(id);
    const [judge] = judges;
    if (!judge) throw new Error('no judge');
    const [own] = await listBallots(judge.id);
    const token = await asJudge(judge.userId);
    const { video, no } = (await on.portal.call(ballot, { id: own?.id ?? '' }, token)).data;
    expect(video).toMatchObject({ name: `${no}-1.mp4`, mime: 'video/mp4' });
    const show = (by: string) =>
      on.portal.app.inject({
        url: `${base}/judging/video?id=${own?.id}`,
        headers: { token: by, range: 'bytes=4-7' },
      });
    const part = await show(token);
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'ftyp']);
    expect(part.headers['content-disposition']).not.toContain(encodeURIComponent('许晚棠'));
    const stranger = await insertJudge(on.portal.db);
    expect((await show(await asJudge(stranger.userId))).statusCode).toBe(404);
    await on.portal.db
      .update(contestBallots)
      .set({ status: 'CONFLICT' })
      .where(eq(contestBallots.id, own?.id ?? ''));
    expect((await show(token)).statusCode).toBe(404);
    expect((await on.portal.call(ballot, { id: own?.id ?? '' }, token)).data.video).toBeNull();
  });
});

describe('assigning judges', () => {
  it('gives each entry the required number, after the deadline and all checks', async () => {
    const { id, judges, teams } = await begin({ judges: 4 });
    on.now = inDays(9);
    expect(await codeOf(assign(id))).toBe('500012');
    on.now = inDays(11);
    const { id: late } = await newPerson();
    const open = await insertEntry(on.portal.db, { contestId: id, leaderId: late, status: 'SUBMITTED' });
    expect(await codeOf(assign(id))).toBe('500012');
    await on.portal.db
      .update(contestEntries)
      .set({ status: 'DISQUALIFIED' })
      .where(eq(contestEntries.id, open));
    expect((await assign(id)).data).toMatchObject({ state: 'SCORING', ballots: 12, locked: 0, board: null });
    const loads = await Promise.all(judges.map(async (judge) => (await listBallots(judge.id)).length));
    expect(loads).toEqual([3, 3, 3, 3]);
    expect(teams).toHaveLength(4);
    const notices = await on.portal.db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'CONTEST_JUDGING'));
    expect(notices).toHaveLength(4);
  });

  it('withdraws entries never submitted and notifies their teams', async () => {
    const { id } = await begin();
    const teams = await Promise.all([newPerson(), newPerson()]);
    const [draft, returned] = await Promise.all(
      teams.map(({ id: leaderId }, nth) =>
        insertEntry(on.portal.db, { contestId: id, leaderId, status: nth === 0 ? 'DRAFT' : 'RETURNED' }),
      ),
    );
    expect((await assign(id)).data).toMatchObject({ state: 'SCORING', ballots: 12 });
    const rows = await on.portal.db
      .select({ id: contestEntries.id, status: contestEntries.status })
      .from(contestEntries)
      .where(ne(contestEntries.status, 'QUALIFIED'));
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [draft, 'WITHDRAWN'],
        [returned, 'WITHDRAWN'],
      ]),
    );
    const notices = await on.portal.db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'CONTEST_ENTRY_MOVED'));
    expect(notices.map(({ userId }) => userId).sort()).toEqual(teams.map((team) => team.id).sort());
  });

  it('avoids entries of their own enterprise, name or phone number', async () => {
    const firm = await insertOwned(on.portal);
    const { id, judges, teams } = await begin({ judges: 6 });
    const [first, second, third] = judges;
    const [own, named, called] = teams;
    if (!first || !second || !third || !own || !named || !called) throw new Error('too few');
    await on.portal.db
      .update(contestJudges)
      .set({ enterpriseIds: [firm.enterpriseId] })
      .where(eq(contestJudges.id, first.id));
    await on.portal.db
      .update(contestEntries)
      .set({ enterpriseId: firm.enterpriseId })
      .where(eq(contestEntries.id, own.entryId));
    const mate = { contestId: id, state: 'ACCEPTED' as const, invitedAt: new Date(on.now) };
    const namesake = await insertUser(on.portal.db, { userType: '100', name: second.name });
    await on.portal.db
      .insert(contestMembers)
      .values({ ...mate, entryId: named.entryId, userId: namesake.id });
    const colleague = await insertUser(on.portal.db, { userType: '200', enterpriseId: firm.enterpriseId });
    await on.portal.db
      .insert(contestMembers)
      .values({ ...mate, entryId: called.entryId, userId: colleague.id });
    await assign(id);
    const isGiven = async (judgeId: string, entryId: string) =>
      (await listBallots(judgeId)).some((one) => one.entryId === entryId);
    expect(await isGiven(first.id, own.entryId)).toBe(false);
    expect(await isGiven(second.id, named.entryId)).toBe(false);
    expect(await isGiven(first.id, called.entryId)).toBe(false);
  });

  it('is refused if the contest has too few', async () => {
    const { id } = await begin({ judges: 2 });
    const answer = await assign(id);
    expect(answer.header).toMatchObject({ retCode: '500012' });
    expect(await on.portal.db.$count(contestBallots)).toBe(0);
  });

  it('replaces a judge with a conflict, and notifies the office if none is left', async () => {
    const { id, judges } = await begin({ entries: 1, judges: 4 });
    await assign(id);
    const given = await Promise.all(
      judges.map(async (judge) => ({ judge, rows: await listBallots(judge.id) })),
    );
    const spare = given.find(({ rows }) => rows.length === 0)?.judge;
    const [one, other] = given.filter(({ rows }) => rows.length === 1);
    if (!one || !other || !spare) throw new Error('no one is available');
    const declare = async ({ judge, rows }: typeof one, reason: string) =>
      on.portal.call(
        operate,
        { id: rows[0]?.id ?? '', event: 'conflict', version: 1, data: { reason } },
        await asJudge(judge.userId),
      );
    expect(await fieldsOf(declare(one, ''))).toEqual(['data.reason']);
    const declared = (await declare(one, '带过这支队伍')).data;
    expect(declared).toMatchObject({ state: 'CONFLICT', title: '', summary: '', files: [], canScore: false });
    expect(await listBallots(spare.id)).toHaveLength(1);
    await on.portal.db.delete(messages);
    await declare(other, '是我的学生');
    const notices = await on.portal.db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'CONTEST_OFFICE'));
    expect(notices.map(({ params }) => (params as { task: string }).task)).toEqual(['SHORT', 'SHORT']);
    // Another judge is added and gets the missing ballot.
    const named = await insertJudge(on.portal.db);
    await on.portal.db
      .update(contests)
      .set({ judgeIds: [...judges.map((judge) => judge.id), named.id] })
      .where(eq(contests.id, id));
    expect((await assign(id)).header.retCode).toBe('000000');
    expect(await listBallots(named.id)).toHaveLength(1);
  });
});

describe('blind judging', () => {
  const secrets = ['许晚棠', '晚风小队', '拾光鲜切花', '15400', 'user_'];

  it('hides names in every call of a judge, in files and on the public page', async () => {
    const firm = await insertOwned(on.portal, { name: '拾光鲜切花有限公司（演示）' });
    const { id, judges, teams } = await begin({ entries: 2 });
    const [team] = teams;
    const [judge] = judges;
    if (!team || !judge) throw new Error('too few');
    await on.portal.db
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
    const shown = (await on.portal.call(ballot, { id: own?.id ?? '' }, token)).data;
    expect(shown.title).toBe('■■的第七天');
    const list = (await on.portal.call(desk, {}, token)).data;
    on.now = inDays(18);
    const page = (await on.portal.call(detail, { id })).data;
    expect(page.works.map(({ title }) => title)).toContain('■■的第七天');
    for (const answer of [shown, list, page])
      for (const secret of [...secrets, team.leaderId]) expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.stringify(list)).not.toContain(team.entryId);
    expect(JSON.stringify(shown)).not.toContain(team.entryId);
    // Judges can't use the calls of the office or of teams.
    const later = await asJudge(judge.userId);
    for (const path of [
      'contestEntry/queryManageList',
      'contestEntry/queryManageDetail',
      'contestEntry/export',
    ])
      expect(
        (
          await on.portal.app.inject({ url: `${base}/${path}?id=${team.entryId}`, headers: { token: later } })
        ).json<{
          header: { retCode: string };
        }>().header.retCode,
      ).toBe('500403');
    const file = await on.portal.app.inject({
      url: `${base}/contestEntry/file?id=${team.entryId}&nth=0`,
      headers: { token: later },
    });
    expect(file.statusCode).toBe(404);
  });

  it('refuses to show or fill in another judge’s ballot', async () => {
    const { id, judges } = await begin();
    await assign(id);
    const [one, other] = judges;
    if (!one || !other) throw new Error('too few');
    const [own] = await listBallots(one.id);
    const token = await asJudge(other.userId);
    expect(await codeOf(on.portal.call(ballot, { id: own?.id ?? '' }, token))).toBe('500404');
    const data = { items: [80, 40], comment: '' };
    expect(await codeOf(on.portal.call(save, { id: own?.id ?? '', version: 1, data }, token))).toBe('500404');
    const { id: personId } = await newPerson();
    expect(await codeOf(on.portal.call(desk, {}, await on.portal.logIn({ userId: personId })))).toBe(
      '500403',
    );
  });
});

describe('a ballot', () => {
  it('can be saved partially, but only locked when complete', async () => {
    const { id, judges } = await begin();
    await assign(id);
    const [judge] = judges;
    const [own] = await listBallots(judge?.id ?? '');
    const token = await asJudge(judge?.userId ?? '');
    const send = (version: number, items: unknown[]) =>
      on.portal.call(save, { id: own?.id ?? '', version, data: { items, comment: '' } }, token);
    expect(await fieldsOf(send(1, [80, 51]))).toEqual(['data.items.1']);
    expect(await fieldsOf(send(1, [80, 40, 1]))).toEqual(['data.items.2']);
    expect((await send(1, [80, null])).data).toMatchObject({ state: 'ASSIGNED', total: null, scored: 1 });
    const lock = (version: number) =>
      on.portal.call(operate, { id: own?.id ?? '', event: 'lock', version, data: {} }, token);
    expect(await codeOf(lock(2))).toBe('500012');
    expect(await codeOf(send(1, [80, 40]))).toBe('500409');
    expect((await send(2, [80, 40])).data).toMatchObject({ state: 'SCORED', total: 80 });
    expect((await lock(3)).data.state).toBe('LOCKED');
    expect(await codeOf(send(4, [90, 40]))).toBe('500012');
  });
});

describeTransitions({
  states: ballotStates,
  // What freezing a judge or a handover does.
  events: ballotEvents.filter((event) => event !== 'withdraw'),
  planned: (state, event) => ballotTransitions[state][event],
  next: (state, event) => nextState(ballotTransitions, state, event),
  async fire(state: BallotState, event, planned) {
    const { id: contestId, judges, teams } = await begin({ entries: 1 });
    const [judge, another] = judges;
    const entryId = teams[0]?.entryId ?? '';
    await on.portal.db.update(contests).set({ status: 'SCORING' }).where(eq(contests.id, contestId));
    const row = { contestId, entryId, items: state === 'ASSIGNED' ? [] : [80, 40] };
    const id = await insertBallot(on.portal.db, { ...row, judgeId: judge?.id ?? '', status: state });
    // One ballot stays open, so that no results are calculated.
    await insertBallot(on.portal.db, { ...row, judgeId: another?.id ?? '', items: [] });
    const token = await asJudge(judge?.userId ?? '');
    if (event === 'reopen')
      await on.portal.db
        .update(contestBallots)
        .set({ reopenBy: on.clerks[1] })
        .where(eq(contestBallots.id, id));
    const answer =
      event === 'reopen'
        ? await on.portal.call(reopen, { id, event, version: 1, data: {} }, await clerk())
        : event === 'save' || event === 'score'
          ? await on.portal.call(
              save,
              { id, version: 1, data: { items: [70, event === 'score' ? 30 : null], comment: '' } },
              token,
            )
          : await on.portal.call(operate, { id, event, version: 1, data: { reason: '认识选手' } }, token);
    expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
    const [after] = await on.portal.db.select().from(contestBallots).where(eq(contestBallots.id, id));
    expect(after?.status).toBe(planned ?? state);
  },
});
