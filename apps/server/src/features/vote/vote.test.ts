import { voteEvents, voteStates, voteTransitions } from '@portal/contract/vote/terms';
import { asc, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { answeredCalls } from '../../platform/idempotency/answered-call.table.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { posts } from '../community/post.table.ts';
import { insertBoards, theme } from '../community/testing/insert-post.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { closeVotes } from './close-votes.ts';
import { moveVote } from './move-vote.ts';
import { voteBallots, voteChoices, votes, voteTurnout } from './vote.table.ts';

const submit = 'POST /api/communityManage/post/submit';
const moderate = 'POST /api/communityManage/moderation/operate';
const detail = 'GET /api/communityManage/vote/queryDetail';
const standing = 'GET /api/communityManage/vote/queryStanding';
const cast = 'POST /api/communityManage/vote/cast';
const operate = 'POST /api/communityManage/vote/operate';
const answer = 'POST /api/communityManage/vote/answer';
const manageList = 'GET /api/communityManage/vote/queryManageList';
const queue = 'GET /api/workManage/todo/queryList';
const manageDetail = 'GET /api/communityManage/vote/queryManageDetail';

const hour = 3_600_000;

const optionOf = (text: string) => ({ text, note: '', pictureId: null });

let now = testNow;
let portal: TestApp;
let secondOperatorId: string;
let operatorId: string;

const voteOf = (more: object) => ({
  ...theme,
  kind: 'VOTE',
  title: '食堂午餐窗口增设意见',
  vote: {
    options: ['粉面窗口', '轻食窗口', '夜班热餐'].map(optionOf),
    maxChoices: 2,
    scope: 'USER',
    audited: false,
    secret: false,
    changeable: false,
    visibility: 'ALWAYS',
    endsAt: now.getTime() + 48 * hour,
    quorum: 0,
    ...more,
  },
});

async function person(
  given: { enterpriseId?: string; memberRole?: 'OWNER' | 'ADMIN' | 'STAFF'; audited?: boolean } = {},
) {
  const { enterpriseId = null, memberRole = 'OWNER', audited = true } = given;
  const userType = enterpriseId ? ('200' as const) : ('100' as const);
  const { id } = await insertUser(portal.db, { name: '梁苔生', userType, enterpriseId });
  const token = await portal.logIn({
    userId: id,
    userType,
    enterpriseId,
    ...(enterpriseId ? { memberRole, auditStatus: audited ? '2' : '1' } : {}),
  });
  return { id, token };
}
const secondOperator = () =>
  portal.logIn({ userId: secondOperatorId, userType: '900', operatorRoles: ['OP_COMMUNITY'] });
/** A second operator confirms. */
const agree = async (id: string, event: 'close' | 'void') =>
  portal.call(operate, { id, event, data: { reason: '样本不足，重新征集' } }, await secondOperator());
const operator = () => portal.logIn({ userId: operatorId, userType: '900', operatorRoles: ['OP_COMMUNITY'] });

async function openVote(more: object = {}): Promise<string> {
  const author = await person();
  const { data } = await portal.call(submit, { data: voteOf(more) }, author.token);
  const { postId: id, version } = data;
  await portal.call(moderate, { target: 'POST', id, version, event: 'pass' }, await operator());
  return id;
}

const code = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
const vote = (one: { token: string }, id: string, ...choices: string[]) =>
  portal.call(cast, { id, data: { choices } }, one.token);
/** Turnout and votes per option, as the public sees them. */
const counted = async (id: string) => {
  const { voters, results } = (await portal.call(detail, { id })).data;
  return [voters, results?.map(({ votes: count }) => count)];
};
/** Votes in the work queue that wait for an answer. */
const waiting = async () => {
  const { data } = await portal.call(queue, { kind: 'VOTE' }, await operator());
  return data.rows.filter(({ mayDecide }) => mayDecide).map(({ refId }) => refId);
};
const deps = () => ({ database: portal.database, clock: { now: () => now } });
/** Moves time to the end of the vote and runs the closing job. */
async function end() {
  now = new Date(now.getTime() + 48 * hour);
  await closeVotes(deps());
}
const rowOf = async (id: string) => (await portal.db.select().from(votes).where(eq(votes.postId, id)))[0];

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertBoards(portal.db);
  secondOperatorId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] })).id;
  operatorId = (await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] })).id;
});
afterEach(async () => {
  now = testNow;
  for (const table of [voteBallots, voteChoices, voteTurnout, votes, messages, answeredCalls])
    await portal.db.delete(table);
  await portal.db.delete(posts);
});
afterAll(() => portal.close());

describe('starting a vote', () => {
  it('names each invalid field and waits for review', async () => {
    const { token } = await person();
    const fields = async (more: object) => {
      const { header, data } = await portal.call(submit, { data: voteOf(more) }, token);
      return [header.retCode, ...Object.keys((data as { fields?: object }).fields ?? {})];
    };
    expect(await fields({ options: [optionOf('只有一个')] })).toEqual(['100001', 'data.vote.options']);
    expect(await fields({ options: ['同样', '同样'].map(optionOf) })).toEqual([
      '100001',
      'data.vote.options',
    ]);
    expect(await fields({ maxChoices: 4 })).toEqual(['100002', 'data.vote.maxChoices']);
    expect(await fields({ endsAt: now.getTime() + hour - 1 })).toEqual(['100002', 'data.vote.endsAt']);
    expect((await portal.call(submit, { data: voteOf({}) }, token)).data.state).toBe('PENDING');
  });

  it('cannot be secret and changeable', async () => {
    const id = await openVote({ secret: true, changeable: true });
    expect(await rowOf(id)).toMatchObject({ secret: true, changeable: false, state: 'OPEN' });
  });
});

describe('voting by person', () => {
  it('accepts one ballot each, up to the maximum number of options', async () => {
    const id = await openVote();
    const one = await person();
    expect(await code(vote(one, id, 'O1', 'O2', 'O3'))).toBe('100002');
    expect(await code(vote(one, id, 'O9'))).toBe('100002');
    expect(await code(portal.call(cast, { id, data: { choices: [] } }, one.token))).toBe('100001');
    expect((await vote(one, id, 'O1', 'O3')).data).toMatchObject({
      hasVoted: true,
      mayVote: false,
      chosen: ['O1', 'O3'],
    });
    expect(await code(vote(one, id, 'O2'))).toBe('500063');
    expect(await counted(id)).toEqual([1, [1, 0, 1]]);
    expect(await code(portal.call(cast, { id: ulid(), data: { choices: ['O1'] } }, one.token))).toBe(
      '500404',
    );
  });

  it('allows changing a ballot if permitted; the last one counts', async () => {
    const id = await openVote({ changeable: true });
    const one = await person();
    await vote(one, id, 'O1');
    await vote(one, id, 'O2');
    expect(await counted(id)).toEqual([1, [0, 1, 0]]);
  });

  it('does not send counts until they may be shown', async () => {
    const one = await person();
    const other = await person();
    const afterVote = await openVote({ visibility: 'AFTER_VOTE' });
    await vote(one, afterVote, 'O1');
    expect((await portal.call(detail, { id: afterVote })).data).toMatchObject({ voters: 1, results: null });
    expect((await portal.call(standing, { id: afterVote }, other.token)).data.results).toBeNull();
    expect((await portal.call(standing, { id: afterVote }, one.token)).data.results).toHaveLength(3);
    const afterClose = await openVote({ visibility: 'AFTER_CLOSE' });
    expect((await vote(one, afterClose, 'O1')).data.results).toBeNull();
    now = new Date(now.getTime() + 48 * hour);
    expect((await portal.call(detail, { id: afterClose })).data.results).toHaveLength(3);
  });
});

describe('voting by enterprise', () => {
  it('counts the last ballot by owner or administrator, and shows all ballots only within the enterprise', async () => {
    const enterpriseId = await insertEnterprise(portal.db, {
      name: '青禾组培有限公司（演示）',
      shortName: '青禾组培',
    });
    const id = await openVote({ scope: 'ENTERPRISE' });
    const owner = await person({ enterpriseId });
    const admin = await person({ enterpriseId, memberRole: 'ADMIN' });
    const staff = await person({ enterpriseId, memberRole: 'STAFF' });
    expect(await code(vote(await person(), id, 'O1'))).toBe('500065');
    expect(await code(vote(staff, id, 'O1'))).toBe('500065');
    expect(await code(vote(await person({ enterpriseId, audited: false }), id, 'O1'))).toBe('500065');
    await vote(owner, id, 'O1');
    await vote(admin, id, 'O2');
    expect(await counted(id)).toEqual([1, [0, 1, 0]]);
    const { within } = (await portal.call(standing, { id }, staff.token)).data;
    expect(within.map(({ options }) => options)).toEqual([['轻食窗口'], ['粉面窗口']]);
    expect((await portal.call(standing, { id }, (await person()).token)).data.within).toEqual([]);
  });
});

describe('invariant 7: a secret ballot cannot be linked to its voter', () => {
  it('stores no time, ordered id, distinct transaction or position, and logs no choice', async () => {
    const id = await openVote({ secret: true, maxChoices: 1, options: ['暗号甲', '暗号乙'].map(optionOf) });
    const before = await portal.db.$count(operLogs);
    const voters = await Promise.all(Array.from({ length: 12 }, () => person()));
    const choices = voters.map((_, at) => (at % 2 ? 'O2' : 'O1'));
    for (const [at, one] of voters.entries()) {
      const answered = await portal.call(
        cast,
        { id, data: { choices: [choices[at] ?? ''] }, requestId: crypto.randomUUID() },
        one.token,
      );
      expect(answered.data).toMatchObject({ hasVoted: true, mayVote: false, chosen: [], within: [] });
      expect(await code(vote(one, id, 'O2'))).toBe('500063');
    }
    const columnsOf = async (table: string) => {
      const { rows } = await portal.db.execute<{ name: string }>(sql`
        select column_name as name from information_schema.columns where table_name = ${table} order by 1`);
      return rows.map(({ name }) => name);
    };
    expect(await columnsOf('community_vote_choice')).toEqual(['id', 'option_id', 'post_id']);
    expect(await columnsOf('community_vote_turnout')).toEqual(['post_id', 'voter_key']);
    // All choices were written by the last transaction, so it identifies none of them.
    const kept = await portal.db.execute<{ option: string; xmin: string; key: string }>(sql`
      select option_id as option, xmin::text as xmin, id as key from community_vote_choice order by ctid`);
    expect(new Set(kept.rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(kept.rows.map(({ option }) => option).toSorted()).toEqual(choices.toSorted());
    // Their order in the table follows the random keys, not the order of the ballots.
    expect(kept.rows.map(({ key }) => key)).toEqual(kept.rows.map(({ key }) => key).toSorted());
    expect(await portal.db.$count(voteBallots)).toBe(0);
    const logged = await portal.db.select().from(operLogs).orderBy(asc(operLogs.id)).offset(before);
    const casts = logged.filter(({ event }) => event === 'communityVote.cast');
    expect(casts).toHaveLength(12);
    for (const row of casts)
      expect(row).toMatchObject({ userId: null, ip: '', userAgent: '', before: null, after: null });
    // Repeated calls are identified by a hash that does not depend on the choice.
    const calls = await portal.db.select().from(answeredCalls).orderBy(answeredCalls.requestId);
    expect(calls).toHaveLength(12);
    expect(JSON.stringify(calls.map(({ answer }) => answer))).not.toMatch(/"O[12]"/);
    expect((await portal.call(detail, { id })).data.results).toEqual([
      { optionId: 'O1', votes: 6 },
      { optionId: 'O2', votes: 6 },
    ]);
  });
});

describe('end of a vote', () => {
  it('comes at its set time, or early with a reason; a void vote keeps its record', async () => {
    const id = await openVote();
    const one = await person();
    await vote(one, id, 'O1');
    const stop = async (event: string, given = { reason: '样本不足，重新征集' }) =>
      portal.call(operate, { id, event, data: given }, await operator());
    expect(
      await code(portal.call(operate, { id, event: 'close', data: { reason: '想提前结束' } }, one.token)),
    ).toBe('500403');
    expect(await code(stop('close', { reason: '' }))).toBe('100001');
    expect((await stop('close')).data).toMatchObject({ state: 'OPEN', proposal: { event: 'close' } });
    // An operator cannot confirm their own proposal.
    expect(await code(stop('close'))).toBe('500012');
    expect(await waiting()).toEqual([]);
    expect(await code(vote(await person(), id, 'O1'))).toBe('000000');
    expect((await agree(id, 'close')).data).toMatchObject({ state: 'CLOSED', reason: '样本不足，重新征集' });
    expect(await code(vote(await person(), id, 'O1'))).toBe('500064');
    // An early close sets the end of the vote.
    expect((await portal.call(detail, { id })).data.endsAt).toBe(now.getTime());
    await stop('void');
    expect((await agree(id, 'void')).data).toMatchObject({ state: 'VOID', voters: 2 });
    const other = await openVote();
    now = new Date(now.getTime() + 48 * hour);
    expect(await code(vote(await person(), other, 'O1'))).toBe('500064');
    await Promise.all([closeVotes(deps()), closeVotes(deps())]);
    expect((await rowOf(other))?.state).toBe('CLOSED');
  });

  it("is followed by the park's answer, of which everyone involved is notified", async () => {
    const id = await openVote();
    const voter = await person();
    await vote(voter, id, 'O1');
    const data = { outcome: '下月起加开夜班热餐窗口' };
    const say = async (given: object = data) => portal.call(answer, { id, data: given }, await operator());
    expect(await code(portal.call(answer, { id, data }, voter.token))).toBe('500403');
    expect(await code(say())).toBe('500012');
    await end();
    expect(await waiting()).toEqual([id]);
    expect(await code(say({ outcome: '' }))).toBe('100001');
    expect(await code(portal.call(answer, { id: ulid(), data }, await operator()))).toBe('500404');
    expect((await say()).data).toMatchObject({ outcome: data.outcome, answeredAt: now.getTime() });
    expect(await waiting()).toEqual([]);
    expect((await portal.call(detail, { id })).data).toMatchObject(data);
    const notices = await portal.db
      .select()
      .from(messages)
      .where(eq(messages.userId, voter.id))
      .orderBy(messages.id);
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(['VOTE_CLOSED', 'VOTE_ANSWERED']);
  });

  it('reveals the choices of enterprises for a named vote, never for a secret one', async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: '朝槿观叶植物' });
    const chief = await person({ enterpriseId });
    for (const secret of [false, true]) {
      const id = await openVote({ scope: 'ENTERPRISE', secret });
      await vote(chief, id, 'O2');
      const before = (await portal.call(detail, { id })).data;
      expect(before.ballots).toEqual([]);
      const close = { id, event: 'close', data: { reason: '大家都投完了' } } as const;
      await portal.call(operate, close, await operator());
      await portal.call(operate, close, await secondOperator());
      const { ballots } = (await portal.call(detail, { id })).data;
      expect(ballots).toEqual(secret ? [] : [{ name: '朝槿观叶植物', options: ['轻食窗口'] }]);
    }
  });

  it('shows the console no more than the public may see', async () => {
    const id = await openVote({ visibility: 'AFTER_CLOSE' });
    await vote(await person(), id, 'O1');
    const managed = async () => (await portal.call(manageDetail, { id }, await operator())).data;
    expect(await managed()).toMatchObject({
      voters: 1,
      results: null,
      actions: ['close', 'void'],
      mayAnswer: false,
    });
    const { rows } = (await portal.call('GET /api/communityManage/post/queryList', { kind: 'VOTE' })).data;
    expect(rows[0]?.vote?.leading).toEqual(
      ['粉面窗口', '轻食窗口', '夜班热餐'].map((text) => ({ text, votes: null })),
    );
    await end();
    expect((await managed()).results?.[0]).toEqual({ text: '粉面窗口', votes: 1 });
    const list = await portal.call(manageList, { state: 'CLOSED', keyword: '午餐窗口' }, await operator());
    expect(list.data).toMatchObject({ total: 1, counts: { ALL: 1, CLOSED: 1, OPEN: 0 } });
    const sheet = await portal.app.inject({
      url: '/api/communityManage/vote/export?state=CLOSED',
      headers: { token: await operator() },
    });
    expect(sheet.headers['content-type']).toContain('spreadsheetml');
  });

  it('cannot be brought about by deleting the vote once somebody has voted', async () => {
    const id = await openVote();
    await vote(await person(), id, 'O1');
    const [post] = await portal.db.select().from(posts).where(eq(posts.id, id));
    const token = await portal.logIn({ userId: post?.authorId ?? '' });
    const { version } = (await portal.call('GET /api/communityManage/post/queryOwnDetail', { id }, token))
      .data;
    const removed = portal.call(
      'POST /api/communityManage/post/operate',
      { id, version, event: 'delete' },
      token,
    );
    expect((await removed).header.retCode).not.toBe('000000');
  });
});

describe('states', () => {
  describeTransitions({
    states: voteStates,
    events: voteEvents,
    planned: (state, event) => voteTransitions[state][event],
    next: (state, event) => nextState(voteTransitions, state, event),
    fire: async (state, event, planned) => {
      const isVote = eq(votes.postId, await openVote());
      const [row] = await portal.db.update(votes).set({ state }).where(isVote).returning();
      if (!row) throw new Error('no vote');
      const ctx = systemContext(deps());
      const moved = inTransaction(portal.db, (tx) => moveVote(tx, ctx, row, event));
      if (planned) expect((await moved).state).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
});
