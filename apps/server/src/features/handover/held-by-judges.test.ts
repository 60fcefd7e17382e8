import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contestBallots } from '../contest/contest.table.ts';
import { insertBallot } from '../contest/testing/insert-contest.ts';
import { useJudging } from '../contest/testing/use-judging.ts';
import { users } from '../identity/user.table.ts';
import { messages } from '../message/message.table.ts';

const detail = 'GET /api/userManage/handover/queryDetail';
const give = 'POST /api/userManage/handover/give';
const freeze = 'POST /api/userManage/user/operate';

const on = useJudging();
const admin = () => on.portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
const ballotsOf = (judgeId: string) =>
  on.portal.db
    .select({ status: contestBallots.status, reason: contestBallots.reason })
    .from(contestBallots)
    .where(eq(contestBallots.judgeId, judgeId));
const liveOf = (entryId: string) =>
  on.portal.db
    .select({ status: contestBallots.status })
    .from(contestBallots)
    .where(eq(contestBallots.entryId, entryId));

/** Four judges for four entries; the first has locked one of their three ballots. */
async function begin(judges = 4) {
  const contest = await on.begin({ judges });
  await on.assign(contest.id);
  const [judge] = contest.judges;
  if (!judge) throw new Error('no judge');
  await on.lockAll(judge, () => 80, 1);
  return { ...contest, judge };
}

async function freezeJudge(userId: string) {
  const [user] = await on.portal.db.select().from(users).where(eq(users.id, userId));
  const call = { id: userId, event: 'freeze', version: user?.version, reason: '退出评审' };
  return on.portal.call(freeze, call, await admin());
}

describe('the ballots of a judge who is frozen', () => {
  it('stay if they are locked; open ones go to others, with the reason, and each entry keeps its number', async () => {
    const { judge, teams } = await begin();
    expect((await freezeJudge(judge.userId)).header.retCode).toBe('000000');
    const own = await ballotsOf(judge.id);
    expect(own.map(({ status }) => status).sort()).toEqual(['CONFLICT', 'CONFLICT', 'LOCKED']);
    expect(own.filter(({ reason }) => reason === '退出评审')).toHaveLength(2);
    for (const { entryId } of teams) {
      const live = (await liveOf(entryId)).filter(({ status }) => status !== 'CONFLICT');
      expect(live).toHaveLength(3);
    }
  });

  it('are missed by the office if no other judge is left', async () => {
    const { judge } = await begin(3);
    await on.portal.db.delete(messages);
    await freezeJudge(judge.userId);
    const notices = await on.portal.db
      .select()
      .from(messages)
      .where(eq(messages.eventCode, 'CONTEST_OFFICE'));
    expect(notices.map(({ params }) => (params as { task: string }).task)).toContain('SHORT');
  });

  it('are left out where an entry has enough without them', async () => {
    const { id: contestId, judge, judges } = await begin();
    const open = (await on.listBallots(judge.id)).filter(({ status }) => status !== 'LOCKED');
    const entryId = open[0]?.entryId ?? '';
    const given = await on.portal.db
      .select({ judgeId: contestBallots.judgeId })
      .from(contestBallots)
      .where(eq(contestBallots.entryId, entryId));
    const spare = judges.find(({ id }) => given.every(({ judgeId }) => judgeId !== id));
    await insertBallot(on.portal.db, { contestId, entryId, judgeId: spare?.id ?? '', items: [] });
    await freezeJudge(judge.userId);
    const states = (await liveOf(entryId)).map(({ status }) => status).sort();
    expect(states).toEqual(['ASSIGNED', 'ASSIGNED', 'ASSIGNED', 'CONFLICT']);
  });
});

describe('the ballots of a judge who leaves', () => {
  it('are drawn by other judges, never given to one by name', async () => {
    const { judge } = await begin();
    const token = await admin();
    const { items } = (await on.portal.call(detail, { id: judge.userId }, token)).data;
    expect(items.map(({ kind, canRelease, takers }) => [kind, canRelease, takers])).toEqual([
      ['BALLOT', true, []],
      ['BALLOT', true, []],
    ]);
    const pieces = items.map(({ kind, refId }) => ({ kind, refId, to: null }));
    const { data } = await on.portal.call(give, { id: judge.userId, data: { items: pieces } }, token);
    expect(data).toEqual({ given: 2, left: [] });
    const { handover, held } = (await on.portal.call(detail, { id: judge.userId }, token)).data;
    expect([held, handover?.state]).toEqual([0, 'DONE']);
    const own = await ballotsOf(judge.id);
    expect(own.filter(({ reason }) => reason === handover?.no)).toHaveLength(2);
  });
});
