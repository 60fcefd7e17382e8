import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertArticle } from '../testing/insert-article.ts';
import { openEditors } from './testing/editors.ts';

let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;

beforeAll(async () => {
  portal = await openTestApp();
  editors = await openEditors(portal);
});
afterAll(() => portal.close());

const readPublic = async (id: string, lang = 'zh') =>
  portal.call('GET /api/infoManage/content/queryDetail', { id, lang });

it('a public article keeps its versions, shows changes and can restore an old one', async () => {
  const id = await insertArticle(portal.db, { column: 'NOTICE', title: '停电通知', publishAt: testNow });
  await editors.operate(id, 'edit');
  const { content, version } = await editors.read(id);
  await editors.save({ ...content, title: '停水通知', level: 'IMPORTANT' }, { id, version });
  const difference = async (query: object) =>
    (await portal.call('GET /api/infoManage/content/queryDifference', { id, ...query }, editors.chief.token))
      .data.fields;
  expect(await difference({})).toEqual([
    {
      field: 'title',
      parts: expect.arrayContaining([
        { kind: 'removed', text: expect.stringContaining('电') },
        { kind: 'added', text: expect.stringContaining('水') },
      ]),
    },
    {
      field: 'level',
      parts: [
        { kind: 'removed', text: '一般' },
        { kind: 'added', text: '重要' },
      ],
    },
  ]);
  await editors.operate(id, 'submit');
  await editors.operate(id, 'approve', { token: editors.chief.token });
  const versions = await portal.call(
    'GET /api/infoManage/content/queryVersionList',
    { id },
    editors.author.token,
  );
  expect(versions.data.rows.map(({ no, title }) => [no, title])).toEqual([
    [2, '停水通知'],
    [1, '停电通知'],
  ]);
  expect(versions.data.rows[0]).toMatchObject({ authorNames: ['温以宁'], approvedBy: '顾清和' });
  const restored = await portal.call(
    'POST /api/infoManage/content/restoreVersion',
    { id, no: 1, version: (await editors.read(id)).version },
    editors.author.token,
  );
  expect(restored.header.retCode).toBe('000000');
  expect((await editors.read(id)).content.title).toBe('停电通知');
  expect((await readPublic(id)).data.title).toBe('停水通知');
  expect(await difference({ from: 9 })).toBeUndefined();
});

it('a draft restored from an old version is listed under its title', async () => {
  const id = await editors.publish({ title: '雨棚加固通知' });
  await editors.operate(id, 'withdraw', { reason: '时间有误' });
  await editors.operate(id, 'trash');
  await editors.operate(id, 'restore');
  const { content, version } = await editors.read(id);
  const saved = await editors.save({ ...content, title: '防风加固通知' }, { id, version });
  await portal.call(
    'POST /api/infoManage/content/restoreVersion',
    { id, no: 1, version: saved.data.version },
    editors.author.token,
  );
  const listed = await portal.call(
    'GET /api/infoManage/content/queryManageList',
    { keyword: '加固通知', state: 'DRAFT' },
    editors.author.token,
  );
  expect(listed.data.rows).toMatchObject([{ contentId: id, title: '雨棚加固通知' }]);
});
