import type { OfficeBallotEvent } from '@portal/contract/contest/terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { contestBallots, contestEntries, contestJudges, contestMembers, contests } from '../contest.table.ts';
import { insertBallot, insertContest, insertEntry, insertJudge } from '../testing/insert-contest.ts';

const list = 'GET /api/activityManage/contestBallot/queryManageList';
const operate = 'POST /api/activityManage/contestBallot/operateManage';
const entries = 'GET /api/activityManage/contestEntry/queryManageList';
const entry = 'GET /api/activityManage/contestEntry/queryManageDetail';
const managed = 'GET /api/activityManage/contest/queryManageDetail';
const queue = 'GET /api/workManage/todo/queryList';

let portal: TestApp;
let clerks: string[];
let contestId: string;
let entryId: string;
let judges: Awaited<ReturnType<typeof insertJudge>>[];
let ballots: string[];

beforeAll(async () => {
  portal = await openTestApp(() => testNow);
  clerks = [];
  for (let nth = 0; nth < 2; nth++)
    clerks.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id);
});
beforeEach(async () => {
  judges = [await insertJudge(portal.db), await insertJudge(portal.db), await insertJudge(portal.db)];
  contestId = await insertContest(portal.db, { status: 'SCORING', judgeIds: judges.map(({ id }) => id) });
  const { id: leaderId } = await insertUser(portal.db, { userType: '100' });
  entryId = await insertEntry(portal.db, { contestId, leaderId, blindNo: 117 });
  ballots = [];
  for (const [nth, { id: judgeId }] of judges.entries())
    ballots.push(
      await insertBallot(portal.db, {
        contestId,
        entryId,
        judgeId,
        items: [80, 40],
        // The last one stays open, so that no results are calculated.
        status: nth === 2 ? 'SCORED' : 'LOCKED',
        lockedAt: nth === 2 ? null : testNow,
      }),
    );
});
afterEach(async () => {
  for (const table of [
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
/** A judge with an office role. */
const both = () =>
  portal.logIn({
    userId: judges[0]?.userId ?? '',
    userType: '900',
    operatorRoles: ['JUDGE', 'OP_SERVICE'],
  });
const rowOf = async (at: number) => {
  const [row] = await portal.db
    .select()
    .from(contestBallots)
    .where(eq(contestBallots.id, ballots[at] ?? ''));
  return row;
};
const fire = async (at: number, event: OfficeBallotEvent, by: string, reason = '') => {
  const row = await rowOf(at);
  return portal.call(operate, { id: row?.id, event, version: row?.version, data: { reason } }, by);
};
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;

describe('a locked ballot', () => {
  it('is reopened by two people from the office, and its judge is notified', async () => {
    const refused = await fire(0, 'askReopen', await clerk());
    expect((refused.data as { fields?: object }).fields).toHaveProperty('data.reason');
    expect((await fire(0, 'askReopen', await clerk(), '两项的分填反了')).data).toMatchObject({
      state: 'LOCKED',
      no: '0117',
      reopening: { reason: '两项的分填反了' },
      actions: ['keepLocked'],
    });
    expect(await codeOf(fire(0, 'askReopen', await clerk(1), '再来一次'))).toBe('500012');
    expect(await codeOf(fire(0, 'reopen', await clerk()))).toBe('500047');
    const { rows } = (await portal.call(queue, {}, await clerk(1))).data;
    expect(rows.filter(({ kind }) => kind === 'CONTEST_BALLOT')).toMatchObject([
      { refId: ballots[0], mayDecide: true },
    ]);
    expect((await fire(0, 'reopen', await clerk(1))).data).toMatchObject({
      state: 'SCORED',
      reopening: null,
    });
    expect(await rowOf(0)).toMatchObject({ items: [80, 40], lockedAt: null, reopenBy: null });
    const notices = await portal.db
      .select()
      .from(messages)
      .where(eq(messages.userId, judges[0]?.userId ?? ''));
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(['CONTEST_BALLOT_REOPENED']);
  });

  it('delays the results while a request is open, and releases them if it stays locked', async () => {
    await fire(0, 'askReopen', await clerk(), '两项的分填反了');
    const [, , last] = judges;
    const token = await portal.logIn({
      userId: last?.userId ?? '',
      userType: '900',
      operatorRoles: ['JUDGE'],
    });
    const locked = await portal.call(
      'POST /api/activityManage/judging/operate',
      { id: ballots[2], event: 'lock', version: 1, data: {} },
      token,
    );
    expect(locked.header.retCode).toBe('000000');
    const scoredAt = async () =>
      (await portal.db.select().from(contests).where(eq(contests.id, contestId)))[0]?.scoredAt;
    expect(await scoredAt()).toBeNull();
    expect(await codeOf(fire(0, 'keepLocked', await clerk(1), '核对过，没有填反'))).toBe('000000');
    expect(await scoredAt()).toEqual(testNow);
    expect(await codeOf(fire(0, 'askReopen', await clerk(), '太晚了'))).toBe('500012');
  });

  it('is listed without its content', async () => {
    const { data } = await portal.call(list, { contestId }, await clerk());
    expect(data).toMatchObject({ total: 3, counts: { LOCKED: 2, SCORED: 1 } });
    expect(JSON.stringify(data)).not.toContain('"items"');
    expect(data.rows.map(({ actions }) => actions.length).sort((a, b) => a - b)).toEqual([0, 1, 1]);
  });
});

describe('a judge with an office role', () => {
  it('can’t see names or ballots of the contest before the results', async () => {
    const token = await both();
    expect((await portal.call(entries, {}, token)).data.total).toBe(0);
    expect(await codeOf(portal.call(entry, { id: entryId }, token))).toBe('500404');
    expect((await portal.call(list, {}, token)).data.total).toBe(0);
    expect(await codeOf(fire(0, 'askReopen', token, '两项的分填反了'))).toBe('500404');
    expect((await portal.call(managed, { id: contestId }, token)).data.isJudge).toBe(true);
    await portal.db.update(contestEntries).set({ status: 'SUBMITTED' });
    await portal.db.update(contests).set({ status: 'RUNNING' });
    const { rows } = (await portal.call(queue, {}, token)).data;
    expect(rows.map(({ kind }) => kind)).not.toContain('CONTEST_ENTRY');
    expect((await portal.call(queue, {}, await clerk())).data.rows.map(({ kind }) => kind)).toContain(
      'CONTEST_ENTRY',
    );
    const check = await portal.call(
      'POST /api/activityManage/contestEntry/operateManage',
      { id: entryId, event: 'qualify', version: 1, data: {} },
      token,
    );
    expect(check.header.retCode).toBe('500404');
    await portal.db.update(contests).set({ scoredAt: testNow });
    expect((await portal.call(entries, {}, token)).data.total).toBe(1);
  });

  it('sees their ballots in the work queue, as nobody else does', async () => {
    const ofJudge = async (at: number) => {
      const token = await portal.logIn({
        userId: judges[at]?.userId ?? '',
        userType: '900',
        operatorRoles: ['JUDGE'],
      });
      return (await portal.call(queue, {}, token)).data.rows.map(({ kind, refId }) => [kind, refId]);
    };
    expect(await ofJudge(2)).toEqual([['BALLOT', ballots[2]]]);
    expect(await ofJudge(0)).toEqual([]);
  });
});
