import { bountyEvents, bountyStates, bountyTransitions } from '@portal/contract/community/terms';
import { eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { accountOf, escrowOf, pointsOf } from '../../points/move-points.public.ts';
import { posts } from '../post.table.ts';
import { insertComment, insertQuestion, question } from '../testing/insert-post.ts';
import { type Person, useCommunity } from '../testing/use-community.ts';
import { communityQuestions } from './question.table.ts';
import { settleBounties } from './settle-bounties.ts';

const submit = 'POST /api/communityManage/post/submit';
const operate = 'POST /api/communityManage/post/operate';
const answer = 'POST /api/communityManage/answer/operate';
const pick = 'POST /api/communityManage/answer/pick';
const detail = 'GET /api/communityManage/moderation/queryDetail';
const moderate = 'POST /api/communityManage/moderation/operate';

const hour = 3_600_000;
const day = 24 * hour;

const { world, code, fieldsOf, eventsOf, person, known, logBackIn } = useCommunity();

describe('a bounty', () => {
  async function open(points = 50) {
    const asker = await known();
    const asked = await world.portal.call(
      submit,
      { data: { ...question, question: { bountyPoints: points, days: 15 } } },
      asker.token,
    );
    return { asker, id: asked.data.postId };
  }
  const bountyOf = async (id: string) =>
    (await world.portal.db.select().from(communityQuestions).where(eq(communityQuestions.postId, id)))[0];
  const versionOf = async (id: string) =>
    (await world.portal.db.select().from(posts).where(eq(posts.id, id)))[0]?.version;
  const act = async (id: string, event: string, data: object, token: string) =>
    world.portal.call(answer, { id, version: await versionOf(id), event, data }, token);
  const settle = () =>
    settleBounties({
      database: world.portal.database,
      clock: { now: () => world.now },
      pay: world.portal.pay,
    });
  const balance = (one: Person) => pointsOf(world.portal.db, accountOf(one.id));

  it('is held from asking; once accepted, can be undone for a day and is then paid once', async () => {
    const { asker, id } = await open();
    expect(await balance(asker)).toBe(52);
    expect(await pointsOf(world.portal.db, escrowOf(id))).toBe(50);
    const helper = await person({ name: '易识微' });
    const answerId = await insertComment(world.portal.db, {
      postId: id,
      authorId: helper.id,
      isAnswer: true,
    });
    expect(await code(act(id, 'accept', { answerId }, helper.token))).toBe('500404');
    expect((await act(id, 'accept', { answerId }, asker.token)).data.bountyState).toBe('PAID');
    await settle();
    expect(await balance(helper)).toBe(100);
    expect((await act(id, 'undo', {}, asker.token)).data.bountyState).toBe('ESCROW');
    await act(id, 'accept', { answerId }, asker.token);
    world.now = new Date(world.now.getTime() + day);
    await settle();
    await settle();
    expect([
      await balance(helper),
      await balance(asker),
      await pointsOf(world.portal.db, escrowOf(id)),
    ]).toEqual([165, 54, 0]);
    await logBackIn(asker);
    expect(await code(act(id, 'undo', {}, asker.token))).toBe('500012');
    expect(await eventsOf(helper.id)).toEqual(['ANSWER_ACCEPTED', 'BOUNTY_PAID']);
  });

  it('can’t go to its asker or their enterprise, and can only be raised', async () => {
    const enterpriseId = await insertEnterprise(world.portal.db, {
      name: `一川园艺${ulid().slice(-4)}（演示）`,
    });
    const asker = await known({ enterpriseId });
    const { data } = await world.portal.call(submit, { data: question }, asker.token);
    const id = data.postId;
    const own = await insertComment(world.portal.db, {
      postId: id,
      authorId: asker.id,
      enterpriseId,
      isAnswer: true,
    });
    const colleague = await person({ enterpriseId });
    const near = await insertComment(world.portal.db, {
      postId: id,
      authorId: colleague.id,
      enterpriseId,
      isAnswer: true,
    });
    expect(await code(act(id, 'accept', { answerId: own }, asker.token))).toBe('500062');
    expect(await code(act(id, 'accept', { answerId: near }, asker.token))).toBe('500065');
    expect((await act(id, 'raise', { points: 20 }, asker.token)).data.bountyPoints).toBe(70);
    expect(await code(act(id, 'raise', { points: 400 }, asker.token))).toBe('500061');
    expect(await fieldsOf(act(id, 'raise', { points: 450 }, asker.token))).toEqual(['100002', 'data.points']);
    expect(await pointsOf(world.portal.db, escrowOf(id))).toBe(70);
    expect(
      await code(
        world.portal.call(operate, { id, version: await versionOf(id), event: 'delete' }, asker.token),
      ),
    ).toBe('500024');
  });

  it('isn’t paid to a colleague answering privately; the ending reveals no anonymous asker’s employer', async () => {
    const { db } = world.portal;
    const enterpriseId = await insertEnterprise(db, { name: `一川园艺${ulid().slice(-4)}（演示）` });
    const asker = await known();
    const colleague = await person();
    await db.insert(enterpriseMembers).values(
      [asker, colleague].map(({ id }, at) => ({
        id: ulid(),
        enterpriseId,
        userId: id,
        memberRole: at === 0 ? ('OWNER' as const) : ('STAFF' as const),
        status: 'ACTIVE' as const,
      })),
    );
    const { data } = await world.portal.call(submit, { data: { ...question, anonymous: true } }, asker.token);
    const id = data.postId;
    const near = await insertComment(db, { postId: id, authorId: colleague.id, isAnswer: true, likes: 3 });
    expect(await code(act(id, 'accept', { answerId: near }, asker.token))).toBe('500065');
    const shown = await world.portal.call('GET /api/communityManage/post/queryDetail', { id });
    expect(shown.data.bounty).toMatchObject({ ending: 'award', mostLikes: 3 });
    world.now = new Date(world.now.getTime() + 15 * day);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe('REFUNDED');
    await db.delete(enterpriseMembers);
  });

  it.each([
    ['AUTO_AWARDED', 3, 25, 25],
    ['EXPERT_PICK', 2, 0, 0],
    ['REFUNDED', null, 0, 50],
  ] as const)('ends as %s with %s likes', async (state, likesOfBest, earned, back) => {
    const { asker, id } = await open();
    const helper = await person();
    if (likesOfBest !== null)
      await insertComment(world.portal.db, {
        postId: id,
        authorId: helper.id,
        isAnswer: true,
        likes: likesOfBest,
      });
    world.now = new Date(world.now.getTime() + 15 * day - 1);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe('ESCROW');
    world.now = new Date(world.now.getTime() + 1);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe(state);
    expect([(await balance(helper)) - 100, (await balance(asker)) - 52]).toEqual([earned, back]);
    if (state !== 'EXPERT_PICK') return;
    world.now = new Date(world.now.getTime() + 5 * day);
    await settle();
    expect((await bountyOf(id))?.bountyState).toBe('REFUNDED');
    expect(await balance(asker)).toBe(102);
  });

  it('is awarded by an expert', async () => {
    const asker = await known();
    const id = await insertQuestion(
      world.portal.db,
      { authorId: asker.id },
      { bountyPoints: 0, bountyState: 'EXPERT_PICK', expertUntil: new Date(world.now.getTime() + day) },
    );
    const helper = await person();
    const answerId = await insertComment(world.portal.db, {
      postId: id,
      authorId: helper.id,
      isAnswer: true,
    });
    const expert = await insertUser(world.portal.db, { userType: '900', operatorRoles: ['EXPERT'] });
    const token = await world.portal.logIn({ userId: expert.id, userType: '900', operatorRoles: ['EXPERT'] });
    expect(await code(world.portal.call(pick, { id, version: 1, answerId }, asker.token))).toBe('500403');
    expect((await world.portal.call(pick, { id, version: 1, answerId }, token)).data.bountyState).toBe(
      'PAID',
    );
    expect(await balance(helper)).toBe(115);
  });

  it('is returned if the question is withdrawn or rejected, and forfeited if the park so decides', async () => {
    const newcomer = await person({ isNew: true });
    const { data } = await world.portal.call(submit, { data: question }, newcomer.token);
    expect([data.state, await balance(newcomer)]).toEqual(['PENDING', 50]);
    await world.portal.call(
      operate,
      { id: data.postId, version: data.version, event: 'withdraw' },
      newcomer.token,
    );
    expect(await balance(newcomer)).toBe(100);
    const { id } = await open();
    const shown = await versionOf(id);
    const removed = await world.portal.call(
      moderate,
      { target: 'POST', id, version: shown, event: 'hide', data: { reason: '广告' } },
      world.operator,
    );
    const gone = await world.portal.call(
      moderate,
      { target: 'POST', id, version: removed.data.version, event: 'confirm', data: { reason: '广告' } },
      world.operator,
    );
    await world.portal.call(
      moderate,
      { target: 'POST', id, version: gone.data.version, event: 'forfeit', data: { reason: '广告' } },
      world.operator,
    );
    expect((await bountyOf(id))?.bountyState).toBe('FORFEITED');
    expect(await pointsOf(world.portal.db, escrowOf(id))).toBe(0);
  });

  it('keeps an answer public until two operators agree to hide it', async () => {
    const { id } = await open();
    const helper = await person();
    const answerId = await insertComment(world.portal.db, {
      postId: id,
      authorId: helper.id,
      isAnswer: true,
    });
    const second = await world.portal.logIn({ userType: '900', operatorRoles: ['OP_COMMUNITY'] });
    const read = async (token: string) =>
      (await world.portal.call(detail, { target: 'COMMENT', id: answerId }, token)).data;
    const fire = async (event: 'hide' | 'keep', token: string) =>
      world.portal.call(
        moderate,
        {
          target: 'COMMENT',
          id: answerId,
          version: (await read(token)).version,
          event,
          data: { reason: '广告' },
        },
        token,
      );
    expect((await fire('hide', world.operator)).data.state).toBe('PUBLISHED');
    const proposed = await read(world.operator);
    expect(proposed).toMatchObject({ proposal: { event: 'hide', reason: '广告' }, causes: ['PROPOSAL'] });
    expect(proposed.actions).not.toContain('hide');
    expect(await code(fire('hide', world.operator))).toBe('500012');
    expect((await fire('keep', second)).data.state).toBe('PUBLISHED');
    expect((await read(second)).proposal).toBeNull();
    await fire('hide', world.operator);
    expect((await fire('hide', second)).data.state).toBe('HIDDEN');
    expect(await read(second)).toMatchObject({ proposal: null, state: 'HIDDEN' });
  });

  it('invariant 4: balances equal their ledger entries, are never negative; escrow equals open bounties', async () => {
    await open();
    const sums = await world.portal.db.execute(sql`
      select b.account from point_balance b
      where b.balance <> (select coalesce(sum(delta), 0) from point_entry e where e.account = b.account) or b.balance < 0`);
    expect(sums.rows).toEqual([]);
    const [escrow] = (
      await world.portal.db.execute<{ held: number; open: number }>(sql`
        select (select coalesce(sum(balance), 0)::int from point_balance
            where account in (select 'ESCROW:' || post_id from community_question)) as held,
          (select coalesce(sum(bounty_points), 0)::int from community_question
            where bounty_state in ('ESCROW', 'EXPERT_PICK') or hold_until is not null) as open`)
    ).rows;
    expect(escrow).toEqual({ held: 50, open: 50 });
    await expect(world.portal.db.execute(sql`update point_entry set delta = 1`)).rejects.toThrow();
  });
});

describe('invariant 8: bounties follow the policy', () => {
  it.each(bountyStates)('%s', (state) => {
    for (const event of bountyEvents) {
      const to = bountyTransitions[state][event];
      if (to) expect(nextState(bountyTransitions, state, event)).toBe(to);
      else expect(() => nextState(bountyTransitions, state, event)).toThrow();
    }
  });
});
