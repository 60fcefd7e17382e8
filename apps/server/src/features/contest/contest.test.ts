import {
  contestStates,
  contestTransitions,
  type OfficeContestEvent,
  officeContestEvents,
} from '@portal/contract/contest/terms';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { codeOf } from '../../testing/code-of.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { cases } from '../case/case.table.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { phaseOf } from './contest.policy.ts';
import {
  contestBallots,
  contestEntries,
  contestJudges,
  contestMembers,
  contestObjections,
  contests,
  contestVotes,
} from './contest.table.ts';
import { settleContests } from './settle-contests.ts';
import { inDays, insertContest, insertEntry, insertJudge, stages } from './testing/insert-contest.ts';

const base = '/api/activityManage/contest' as const;
const save = `POST ${base}/save` as const;
const operate = `POST ${base}/operate` as const;
const managed = `GET ${base}/queryManageDetail` as const;
const judgeSave = 'POST /api/activityManage/contestJudge/save' as const;

const park = usePark(
  { author: ['OP_SERVICE'], reviewer: ['OP_SERVICE'], person: 'person' },
  {
    empties: [
      contestVotes,
      contestObjections,
      contestBallots,
      contestMembers,
      contestEntries,
      contests,
      contestJudges,
      cases,
      messages,
    ],
  },
);
const officer = (userId: string) => park.logIn({ userId, userType: '900', operatorRoles: ['OP_SERVICE'] });

const fieldsOf = async (answer: Promise<unknown>) =>
  Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {}).sort();
const messagesOf = async (userId: string) =>
  (await park.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id)).map(
    ({ eventCode }) => eventCode,
  );

const content = {
  title: '当季花材花艺赛',
  body: '花材本月园区所产。',
  eligibility: '十六岁以上。',
  fileId: null,
  tracks: [{ name: '门店组', intro: '' }],
  prizes: [{ level: '金枝奖', name: '', amountFen: 800_000, count: 1 }],
  stages,
  criteria: [{ name: '构思', weight: 100, max: 100, note: '' }],
  teamMin: 1,
  teamMax: 3,
  judgeIds: [] as string[],
  scoresPerEntry: 3,
  cutOff: 2,
  voteWeight: 10,
  notices: [],
};
const saveIt = async (more: object = {}, at: object = {}) =>
  park.call(save, { data: { ...content, ...more }, ...at }, await officer(park.author.user.id));
const fire = async (id: string, event: OfficeContestEvent, userId: string, reason = '人手不够') => {
  const token = await officer(userId);
  const { version } = (await park.call(managed, { id }, token)).data;
  return park.call(operate, { id, event, version, data: { reason } }, token);
};
const threeJudges = async () => {
  const judges = [];
  for (let nth = 0; nth < 3; nth++) judges.push(await insertJudge(park.db));
  return judges;
};

describe('public contests', () => {
  it('include only published ones; a cancelled one keeps a page with the reason', async () => {
    const shown = await insertContest(park.db);
    await insertContest(park.db, { status: 'DRAFT' });
    const off = await insertContest(park.db, { status: 'CANCELLED', reason: '报名不足' });
    const { rows, total } = (await park.call(`GET ${base}/queryList`, {})).data;
    expect([total, rows.map(({ contestId }) => contestId)]).toEqual([1, [shown]]);
    expect((await park.call(`GET ${base}/queryDetail`, { id: off })).data).toMatchObject({
      state: 'CANCELLED',
      reason: '报名不足',
      phase: null,
    });
    const draft = await insertContest(park.db, { status: 'PENDING' });
    expect(await codeOf(park.call(`GET ${base}/queryDetail`, { id: draft }))).toBe('500404');
  });

  it('show their current stage', () => {
    const at = (days: number) => phaseOf({ stages }, new Date(inDays(days)));
    expect([at(-2), at(0), at(10.5), at(12), at(18), at(21), at(23), at(30)]).toEqual([
      null,
      'SUBMIT',
      null,
      'PRELIM',
      'VOTE',
      'FINAL',
      'PUBLICITY',
      null,
    ]);
  });
});

describe('the office', () => {
  it('drafts a contest, which someone else publishes; its rules then stay fixed', async () => {
    const judges = await threeJudges();
    const judgeIds = judges.map(({ id }) => id);
    const { contestId: id } = (await saveIt({ judgeIds })).data;
    await fire(id, 'submit', park.author.user.id);
    expect(await messagesOf(park.reviewer.user.id)).toEqual(['CONTEST_OFFICE']);
    expect(await codeOf(fire(id, 'publish', park.author.user.id))).toBe('500047');
    expect((await fire(id, 'publish', park.reviewer.user.id)).data.state).toBe('PUBLISHED');
    expect(await messagesOf(park.author.user.id)).toEqual(['CONTEST_MOVED']);
    expect((await park.call(`GET ${base}/queryDetail`, { id })).data).toMatchObject({
      phase: 'SUBMIT',
      canSignUp: true,
      judges: judges.map(({ name }) => ({ name })),
    });
    const { version } = (await park.call(managed, { id }, await officer(park.author.user.id))).data;
    expect(await fieldsOf(saveIt({ judgeIds, voteWeight: 20 }, { id, version }))).toEqual([
      'data.voteWeight',
    ]);
    expect(await fieldsOf(saveIt({ judgeIds, cutOff: 9 }, { id, version }))).toEqual(['data.cutOff']);
    expect((await saveIt({ judgeIds, title: '另一个名字' }, { id, version })).header.retCode).toBe('000000');
    expect(await codeOf(saveIt({ judgeIds }, { id, version }))).toBe('500409');
  });

  it('gets the names of invalid fields', async () => {
    const [sign, submit] = stages;
    expect(await fieldsOf(saveIt({ voteWeight: 21, scoresPerEntry: 2 }))).toEqual([
      'data.scoresPerEntry',
      'data.voteWeight',
    ]);
    expect(await fieldsOf(saveIt({ teamMin: 5 }))).toEqual(['data.teamMax']);
    expect(await fieldsOf(saveIt({ stages: [sign, submit] }))).toEqual(['data.stages']);
    const backwards = [stages[1], { ...stages[0], from: inDays(-5) }, ...stages.slice(2)];
    expect(await fieldsOf(saveIt({ stages: backwards }))).toEqual(['data.stages.1.from']);
    expect(await fieldsOf(saveIt({ criteria: [{ name: '构思', weight: 90, max: 100, note: '' }] }))).toEqual([
      'data.criteria',
    ]);
    expect(await fieldsOf(saveIt({ judgeIds: ['01J00000000000000000000000'] }))).toEqual(['data.judgeIds']);
    const token = await park.logIn({ userId: park.person.user.id });
    expect(await codeOf(park.call(save, { data: content }, token))).toBe('500403');
  });

  it('notifies teams of changed dates', async () => {
    const id = await insertContest(park.db, { ...content, status: 'RUNNING' });
    await insertEntry(park.db, { contestId: id, leaderId: park.person.user.id });
    const moved = stages.map((stage) => (stage.kind === 'SUBMIT' ? { ...stage, to: inDays(10.5) } : stage));
    expect((await saveIt({ stages: moved }, { id, version: 1 })).header.retCode).toBe('000000');
    expect(await messagesOf(park.person.user.id)).toEqual(['CONTEST_STAGES_MOVED']);
  });

  it('adds judges with their affiliated enterprises', async () => {
    const user = await insertUser(park.db, { userType: '900', operatorRoles: ['JUDGE'] });
    const { name } = await insertOwned(park);
    const token = await officer(park.author.user.id);
    const data = {
      loginName: user.loginName,
      name: '裴素衣',
      title: '花艺设计师',
      enterprises: [name],
      fileId: null,
    };
    const send = (more: object) => park.call(judgeSave, { data: { ...data, ...more } }, token);
    expect(await fieldsOf(send({ enterprises: ['没有这家公司'] }))).toEqual(['data.enterprises.0']);
    const stranger = await insertUser(park.db, { userType: '100' });
    expect(await fieldsOf(send({ loginName: stranger.loginName }))).toEqual(['data.loginName']);
    expect((await send({})).header.retCode).toBe('000000');
    expect(await fieldsOf(send({}))).toEqual(['data.loginName']);
    const { rows } = (await park.call('GET /api/activityManage/contestJudge/queryManageList', {}, token))
      .data;
    expect(rows).toMatchObject([
      { name: '裴素衣', data: { loginName: user.loginName, enterprises: [name] } },
    ]);
  });

  it('sees contests begin and end on schedule, but not while an objection is open', async () => {
    const id = await insertContest(park.db, { status: 'PUBLISHED' });
    const settle = () => settleContests(park);
    const stateOf = async () => (await park.db.select().from(contests).where(eq(contests.id, id)))[0]?.status;
    await settle();
    await settle();
    expect(await stateOf()).toBe('RUNNING');
    await park.db.update(contests).set({ status: 'PUBLICITY' }).where(eq(contests.id, id));
    const entryId = await insertEntry(park.db, {
      contestId: id,
      leaderId: park.person.user.id,
      status: 'AWARDED',
      prize: 0,
    });
    const objection = {
      id: '01J00000000000000000000001',
      contestId: id,
      entryId,
      userId: park.person.user.id,
      text: '依据',
    };
    await park.db.insert(contestObjections).values({ ...objection, status: 'OPEN' });
    park.now = new Date(inDays(29) - 1);
    await settle();
    park.now = new Date(inDays(29));
    await settle();
    expect(await stateOf()).toBe('PUBLICITY');
    await park.db.update(contestObjections).set({ status: 'REFUSED' });
    await settle();
    expect(await stateOf()).toBe('DONE');
  });
});

const acting: Record<OfficeContestEvent, 'author' | 'reviewer'> = {
  submit: 'author',
  recall: 'author',
  return: 'reviewer',
  publish: 'reviewer',
  assign: 'author',
  cancel: 'author',
};

describeTransitions({
  states: contestStates,
  events: officeContestEvents,
  planned: (state, event) => contestTransitions[state][event],
  next: (state, event) => nextState(contestTransitions, state, event),
  async fire(state, event, planned) {
    const judges = await threeJudges();
    const id = await insertContest(park.db, {
      status: state,
      submittedBy: park.author.user.id,
      judgeIds: judges.map((judge) => judge.id),
    });
    if (event === 'assign') {
      await insertEntry(park.db, { contestId: id, leaderId: park.person.user.id });
      park.now = new Date(inDays(10));
    }
    const answer = await fire(id, event, park[acting[event]].user.id);
    expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
    const [row] = await park.db.select().from(contests).where(eq(contests.id, id));
    expect(row?.status).toBe(planned ?? state);
  },
});
