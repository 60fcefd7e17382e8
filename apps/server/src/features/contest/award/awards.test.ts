import { describe, expect, it } from 'vitest';
import { contestEntries, contestVotes } from '../contest.table.ts';
import { inDays } from '../testing/insert-contest.ts';
import { detail, managed, useJudging } from '../testing/use-judging.ts';

const propose = 'POST /api/activityManage/contest/proposeAwards';
const decide = 'POST /api/activityManage/contest/decideAwards';
const vote = 'POST /api/activityManage/contestVote/save';
const ownVote = 'GET /api/activityManage/contestVote/queryDetail';
const object = 'POST /api/activityManage/contestObjection/submit';
const decideObjection = 'POST /api/activityManage/contestObjection/operateManage';

const on = useJudging();
const { clerk, asJudge, codeOf, fieldsOf, newPerson, begin, assign, lockAll } = on;

describe('the public vote', () => {
  const open = async () => {
    const made = await begin();
    await assign(made.id);
    on.now = inDays(18);
    return made;
  };

  it('is one vote per account, which can be changed, even with concurrent calls', async () => {
    const { id, teams } = await open();
    const { id: userId } = await newPerson();
    const token = await on.portal.logIn({ userId });
    await Promise.all(teams.map(({ entryId }) => on.portal.call(vote, { id: entryId }, token)));
    expect(await on.portal.db.$count(contestVotes)).toBe(1);
    const entryId = teams[2]?.entryId ?? '';
    expect((await on.portal.call(vote, { id: entryId }, token)).data).toEqual({ entryId, mayVote: true });
    expect((await on.portal.call(ownVote, { id }, token)).data.entryId).toBe(entryId);
    expect((await on.portal.call(detail, { id })).data).toMatchObject({ voters: 1, isVoting: true });
  });

  it('is closed to teams, judges and the office, and outside its period', async () => {
    const { teams, judges } = await open();
    const [team, other] = teams;
    const cast = async (token: string) => codeOf(on.portal.call(vote, { id: other?.entryId ?? '' }, token));
    expect(await cast(await on.portal.logIn({ userId: team?.leaderId ?? '' }))).toBe('500033');
    expect(await cast(await asJudge(judges[0]?.userId ?? ''))).toBe('500033');
    expect(await cast(await clerk())).toBe('500033');
    const { id: userId } = await newPerson();
    on.now = inDays(20);
    expect(await cast(await on.portal.logIn({ userId }))).toBe('500032');
    expect(await on.portal.db.$count(contestVotes)).toBe(0);
  });
});

describe('awards', () => {
  const scored = async () => {
    const made = await begin();
    await assign(made.id);
    const pointsOf = (entryId: string) => 60 + made.teams.findIndex((team) => team.entryId === entryId) * 6;
    for (const judge of made.judges) await lockAll(judge, pointsOf);
    on.now = inDays(21);
    return made;
  };
  const read = async (id: string, at = 0) => (await on.portal.call(managed, { id }, await clerk(at))).data;
  const send = async (id: string, awards: { entryId: string; prize: number | null }[]) =>
    on.portal.call(propose, { id, version: (await read(id)).version, data: { awards } }, await clerk());
  const settle = async (id: string, event: 'confirm' | 'return', at: number, reason = '') =>
    on.portal.call(
      decide,
      { id, event, version: (await read(id)).version, data: { reason } },
      await clerk(at),
    );

  it('are proposed by one person and confirmed by another, once the final has begun', async () => {
    const { id } = await scored();
    on.now = inDays(16.5);
    expect(await codeOf(send(id, []))).toBe('500012');
    on.now = inDays(21);
    const { finals } = await read(id);
    expect(finals.map(({ title }) => title)).toEqual(['作品3', '作品2']);
    const [best, next] = finals.map(({ entryId }) => entryId);
    if (!best || !next) throw new Error('too few');
    expect(await fieldsOf(send(id, [{ entryId: best, prize: 0 }]))).toEqual(['data.awards']);
    const twice = [best, next].map((entryId) => ({ entryId, prize: 0 }));
    expect(await fieldsOf(send(id, twice))).toEqual(['data.awards']);
    const awards = [
      { entryId: best, prize: 0 },
      { entryId: next, prize: null },
    ];
    expect((await send(id, awards)).data).toMatchObject({ canPropose: false, canDecide: false });
    expect(await codeOf(settle(id, 'confirm', 0))).toBe('500047');
    expect(await fieldsOf(settle(id, 'return', 1))).toEqual(['data.reason']);
    expect((await settle(id, 'return', 1, '请再核对')).data).toMatchObject({ canPropose: true });
    await send(id, awards);
    expect((await read(id, 1)).canDecide).toBe(true);
    expect((await settle(id, 'confirm', 1)).data.state).toBe('PUBLICITY');
    const page = (await on.portal.call(detail, { id })).data;
    expect(page.awards).toMatchObject([{ level: '金枝奖', title: '作品3', teamName: '晚风小队' }]);
    expect(page.canObject).toBe(true);
  });

  it('can be objected to and revoked; the next entry moves up', async () => {
    const { id } = await scored();
    const [best, next] = (await read(id)).finals.map(({ entryId }) => entryId);
    if (!best || !next) throw new Error('too few');
    await send(id, [
      { entryId: best, prize: 0 },
      { entryId: next, prize: null },
    ]);
    await settle(id, 'confirm', 1);
    const { id: userId } = await newPerson();
    const raise = async (entryId: string, text = '作品与往届获奖作品完全相同') =>
      on.portal.call(object, { data: { entryId, text } }, await on.portal.logIn({ userId }));
    expect(await fieldsOf(raise(best, '短'))).toEqual(['data.text']);
    expect(await codeOf(raise(next))).toBe('500404');
    const { objectionId, no } = (await raise(best)).data;
    expect(no).toMatch(/^SY20261212-/);
    expect(await codeOf(raise(best))).toBe('500024');
    const answer = (event: string, reason: string, version = 1) =>
      clerk().then((by) =>
        on.portal.call(decideObjection, { id: objectionId, event, version, data: { reason } }, by),
      );
    expect(await fieldsOf(answer('uphold', ''))).toEqual(['data.reason']);
    expect((await answer('uphold', '核实属实')).data.state).toBe('UPHELD');
    const rows = await on.portal.db.select().from(contestEntries);
    const of = new Map(rows.map((row) => [row.id, [row.status, row.prize]]));
    expect([of.get(best), of.get(next)]).toEqual([
      ['DISQUALIFIED', null],
      ['AWARDED', 0],
    ]);
    expect(await codeOf(answer('refuse', '再看', 2))).toBe('500012');
    on.now = inDays(29);
    expect(await codeOf(raise(next))).toBe('500032');
  });
});
