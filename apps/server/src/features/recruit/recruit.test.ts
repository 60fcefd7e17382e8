import { recruitEvents, recruitStates, recruitTransitions } from '@portal/contract/recruit/terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { posts } from '../community/post.table.ts';
import { insertBoards, insertPost } from '../community/testing/insert-post.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { messages } from '../message/message.table.ts';
import { closeRecruits } from './close-recruits.ts';
import { moveRecruit } from './move-recruit.ts';
import { recruitApplications, recruits } from './recruit.table.ts';
import { calls, peopleOf, positionOf, recruitOf, type Someone } from './testing/use-recruits.ts';

const day = 86_400_000;

let now = testNow;
let portal: TestApp;
const { person, employer, operator } = peopleOf(() => portal);
let office: string;

const code = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
const deps = () => ({ database: portal.database, clock: { now: () => now } });
const rowOf = async (id: string) =>
  (await portal.db.select().from(recruits).where(eq(recruits.postId, id)))[0];
const notificationsOf = async (userId: string) => {
  const rows = await portal.db
    .select()
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(messages.id);
  return rows.map(({ eventCode }) => eventCode);
};

async function open(author: Someone, more: object = {}): Promise<string> {
  const { data } = await portal.call(calls.submit, { data: recruitOf(more) }, author.token);
  const { postId: id, version } = data;
  await portal.call(calls.moderate, { target: 'POST', id, version, event: 'pass' }, office);
  return id;
}

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertBoards(portal.db);
  office = await operator();
});
afterEach(async () => {
  now = testNow;
  for (const table of [recruitApplications, recruits, messages]) await portal.db.delete(table);
  await portal.db.delete(posts);
});
afterAll(() => portal.close());

describe('starting a recruitment', () => {
  it('names each invalid field and waits for review', async () => {
    const author = await employer();
    const fields = async (more: object, top: object = {}) => {
      const input = { data: { ...recruitOf(more), ...top } };
      const { header, data } = await portal.call(calls.submit, input, author.token);
      return [header.retCode, ...Object.keys((data as { fields?: object }).fields ?? {})];
    };
    const [field, at] = ['data.recruit', 'data.recruit.positions.0'];
    expect(await fields({ positions: [] })).toEqual(['100001', `${field}.positions`]);
    expect(await fields({ positions: [positionOf('同名'), positionOf('同名')] })).toEqual([
      '100001',
      `${field}.positions`,
    ]);
    expect(await fields({ positions: [positionOf('接种员', { count: 0 })] })).toEqual([
      '100001',
      `${at}.count`,
    ]);
    expect(await fields({ positions: [positionOf('接种员', { salaryToFen: 449_999 })] })).toEqual([
      '100002',
      `${at}.salaryToFen`,
    ]);
    expect(await fields({ positions: [positionOf('接种员', { salaryFromFen: null })] })).toEqual([
      '100002',
      `${at}.salaryFromFen`,
    ]);
    // Today is the last day that is too early for a deadline.
    expect(await fields({ deadline: '2026-11-21' })).toEqual(['100002', `${field}.deadline`]);
    expect(await fields({ deadline: '2027-05-21' })).toEqual(['100002', `${field}.deadline`]);
    expect(await fields({}, { anonymous: true })).toEqual(['100002', 'data.anonymous']);
    const { data } = await portal.call(calls.submit, { data: recruitOf() }, author.token);
    expect(data.state).toBe('PENDING');
    expect(await rowOf(data.postId)).toMatchObject({ state: 'PENDING', enterpriseId: author.enterpriseId });
  });

  it('requires an audited enterprise for jobs and partnerships; anyone may seek unpaid volunteers', async () => {
    const one = await person();
    const submit = (more: object) => portal.call(calls.submit, { data: recruitOf(more) }, one.token);
    expect(await code(submit({}))).toBe('100002');
    expect(await code(submit({ recruitKind: 'PARTNER' }))).toBe('100002');
    const { data } = await submit({ recruitKind: 'VOLUNTEER' });
    expect((await rowOf(data.postId))?.positions[0]).toMatchObject({
      salaryFromFen: null,
      salaryToFen: null,
    });
  });

  it('shows nothing before it is public, and only numbers afterwards', async () => {
    const author = await employer();
    const sent = await portal.call(calls.submit, { data: recruitOf() }, author.token);
    const { postId: id, version } = sent.data;
    expect(await code(portal.call(calls.detail, { id }))).toBe('500404');
    await portal.call(calls.moderate, { target: 'POST', id, version, event: 'pass' }, office);
    const { data } = await portal.call(calls.detail, { id });
    expect(data).toMatchObject({
      state: 'OPEN',
      wanted: 3,
      hired: 0,
      salaryFromFen: 450_000,
      salaryToFen: 620_000,
      places: ['创研楼 A 座'],
      erasesOn: null,
      employer: { enterpriseId: author.enterpriseId, hired: 0, viewHours: null },
    });
    const { rows } = (await portal.call('GET /api/communityManage/post/queryList', { kind: 'RECRUIT' })).data;
    expect(rows[0]?.recruit).toMatchObject({ wanted: 3, state: 'OPEN', kindLabel: '岗位招聘' });
    expect(rows[0]?.path).toBe(`/recruit/${id}`);
  });

  it('is found by its positions and lists other open recruitments', async () => {
    const author = await employer();
    const first = await open(author, { positions: [positionOf('昙花夜班看守')] });
    now = new Date(now.getTime() + 2 * 60_000);
    const other = await open(await employer());
    const found = await portal.call('GET /api/searchManage/search/queryList', { keyword: '昙花夜班看守' });
    expect(found.data.rows.map(({ refId }) => refId)).toContain(first);
    expect((await portal.call(calls.detail, { id: other })).data.others.map(({ postId }) => postId)).toEqual([
      first,
    ]);
  });
});

describe('recruiters', () => {
  it("are the author and the enterprise's owner and administrators; nobody else can see it", async () => {
    const author = await employer();
    const { enterpriseId } = author;
    const id = await open(author);
    const admin = await person({ enterpriseId, memberRole: 'ADMIN' });
    const staff = await person({ enterpriseId, memberRole: 'STAFF' });
    const stranger = await employer();
    const lists = async ({ token }: Someone) =>
      (await portal.call(calls.ownList, {}, token)).data.rows.map(({ postId }) => postId);
    expect(await lists(author)).toEqual([id]);
    expect(await lists(admin)).toEqual([id]);
    expect(await lists(staff)).toEqual([]);
    expect(await lists(stranger)).toEqual([]);
    for (const one of [staff, stranger, await person()])
      expect(await code(portal.call(calls.operateOwn, { id, event: 'close' }, one.token))).toBe('500404');
    expect((await portal.call(calls.operateOwn, { id, event: 'fill' }, admin.token)).data).toMatchObject({
      state: 'FILLED',
      actions: ['reopen', 'close'],
      erasesOn: '2027-05-20',
    });
    expect((await portal.call(calls.operateOwn, { id, event: 'reopen' }, author.token)).data.state).toBe(
      'OPEN',
    );
    expect(await rowOf(id)).toMatchObject({ endedAt: null });
    expect((await portal.call(calls.operateOwn, { id, event: 'close' }, author.token)).data).toMatchObject({
      state: 'CLOSED',
      actions: [],
    });
    expect(await code(portal.call(calls.operateOwn, { id, event: 'reopen' }, author.token))).toBe('500012');
  });

  it('lose access when they leave the enterprise they started it for', async () => {
    const author = await employer();
    const id = await open(author);
    const elsewhere = await portal.logIn({ userId: author.id, userType: '100' });
    expect(await code(portal.call(calls.operateOwn, { id, event: 'close' }, elsewhere))).toBe('500404');
  });
});

describe('closing a recruitment', () => {
  it('happens once the last day is over, and once however often the job runs', async () => {
    const author = await employer();
    const id = await open(author);
    now = new Date('2026-11-30T15:59:59Z');
    await closeRecruits(deps());
    expect((await rowOf(id))?.state).toBe('OPEN');
    now = new Date('2026-11-30T16:00:00Z');
    await Promise.all([closeRecruits(deps()), closeRecruits(deps())]);
    expect(await rowOf(id)).toMatchObject({ state: 'CLOSED', reason: '' });
    expect((await notificationsOf(author.id)).filter((event) => event === 'RECRUIT_ENDED')).toHaveLength(1);
  });

  it('happens when the enterprise leaves the park', async () => {
    const author = await employer();
    const id = await open(author);
    await portal.db
      .update(enterprises)
      .set({ entryStatus: 'REVOKED' })
      .where(eq(enterprises.id, author.enterpriseId ?? ''));
    await closeRecruits(deps());
    expect((await rowOf(id))?.state).toBe('CLOSED');
    expect((await portal.call(calls.detail, { id })).data.employer).toBeNull();
  });

  it('happens when the office removes the post, or closes it with a reason', async () => {
    const author = await employer();
    const id = await open(author);
    const close = (data: object, token = office) =>
      portal.call(calls.operate, { id, event: 'close', data }, token);
    expect(await code(close({ reason: '工时与信息不符' }, author.token))).toBe('500403');
    expect(await code(close({ reason: '' }))).toBe('100001');
    expect((await close({ reason: '工时与信息不符' })).data).toMatchObject({
      state: 'CLOSED',
      reason: '工时与信息不符',
      actions: [],
    });
    expect(await code(close({ reason: '再关一次' }))).toBe('500012');
    expect(await notificationsOf(author.id)).toContain('RECRUIT_STOPPED');
    expect((await portal.call(calls.detail, { id })).data.reason).toBe('工时与信息不符');
  });
});

describe('console', () => {
  it('filters by state, kind and keyword, exports, and shows positions for review', async () => {
    const author = await employer();
    await open(author);
    now = new Date(now.getTime() + 2 * 60_000);
    const other = await employer();
    const waiting = (
      await portal.call(calls.submit, { data: { ...recruitOf(), title: '驻园会计一名' } }, other.token)
    ).data.postId;
    const list = async (input: object) => (await portal.call(calls.manageList, { ...input }, office)).data;
    expect((await list({})).counts).toMatchObject({ ALL: 2, OPEN: 1, PENDING: 1, CLOSED: 0 });
    expect((await list({ keyword: '会计' })).rows.map(({ postId }) => postId)).toEqual([waiting]);
    expect((await list({ recruitKind: 'VOLUNTEER' })).total).toBe(0);
    const { data } = await portal.call(calls.manageDetail, { id: waiting }, office);
    expect(data).toMatchObject({ state: 'PENDING', path: '', actions: [] });
    expect(data.positions.map(({ title }) => title)).toEqual(['接种员', '质检']);
    expect(await code(portal.call(calls.manageDetail, { id: ulid() }, office))).toBe('500404');
    expect(await code(portal.call(calls.manageList, {}, author.token))).toBe('500403');
    const sheet = await portal.app.inject({
      url: '/api/communityManage/recruit/export?state=OPEN',
      headers: { token: office },
    });
    expect(sheet.headers['content-type']).toContain('spreadsheetml');
  });
});

describe('states', () => {
  describeTransitions({
    states: recruitStates,
    events: recruitEvents,
    planned: (state, event) => recruitTransitions[state][event],
    next: (state, event) => nextState(recruitTransitions, state, event),
    fire: async (state, event, planned) => {
      const { id: authorId } = await person();
      const postId = await insertPost(portal.db, { authorId, kind: 'RECRUIT' });
      const [row] = await portal.db
        .insert(recruits)
        .values({
          postId,
          authorId,
          state,
          recruitKind: 'VOLUNTEER',
          positions: [],
          deadline: '2026-11-30',
          endedAt: state === 'FILLED' || state === 'CLOSED' ? new Date(now.getTime() - day) : null,
        })
        .returning();
      if (!row) throw new Error('no recruitment');
      const ctx = systemContext(deps());
      const moved = inTransaction(portal.db, (tx) => moveRecruit(tx, ctx, row, event));
      if (planned) expect((await moved).state).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
});
