import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { settleArticles } from '../settle-articles.ts';
import { insertArticle } from '../testing/insert-article.ts';

let now = testNow;
let portal: TestApp;
let editor: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  editor = await portal.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
});
afterAll(() => portal.close());

const hour = 3_600_000;
const list = async (filter: object) =>
  (await portal.call('GET /api/infoManage/content/queryList', { column: 'PARK', ...filter })).data.rows.map(
    ({ contentId }) => contentId,
  );
const order = (data: { contentId: string; topUntil: number | null }[]) =>
  portal.call('POST /api/baseInfoManage/topInfo/save', { column: 'PARK', data }, editor);
const forever = (contentId: string) => ({ contentId, topUntil: null });

it('orders pinned articles until their time is over', async () => {
  const ids: string[] = [];
  for (const age of [1, 2, 3, 4])
    ids.push(
      await insertArticle(portal.db, {
        column: 'PARK',
        tagIds: ['rose'],
        publishAt: new Date(testNow.getTime() - age * hour),
      }),
    );
  const [a = '', b = '', c = '', d = ''] = ids;
  for (const businessId of [c, d])
    await portal.call(
      'POST /api/baseInfoManage/topInfo/setTopFlag',
      { businessType: 'ARTICLE', businessId, topFlag: '1' },
      editor,
    );
  expect(await list({})).toEqual([d, c, a, b]);
  const topUntil = testNow.getTime() + hour;
  expect((await order([{ contentId: c, topUntil }, forever(d)])).data).toMatchObject([
    { contentId: c, topUntil },
    { contentId: d, topUntil: null },
  ]);
  expect(await list({})).toEqual([c, d, a, b]);
  expect(await list({ tagId: 'rose' })).toEqual([c, d, a, b]);
  now = new Date(topUntil);
  await settleArticles({ database: portal.database, clock: { now: () => now } });
  expect(await list({ tagId: 'rose' })).toEqual([d, a, b, c]);
  expect(await list({})).toEqual([d, a, b, c]);

  for (const [data, retCode] of [
    [[forever(d), forever(a)], retCodes.VERSION_CONFLICT],
    [[forever(ulid())], retCodes.VERSION_CONFLICT],
    [[], retCodes.VERSION_CONFLICT],
    [[{ contentId: d, topUntil: now.getTime() }], retCodes.FIELD_REFUSED],
    [[forever('x')], retCodes.PARAMETER_INVALID],
  ] as const)
    expect((await order([...data])).header.retCode).toBe(retCode);
});
