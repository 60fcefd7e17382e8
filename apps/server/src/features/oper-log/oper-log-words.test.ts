import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSampleRows } from '../../platform/xlsx/testing/sample-sheets.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { emptyTrash } from '../content/editing/empty-trash.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { regions, tagInfos } from '../dictionary/dictionary.table.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { insertLog } from './testing/insert-log.ts';

const list = 'GET /api/logManage/operLog/queryList';
let test: TestApp;
let token: string;
let editor: string;

beforeAll(async () => {
  test = await openTestApp();
  token = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  editor = (await insertUser(test.db, { loginName: 'op_editor', name: '秦岭', userType: '900' })).id;
});
afterAll(() => test.close());

const log = (at: string, given: Parameters<typeof insertLog>[2]) => insertLog(test.db, at, given);

it('exports the filtered entries, and logs the export', async () => {
  await log('2026-11-20T02:00:00Z', { event: 'policy.freeze' });
  const answer = await test.app.inject({
    url: '/api/logManage/operLog/export?event=policy.freeze',
    headers: { token },
  });
  const rows = await readSampleRows(answer.rawPayload);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.[0]).toEqual(new Date('2026-11-20T10:00:00Z'));
  const { data } = await test.call(list, { event: 'operLog.export' }, token);
  expect(data.rows).toHaveLength(1);
});

it('shows the name of an entity while it exists', async () => {
  const articleId = await insertArticle(test.db, {
    title: '花市延期公告',
    publishAt: new Date('2026-11-10T00:00:00Z'),
  });
  await test.db.insert(tagInfos).values({ tagId: 'T_FROST', name: '防寒', group: '生产' });
  const at = { entityId: articleId, userId: editor };
  const written = await Promise.all([
    log('2026-11-10T01:00:00Z', at),
    log('2026-11-10T02:00:00Z', { ...at, event: 'work.claim', entity: 'CONTENT' }),
    log('2026-11-10T03:00:00Z', { event: 'user.freeze', entity: 'user', entityId: editor }),
    log('2026-11-10T04:00:00Z', { event: 'tag.save', entity: 'tag', entityId: 'TAG/T_FROST' }),
    log('2026-11-10T05:00:00Z', { event: 'session.kick', entity: 'session', entityId: 'S1' }),
    log('2026-11-10T05:30:00Z', { event: 'site.save', entity: 'site', entityId: 'statements' }),
    log('2026-11-10T06:00:00Z', { event: 'policy.save', entity: 'policy', entityId: ulid() }),
  ]);
  const { data } = await test.call(list, { from: '2026-11-10', to: '2026-11-10' }, token);
  const names = ['花市延期公告', '花市延期公告', '秦岭', '防寒', '', '声明', ''];
  expect(data.rows.map(({ entityName }) => entityName)).toEqual(names.toReversed());
  const detail = await test.call('GET /api/logManage/operLog/queryDetail', { id: written[3] }, token);
  expect(detail.data).toMatchObject({ entityName: '防寒', entityId: 'TAG/T_FROST' });
});

it('shows the names of permanently deleted entities, also in earlier entries', async () => {
  const trashedAt = new Date(testNow.getTime() - 31 * 86_400_000);
  const id = await insertArticle(test.db, {
    title: '重复的停水通知',
    publishAt: trashedAt,
    ...({ status: 'TRASH', trashedAt } as const),
  });
  await log('2026-11-12T01:00:00Z', { event: 'work.claim', entity: 'CONTENT', entityId: id });
  await emptyTrash({ database: test.database, clock: { now: () => testNow } });
  for (const event of ['article.delete', 'work.claim']) {
    const { data } = await test.call(list, { event }, token);
    const row = data.rows.find(({ entityId }) => entityId === id);
    expect(row).toMatchObject({ event, entityName: '重复的停水通知' });
  }
});

it('resolves ids and codes row by row, while they are known', async () => {
  const policyId = await insertPolicy(test.db, { title: '水肥一体化补助办法' });
  await test.db.insert(regions).values({ regionId: 'R_NORTH', name: '北坡片区', kind: 'AREA' });
  const entry = await log('2026-11-11T01:00:00Z', {
    event: 'declareItem.edit',
    entity: 'declareItem',
    entityId: ulid(),
    before: { policyId: 'GONE', materials: [{ code: 'M-1', name: '申请表', required: false }] },
    after: {
      policyId,
      budgetFen: 250_000_000,
      userId: editor,
      regionId: 'R_NORTH',
      materials: [
        { code: 'M-1', name: '申请表', required: true },
        { code: 'M-2', name: '承诺书', required: false },
      ],
    },
  });
  const order = await log('2026-11-11T02:00:00Z', {
    event: 'region.sort',
    entity: 'region',
    entityId: 'REGION/',
    before: ['R_GONE', 'R_NORTH'],
    after: ['R_NORTH'],
  });
  const changesOf = async (id: string) =>
    (await test.call('GET /api/logManage/operLog/queryDetail', { id }, token)).data.changes.map(
      ({ fieldLabel, before, after, isNamed }) => [fieldLabel, before, after, isNamed],
    );
  const changes = await changesOf(entry);
  expect(changes).toHaveLength(8);
  expect(changes).toEqual(
    expect.arrayContaining([
      ['政策', 'GONE', '水肥一体化补助办法', true],
      ['预算（元）', null, '2,500,000.00', false],
      ['用户', null, '秦岭', true],
      ['所在区域', null, '北坡片区', true],
      ['材料 · 1 · 是否必填', '否', '是', true],
      ['材料 · 2 · 代码', null, 'M-2', false],
      ['材料 · 2 · 名称', null, '承诺书', false],
      ['材料 · 2 · 是否必填', null, '否', true],
    ]),
  );
  expect(await changesOf(order)).toEqual([['顺序', 'R_GONE，北坡片区', '北坡片区', true]]);
});

it('names what was collected, also after it is no longer collected', async () => {
  const policyId = await insertPolicy(test.db, { title: '冷链补助办法' });
  const user = await test.logIn();
  const operate = (event: string) =>
    test.call(
      'POST /api/collectManage/collect/operate',
      { event, targetType: 'POLICY', targetId: policyId },
      user,
    );
  await operate('add');
  await operate('remove');
  const { data } = await test.call(list, { entity: 'collection' }, token);
  expect(data.rows.map(({ event, entityName }) => [event, entityName])).toEqual([
    ['collect.remove', '冷链补助办法'],
    ['collect.add', '冷链补助办法'],
  ]);
  const id = data.rows[0]?.id;
  const { changes } = (await test.call('GET /api/logManage/operLog/queryDetail', { id }, token)).data;
  expect(changes).toContainEqual(
    expect.objectContaining({ field: 'targetId', after: '冷链补助办法', isNamed: true }),
  );
});
