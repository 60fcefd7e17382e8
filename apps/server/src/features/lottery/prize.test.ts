import { prizeEvents, prizeStates, prizeTransitions } from '@portal/contract/lottery/terms';
import { asc } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { insertPost } from '../community/testing/insert-post.ts';
import { accountOf, pointsOf } from '../points/move-points.public.ts';
import { awaitsPrize } from './lottery.account-end.ts';
import { lotteryEntries, lotteryPrizes } from './lottery.table.ts';
import { movePrize } from './move-prize.ts';
import { useLotteries } from './testing/lottery-park.ts';

const ownPrizes = 'GET /api/communityManage/prize/queryOwnList';
const ownPrize = 'GET /api/communityManage/prize/queryOwnDetail';
const operatePrize = 'POST /api/communityManage/prize/operate';
const managedPrizes = 'GET /api/communityManage/prize/queryManageList';
const managedPrize = 'GET /api/communityManage/prize/queryManageDetail';
const handOut = 'POST /api/communityManage/prize/handOut';

const hour = 3_600_000;
const day = 24 * hour;

const on = useLotteries();
const { person, operator, code, nonce, stateOf, waiting, exported, settle, eventsOf, openLottery, joinAs } =
  on;

describe('prizes', () => {
  async function drawn() {
    const id = await openLottery(await person());
    const entrants = [await person(), await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    on.now = new Date(on.now.getTime() + 3 * hour);
    await settle();
    const won = await on.portal.db.select().from(lotteryPrizes).orderBy(asc(lotteryPrizes.rank));
    for (const one of entrants) one.token = await one.logIn();
    const holder = (userId: string | undefined) => entrants.find((one) => one.id === userId) ?? fail();
    return { id, entrants, won, holder };
  }
  const fail = (): never => {
    throw new Error('no one has won');
  };

  it('are claimed by their winner, prepared by one operator and handed out by another', async () => {
    const { won, holder, entrants } = await drawn();
    const winner = holder(won[0]?.userId);
    const id = won[0]?.id ?? '';
    const other = entrants.find((one) => one !== winner) ?? fail();
    const claim = (data: object, token = winner.token) =>
      on.portal.call(
        operatePrize,
        { id, version: 1, event: 'claim', data: { name: '', phone: '', address: '', ...data } },
        token,
      );
    expect(await code(claim({}, other.token))).toBe('500404');
    expect(await code(claim({ name: '梁苔生' }))).toBe('100002');
    expect((await claim({ name: '梁苔生', phone: '15400000001', address: '云岫路 1 号' })).data.state).toBe(
      'CLAIMED',
    );
    const hand = async (at: number, event: string, version: number, data: object = {}) =>
      on.portal.call(handOut, { id, version, event, data }, await operator(at));
    expect(await code(hand(0, 'send', 2))).toBe('500012');
    expect(await code(hand(0, 'prepare', 2))).toBe('100002');
    expect(await waiting('PRIZE', 0)).toContain(id);
    expect(await code(hand(0, 'prepare', 2, { code: '单号 0001' }))).toBe('000000');
    // The preparer waits for another operator, who sees the recipient but not the code.
    expect([await waiting('PRIZE', 0), await waiting('PRIZE', 1)].map((ids) => ids.includes(id))).toEqual([
      false,
      true,
    ]);
    const seen = await on.portal.call(managedPrize, { id }, await operator(1));
    expect(seen.data.contact).toMatchObject({ phone: '15400000001' });
    expect(JSON.stringify(seen)).not.toContain('单号 0001');
    expect(await code(hand(0, 'send', 3))).toBe('500012');
    expect((await on.portal.call(managedPrizes, {}, await operator(0))).data.rows).toHaveLength(2);
    expect((await hand(1, 'send', 3)).data.state).toBe('SENT');
    const own = (await on.portal.call(ownPrizes, {}, winner.token)).data.rows.find(
      ({ prizeId }) => prizeId === id,
    );
    expect(own).toMatchObject({ state: 'SENT', code: '单号 0001', actions: ['receive'] });
    expect(
      (await on.portal.call(operatePrize, { id, version: 4, event: 'receive' }, winner.token)).data.state,
    ).toBe('RECEIVED');
    expect(JSON.stringify(await on.portal.db.select().from(operLogs))).not.toContain('15400000001');
  });

  it('appear in the winner’s to-do list, and block ending the account once claimed', async () => {
    const { won, holder } = await drawn();
    const prize = won.find(({ kind }) => kind === 'POINTS') ?? fail();
    const winner = holder(prize.userId);
    const todo = async () => {
      const { rows } = (await on.portal.call('GET /api/caseManage/todo/queryList', {}, winner.token)).data;
      return rows.filter(({ kind }) => kind === 'PRIZE').map(({ id, dueAt }) => [id, dueAt]);
    };
    expect(await todo()).toEqual([[prize.id, prize.claimUntil.getTime()]]);
    expect(await awaitsPrize(on.portal.db, { id: winner.id, userType: '100' })).toBeNull();
    await on.portal.call(operatePrize, { id: prize.id, version: 1, event: 'claim' }, winner.token);
    expect(await todo()).toEqual([]);
    expect(await awaitsPrize(on.portal.db, { id: winner.id, userType: '100' })).toBe('PRIZE');
    const own = await on.portal.call(ownPrize, { id: prize.id }, winner.token);
    expect(own.data).toMatchObject({ state: 'CLAIMED', code: '' });
    const other = await person();
    expect(await code(on.portal.call(ownPrize, { id: prize.id }, other.token))).toBe('500404');
    expect([await exported('prize'), await exported('lottery')]).toEqual([
      expect.stringContaining('spreadsheetml'),
      expect.stringContaining('spreadsheetml'),
    ]);
  });

  it('go to different entries when given up at the same time', async () => {
    const { won, holder } = await drawn();
    const codes = await Promise.all(
      won.map(({ id, userId }) =>
        code(on.portal.call(operatePrize, { id, version: 1, event: 'giveUp' }, holder(userId).token)),
      ),
    );
    expect(codes).toEqual(['000000', '000000']);
    // Only one reserve is left, so the other prize goes to nobody.
    const reserves = (await on.portal.db.select().from(lotteryPrizes)).filter(({ isReserve }) => isReserve);
    expect(reserves).toHaveLength(1);
  });

  it('in points are paid by the park, once', async () => {
    const { won, holder } = await drawn();
    const prize = won[1] ?? fail();
    const winner = holder(prize.userId);
    await on.portal.call(operatePrize, { id: prize.id, version: 1, event: 'claim' }, winner.token);
    await on.portal.call(handOut, { id: prize.id, version: 2, event: 'prepare' }, await operator(0));
    await on.portal.call(handOut, { id: prize.id, version: 3, event: 'send' }, await operator(1));
    expect(await pointsOf(on.portal.db, accountOf(winner.id))).toBe(30);
  });

  it('pass once to the next in order, then to nobody, and then the draw is closed', async () => {
    const { id, won, entrants } = await drawn();
    on.now = new Date(on.now.getTime() + 7 * day);
    await settle();
    const third = entrants.find((one) => won.every(({ userId }) => userId !== one.id)) ?? fail();
    const reserve = (await on.portal.db.select().from(lotteryPrizes)).filter(({ isReserve }) => isReserve);
    expect(reserve).toMatchObject([{ userId: third.id, state: 'TO_CLAIM' }]);
    on.now = new Date(on.now.getTime() + 7 * day);
    await settle();
    expect(await on.portal.db.$count(lotteryPrizes)).toBe(3);
    expect((await stateOf(id))?.state).toBe('CLOSED');
    expect(await eventsOf(third.id)).toEqual(['LOTTERY_DRAWN', 'LOTTERY_WON', 'PRIZE_LAPSED']);
  });
});

describe('states of prizes', () => {
  describeTransitions({
    states: prizeStates,
    events: prizeEvents,
    planned: (state, event) => prizeTransitions[state][event],
    next: (state, event) => nextState(prizeTransitions, state, event),
    fire: async (state, event, planned) => {
      const { id: userId } = await person();
      const postId = await insertPost(on.portal.db, { authorId: userId, kind: 'LOTTERY' });
      const entryId = ulid();
      await on.portal.db
        .insert(lotteryEntries)
        .values({ id: entryId, postId, no: 1, nonce: nonce(), userId, at: on.now });
      const [prize] = await on.portal.db
        .insert(lotteryPrizes)
        .values({
          id: ulid(),
          postId,
          entryId,
          userId,
          rank: 1,
          name: '手套',
          kind: 'PICKUP',
          state,
          claimUntil: on.now,
        })
        .returning();
      if (!prize) throw new Error('no prize');
      const ctx = systemContext({ database: on.portal.database, clock: { now: () => on.now } });
      const moved = inTransaction(on.portal.db, (tx) => movePrize(tx, ctx, prize, event));
      if (planned) expect((await moved).state).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
});
