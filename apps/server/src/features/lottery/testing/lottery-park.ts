import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSecretBox, type SecretBox } from '../../../platform/secret-box.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { comments, posts } from '../../community/post.table.ts';
import { insertBoards, theme } from '../../community/testing/insert-post.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { lotteries, lotteryEntries, lotteryPrizes, lotterySeeds, lotteryTraces } from '../lottery.table.ts';
import { settleLotteries } from '../settle-lotteries.ts';

const submit = 'POST /api/communityManage/post/submit';
const moderate = 'POST /api/communityManage/moderation/operate';
const join = 'POST /api/communityManage/lottery/join';
const check = 'POST /api/communityManage/lottery/check';

const hour = 3_600_000;

/** Opens the API with boards and three community operators, and the calls that tests of draws have in common. */
export function useLotteries() {
  const on = { now: testNow } as { now: Date; portal: TestApp; box: SecretBox };
  const operatorIds: string[] = [];

  const part = () => ({
    prizes: [
      { name: '防水棉手套', count: 1, kind: 'MAIL', valueFen: 12_000, points: 0 },
      { name: '社区积分', count: 1, kind: 'POINTS', valueFen: 0, points: 30 },
    ],
    joinTo: on.now.getTime() + 2 * hour,
    drawAt: on.now.getTime() + 3 * hour,
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
    const { id } = await insertUser(on.portal.db, { name, userType, enterpriseId });
    const logIn = () =>
      on.portal.logIn({
        userId: id,
        userType,
        enterpriseId,
        ...(enterpriseId ? { memberRole: 'OWNER', auditStatus: '2' } : {}),
      });
    return { id, token: await logIn(), logIn };
  }
  const operator = (at: number) =>
    on.portal.logIn({ userId: operatorIds[at] ?? '', userType: '900', operatorRoles: ['OP_COMMUNITY'] });

  const code = async (call: Promise<{ header: { retCode: string } }>) => (await call).header.retCode;
  const nonce = () =>
    `${ulid()}`
      .toLowerCase()
      .replace(/[^0-9a-f]/g, '0')
      .padEnd(32, 'a')
      .slice(0, 32);
  const stateOf = async (id: string) =>
    (await on.portal.db.select().from(lotteries).where(eq(lotteries.postId, id)))[0];
  /** Ids in an operator's work queue. */
  const waiting = async (kind: 'LOTTERY' | 'PRIZE', at: number) => {
    const { rows } = (
      await on.portal.call('GET /api/workManage/todo/queryList', { kind }, await operator(at))
    ).data;
    return rows.filter(({ mayDecide }) => mayDecide).map(({ refId }) => refId);
  };
  const exported = async (name: string) => {
    const headers = { token: await operator(0) };
    return (await on.portal.app.inject({ url: `/api/communityManage/${name}/export`, headers })).headers[
      'content-type'
    ];
  };
  const settle = () =>
    settleLotteries({
      database: on.portal.database,
      clock: { now: () => on.now },
      pay: on.portal.pay,
      box: on.box,
    });
  const eventsOf = async (userId: string) =>
    (await on.portal.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(messages.id)).map(
      ({ eventCode }) => eventCode,
    );

  /** Submits a draw that one operator confirms and another approves. */
  async function openLottery(author: { token: string }, more: object = {}): Promise<string> {
    const data = lottery();
    const { data: saved } = await on.portal.call(
      submit,
      { data: { ...data, lottery: { ...data.lottery, ...more } } },
      author.token,
    );
    const id = saved.postId;
    const checked = await on.portal.call(check, { id, version: saved.version }, await operator(0));
    await on.portal.call(
      moderate,
      { target: 'POST', id, version: checked.data.version, event: 'pass' },
      await operator(1),
    );
    return id;
  }

  const joinAs = (one: { token: string }, id: string) =>
    on.portal.call(join, { id, nonce: nonce() }, one.token);

  beforeAll(async () => {
    on.portal = await openTestApp(() => on.now);
    on.box = openSecretBox({ DATA_DIR: on.portal.dataDir, ENCRYPTION_KEY: undefined });
    await insertBoards(on.portal.db);
    for (let at = 0; at < 3; at++)
      operatorIds.push(
        (await insertUser(on.portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] })).id,
      );
  });
  afterEach(async () => {
    on.now = testNow;
    for (const table of [
      lotteryPrizes,
      lotteryEntries,
      lotteryTraces,
      lotterySeeds,
      lotteries,
      comments,
      messages,
    ])
      await on.portal.db.delete(table);
    await on.portal.db.delete(posts);
  });
  afterAll(() => on.portal.close());

  return Object.assign(on, {
    part,
    lottery,
    person,
    operator,
    code,
    nonce,
    stateOf,
    waiting,
    exported,
    settle,
    eventsOf,
    openLottery,
    joinAs,
  });
}
