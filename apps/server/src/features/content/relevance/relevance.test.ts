import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { businessData, tagInfos } from '../../dictionary/dictionary.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { insertArticle } from '../testing/insert-article.ts';

const relevance = 'GET /api/infoManage/content/queryRelevance';
const collect = 'POST /api/collectManage/collect/operate';
const products = [
  { name: '切花月季嫁接苗', category: '种苗', seasonFrom: 3, seasonTo: 6, yearOutput: '260万株' },
  { name: '庭院绣球', category: '盆花', seasonFrom: 4, seasonTo: 6, yearOutput: '2万盆' },
];

let portal: TestApp;
let founded = 0;

beforeAll(async () => {
  portal = await openTestApp();
  await portal.db.insert(tagInfos).values([
    { tagId: 'rose', name: '月季', group: '品类' },
    { tagId: 'cut', name: '切花', group: '品类' },
    { tagId: 'cold', name: '冷链', group: '环节' },
    { tagId: 'tissue', name: '组培', group: '环节' },
    { tagId: 'old', name: '绣球', group: '品类', shield: 1 },
  ]);
  await portal.db
    .insert(businessData)
    .values({ type: 'INDUSTRY_TAG', code: 'T_COLD', name: '冷链物流', sort: 1 });
});
afterAll(() => portal.close());

const news = (given: Partial<Parameters<typeof insertArticle>[1]> = {}) =>
  insertArticle(portal.db, { publishAt: testNow, ...given });

async function logInGrower(given: Partial<Parameters<typeof insertEnterprise>[1]> = {}) {
  founded += 1;
  const enterpriseId = await insertEnterprise(portal.db, {
    name: `晨露月季种苗第${founded}公司（演示）`,
    shortName: '晨露月季',
    products,
    industryTagIds: ['T_COLD'],
    ...given,
  });
  const { id: userId } = await insertUser(portal.db, { enterpriseId });
  return portal.logIn({ userType: '200', userId, enterpriseId, memberRole: 'STAFF', auditStatus: '2' });
}

const reasonsOf = async (id: string, token: string) =>
  (await portal.call(relevance, { id }, token)).data.reasons;
const reason = (kind: string, tag = '', own = '', collected = 0) => ({ kind, tag, own, collected });

it('names the product, or else the industry, of a tag, each once', async () => {
  const token = await logInGrower();
  const id = await news({ tagIds: ['cut', 'rose', 'cold', 'tissue', 'old'] });
  expect(await reasonsOf(id, token)).toEqual([
    reason('PRODUCT', '切花', '切花月季嫁接苗'),
    reason('INDUSTRY', '冷链', '冷链物流'),
  ]);
  expect(await reasonsOf(await news({ tagIds: ['tissue'] }), token)).toEqual([]);
});

it('reports that the text names the enterprise', async () => {
  const id = await news({ body: '<p>晨露月季的第三座温室封顶。</p>' });
  expect(await reasonsOf(id, await logInGrower())).toEqual([reason('NAMED')]);
});

it('ignores enterprises that were never admitted, and others’', async () => {
  const id = await news({ tagIds: ['rose'], title: '晨露月季扩建' });
  expect(await reasonsOf(id, await logInGrower({ entryStatus: 'PENDING' }))).toEqual([]);
  const other = await logInGrower({
    name: '某盆景园',
    shortName: '盆景园',
    products: [],
    industryTagIds: [],
  });
  expect(await reasonsOf(id, other)).toEqual([]);
});

it('counts other saved articles with a tag, if there are enough of them', async () => {
  const token = await portal.logIn({ userType: '100', userId: ulid() });
  const id = await news({ tagIds: ['cold', 'rose'] });
  const others = await Promise.all(
    [['rose'], ['rose', 'cold'], ['rose', 'cold']].map((tagIds) => news({ tagIds })),
  );
  const collected = (targetId: string) =>
    portal.call(collect, { event: 'add', targetType: 'ARTICLE', targetId }, token);
  for (const targetId of [id, ...others.slice(1)]) await collected(targetId);
  expect(await reasonsOf(id, token)).toEqual([]);
  await collected(others[0] ?? '');
  expect(await reasonsOf(id, token)).toEqual([reason('COLLECTED', '月季', '', 3)]);
  expect(await reasonsOf(id, await portal.logIn({ userType: '100', userId: ulid() }))).toEqual([]);
});

it('is only for members, and for readable articles', async () => {
  const token = await logInGrower();
  const codeOf = async (id: string, used?: string) =>
    (await portal.call(relevance, { id }, used)).header.retCode;
  expect(await codeOf(await news())).toBe(retCodes.NOT_LOGGED_IN);
  const later = await news({ publishAt: new Date(testNow.getTime() + 1) });
  for (const id of [later, await news({ status: 'WITHDRAWN' }), ulid()])
    expect(await codeOf(id, token)).toBe(retCodes.NOT_FOUND);
  expect(await codeOf('', token)).toBe(retCodes.PARAMETER_INVALID);
});
