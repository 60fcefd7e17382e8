import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { certificates } from '../../activity/certificate/certificate.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { contestEntries, contestMembers, contestObjections, contests } from '../contest.table.ts';
import { settleContests } from '../settle-contests.ts';
import { inDays, insertContest, insertEntry } from '../testing/insert-contest.ts';

const detail = 'GET /api/activityManage/contestEntry/queryDetail';
const certificate = 'GET /api/activityManage/certificate/queryDetail';
const check = 'GET /api/activityManage/certificate/check';

let portal: TestApp;
let now = testNow.getTime();
let people: string[];

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  people = [];
  for (const name of ['许晚棠', '邵星朗', '柳禾'])
    people.push((await insertUser(portal.db, { userType: '100', name })).id);
});
afterEach(async () => {
  now = testNow.getTime();
  for (const table of [certificates, contestObjections, contestMembers, contestEntries, contests, messages])
    await portal.db.delete(table);
});
afterAll(() => portal.close());

const person = (at: number) => people[at] ?? '';
const tokenOf = (at: number) => portal.logIn({ userId: person(at) });
const codeOf = async (answer: Promise<{ header: { retCode: string } }>) => (await answer).header.retCode;
const settle = () => settleContests({ ...portal, clock: { now: () => new Date(now) } });

/**
 * A contest in its publicity period, with a first-prize entry by a team of two and an entry by a third person without a
 * prize.
 */
async function announced() {
  const contestId = await insertContest(portal.db, { title: '花艺赛', status: 'PUBLICITY' });
  const won = { contestId, leaderId: person(0), status: 'AWARDED' as const, prize: 0, title: '第七天还在' };
  const id = await insertEntry(portal.db, won);
  await portal.db.insert(contestMembers).values([
    { entryId: id, userId: person(1), contestId, state: 'ACCEPTED', invitedAt: testNow },
    { entryId: id, userId: person(2), contestId, state: 'DECLINED', invitedAt: testNow },
  ]);
  const other = await insertEntry(portal.db, { contestId, leaderId: person(2), status: 'FINALIST' });
  return { contestId, id, other };
}

describe('prize certificates', () => {
  it('are issued once to everyone in the team after the publicity period', async () => {
    const { id } = await announced();
    await settle();
    expect(await portal.db.$count(certificates)).toBe(0);
    expect((await portal.call(detail, { id }, await tokenOf(0))).data.certificateId).toBeNull();
    now = inDays(29);
    await settle();
    await settle();
    const rows = await portal.db.select().from(certificates).orderBy(certificates.name);
    expect(rows.map(({ userId }) => userId).sort()).toEqual([person(0), person(1)].sort());
    expect(rows[0]).toMatchObject({
      kind: 'AWARD',
      entryId: id,
      activityId: null,
      title: '第七天还在',
      award: { contest: '花艺赛', team: '晚风小队', prize: '金枝奖' },
    });
    const notices = await portal.db
      .select()
      .from(messages)
      .where(eq(messages.userId, person(1)));
    expect(notices.map(({ eventCode }) => eventCode)).toEqual(['AWARD_CERTIFICATE_ISSUED']);
  });

  it('wait until an objection has been decided', async () => {
    const { id, contestId } = await announced();
    await portal.db.insert(contestObjections).values({
      id: '01J0000000000000000000OBJ1',
      contestId,
      entryId: id,
      userId: person(2),
      text: '作品与往届相同',
      status: 'OPEN',
    });
    now = inDays(29);
    await settle();
    expect(await portal.db.$count(certificates)).toBe(0);
  });

  it('have a page for the holder, a PDF and public verification', async () => {
    const { id } = await announced();
    now = inDays(29);
    await settle();
    const token = await tokenOf(0);
    const own = (await portal.call(detail, { id }, token)).data.certificateId ?? '';
    const sheet = (await portal.call(certificate, { id: own }, token)).data;
    expect(sheet).toMatchObject({ kind: 'AWARD', name: '许晚棠', award: { prize: '金枝奖' } });
    expect(await codeOf(portal.call(certificate, { id: own }, await tokenOf(1)))).toBe('500404');
    const pdf = await portal.app.inject({
      url: `/api/activityManage/certificate/download?id=${own}`,
      headers: { token },
    });
    expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const seen = (await portal.call(check, { code: sheet.checkCode })).data;
    expect(seen).toMatchObject({ state: 'VALID', name: '许*棠', award: { contest: '花艺赛' } });
    expect(JSON.stringify(seen)).not.toContain('许晚棠');
  });
});
