import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { contestEntries, contestMembers, contests } from '../contest/contest.table.ts';
import { insertContest, insertEntry } from '../contest/testing/insert-contest.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { subscription } from './testing/insert-venture.ts';
import { ventures } from './venture.table.ts';

const detail = 'GET /api/activityManage/contestEntry/queryDetail';
const ofEntry = 'GET /api/financeManage/venture/queryOfEntry';
const saveVenture = 'POST /api/financeManage/venture/save';

let portal: TestApp;
let people: string[];

beforeAll(async () => {
  portal = await openTestApp();
  people = [];
  for (const name of ['许晚棠', '邵星朗', '柳禾'])
    people.push((await insertUser(portal.db, { userType: '100', name })).id);
});
afterEach(async () => {
  for (const table of [ventures, contestMembers, contestEntries, contests]) await portal.db.delete(table);
});
afterAll(() => portal.close());

const person = (at: number) => people[at] ?? '';
const tokenOf = (at: number) => portal.logIn({ userId: person(at) });
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;

/**
 * A contest in its publicity period with an entry by two people that won first prize, and an entry by a third person
 * that won none.
 */
async function announced() {
  const contestId = await insertContest(portal.db, { title: '花艺赛', status: 'PUBLICITY' });
  const won = { contestId, leaderId: person(0), status: 'AWARDED' as const, prize: 0, title: '第七天还在' };
  const id = await insertEntry(portal.db, won);
  const invitedAt = new Date(testNow.getTime() + 1);
  await portal.db
    .insert(contestMembers)
    .values({ entryId: id, userId: person(1), contestId, state: 'ACCEPTED', invitedAt });
  const other = await insertEntry(portal.db, { contestId, leaderId: person(2), status: 'FINALIST' });
  return { contestId, id, other };
}

describe('starting a venture from a contest entry', () => {
  it('is possible for the leader of a finalist entry and copies its details', async () => {
    const { id, other, contestId } = await announced();
    const token = await tokenOf(0);
    const said = (await portal.call(ofEntry, { id }, token)).data;
    expect(said).toMatchObject({
      ventureId: null,
      name: '第七天还在',
      team: [
        { name: '许晚棠', role: '' },
        { name: '邵星朗', role: '' },
      ],
      contactName: '许晚棠',
    });
    expect(said.summary.length).toBeGreaterThan(9);
    expect(await codeOf(portal.call(ofEntry, { id }, await tokenOf(1)))).toBe('500404');
    expect(await codeOf(portal.call(ofEntry, { id: other }, token))).toBe('500404');
    const fields = Object.fromEntries(
      (['name', 'summary', 'product', 'team'] as const).map((field) => [field, said[field]]),
    );
    const data = { ...subscription, ...fields, team: [{ name: '许晚棠', role: '负责人' }] };
    expect(await codeOf(portal.call(saveVenture, { entryId: id, data }, await tokenOf(1)))).toBe('500404');
    const made = (await portal.call(saveVenture, { entryId: id, data }, token)).data;
    expect((await portal.call(ofEntry, { id }, token)).data.ventureId).toBe(made.ventureId);
    await portal.db.update(ventures).set({ status: 'PUBLISHED', publishedAt: testNow });
    const page = async () =>
      (await portal.call('GET /api/financeManage/venture/queryDetail', { id: made.ventureId })).data.award;
    expect(await page()).toEqual({ contestId, contest: '花艺赛', prize: '金枝奖' });
    await portal.db.update(contestEntries).set({ status: 'DISQUALIFIED' }).where(eq(contestEntries.id, id));
    expect(await page()).toBeNull();
  });

  it('is refused for any other entry', async () => {
    const contestId = await insertContest(portal.db);
    const id = await insertEntry(portal.db, { contestId, leaderId: person(1), status: 'ELIMINATED' });
    expect(await codeOf(portal.call(ofEntry, { id }, await tokenOf(1)))).toBe('500404');
    expect((await portal.call(detail, { id }, await tokenOf(1))).data.canVenture).toBe(false);
  });
});
