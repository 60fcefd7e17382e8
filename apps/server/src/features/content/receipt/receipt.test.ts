import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { articles } from '../article.table.ts';
import { insertArticle } from '../testing/insert-article.ts';

let now = testNow;
let portal: TestApp;
let editor: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  editor = await logInEditor();
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => portal.close());

async function insertCompany(
  name: string,
  chainStages: ('GROW' | 'SEED')[] = ['GROW'],
  given: Partial<typeof enterprises.$inferInsert> = {},
) {
  const enterpriseId = await insertEnterprise(portal.db, { name, chainStages, ...given });
  const { id: userId } = await insertUser(portal.db, { name: `${name}的所有者`, enterpriseId });
  await portal.db.insert(enterpriseMembers).values({
    id: ulid(),
    enterpriseId,
    userId,
    memberRole: 'OWNER',
    status: 'ACTIVE',
  });
  const identity = { userType: '200', userId, enterpriseId, memberRole: 'OWNER', auditStatus: '2' } as const;
  return { enterpriseId, userId, token: await portal.logIn(identity) };
}

const notice = (given: object = {}) =>
  insertArticle(portal.db, {
    column: 'SAFETY',
    title: '冷库用电自查',
    needReceipt: true,
    publishAt: testNow,
    ...given,
  });
const confirm = (id: string, token: string) =>
  portal.call('POST /api/infoManage/receipt/confirm', { id }, token);
const own = async (id: string, token: string) =>
  (await portal.call('GET /api/infoManage/receipt/queryOwn', { id }, token)).data;
const readers = (query: object) =>
  portal.call('GET /api/infoManage/receipt/queryDetail', { ...query }, editor);
const logInEditor = () => portal.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
const remind = async (id: string) =>
  portal.call('POST /api/infoManage/receipt/remind', { id }, await logInEditor());

it('an enterprise confirms once, through its first member to do so', async () => {
  const [reader, other] = [await insertCompany('青禾种苗'), await insertCompany('云上花卉')];
  const enterpriseIds = [reader.enterpriseId, other.enterpriseId];
  const id = await notice({ audience: { chainStages: [], enterpriseIds } });
  expect(await own(id, reader.token)).toMatchObject({ wanted: true, confirmedAt: null, confirmed: 0 });
  expect((await confirm(id, reader.token)).data).toMatchObject({
    confirmedAt: testNow.getTime(),
    confirmedBy: '青禾种苗的所有者',
    confirmed: 1,
  });
  now = new Date(testNow.getTime() + 60_000);
  expect((await confirm(id, reader.token)).data.confirmedAt).toBe(testNow.getTime());
  const { data } = await readers({ id });
  expect(data.rows.map(({ name }) => name)).toEqual(['云上花卉', '青禾种苗']);
  expect(data.article).toMatchObject({ confirmed: 1, total: 2 });
  expect((await readers({ id, read: '0' })).data.rows.map(({ enterpriseId }) => enterpriseId)).toEqual([
    other.enterpriseId,
  ]);
  expect((await readers({ id, keyword: '青禾' })).data.total).toBe(1);
});

it('asks the enterprises concerned', async () => {
  const [seed, grower] = [await insertCompany('苗种研究', ['SEED']), await insertCompany('种植一号')];
  const ofStage = await notice({ audience: { chainStages: ['SEED'], enterpriseIds: [] } });
  expect((await own(ofStage, seed.token)).wanted).toBe(true);
  expect((await own(ofStage, grower.token)).wanted).toBe(false);
  expect((await confirm(ofStage, grower.token)).header.retCode).toBe(retCodes.NOT_FOUND);
  const chosen = await notice({ audience: { chainStages: [], enterpriseIds: [grower.enterpriseId] } });
  expect((await readers({ id: chosen })).data.rows.map(({ name }) => name)).toEqual(['种植一号']);
});

it('asks nothing for articles without receipts, drafts and visitors without an enterprise', async () => {
  const { token } = await insertCompany('花艺一号');
  for (const given of [{ needReceipt: false }, { status: 'DRAFT' }]) {
    const id = await notice(given);
    expect((await own(id, token)).wanted).toBe(false);
    expect((await confirm(id, token)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await readers({ id })).header.retCode).toBe(retCodes.NOT_FOUND);
  }
  expect((await own(await notice(), await portal.logIn())).wanted).toBe(false);
});

it('reminds enterprises that haven’t confirmed, once a day', async () => {
  const [quick, slow] = [await insertCompany('快读'), await insertCompany('慢读')];
  const enterpriseIds = [quick.enterpriseId, slow.enterpriseId];
  const id = await notice({ audience: { chainStages: [], enterpriseIds } });
  await confirm(id, quick.token);
  expect((await remind(id)).data).toEqual({ reminded: 1, remindedAt: testNow.getTime() });
  const message = async (userId: string) => portal.db.$count(messages, eq(messages.userId, userId));
  expect([await message(quick.userId), await message(slow.userId)]).toEqual([0, 1]);
  expect((await remind(id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  now = new Date('2026-11-21T16:00:00Z');
  expect((await remind(id)).header.retCode).toBe('000000');
  now = testNow;
  await confirm(id, slow.token);
  now = new Date('2026-11-22T16:00:00Z');
  expect((await remind(id)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});

it('withdraws its request along with the notice', async () => {
  const reader = await insertCompany('收到撤下');
  const audience = { chainStages: [], enterpriseIds: [reader.enterpriseId] };
  const id = await notice({ title: '演练改期', audience });
  await remind(id);
  const inbox = async () =>
    (await portal.call('GET /api/messageManage/message/queryList', {}, reader.token)).data.rows.map(
      ({ title, body, level }) => ({ title, body, level }),
    );
  expect(await inbox()).toMatchObject([{ title: '请确认已读：演练改期', level: 'IMPORTANT' }]);
  const withdrawal = { id, event: 'withdraw', version: 1, data: { reason: '时间有误' } };
  const { header } = await portal.call('POST /api/infoManage/content/operate', withdrawal, editor);
  expect(header.retCode).toBe('000000');
  expect(await inbox()).toEqual([
    {
      title: '公告已撤下：演练改期',
      body: '公告《演练改期》已撤下，不用再签收。原因：时间有误',
      level: 'NORMAL',
    },
  ]);
});

it('is exported as filtered, and the export is logged', async () => {
  const id = await notice({ title: '导出签收' });
  await insertCompany('导出种苗');
  const readersSheet = { id, read: '0', keyword: '导出种苗' };
  for (const [name, filter] of [
    ['export', readersSheet],
    ['exportList', { column: 'SAFETY', keyword: '导出签收' }],
  ] as const) {
    const url = `/api/infoManage/receipt/${name}?${new URLSearchParams(filter).toString()}`;
    const { headers } = await portal.app.inject({ url, headers: { token: editor } });
    expect(headers['content-type']).toContain('spreadsheetml');
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'receipt.export'));
    expect(logged.map(({ after }) => after)).toContainEqual({ ...filter, totalRows: 1 });
  }
  const nothing = await portal.app.inject({
    url: '/api/infoManage/receipt/export?id=01J0000000000000000000000X',
    headers: { token: editor },
  });
  expect(nothing.json().header.retCode).toBe(retCodes.NOT_FOUND);
});

it('keeps confirmations after a notice expires and asks for no more', async () => {
  const [reader, slow] = [await insertCompany('期内确认'), await insertCompany('期内未确认')];
  const enterpriseIds = [reader.enterpriseId, slow.enterpriseId];
  const id = await notice({ title: '汛期值守', audience: { chainStages: [], enterpriseIds } });
  await confirm(id, reader.token);
  const list = async (query: object) => {
    const { data } = await portal.call(
      'GET /api/infoManage/receipt/queryList',
      { keyword: '汛期值守', ...query },
      editor,
    );
    return data.rows;
  };
  for (const status of ['EXPIRED', 'WITHDRAWN'] as const) {
    await portal.db.update(articles).set({ status }).where(eq(articles.id, id));
    expect(await list({ status })).toMatchObject([{ contentId: id, status, confirmed: 1, total: 2 }]);
    expect(await list({ status: 'PUBLISHED' })).toEqual([]);
    const { data } = await readers({ id });
    expect(data.rows.map(({ name }) => name)).toEqual(['期内未确认', '期内确认']);
    expect(data.mayRemind).toBe(false);
    expect((await remind(id)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await confirm(id, slow.token)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await own(id, slow.token)).wanted).toBe(false);
  }
  await portal.db.update(articles).set({ status: 'TRASH' }).where(eq(articles.id, id));
  expect(await list({})).toEqual([]);
});

it('asks the enterprises in the park on its day, whoever comes or leaves later', async () => {
  const reader = await insertCompany('当日在园');
  const id = await notice({ title: '大风蓝色预警', publishAt: new Date(testNow.getTime() - 86_400_000) });
  const before = (await readers({ id })).data.article.total;
  const newcomer = await insertCompany('次日入园', ['GROW'], { admittedAt: testNow });
  const todo = async (token: string) =>
    (await portal.call('GET /api/caseManage/todo/queryList', {}, token)).data.rows.map((row) => row.id);
  expect(await todo(newcomer.token)).not.toContain(id);
  expect(await todo(reader.token)).toContain(id);
  expect((await own(id, newcomer.token)).wanted).toBe(false);
  expect((await readers({ id })).data.article.total).toBe(before);
  await portal.db
    .update(enterprises)
    .set({ entryStatus: 'REVOKED', leftAt: testNow })
    .where(eq(enterprises.id, reader.enterpriseId));
  expect((await readers({ id })).data.article.total).toBe(before);
  // Enterprises named by the notice itself are asked in any case.
  const audience = { chainStages: [], enterpriseIds: [newcomer.enterpriseId] };
  expect((await own(await notice({ audience, publishAt: testNow }), newcomer.token)).wanted).toBe(true);
});

it('lists articles with their confirmation figures', async () => {
  const id = await notice({ title: '消防演练签收' });
  const { data } = await portal.call(
    'GET /api/infoManage/receipt/queryList',
    { keyword: '消防演练' },
    editor,
  );
  expect(data.rows).toMatchObject([
    { contentId: id, confirmed: 0, total: (await readers({ id })).data.total },
  ]);
});
