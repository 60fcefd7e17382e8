import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawLottery, seedCommitOf } from '@portal/contract/lottery/draw';
import {
  lotteryEvents,
  lotteryStates,
  lotteryTransitions,
  prizeEvents,
  prizeStates,
  prizeTransitions,
} from '@portal/contract/lottery/terms';
import { asc, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openSecretBox, type SecretBox } from '../../platform/secret-box.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { boardFollows, comments, posts, reports } from '../community/post.table.ts';
import { insertBoards, insertComment, insertPost, theme } from '../community/testing/insert-post.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { users } from '../identity/user.table.ts';
import { messages } from '../message/message.table.ts';
import { accountOf, pointsOf } from '../points/move-points.public.ts';
import { awaitsPrize } from './lottery.account-end.ts';
import { lotteries, lotteryEntries, lotteryPrizes, lotterySeeds, lotteryTraces } from './lottery.table.ts';
import { moveLottery } from './move-lottery.ts';
import { movePrize } from './move-prize.ts';
import { settleLotteries, traceLotteries } from './settle-lotteries.ts';
import { sha256 } from './sha256.public.ts';

// Imported by URL, because the script is public and has no types.
const { findFaults } = (await import(
  pathToFileURL(path.join(import.meta.dirname, '../../../../../apps/web/public/verify-draw.mjs')).href
)) as { findFaults: (proof: object) => string[] };

const submit = 'POST /api/communityManage/post/submit';
const moderate = 'POST /api/communityManage/moderation/operate';
const detail = 'GET /api/communityManage/lottery/queryDetail';
const proof = 'GET /api/communityManage/lottery/queryProof';
const standing = 'GET /api/communityManage/lottery/queryStanding';
const join = 'POST /api/communityManage/lottery/join';
const check = 'POST /api/communityManage/lottery/check';
const manageList = 'GET /api/communityManage/lottery/queryManageList';
const ownPrizes = 'GET /api/communityManage/prize/queryOwnList';
const ownPrize = 'GET /api/communityManage/prize/queryOwnDetail';
const operatePrize = 'POST /api/communityManage/prize/operate';
const managedPrizes = 'GET /api/communityManage/prize/queryManageList';
const managedPrize = 'GET /api/communityManage/prize/queryManageDetail';
const handOut = 'POST /api/communityManage/prize/handOut';

const hour = 3_600_000;
const day = 24 * hour;

let now = testNow;
let portal: TestApp;
let box: SecretBox;
const operatorIds: string[] = [];

const part = () => ({
  prizes: [
    { name: '防水棉手套', count: 1, kind: 'MAIL', valueFen: 12_000, points: 0 },
    { name: '社区积分', count: 1, kind: 'POINTS', valueFen: 0, points: 30 },
  ],
  joinTo: now.getTime() + 2 * hour,
  drawAt: now.getTime() + 3 * hour,
  minEntrants: 2,
  audited: false,
  mustComment: false,
  mustFollowBoard: false,
  minPoints: 0,
});
const lottery = () => ({ ...theme, kind: 'LOTTERY', title: '晒工作照抽冬季工具包', lottery: part() });

async function person(given: { name?: string; enterpriseId?: string | null } = {}) {
  const { name = '梁苔生', enterpriseId = null } = given;
  const userType = enterpriseId ? ('200' as const) : ('100' as const);
  const { id } = await insertUser(portal.db, { name, userType, enterpriseId });
  const logIn = () =>
    portal.logIn({
      userId: id,
      userType,
      enterpriseId,
      ...(enterpriseId ? { memberRole: 'OWNER', auditStatus: '2' } : {}),
    });
  return { id, token: await logIn(), logIn };
}
const operator = (at: number) =>
  portal.logIn({ userId: operatorIds[at] ?? '', userType: '900', operatorRoles: ['OP_COMMUNITY'] });

const code = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
const nonce = () =>
  `${ulid()}`
    .toLowerCase()
    .replace(/[^0-9a-f]/g, '0')
    .padEnd(32, 'a')
    .slice(0, 32);
const stateOf = async (id: string) =>
  (await portal.db.select().from(lotteries).where(eq(lotteries.postId, id)))[0];
/** Ids in an operator's work queue. */
const waiting = async (kind: 'LOTTERY' | 'PRIZE', at: number) => {
  const { rows } = (await portal.call('GET /api/workManage/todo/queryList', { kind }, await operator(at)))
    .data;
  return rows.filter(({ mayDecide }) => mayDecide).map(({ refId }) => refId);
};
const exported = async (name: string) => {
  const headers = { token: await operator(0) };
  return (await portal.app.inject({ url: `/api/communityManage/${name}/export`, headers })).headers[
    'content-type'
  ];
};
const settle = () =>
  settleLotteries({ database: portal.database, clock: { now: () => now }, pay: portal.pay, box });
const eventsOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id)).map(
    ({ eventCode }) => eventCode,
  );

/** Submits a draw that one operator confirms and another approves. */
async function openLottery(author: { token: string }, more: object = {}): Promise<string> {
  const data = lottery();
  const { data: saved } = await portal.call(
    submit,
    { data: { ...data, lottery: { ...data.lottery, ...more } } },
    author.token,
  );
  const id = saved.postId;
  const checked = await portal.call(check, { id, version: saved.version }, await operator(0));
  await portal.call(
    moderate,
    { target: 'POST', id, version: checked.data.version, event: 'pass' },
    await operator(1),
  );
  return id;
}

const joinAs = (one: { token: string }, id: string) => portal.call(join, { id, nonce: nonce() }, one.token);

beforeAll(async () => {
  portal = await openTestApp(() => now);
  box = openSecretBox({ DATA_DIR: portal.dataDir, ENCRYPTION_KEY: undefined });
  await insertBoards(portal.db);
  for (let at = 0; at < 3; at++)
    operatorIds.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] })).id);
});
afterEach(async () => {
  now = testNow;
  for (const table of [
    lotteryPrizes,
    lotteryEntries,
    lotteryTraces,
    lotterySeeds,
    lotteries,
    comments,
    messages,
  ])
    await portal.db.delete(table);
  await portal.db.delete(posts);
});
afterAll(() => portal.close());

describe('creating a draw', () => {
  it('names each invalid field', async () => {
    const { token } = await person();
    const fields = async (more: object, post: object = {}) => {
      const data = lottery();
      const { header, data: answer } = await portal.call(
        submit,
        { data: { ...data, ...post, lottery: { ...data.lottery, ...more } } },
        token,
      );
      return [header.retCode, ...Object.keys((answer as { fields?: object }).fields ?? {})];
    };
    const { prizes } = part();
    expect(await fields({ joinTo: now.getTime() + hour - 1 })).toEqual(['100002', 'data.lottery.joinTo']);
    expect(await fields({ drawAt: now.getTime() + 2 * hour + 599_999 })).toEqual([
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
    const { data } = await portal.call(submit, { data: lottery() }, author.token);
    const id = data.postId;
    expect(data.state).toBe('PENDING');
    const pass = async (at: number, version: number) =>
      code(portal.call(moderate, { target: 'POST', id, version, event: 'pass' }, await operator(at)));
    expect(await pass(1, data.version)).toBe('500012');
    const checked = await portal.call(check, { id, version: data.version }, await operator(0));
    expect(checked.data).toMatchObject({ state: 'PENDING', mayCheck: false });
    const { version } = checked.data;
    expect(await pass(0, version)).toBe('500012');
    expect(await pass(1, version)).toBe('000000');
    expect(await stateOf(id)).toMatchObject({
      state: 'OPEN',
      seedCommit: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await code(portal.call(check, { id, version }, author.token))).toBe('500403');
  });

  it('cannot be confirmed by its author', async () => {
    const { data } = await portal.call(submit, { data: lottery() }, await operator(0));
    const { postId: id, version } = data;
    expect(await waiting('LOTTERY', 1)).toEqual([id]);
    expect(await code(portal.call(check, { id, version }, await operator(0)))).toBe('500012');
    expect(await code(portal.call(check, { id, version }, await operator(1)))).toBe('000000');
    expect(await waiting('LOTTERY', 1)).toEqual([]);
    const pass = async (at: number) =>
      code(
        portal.call(
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
    const [kept] = await portal.db.select().from(lotterySeeds);
    const seed = box.open(kept?.sealed ?? '');
    expect(seedCommitOf(sha256, seed)).toBe((await stateOf(id))?.seedCommit);
    const answers = [
      await portal.call(detail, { id }),
      await portal.call(standing, { id }, entrant.token),
      await portal.call(manageList, {}, await operator(0)),
      await portal.call('GET /api/communityManage/post/queryDetail', { id }),
      await portal.call('GET /api/communityManage/post/queryOwnDetail', { id }, author.token),
    ];
    const everything = JSON.stringify([
      answers,
      await portal.db.select().from(operLogs).orderBy(asc(operLogs.id)),
    ]);
    expect(everything).not.toContain(seed);
    expect(everything).not.toContain(kept?.sealed);
    expect(await code(portal.call(proof, { id }))).toBe('500404');
    // No other table contains the seed either, as text or within a document.
    const tables = await portal.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables.rows) {
      const found = await portal.db.execute(
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
    const joined = await portal.call(join, { id, nonce: own }, one.token);
    expect(joined.data.entry).toMatchObject({ entryNo: `0001-${own}`, isValid: true });
    expect(await code(joinAs(one, id))).toBe('500063');
    expect((await joinAs(await person(), id)).data.entry?.entryNo).toMatch(/^0002-/);
    expect(await code(portal.call(join, { id, nonce: 'XYZ' }, one.token))).toBe('100001');
    expect(await code(portal.call(join, { id: ulid(), nonce: own }, one.token))).toBe('500404');
    expect((await stateOf(id))?.entries).toBe(2);
  });

  it('excludes users related to the draw', async () => {
    const enterpriseId = await insertEnterprise(portal.db, {
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
    expect((await portal.call(detail, { id })).data).toMatchObject({ entries: 5, invalid: 3 });
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    const { data } = await portal.call(proof, { id });
    expect(data.entryNos.map((entryNo) => entryNo.slice(0, 4))).toEqual(['0004', '0005']);
  });

  it('excludes colleagues who join while acting for nobody or become colleagues later', async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: `隐约园艺${ulid()}（演示）` });
    const id = await openLottery(await person({ enterpriseId }));
    const enter = (userId: string) =>
      portal.db
        .insert(enterpriseMembers)
        .values({ id: ulid(), enterpriseId, userId, memberRole: 'STAFF', status: 'ACTIVE' });
    const [before, later] = [await person(), await person()];
    await enter(before.id);
    expect((await joinAs(before, id)).data.entry).toMatchObject({ isValid: false, reason: 'RELATED' });
    expect((await joinAs(later, id)).data.entry).toMatchObject({ isValid: true });
    await enter(later.id);
    await joinAs(await person(), id);
    await joinAs(await person(), id);
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    const { data } = await portal.call(proof, { id });
    expect(data.entryNos.map((entryNo) => entryNo.slice(0, 4))).toEqual(['0003', '0004']);
  });

  it('enforces the conditions of the draw', async () => {
    const author = await person();
    const id = await openLottery(author, { mustComment: true, minEntrants: 1 });
    const [one, other] = [await person(), await person()];
    expect((await portal.call(standing, { id }, one.token)).data).toMatchObject({
      mayJoin: false,
      lacks: [expect.any(String)],
    });
    expect(await code(joinAs(one, id))).toBe('500065');
    const said = await insertComment(portal.db, { postId: id, authorId: one.id });
    await insertComment(portal.db, { postId: id, authorId: other.id });
    expect(await code(joinAs(one, id))).toBe('000000');
    expect(await code(joinAs(other, id))).toBe('000000');
    expect(said).not.toBe('');
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    expect((await portal.call(proof, { id })).data.entryNos).toHaveLength(2);
  });

  it('ends on the minute', async () => {
    const id = await openLottery(await person());
    now = new Date(now.getTime() + 2 * hour);
    const late = await person();
    expect(await code(joinAs(late, id))).toBe('500012');
    expect((await portal.call(standing, { id }, late.token)).data.mayJoin).toBe(false);
  });

  it('publishes the fingerprint of the list every full hour, once', async () => {
    const id = await openLottery(await person());
    await joinAs(await person(), id);
    const deps = { database: portal.database, clock: { now: () => now }, pay: portal.pay, box };
    await traceLotteries(deps);
    await traceLotteries(deps);
    const { traces } = (await portal.call(detail, { id })).data;
    expect(traces).toEqual([
      expect.objectContaining({ entries: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ]);
  });
});

describe('one operator alone', () => {
  const moderateAs = async (at: number, id: string, event: string, target = 'POST') => {
    const row = { target, id };
    const token = await operator(at);
    const { version } = (await portal.call('GET /api/communityManage/moderation/queryDetail', row, token))
      .data;
    return portal.call(
      moderate,
      { ...row, version, event, data: { reason: '疑似违规', withCopies: false } },
      token,
    );
  };

  it('cannot exclude an entrant: conditions are checked only on joining', async () => {
    const enterpriseId = await insertEnterprise(portal.db, { name: `澄怀${ulid()}（演示）` });
    const id = await openLottery(await person(), {
      mustComment: true,
      mustFollowBoard: true,
      audited: true,
      minEntrants: 1,
    });
    const [post] = await portal.db.select().from(posts).where(eq(posts.id, id));
    const entrants = [
      await person({ enterpriseId }),
      await person({ enterpriseId }),
      await person({ enterpriseId }),
    ];
    const said: string[] = [];
    for (const one of entrants) {
      said.push(await insertComment(portal.db, { postId: id, authorId: one.id }));
      await portal.db.insert(boardFollows).values({ plateId: post?.plateId ?? '', userId: one.id, at: now });
      expect((await joinAs(one, id)).data.entry).toMatchObject({ isValid: true });
    }
    // Comment folded by an operator, comment removed, enterprise gone from the park, board unfollowed, account frozen.
    expect(await code(moderateAs(0, said[0] ?? '', 'hide', 'COMMENT'))).toBe('000000');
    expect(await code(moderateAs(0, said[1] ?? '', 'hide', 'COMMENT'))).toBe('000000');
    expect(await code(moderateAs(0, said[1] ?? '', 'confirm', 'COMMENT'))).toBe('000000');
    await portal.db.delete(boardFollows);
    await portal.db
      .update(users)
      .set({ auditStatus: '3', status: 'FROZEN' })
      .where(eq(users.id, entrants[2]?.id ?? ''));
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    const { data } = await portal.call(proof, { id });
    expect(data).toMatchObject({ given: 3, dropped: [] });
    expect(data.entryNos).toHaveLength(3);
  });

  it('cannot prevent someone from joining by folding their comments', async () => {
    const id = await openLottery(await person(), { mustComment: true });
    const one = await person();
    const said = await insertComment(portal.db, { postId: id, authorId: one.id });
    await moderateAs(0, said, 'hide', 'COMMENT');
    expect((await portal.call(standing, { id }, one.token)).data).toMatchObject({ mayJoin: true, lacks: [] });
    // Users who delete their own comment have not commented.
    const other = await person();
    const own = await insertComment(portal.db, { postId: id, authorId: other.id });
    await portal.db.update(comments).set({ status: 'DELETED', reason: '' }).where(eq(comments.id, own));
    expect((await portal.call(standing, { id }, other.token)).data.mayJoin).toBe(false);
  });

  it('cannot hide or lock an open draw, nor can three reports: a second operator agrees or rejects', async () => {
    const id = await openLottery(await person());
    await joinAs(await person(), id);
    for (const event of ['hide', 'lock'] as const) {
      expect((await moderateAs(0, id, event)).data.state).toBe('PUBLISHED');
      expect((await joinAs(await person(), id)).header.retCode).toBe('000000');
      expect(await code(moderateAs(0, id, event))).toBe('500012');
      const seen = await portal.call(
        'GET /api/communityManage/moderation/queryDetail',
        { target: 'POST', id },
        await operator(1),
      );
      expect(seen.data).toMatchObject({
        proposal: { event, reason: '疑似违规' },
        actions: expect.arrayContaining([event, 'keep']),
      });
      expect((await moderateAs(1, id, 'keep')).data.state).toBe('PUBLISHED');
    }
    for (const _reporter of [1, 2, 3, 4]) {
      const { token } = await person();
      const data = { target: 'POST', targetId: id, reasonCode: 'SPAM', text: '' };
      expect((await portal.call('POST /api/communityManage/report/submit', { data }, token)).data).toEqual({
        isHidden: false,
      });
    }
    const [report] = (await portal.call('GET /api/communityManage/report/queryList', {}, await operator(0)))
      .data.rows;
    const upheld = {
      id: report?.reportId ?? '',
      version: report?.version ?? 1,
      event: 'uphold',
      data: { reason: '属实' },
    };
    expect(
      await code(portal.call('POST /api/communityManage/report/operate', upheld, await operator(0))),
    ).toBe('500012');
    await portal.db.delete(reports);

    await moderateAs(0, id, 'hide');
    const { rows } = (
      await portal.call('GET /api/workManage/todo/queryList', { kind: 'POST' }, await operator(1))
    ).data;
    expect(rows).toMatchObject([{ refId: id, mayDecide: true }]);
    expect((await moderateAs(1, id, 'hide')).data.state).toBe('HIDDEN');
    expect(await code(joinAs(await person(), id))).toBe('500404');
  });

  it('cannot remove an entry: two can, with a reason, before the freeze; no name is published', async () => {
    const id = await openLottery(await person());
    const entrants = [await person({ name: '闻人清越' }), await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    const remove = async (at: number, event: string, data: object = {}) =>
      portal.call(
        'POST /api/communityManage/lottery/removeEntry',
        { id, event, data: { no: 1, ...data } },
        await operator(at),
      );
    const why = { cause: 'MULTIPLE', note: '同一人的第二个账号' };
    expect(await code(remove(0, 'ask', { ...why, no: 9 }))).toBe('100002');
    expect(await code(remove(0, 'ask', { ...why, note: '' }))).toBe('100002');
    expect((await remove(0, 'ask', why)).data.removals).toMatchObject([
      { no: 1, cause: 'MULTIPLE', agreedByName: '', actions: ['drop'] },
    ]);
    expect((await portal.call(detail, { id })).data).toMatchObject({ invalid: 0, dropped: [] });
    expect(await code(remove(0, 'agree'))).toBe('500012');
    expect(await waiting('LOTTERY', 1)).toEqual([id]);
    expect(await waiting('LOTTERY', 0)).toEqual([]);
    expect((await remove(1, 'drop')).data.removals).toEqual([]);
    await remove(0, 'ask', why);
    expect(await code(remove(1, 'agree'))).toBe('000000');
    expect(await eventsOf(entrants[0]?.id ?? '')).toEqual(['LOTTERY_ENTRY_REMOVED']);
    const { data } = await portal.call(detail, { id });
    expect(data).toMatchObject({ invalid: 1, dropped: [{ reason: 'MULTIPLE' }] });
    expect(JSON.stringify(data.dropped)).not.toContain('闻');
    // A removal proposed by only one operator excludes nobody when the list is frozen.
    await remove(0, 'ask', { ...why, no: 2 });
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    expect(await code(remove(1, 'agree', { no: 2 }))).toBe('500012');
    now = new Date(now.getTime() + hour);
    await settle();
    const shown = (await portal.call(proof, { id })).data;
    expect(shown).toMatchObject({ given: 3, dropped: [{ reason: 'MULTIPLE' }] });
    expect(shown.entryNos).toHaveLength(2);
    expect(findFaults(shown)).toEqual([]);
    expect(findFaults({ ...shown, dropped: [] })).toEqual(['number 1 was given and is nowhere']);
  });

  it('cannot make a prize lapse by freezing its winner', async () => {
    const id = await openLottery(await person());
    const entrants = [await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    now = new Date(now.getTime() + 3 * hour);
    await settle();
    await portal.db
      .update(users)
      .set({ status: 'FROZEN' })
      .where(eq(users.id, entrants[0]?.id ?? ''));
    now = new Date(now.getTime() + 7 * day);
    await settle();
    const states = (await portal.db.select().from(lotteryPrizes)).map(({ userId, state }) => [userId, state]);
    expect(new Map(states as [string, string][]).get(entrants[0]?.id ?? '')).toBe('TO_CLAIM');
    await portal.db
      .update(users)
      .set({ status: 'NORMAL' })
      .where(eq(users.id, entrants[0]?.id ?? ''));
    now = new Date(now.getTime() + 7 * day);
    await settle();
    const after = (await portal.db.select().from(lotteryPrizes)).map(({ userId, state }) => [userId, state]);
    expect(new Map(after as [string, string][]).get(entrants[0]?.id ?? '')).toBe('LAPSED');
  });
});

describe('the clock', () => {
  it('freezes the list, draws, and announces a result that anyone can verify', async () => {
    const id = await openLottery(await person());
    const entrants = [await person(), await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    expect((await stateOf(id))?.state).toBe('FROZEN');
    expect((await portal.call(proof, { id })).data).toMatchObject({ seed: null, winners: [] });
    now = new Date(now.getTime() + hour);
    await Promise.all([settle(), settle()]);
    const shown = (await portal.call(proof, { id })).data;
    const drawn = drawLottery(sha256, {
      seed: shown.seed ?? '',
      entryNos: shown.entryNos,
      ranks: shown.ranks,
    });
    expect(seedCommitOf(sha256, shown.seed ?? '')).toBe(shown.seedCommit);
    expect(shown.winners).toEqual(
      drawn.filter(({ rank }) => rank).map(({ entryNo, rank }) => ({ entryNo, rank })),
    );
    expect(await portal.db.$count(lotteryPrizes)).toBe(2);
    expect(await portal.db.$count(lotterySeeds)).toBe(0);
    const notices = (await Promise.all(entrants.map(({ id: userId }) => eventsOf(userId)))).flat().toSorted();
    expect(notices).toEqual(['LOTTERY_DRAWN', 'LOTTERY_WON', 'LOTTERY_WON']);
    const { winners } = (await portal.call(detail, { id })).data;
    expect(winners.map(({ name }) => name)).toEqual(['梁*生', '梁*生']);
  });

  it('postpones a draw with too few entrants once, then cancels it', async () => {
    const author = await person();
    const id = await openLottery(author);
    const one = await person();
    await joinAs(one, id);
    now = new Date(now.getTime() + 2 * hour);
    await settle();
    expect(await stateOf(id)).toMatchObject({ state: 'EXTENDED', joinTo: new Date(now.getTime() + 7 * day) });
    now = new Date(now.getTime() + 7 * day);
    await settle();
    expect((await stateOf(id))?.state).toBe('CANCELLED');
    expect(await portal.db.$count(lotterySeeds)).toBe(0);
    expect(await eventsOf(one.id)).toEqual(['LOTTERY_EXTENDED', 'LOTTERY_CANCELLED']);
  });

  it('cannot be deleted once someone has joined', async () => {
    const author = await person();
    const id = await openLottery(author);
    await joinAs(await person(), id);
    const { version } = (
      await portal.call('GET /api/communityManage/post/queryOwnDetail', { id }, author.token)
    ).data;
    const remove = portal.call(
      'POST /api/communityManage/post/operate',
      { id, version, event: 'delete' },
      author.token,
    );
    expect((await remove).header.retCode).not.toBe('000000');
    expect((await stateOf(id))?.state).toBe('OPEN');
  });
});

describe('prizes', () => {
  async function drawn() {
    const id = await openLottery(await person());
    const entrants = [await person(), await person(), await person()];
    for (const one of entrants) await joinAs(one, id);
    now = new Date(now.getTime() + 3 * hour);
    await settle();
    const won = await portal.db.select().from(lotteryPrizes).orderBy(asc(lotteryPrizes.rank));
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
      portal.call(
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
      portal.call(handOut, { id, version, event, data }, await operator(at));
    expect(await code(hand(0, 'send', 2))).toBe('500012');
    expect(await code(hand(0, 'prepare', 2))).toBe('100002');
    expect(await waiting('PRIZE', 0)).toContain(id);
    expect(await code(hand(0, 'prepare', 2, { code: '单号 0001' }))).toBe('000000');
    // The preparer waits for another operator, who sees the recipient but not the code.
    expect([await waiting('PRIZE', 0), await waiting('PRIZE', 1)].map((ids) => ids.includes(id))).toEqual([
      false,
      true,
    ]);
    const seen = await portal.call(managedPrize, { id }, await operator(1));
    expect(seen.data.contact).toMatchObject({ phone: '15400000001' });
    expect(JSON.stringify(seen)).not.toContain('单号 0001');
    expect(await code(hand(0, 'send', 3))).toBe('500012');
    expect((await portal.call(managedPrizes, {}, await operator(0))).data.rows).toHaveLength(2);
    expect((await hand(1, 'send', 3)).data.state).toBe('SENT');
    const own = (await portal.call(ownPrizes, {}, winner.token)).data.rows.find(
      ({ prizeId }) => prizeId === id,
    );
    expect(own).toMatchObject({ state: 'SENT', code: '单号 0001', actions: ['receive'] });
    expect(
      (await portal.call(operatePrize, { id, version: 4, event: 'receive' }, winner.token)).data.state,
    ).toBe('RECEIVED');
    expect(JSON.stringify(await portal.db.select().from(operLogs))).not.toContain('15400000001');
  });

  it('appear in the winner’s to-do list, and block ending the account once claimed', async () => {
    const { won, holder } = await drawn();
    const prize = won.find(({ kind }) => kind === 'POINTS') ?? fail();
    const winner = holder(prize.userId);
    const todo = async () => {
      const { rows } = (await portal.call('GET /api/caseManage/todo/queryList', {}, winner.token)).data;
      return rows.filter(({ kind }) => kind === 'PRIZE').map(({ id, dueAt }) => [id, dueAt]);
    };
    expect(await todo()).toEqual([[prize.id, prize.claimUntil.getTime()]]);
    expect(await awaitsPrize(portal.db, { id: winner.id, userType: '100' })).toBeNull();
    await portal.call(operatePrize, { id: prize.id, version: 1, event: 'claim' }, winner.token);
    expect(await todo()).toEqual([]);
    expect(await awaitsPrize(portal.db, { id: winner.id, userType: '100' })).toBe('PRIZE');
    const own = await portal.call(ownPrize, { id: prize.id }, winner.token);
    expect(own.data).toMatchObject({ state: 'CLAIMED', code: '' });
    const other = await person();
    expect(await code(portal.call(ownPrize, { id: prize.id }, other.token))).toBe('500404');
    expect([await exported('prize'), await exported('lottery')]).toEqual([
      expect.stringContaining('spreadsheetml'),
      expect.stringContaining('spreadsheetml'),
    ]);
  });

  it('go to different entries when given up at the same time', async () => {
    const { won, holder } = await drawn();
    const codes = await Promise.all(
      won.map(({ id, userId }) =>
        code(portal.call(operatePrize, { id, version: 1, event: 'giveUp' }, holder(userId).token)),
      ),
    );
    expect(codes).toEqual(['000000', '000000']);
    // Only one reserve is left, so the other prize goes to nobody.
    const reserves = (await portal.db.select().from(lotteryPrizes)).filter(({ isReserve }) => isReserve);
    expect(reserves).toHaveLength(1);
  });

  it('in points are paid by the park, once', async () => {
    const { won, holder } = await drawn();
    const prize = won[1] ?? fail();
    const winner = holder(prize.userId);
    await portal.call(operatePrize, { id: prize.id, version: 1, event: 'claim' }, winner.token);
    await portal.call(handOut, { id: prize.id, version: 2, event: 'prepare' }, await operator(0));
    await portal.call(handOut, { id: prize.id, version: 3, event: 'send' }, await operator(1));
    expect(await pointsOf(portal.db, accountOf(winner.id))).toBe(30);
  });

  it('pass once to the next in order, then to nobody, and then the draw is closed', async () => {
    const { id, won, entrants } = await drawn();
    now = new Date(now.getTime() + 7 * day);
    await settle();
    const third = entrants.find((one) => won.every(({ userId }) => userId !== one.id)) ?? fail();
    const reserve = (await portal.db.select().from(lotteryPrizes)).filter(({ isReserve }) => isReserve);
    expect(reserve).toMatchObject([{ userId: third.id, state: 'TO_CLAIM' }]);
    now = new Date(now.getTime() + 7 * day);
    await settle();
    expect(await portal.db.$count(lotteryPrizes)).toBe(3);
    expect((await stateOf(id))?.state).toBe('CLOSED');
    expect(await eventsOf(third.id)).toEqual(['LOTTERY_DRAWN', 'LOTTERY_WON', 'PRIZE_LAPSED']);
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
      const postId = await insertPost(portal.db, { authorId, kind: 'LOTTERY' });
      const { joinTo, drawAt, ...rest } = part();
      const isDrawn = state === 'DRAWN' || state === 'CLOSED';
      await portal.db.insert(lotteries).values({
        ...rest,
        prizes: [],
        postId,
        state,
        joinTo: new Date(joinTo),
        drawAt: new Date(drawAt),
        seedCommit: 'a'.repeat(64),
        seed: isDrawn ? 'b'.repeat(64) : null,
      });
      const ctx = systemContext({ database: portal.database, clock: { now: () => now } });
      const row = (await stateOf(postId)) ?? fail();
      const moved = inTransaction(portal.db, (tx) => moveLottery(tx, ctx, row, event));
      if (planned) expect((await moved).state).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
  const fail = (): never => {
    throw new Error('no draw');
  };
});

describe('states of prizes', () => {
  describeTransitions({
    states: prizeStates,
    events: prizeEvents,
    planned: (state, event) => prizeTransitions[state][event],
    next: (state, event) => nextState(prizeTransitions, state, event),
    fire: async (state, event, planned) => {
      const { id: userId } = await person();
      const postId = await insertPost(portal.db, { authorId: userId, kind: 'LOTTERY' });
      const entryId = ulid();
      await portal.db
        .insert(lotteryEntries)
        .values({ id: entryId, postId, no: 1, nonce: nonce(), userId, at: now });
      const [prize] = await portal.db
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
          claimUntil: now,
        })
        .returning();
      if (!prize) throw new Error('no prize');
      const ctx = systemContext({ database: portal.database, clock: { now: () => now } });
      const moved = inTransaction(portal.db, (tx) => movePrize(tx, ctx, prize, event));
      if (planned) expect((await moved).state).toBe(planned);
      else await expect(moved).rejects.toMatchObject({ retCode: '500012' });
    },
  });
});
