import { drawLottery, seedCommitOf } from '@portal/contract/lottery/draw';
import { lotteryEvents, lotteryStates, lotteryTransitions } from '@portal/contract/lottery/terms';
import { asc, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { insertComment, insertPost } from '../community/testing/insert-post.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { lotteries, lotteryPrizes, lotterySeeds } from './lottery.table.ts';
import { moveLottery } from './move-lottery.ts';
import { traceLotteries } from './settle-lotteries.ts';
import { sha256 } from './sha256.public.ts';
import { useLotteries } from './testing/lottery-park.ts';

const submit = 'POST /api/communityManage/post/submit';
const moderate = 'POST /api/communityManage/moderation/operate';
const detail = 'GET /api/communityManage/lottery/queryDetail';
const proof = 'GET /api/communityManage/lottery/queryProof';
const standing = 'GET /api/communityManage/lottery/queryStanding';
const join = 'POST /api/communityManage/lottery/join';
const check = 'POST /api/communityManage/lottery/check';
const manageList = 'GET /api/communityManage/lottery/queryManageList';

const hour = 3_600_000;
const day = 24 * hour;

const on = useLotteries();
const {
  part,
  lottery,
  person,
  operator,
  code,
  nonce,
  stateOf,
  waiting,
  settle,
  eventsOf,
  openLottery,
  joinAs,
} = on;

describe('creating a draw', () => {
  it('names each invalid field', async () => {
    const { token } = await person();
    const fields = async (more: object, post: object = {}) => {
      const data = lottery();
      const { header, data: answer } = await on.portal.call(
        submit,
        { data: { ...data, ...post, lottery: { ...data.lottery, ...more } } },
        token,
      );
      return [header.retCode, ...Object.keys((answer as { fields?: object }).fields ?? {})];
    };
    const { prizes } = part();
    expect(await fields({ joinTo: on.now.getTime() + hour - 1 })).toEqual(['100002', 'data.lottery.joinTo']);
    expect(await fields({ drawAt: on.now.getTime() + 2 * hour + 599_999 })).toEqual([
      '100002',
      'data.lottery.drawAt',
    ]);
    expect(await fields({ prizes: [] })).toEqual(['100001', 'data.lottery.prizes']);
    expect(await fields({ prizes: [{ ...prizes[1], points: 0 }] })).toEqual([
      '100002',
      'data.lottery.prizes.0.points',
    ]);
    expect(await fields({}, { anonymous: true })).toEqual(['100002', 'data.anonymous']);
  });

  it('needs two operators: one confirms it, another approves it', async () => {
    const author = await person();
    const { data } = await on.portal.call(submit, { data: lottery() }, author.token);
    const id = data.postId;
    expect(data.state).toBe('PENDING');
    const pass = async (at: number, version: number) =>
      code(on.portal.call(moderate, { target: 'POST', id, version, event: 'pass' }, await operator(at)));
    expect(await pass(1, data.version)).toBe('500012');
    const checked = await on.portal.call(check, { id, version: data.version }, await operator(0));
    expect(checked.data).toMatchObject({ state: 'PENDING', mayCheck: false });
    const { version } = checked.data;
    expect(await pass(0, version)).toBe('500012');
    expect(await pass(1, version)).toBe('000000');
    expect(await stateOf(id)).toMatchObject({
      state: 'OPEN',
      seedCommit: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await code(on.portal.call(check, { id, version }, author.token))).toBe('500403');
  });

  it('cannot be confirmed by its author', async () => {
    const { data } = await on.portal.call(submit, { data: lottery() }, await operator(0));
    const { postId: id, version } = data;
    expect(await waiting('LOTTERY', 1)).toEqual([id]);
    expect(await code(on.portal.call(check, { id, version }, await operator(0)))).toBe('500012');
    expect(await code(on.portal.call(check, { id, version }, await operator(1)))).toBe('000000');
    expect(await waiting('LOTTERY', 1)).toEqual([]);
    const pass = async (at: number) =>
      code(
        on.portal.call(
          moderate,
          { target: 'POST', id, version: version + 1, event: 'pass' },
          await operator(at),
        ),
      );
    expect(await pass(0)).toBe('500012');
    expect(await pass(1)).toBe('000000');
  });

  it('reveals its seed nowhere before the draw', async () => {
    const author = await person();
    const id = await openLottery(author);
    const entrant = await person();
    await joinAs(entrant, id);
    const [kept] = await on.portal.db.select().from(lotterySeeds);
    const seed = on.box.open(kept?.sealed ?? '');
    expect(seedCommitOf(sha256, seed)).toBe((await stateOf(id))?.seedCommit);
    const answers = [
      await on.portal.call(detail, { id }),
      await on.portal.call(standing, { id }, entrant.token),
      await on.portal.call(manageList, {}, await operator(0)),
      await on.portal.call('GET /api/communityManage/post/queryDetail', { id }),
      await on.portal.call('GET /api/communityManage/post/queryOwnDetail', { id }, author.token),
    ];
    const everything = JSON.stringify([
      answers,
      await on.portal.db.select().from(operLogs).orderBy(asc(operLogs.id)),
    ]);
    expect(everything).not.toContain(seed);
    expect(everything).not.toContain(kept?.sealed);
    expect(await code(on.portal.call(proof, { id }))).toBe('500404');
    // No other table contains the seed either, as text or within a document.
    const tables = await on.portal.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables.rows) {
      const found = await on.portal.db.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${seed}%`} limit 1`,
      );
      expect([name, found.rows.length]).toEqual([name, 0]);
    }
  });
});

describe('joining', () => {
  it('gives each person one number, with their own random value', async () => {
    const id = await openLottery(await person());
    const one = await person();
    const own = nonce();
    const joined = await on.portal.call(join, { id, nonce: own }, one.token);
    expect(joined.data.entry).toMatchObject({ entryNo: `0001-${own}`, isValid: true });
    expect(await code(joinAs(one, id))).toBe('500063');
    expect((await joinAs(await person(), id)).data.entry?.entryNo).toMatch(/^0002-/);
    expect(await code(on.portal.call(join, { id, nonce: 'XYZ' }, one.token))).toBe('100001');
    expect(await code(on.portal.call(join, { id: ulid(), nonce: own }, one.token))).toBe('500404');
    expect((await stateOf(id))?.entries).toBe(2);
  });

  it('excludes users related to the draw', async () => {
    const enterpriseId = await insertEnterprise(on.portal.db, {
      name: '隐约园艺有限公司（演示）',
      shortName: '隐约园艺',
    });
    const author = await person({ enterpriseId });
    const id = await openLottery(author);
    const colleague = await person({ enterpriseId });
    for (const token of [author.token, colleague.token, await operator(0)])
      expect((await joinAs({ token }, id)).data.entry).toMatchObject({ isValid: false, reason: 'RELATED' });
    await joinAs(await person(), id);
    await joinAs(await person(), id);
    expect((await on.portal.call(detail, { id })).data).toMatchObject({ entries: 5, invalid: 3 });
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    const { data } = await on.portal.call(proof, { id });
    expect(data.entryNos.map((entryNo) => entryNo.slice(0, 4))).toEqual(['0004', '0005']);
  });

  it('excludes colleagues who join while acting for nobody or become colleagues later', async () => {
    const enterpriseId = await insertEnterprise(on.portal.db, { name: `隐约园艺${ulid()}（演示）` });
    const id = await openLottery(await person({ enterpriseId }));
    const enter = (userId: string) =>
      on.portal.db
        .insert(enterpriseMembers)
        .values({ id: ulid(), enterpriseId, userId, memberRole: 'STAFF', status: 'ACTIVE' });
    const [before, later] = [await person(), await person()];
    await enter(before.id);
    expect((await joinAs(before, id)).data.entry).toMatchObject({ isValid: false, reason: 'RELATED' });
    expect((await joinAs(later, id)).data.entry).toMatchObject({ isValid: true });
    await enter(later.id);
    await joinAs(await person(), id);
    await joinAs(await person(), id);
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    const { data } = await on.portal.call(proof, { id });
    expect(data.entryNos.map((entryNo) => entryNo.slice(0, 4))).toEqual(['0003', '0004']);
  });

  it('enforces the conditions of the draw', async () => {
    const author = await person();
    const id = await openLottery(author, { mustComment: true, minEntrants: 1 });
    const [one, other] = [await person(), await person()];
    expect((await on.portal.call(standing, { id }, one.token)).data).toMatchObject({
      mayJoin: false,
      lacks: [expect.any(String)],
    });
    expect(await code(joinAs(one, id))).toBe('500065');
    const said = await insertComment(on.portal.db, { postId: id, authorId: one.id });
    await insertComment(on.portal.db, { postId: id, authorId: other.id });
    expect(await code(joinAs(one, id))).toBe('000000');
    expect(await code(joinAs(other, id))).toBe('000000');
    expect(said).not.toBe('');
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    expect((await on.portal.call(proof, { id })).data.entryNos).toHaveLength(2);
  });

  it('ends on the minute', async () => {
    const id = await openLottery(await person());
    on.now = new Date(on.now.getTime() + 2 * hour);
    const late = await person();
    expect(await code(joinAs(late, id))).toBe('500012');
    expect((await on.portal.call(standing, { id }, late.token)).data.mayJoin).toBe(false);
  });

  it('publishes the fingerprint of the list every full hour, once', async () => {
    const id = await openLottery(await person());
    await joinAs(await person(), id);
    const deps = {
      database: on.portal.database,
      clock: { now: () => on.now },
      pay: on.portal.pay,
      box: on.box,
    };
    await traceLotteries(deps);
    await traceLotteries(deps);
    const { traces } = (await on.portal.call(detail, { id })).data;
    expect(traces).toEqual([
      expect.objectContaining({ entries: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ]);
  });
});

describe('the clock', () => {
  it('freezes the list, draws, and announces a result that anyone can verify', async () => {
    const id = await openLottery(await person());
    const entrants = [await person(), await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    expect((await stateOf(id))?.state).toBe('FROZEN');
    expect((await on.portal.call(proof, { id })).data).toMatchObject({ seed: null, winners: [] });
    on.now = new Date(on.now.getTime() + hour);
    await Promise.all([settle(), settle()]);
    const shown = (await on.portal.call(proof, { id })).data;
    const drawn = drawLottery(sha256, {
      seed: shown.seed ?? '',
      entryNos: shown.entryNos,
      ranks: shown.ranks,
    });
    expect(seedCommitOf(sha256, shown.seed ?? '')).toBe(shown.seedCommit);
    expect(shown.winners).toEqual(
      drawn.filter(({ rank }) => rank).map(({ entryNo, rank }) => ({ entryNo, rank })),
    );
    expect(await on.portal.db.$count(lotteryPrizes)).toBe(2);
    expect(await on.portal.db.$count(lotterySeeds)).toBe(0);
    const notices = (await Promise.all(entrants.map(({ id: userId }) => eventsOf(userId)))).flat().toSorted();
    expect(notices).toEqual(['LOTTERY_DRAWN', 'LOTTERY_WON', 'LOTTERY_WON']);
    const { winners } = (await on.portal.call(detail, { id })).data;
    expect(winners.map(({ name }) => name)).toEqual(['梁*生', '梁*生']);
  });

  it('postpones a draw with too few entrants once, then cancels it', async () => {
    const author = await person();
    const id = await openLottery(author);
    const one = await person();
    await joinAs(one, id);
    on.now = new Date(on.now.getTime() + 2 * hour);
    await settle();
    expect(await stateOf(id)).toMatchObject({
      state: 'EXTENDED',
      joinTo: new Date(on.now.getTime() + 7 * day),
    });
    on.now = new Date(on.now.getTime() + 7 * day);
    await settle();
    expect((await stateOf(id))?.state).toBe('CANCELLED');
    expect(await on.portal.db.$count(lotterySeeds)).toBe(0);
    expect(await eventsOf(one.id)).toEqual(['LOTTERY_EXTENDED', 'LOTTERY_CANCELLED']);
  });

  it('cannot be deleted once someone has joined', async () => {
    const author = await person();
    const id = await openLottery(author);
    await joinAs(await person(), id);
    const { version } = (
      await on.portal.call('GET /api/communityManage/post/queryOwnDetail', { id }, author.token)
    ).data;
    const remove = on.portal.call(
      'POST /api/communityManage/post/operate',
      { id, version, event: 'delete' },
      author.token,
    );
    expect((await remove).header.retCode).not.toBe('000000');
    expect((await stateOf(id))?.state).toBe('OPEN');
  });
});

describe('states of draws', () => {
  describeTransitions({
    states: lotteryStates,
    events: lotteryEvents,
    planned: (state, event) => lotteryTransitions[state][event],
    next: (state, event) => nextState(lotteryTransitions, state, event),
    fire: async (state, event, planned) => {
      const { id: authorId } = await person();
      const postId = await insertPost(on.portal.db, { authorId, kind: 'LOTTERY' });
      const { joinTo, drawAt, ...rest } = part();
      const isDrawn = state === 'DRAWN' || state === 'CLOSED';
      await on.portal.db.insert(lotteries).values({
        ...rest,
        prizes: [],
        postId,
        state,
        joinTo: new Date(joinTo),
        drawAt: new Date(drawAt),
        seedCommit: 'a'.repeat(64),
        seed: isDrawn ? 'b'.repeat(64) : null,
      });
      const ctx = systemContext({ database: on.portal.database, clock: { now: () => on.now } });
      const row = (await stateOf(postId)) ?? fail();
      const moved = inTransaction(on.portal.db, (tx) => moveLottery(tx, ctx, row, event));
      if (planned) expect((await moved).state).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
  const fail = (): never => {
    throw new Error('no draw');
  };
});
