import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
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
import { inDays, insertContest, insertEntry, insertJudge } from './insert-contest.ts';

export const save = 'POST /api/activityManage/judging/save';
export const operate = 'POST /api/activityManage/judging/operate';
export const managed = 'GET /api/activityManage/contest/queryManageDetail';
export const detail = 'GET /api/activityManage/contest/queryDetail';
const contestOperate = 'POST /api/activityManage/contest/operate';

/** State shared by the tests of a file; each sets its own time. */
interface Shared {
  portal: TestApp;
  now: number;
  clerks: string[];
}

type Judge = Awaited<ReturnType<typeof insertJudge>>;

/** A portal with two office users, for tests of contest judging. */
export function useJudging() {
  const on = { now: testNow.getTime(), clerks: [] as string[] } as Shared;
  beforeAll(async () => {
    on.portal = await openTestApp(() => new Date(on.now));
    for (let nth = 0; nth < 2; nth++)
      on.clerks.push((await insertUser(on.portal.db, { userType: '900', operatorRoles: ['OP_SERVICE'] })).id);
  });
  afterEach(async () => {
    on.now = testNow.getTime();
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
      await on.portal.db.delete(table);
  });
  afterAll(() => on.portal.close());

  const clerk = (at = 0) =>
    on.portal.logIn({ userId: on.clerks[at] ?? '', userType: '900', operatorRoles: ['OP_SERVICE'] });
  const asJudge = (userId: string) => on.portal.logIn({ userId, userType: '900', operatorRoles: ['JUDGE'] });
  const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
  const fieldsOf = async (answer: Promise<unknown>) =>
    Object.keys(((await answer) as { data: { fields?: object } }).data.fields ?? {}).sort();
  const newPerson = () => insertUser(on.portal.db, { userType: '100' });

  /** A contest past its deadline with checked entries and its judges. */
  async function begin({ entries = 4, judges = 3 }: { entries?: number; judges?: number } = {}) {
    const all: Judge[] = [];
    for (let nth = 0; nth < judges; nth++) all.push(await insertJudge(on.portal.db));
    const id = await insertContest(on.portal.db, { judgeIds: all.map((judge) => judge.id) });
    const teams: { entryId: string; leaderId: string }[] = [];
    for (let nth = 0; nth < entries; nth++) {
      const { id: leaderId } = await newPerson();
      const entryId = await insertEntry(on.portal.db, { contestId: id, leaderId, title: `作品${nth}` });
      teams.push({ entryId, leaderId });
    }
    on.now = inDays(11);
    return { id, judges: all, teams };
  }

  const assign = async (id: string) => {
    const { version } = (await on.portal.call(managed, { id }, await clerk())).data;
    return on.portal.call(contestOperate, { id, event: 'assign', version, data: {} }, await clerk());
  };

  const listBallots = (judgeId: string) =>
    on.portal.db
      .select()
      .from(contestBallots)
      .where(and(eq(contestBallots.judgeId, judgeId), ne(contestBallots.status, 'CONFLICT')))
      .orderBy(contestBallots.entryId);

  /** Fills in and locks a judge's ballots, with points per entry. */
  async function lockAll(judge: Judge, pointsOf: (entryId: string) => number, most = 99): Promise<void> {
    const token = await asJudge(judge.userId);
    const open = (await listBallots(judge.id)).filter(({ status }) => status !== 'LOCKED');
    for (const { id, entryId, version } of open.slice(0, most)) {
      const points = pointsOf(entryId);
      const data = { items: [points, points / 2], comment: '枝脚留换水口是真懂客人。' };
      const kept = await on.portal.call(save, { id, version, data }, token);
      const locked = await on.portal.call(
        operate,
        { id, event: 'lock', version: kept.data.version, data: {} },
        token,
      );
      expect(locked.header.retCode).toBe('000000');
    }
  }
  return Object.assign(on, {
    clerk,
    asJudge,
    codeOf,
    fieldsOf,
    newPerson,
    begin,
    assign,
    listBallots,
    lockAll,
  });
}
