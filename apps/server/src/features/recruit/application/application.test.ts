import { applicationEvents, applicationStates, applicationTransitions } from '@portal/contract/recruit/terms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { posts } from '../../community/post.table.ts';
import { insertBoards, insertPost } from '../../community/testing/insert-post.ts';
import { messages } from '../../message/message.table.ts';
import { awaitsApplicants, eraseRecruits } from '../recruit.account-end.ts';
import { recruitApplications, recruits } from '../recruit.table.ts';
import {
  calls,
  insertResume,
  peopleOf,
  positionOf,
  recruitOf,
  type Someone,
} from '../testing/use-recruits.ts';
import { eraseApplications } from './erase-applications.ts';
import { moveApplication } from './move-application.ts';

const day = 86_400_000;
const hour = 3_600_000;

let now = testNow;
let portal: TestApp;
let office: string;
const { person, employer, operator } = peopleOf(() => portal);

const code = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
const deps = () => ({ database: portal.database, clock: { now: () => now } });

async function open(author: Someone, more: object = {}): Promise<string> {
  const { data } = await portal.call(calls.submit, { data: recruitOf(more) }, author.token);
  const { postId: id, version } = data;
  await portal.call(calls.moderate, { target: 'POST', id, version, event: 'pass' }, office);
  return id;
}

const contentOf = (more: object = {}) => ({
  positionId: 'P1',
  note: '接过两学期非洲菊，想学组培。',
  fileId: null,
  ...more,
});
const apply = (one: Someone, id: string, more: object = {}) =>
  portal.call(calls.apply, { id, data: contentOf(more) }, one.token);
const decide = (one: Someone, id: string, event: string, version: number, data: object = {}) =>
  portal.call(calls.decide, { id, event, version, data }, one.token);
const notificationsOf = async (userId: string) => {
  const rows = await portal.db
    .select()
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.id));
  return rows.map(({ eventCode }) => eventCode);
};
const rowOf = async (id: string) =>
  (await portal.db.select().from(recruitApplications).where(eq(recruitApplications.id, id)))[0];
const file = (applicationId: string, token: string) =>
  portal.app.inject({
    url: `/api/communityManage/recruitApply/file?id=${applicationId}`,
    headers: { token },
  });

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertBoards(portal.db);
  office = await operator();
});
afterEach(async () => {
  now = testNow;
  for (const table of [recruitApplications, recruits, messages, cases]) await portal.db.delete(table);
  await portal.db.delete(posts);
});
afterAll(() => portal.close());

describe('applying', () => {
  it('allows one application per person, opens a case and notifies recruiters without naming the applicant', async () => {
    const author = await employer();
    const admin = await person({ enterpriseId: author.enterpriseId, memberRole: 'ADMIN' });
    const id = await open(author);
    const one = await person();
    expect((await portal.call(calls.standing, { id }, one.token)).data).toMatchObject({
      mayApply: true,
      hindrance: '',
      application: null,
      waiting: null,
    });
    const { data } = await apply(one, id);
    expect(data).toMatchObject({
      state: 'SUBMITTED',
      position: '接种员',
      mayWithdraw: true,
      path: `/recruit/${id}`,
    });
    expect(await code(apply(one, id, { positionId: 'P2' }))).toBe('500063');
    expect((await portal.call(calls.standing, { id }, one.token)).data).toMatchObject({
      mayApply: false,
      application: { applicationId: data.applicationId },
    });
    expect((await portal.call(calls.standing, { id }, author.token)).data.waiting).toBe(1);
    expect(await notificationsOf(admin.id)).toEqual(['RECRUIT_APPLIED']);
    const [notice] = await portal.db.select().from(messages).where(eq(messages.userId, admin.id));
    expect(JSON.stringify(notice?.params)).not.toContain('梁苔生');
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, data.applicationId));
    expect(kept).toMatchObject({ kind: 'RECRUIT_APPLICATION', userId: one.id, enterpriseId: null });
    const todo = await portal.call('GET /api/caseManage/todo/queryList', {}, author.token);
    expect(todo.data.counts).toMatchObject({ RECRUIT: 1 });
  });

  it('names each invalid field', async () => {
    const id = await open(await employer());
    const one = await person();
    const other = await person();
    const fields = async (more: object) => {
      const { header, data } = await apply(one, id, more);
      return [header.retCode, ...Object.keys((data as { fields?: object }).fields ?? {})];
    };
    expect(await fields({ note: '想来' })).toEqual(['100001', 'data.note']);
    expect(await fields({ note: '长'.repeat(201) })).toEqual(['100001', 'data.note']);
    expect(await fields({ positionId: 'P9' })).toEqual(['100002', 'data.positionId']);
    const wrong = [
      await insertResume(portal, other.id),
      await insertResume(portal, one.id, { purpose: 'POST_FILE' }),
      await insertResume(portal, one.id, { visibility: 'public' }),
      await insertResume(portal, one.id, {}, 'application/zip'),
      ulid(),
    ];
    for (const fileId of wrong) expect(await fields({ fileId })).toEqual(['100002', 'data.fileId']);
    expect(await code(portal.call(calls.apply, { id: ulid(), data: contentOf() }, one.token))).toBe('500404');
  });

  it('is refused for recruiters, the office, ended recruitments and filled positions', async () => {
    const author = await employer();
    const id = await open(author, { positions: [positionOf('接种员', { count: 1 }), positionOf('质检')] });
    const staff = await person({ enterpriseId: author.enterpriseId, memberRole: 'STAFF' });
    expect(await code(apply(author, id))).toBe('500065');
    expect(await code(apply(staff, id))).toBe('500065');
    expect(await code(portal.call(calls.apply, { id, data: contentOf() }, office))).toBe('500065');
    const { data } = await apply(await person(), id);
    await decide(author, data.applicationId, 'hire', 1);
    expect(await code(apply(await person(), id))).toBe('100002');
    expect(await code(apply(await person(), id, { positionId: 'P2' }))).toBe('000000');
    // The deadline has passed, but no job has closed it yet.
    now = new Date('2026-11-30T16:00:00Z');
    expect(await code(apply(await person(), id, { positionId: 'P2' }))).toBe('500012');
  });

  it('creates one application for simultaneous attempts', async () => {
    const id = await open(await employer());
    const one = await person();
    const codes = await Promise.all([code(apply(one, id)), code(apply(one, id)), code(apply(one, id))]);
    expect(codes.toSorted()).toEqual(['000000', '500063', '500063']);
  });
});

describe('a résumé', () => {
  it('can be read only by its applicant and the recruiters, through any address', async () => {
    const author = await employer();
    const id = await open(author);
    const firm = await employer();
    const colleague = await person({ enterpriseId: firm.enterpriseId, memberRole: 'ADMIN' });
    // Uploaded by a user who acts for another enterprise, whose members must not see it.
    const fileId = await insertResume(portal, firm.id, { ownerEnterpriseId: firm.enterpriseId });
    const { data } = await apply(firm, id, { fileId });
    expect(data.resume).toMatchObject({ fileId, name: '简历.pdf' });
    const [group] = await portal.db.select().from(fileGroups).where(eq(fileGroups.id, fileId));
    expect(group?.ownerEnterpriseId).toBeNull();
    const show = (token: string) =>
      portal.app.inject({ url: `/api/fms/show/${fileId}_0`, headers: { token } });
    // The file content is not stored, so even permitted readers get a 404; the log shows whether access was granted.
    const reads = async () =>
      portal.db.$count(
        operLogs,
        and(eq(operLogs.event, 'recruitApplication.read'), eq(operLogs.entityId, data.applicationId)),
      );
    for (const { token } of [colleague, await person(), await employer()]) {
      expect((await file(data.applicationId, token)).statusCode).toBe(404);
      expect((await show(token)).statusCode).toBe(404);
    }
    expect((await file(data.applicationId, office)).statusCode).toBe(404);
    expect(await reads()).toBe(0);
    await file(data.applicationId, firm.token);
    expect(await reads()).toBe(0);
    await file(data.applicationId, author.token);
    expect(await reads()).toBe(1);
    expect(await code(apply(await person(), id, { fileId }))).toBe('100002');
  });
});

describe('received applications', () => {
  it('are visible only to recruiters; to everyone else they do not exist', async () => {
    const author = await employer();
    const id = await open(author);
    const one = await person({ name: '苏一苇' });
    const { applicationId } = (await apply(one, id)).data;
    const lists = async (token: string) => (await portal.call(calls.received, {}, token)).data.rows;
    const [row] = await lists(author.token);
    expect(row).toMatchObject({ applicationId, name: '苏一苇', position: '接种员', hasResume: false });
    expect(JSON.stringify(row)).not.toContain('phone');
    const stranger = await employer();
    const staff = await person({ enterpriseId: author.enterpriseId, memberRole: 'STAFF' });
    for (const { token } of [stranger, staff, one]) {
      expect(await lists(token)).toEqual([]);
      expect(await code(portal.call(calls.receivedOne, { id: applicationId }, token))).toBe('500404');
      expect(
        await code(portal.call(calls.decide, { id: applicationId, event: 'view', version: 1 }, token)),
      ).toBe('500404');
    }
    for (const { token } of [stranger, author]) {
      expect(await code(portal.call(calls.own, { id: applicationId }, token))).toBe('500404');
      expect(
        await code(portal.call(calls.withdraw, { id: applicationId, event: 'withdraw', version: 1 }, token)),
      ).toBe('500404');
    }
    expect((await portal.call(calls.received, { keyword: '一苇' }, author.token)).data.total).toBe(1);
    expect((await portal.call(calls.received, { keyword: '无此人' }, author.token)).data.total).toBe(0);
    const { data } = await portal.call(calls.receivedOne, { id: applicationId }, author.token);
    expect(data.phone).toMatch(/^154/);
  });

  it('can be viewed, invited and hired with a notification each; the last hire fills the recruitment', async () => {
    const author = await employer();
    const id = await open(author, { positions: [positionOf('接种员', { count: 1 })] });
    const one = await person();
    const other = await person();
    const mine = (await apply(one, id)).data.applicationId;
    const theirs = (await apply(other, id)).data.applicationId;
    expect((await decide(author, mine, 'view', 1)).data).toMatchObject({ state: 'VIEWED', version: 2 });
    expect(await code(decide(author, mine, 'view', 2))).toBe('500012');
    expect(await code(decide(author, mine, 'hire', 1))).toBe('500409');
    const meeting = {
      interviewAt: now.getTime() + 48 * hour,
      interviewPlace: '创研楼一层',
      answer: '带身份证',
    };
    const invite = async (given: object) => {
      const { header, data } = await decide(author, mine, 'invite', 2, { ...meeting, ...given });
      return [header.retCode, ...Object.keys((data as { fields?: object }).fields ?? {})];
    };
    expect(await invite({ interviewAt: now.getTime() })).toEqual(['100002', 'data.interviewAt']);
    expect(await invite({ interviewAt: null, interviewPlace: '' })).toEqual([
      '100002',
      'data.interviewAt',
      'data.interviewPlace',
    ]);
    expect((await invite({}))[0]).toBe('000000');
    expect((await portal.call(calls.own, { id: mine }, one.token)).data).toMatchObject({
      state: 'INTERVIEW',
      interviewPlace: '创研楼一层',
      answer: '带身份证',
    });
    const todo = await portal.call('GET /api/caseManage/todo/queryList', {}, one.token);
    expect(todo.data.rows).toContainEqual(
      expect.objectContaining({ kind: 'RECRUIT', link: `/my-application-list/recruit/${mine}` }),
    );
    expect((await decide(author, mine, 'hire', 3, { answer: '周一报到' })).data.state).toBe('HIRED');
    expect(await notificationsOf(one.id)).toEqual(['RECRUIT_VIEWED', 'RECRUIT_INVITED', 'RECRUIT_HIRED']);
    expect((await portal.call(calls.detail, { id })).data).toMatchObject({ state: 'FILLED', hired: 1 });
    expect(await notificationsOf(other.id)).toEqual(['RECRUIT_FILLED']);
    expect(await code(decide(author, theirs, 'hire', 1))).toBe('500024');
    // The hired applicant withdraws: the place is free again, and waiting applicants learn that the search continues.
    await portal.call(calls.withdraw, { id: mine, event: 'withdraw', version: 4 }, one.token);
    await portal.call(calls.operateOwn, { id, event: 'reopen' }, author.token);
    expect(await notificationsOf(other.id)).toEqual(['RECRUIT_FILLED', 'RECRUIT_REOPENED']);
    expect((await decide(author, theirs, 'hire', 1)).data.state).toBe('HIRED');
  });

  it('give the last place to exactly one of several applicants hired at once', async () => {
    const author = await employer();
    const id = await open(author, { positions: [positionOf('接种员', { count: 1 })] });
    const sent = [];
    for (let nth = 0; nth < 4; nth++) sent.push((await apply(await person(), id)).data.applicationId);
    const codes = await Promise.all(sent.map((one) => code(decide(author, one, 'hire', 1))));
    expect(codes.filter((one) => one === '000000')).toHaveLength(1);
    expect((await portal.call(calls.detail, { id })).data).toMatchObject({ hired: 1, state: 'FILLED' });
  });
});

describe('withdrawing an application', () => {
  it('deletes text and file at once, hides the name, and allows a new application', async () => {
    const author = await employer();
    const id = await open(author);
    const one = await person();
    const fileId = await insertResume(portal, one.id);
    const { applicationId } = (await apply(one, id, { fileId })).data;
    await portal.call(calls.withdraw, { id: applicationId, event: 'withdraw', version: 1 }, one.token);
    expect(await rowOf(applicationId)).toMatchObject({ status: 'WITHDRAWN', note: '', fileId: null });
    expect(await portal.db.$count(fileGroups, eq(fileGroups.id, fileId))).toBe(0);
    const { data } = await portal.call(calls.receivedOne, { id: applicationId }, author.token);
    expect(data).toMatchObject({ name: '', phone: '', note: '', resume: null, actions: [] });
    expect(await notificationsOf(author.id)).toContain('RECRUIT_WITHDRAWN');
    expect(await code(apply(one, id))).toBe('000000');
  });

  it('leaves no written text in the log', async () => {
    const id = await open(await employer());
    const one = await person();
    const { applicationId } = (await apply(one, id, { note: '只给招募方看的一句话' })).data;
    const rows = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, applicationId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('一句话');
  });
});

describe('retention of 180 days after the end', () => {
  it('erases everything but the counts and notifies applicants who had no answer', async () => {
    const author = await employer();
    const id = await open(author);
    const [taken, waiting] = [await person(), await person()];
    const fileId = await insertResume(portal, taken.id);
    const hired = (await apply(taken, id, { fileId })).data.applicationId;
    const open2 = (await apply(waiting, id)).data.applicationId;
    await decide(author, hired, 'hire', 1);
    await portal.call(calls.operateOwn, { id, event: 'close' }, author.token);
    const ended = now.getTime();
    now = new Date(ended + 180 * day - 1);
    await eraseApplications(deps());
    expect((await rowOf(hired))?.userId).toBe(taken.id);
    now = new Date(ended + 180 * day);
    await Promise.all([eraseApplications(deps()), eraseApplications(deps())]);
    expect(await rowOf(hired)).toMatchObject({
      status: 'HIRED',
      userId: null,
      note: '',
      fileId: null,
      answer: '',
    });
    expect(await rowOf(open2)).toMatchObject({ status: 'REFUSED', userId: null, note: '' });
    expect(await portal.db.$count(fileGroups, eq(fileGroups.id, fileId))).toBe(0);
    expect((await notificationsOf(waiting.id)).filter((event) => event === 'RECRUIT_LAPSED')).toHaveLength(1);
    expect((await portal.call(calls.detail, { id })).data).toMatchObject({ hired: 1, state: 'CLOSED' });
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, open2));
    expect(kept).toMatchObject({ state: 'REFUSED', statusKind: 'ENDED' });
  });
});

describe('account cancellation', () => {
  it("deletes the holder's applications, and waits for those received", async () => {
    const author = await person();
    const id = await open(author, { recruitKind: 'VOLUNTEER' });
    const one = await person();
    const fileId = await insertResume(portal, one.id);
    const { applicationId } = (await apply(one, id, { fileId })).data;
    const check = () => awaitsApplicants(portal.db, { id: author.id, userType: '100' });
    expect(await check()).toBe('RECRUIT');
    await eraseRecruits(portal.db, one.id, systemContext(deps()));
    expect(await rowOf(applicationId)).toMatchObject({
      status: 'WITHDRAWN',
      userId: null,
      note: '',
      fileId: null,
    });
    expect(await portal.db.$count(fileGroups, eq(fileGroups.id, fileId))).toBe(0);
    expect(await check()).toBeNull();
    await eraseRecruits(portal.db, author.id, systemContext(deps()));
    const [row] = await portal.db.select().from(recruits).where(eq(recruits.postId, id));
    expect(row).toMatchObject({ state: 'CLOSED', endedAt: now });
    // Both steps are in the log and in the case, and the recruiter heard of the withdrawal.
    const logged = await portal.db
      .select()
      .from(operLogs)
      .where(inArray(operLogs.entityId, [id, applicationId]))
      .orderBy(asc(operLogs.id));
    const steps = logged.filter(({ userId }) => userId === null).map(({ event }) => event);
    expect(steps).toEqual(['recruitApplication.withdraw', 'communityRecruit.close']);
    const [kept] = await portal.db.select().from(cases).where(eq(cases.bizId, applicationId));
    expect(kept).toMatchObject({ state: 'WITHDRAWN', statusKind: 'ENDED' });
    expect(await notificationsOf(author.id)).toContain('RECRUIT_WITHDRAWN');
  });
});

describe('states', () => {
  describeTransitions({
    states: applicationStates,
    events: applicationEvents,
    planned: (state, event) => applicationTransitions[state][event],
    next: (state, event) => nextState(applicationTransitions, state, event),
    fire: async (state, event, planned) => {
      const { id: authorId } = await person();
      const { id: userId } = await person();
      const postId = await insertPost(portal.db, { authorId, kind: 'RECRUIT' });
      const [recruit] = await portal.db
        .insert(recruits)
        .values({
          postId,
          authorId,
          state: 'OPEN',
          recruitKind: 'VOLUNTEER',
          positions: [],
          deadline: '2026-11-30',
        })
        .returning();
      const [row] = await portal.db
        .insert(recruitApplications)
        .values({ id: ulid(), postId, positionId: 'P1', userId, note: '想来帮忙', status: state })
        .returning();
      if (!recruit || !row) throw new Error('no application');
      const ctx = systemContext(deps());
      const moved = inTransaction(portal.db, (tx) => moveApplication(tx, ctx, recruit, row, { event }));
      if (planned) expect((await moved).status).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
});
