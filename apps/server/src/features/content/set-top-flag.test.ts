import { maxPinned } from '@portal/contract/max-pinned';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertArticle } from './testing/insert-article.ts';

const setTopFlag = 'POST /api/baseInfoManage/topInfo/setTopFlag';
const list = 'GET /api/infoManage/content/queryList';

let portal: TestApp;
let editor: string;
let hour = 0;

beforeAll(async () => {
  portal = await openTestApp();
  editor = await portal.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
});
afterAll(() => portal.close());

const insert = (given: object = {}) => {
  hour += 1;
  return insertArticle(portal.db, { publishAt: new Date(testNow.getTime() - hour * 3_600_000), ...given });
};
const flag = async (businessId: string, topFlag: '0' | '1') =>
  portal.call(setTopFlag, { businessType: 'ARTICLE', businessId, topFlag }, editor);
const firstOf = async (filter: object) => (await portal.call(list, { ...filter })).data.rows[0]?.contentId;

it('pins an article above newer ones, also in its tags’ lists, and unpins it', async () => {
  const newer = await insert({ column: 'PARK', tagIds: ['rose'] });
  const older = await insert({ column: 'PARK', tagIds: ['rose'] });
  expect((await flag(older, '1')).data).toEqual({ topFlag: '1' });
  for (const filter of [{ column: 'PARK' }, { column: 'PARK', tagId: 'rose' }])
    expect(await firstOf(filter)).toBe(older);
  expect((await flag(older, '1')).header.retCode).toBe('000000');
  await flag(older, '0');
  expect(await firstOf({ column: 'PARK' })).toBe(newer);
  const log = await portal.db
    .select()
    .from(operLogs)
    .where(eq(operLogs.entityId, older))
    .orderBy(operLogs.at, operLogs.id);
  expect(log.map(({ after }) => after)).toEqual([{ pinned: true }, { pinned: false }]);
});

it('limits each column to five pinned articles, even concurrently', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => insert({ column: 'NOTICE' })));
  const answers = await Promise.all(ids.map((id) => flag(id, '1')));
  const refused = answers.filter(({ header }) => header.retCode !== '000000');
  expect(answers.length - refused.length).toBe(maxPinned);
  expect(refused[0]?.data).toEqual({ fields: { topFlag: '每个栏目最多置顶 5 条' } });
  expect((await flag(await insert({ column: 'SAFETY' }), '1')).header.retCode).toBe('000000');
});

it('refuses unpublished and unknown articles and invalid values', async () => {
  expect((await flag(await insert({ status: 'DRAFT' }), '1')).header.retCode).toBe(
    retCodes.TRANSITION_REFUSED,
  );
  expect((await flag(ulid(), '1')).header.retCode).toBe(retCodes.NOT_FOUND);
  const bad = await portal.call(setTopFlag, { businessType: 'BILL', businessId: 'x', topFlag: '2' }, editor);
  expect(Object.keys((bad.data as unknown as { fields: object }).fields)).toEqual([
    'businessType',
    'businessId',
    'topFlag',
  ]);
});
