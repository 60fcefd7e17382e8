import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { businessData, regions } from '../dictionary/dictionary.table.ts';
import { insertEnterprise } from './testing/insert-enterprise.ts';

const list = 'GET /api/baseInfo/enterpriseInfo/queryList';
const detail = 'GET /api/baseInfo/enterpriseInfo/queryPublicDetail';

let portal: TestApp;
let notice = '';
let cold = '';
let hidden = '';
let pending = '';

beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await db.insert(regions).values([{ regionId: 'YX-DL', name: '东麓种业片区', kind: '片区' }]);
  await db.insert(businessData).values([{ type: 'ENTERPRISE_PROPERTS', code: 'LLC', name: '有限责任公司' }]);
  cold = await insertEnterprise(db, {
    name: '蓝鸢冷链（演示）',
    chainStages: ['LOGISTICS'],
    registeredOn: '2021-05-01',
    annual: [{ year: 2025, revenueFen: 300_00, taxFen: 1, rdFen: null, staff: 5 }],
  });
  await insertEnterprise(db, {
    name: '晨露100%月季（演示）',
    chainStages: ['SEED', 'GROW'],
    registeredOn: '2014-03-08',
    regionId: 'YX-DL',
    annual: [
      { year: 2024, revenueFen: 1, taxFen: 1, rdFen: 1, staff: 1 },
      { year: 2025, revenueFen: 700_00, taxFen: 1, rdFen: 50_00, staff: 8 },
      { year: 2026, revenueFen: 999_00, taxFen: 1, rdFen: 1, staff: 9 },
    ],
    products: [{ name: '切花月季苗', category: '种苗', seasonFrom: 3, seasonTo: 6, yearOutput: '260万株' }],
  });
  notice = await insertEnterprise(db, { name: '又一家（演示）', chainStages: ['SALES'] });
  await insertEnterprise(db, { name: '再一家（演示）', chainStages: ['SALES'] });
  hidden = await insertEnterprise(db, { name: '隐藏（演示）', visibility: 'HIDDEN' });
  pending = await insertEnterprise(db, { name: '待审（演示）', entryStatus: 'PENDING' });
});

afterAll(() => portal.close());

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('queryList', () => {
  it('lists admitted, visible enterprises in supply-chain order', async () => {
    const { data } = await portal.call(list, { pageSize: 2 });
    expect(data.total).toBe(4);
    expect(namesOf(data.rows)).toEqual(['晨露100%月季（演示）', '蓝鸢冷链（演示）']);
    expect(data.rows[0]).toMatchObject({ regionName: '东麓种业片区', foundedYear: 2014, hasStory: false });
  });

  it('exposes no personal names, phone numbers or codes', async () => {
    const { data } = await portal.call(list, {});
    const text = JSON.stringify(data);
    for (const secret of ['15410009222', '沈听澜', '许晚棠', '9199', 'revenueFen']) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    [{ chainStage: 'GROW' }, ['晨露100%月季（演示）']],
    [{ regionId: 'YX-DL' }, ['晨露100%月季（演示）']],
    [{ keyword: '冷链' }, ['蓝鸢冷链（演示）']],
    [{ keyword: '月季苗' }, ['晨露100%月季（演示）']],
    [{ keyword: '0%' }, ['晨露100%月季（演示）']],
    [{ keyword: '%' }, ['晨露100%月季（演示）']],
    [{ keyword: '没有' }, []],
  ])('filters by %o', async (filter, expected) => {
    const { data } = await portal.call(list, filter);
    expect(namesOf(data.rows)).toEqual(expected);
  });

  it('sorts by founding date, newest first', async () => {
    const { data } = await portal.call(list, { sort: 'newest', pageSize: 1 });
    expect(namesOf(data.rows)).toEqual(['蓝鸢冷链（演示）']);
  });

  it.each([
    [{ chainStage: 'MINING' }, 'chainStage'],
    [{ pageNo: -1 }, 'pageNo'],
    [{ keyword: 'x'.repeat(101) }, 'keyword'],
  ])('refuses %o', async (input, field) => {
    const { header, data } = await portal.call(list, input);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(`fields.${field}`);
  });
});

describe('queryFacets', () => {
  it('counts an enterprise in each of its stages, in supply-chain order', async () => {
    const { data } = await portal.call('GET /api/baseInfo/enterpriseInfo/queryFacets', {});
    expect(data).toEqual({
      total: 4,
      chainStages: [
        { chainStage: 'SEED', count: 1 },
        { chainStage: 'GROW', count: 1 },
        { chainStage: 'LOGISTICS', count: 1 },
        { chainStage: 'SALES', count: 2 },
      ],
      regions: [{ regionId: 'YX-DL', name: '东麓种业片区', count: 1 }],
    });
  });
});

describe('queryFigures', () => {
  it('sums the latest year that half of the enterprises have reported', async () => {
    const { data } = await portal.call('GET /api/baseInfo/enterpriseInfo/queryFigures', {});
    expect(data).toMatchObject({ enterpriseCount: 4, productCount: 1, honourCount: 0 });
    expect(data.reported).toEqual({
      year: 2025,
      enterpriseCount: 2,
      revenueFen: 1_000_00,
      rdFen: 50_00,
      staff: 13,
    });
  });

  it('returns no sum if nothing was reported', async () => {
    const empty = await openTestApp();
    const { data } = await empty.call('GET /api/baseInfo/enterpriseInfo/queryFigures', {});
    expect(data).toEqual({ enterpriseCount: 0, productCount: 0, honourCount: 0, reported: null });
    await empty.close();
  });
});

describe('queryPublicDetail', () => {
  it('returns the profile of an enterprise without a story', async () => {
    const { data } = await portal.call(detail, { id: cold });
    expect(data).toMatchObject({ enterpriseId: cold, propertyName: '有限责任公司', story: null });
  });

  it('returns the story with sanitised HTML', async () => {
    await insertArticle(portal.db, {
      column: 'STYLE',
      enterpriseId: notice,
      publishAt: new Date(testNow.getTime() - 1),
      body: '<h2>少卖的三万株</h2><script>x()</script>',
    });
    const { data } = await portal.call(detail, { id: notice });
    expect(data.hasStory).toBe(true);
    expect(data.story).toMatchObject({
      body: '<h2 id="s1">少卖的三万株</h2>',
      headings: [{ id: 's1', text: '少卖的三万株' }],
    });
  });

  it('lists other enterprises of the same stage', async () => {
    const { data } = await portal.call(list, { chainStage: 'SALES' });
    const [one, other] = data.rows;
    const answer = await portal.call(detail, { id: one?.enterpriseId });
    expect(answer.data.peers.map(({ enterpriseId }) => enterpriseId)).toEqual([other?.enterpriseId]);
  });

  it('returns the same error for hidden, unadmitted and unknown enterprises', async () => {
    for (const id of [hidden, pending, ulid()]) {
      expect((await portal.call(detail, { id })).header.retCode).toBe(retCodes.NOT_FOUND);
    }
  });

  it('refuses a malformed id', async () => {
    expect((await portal.call(detail, { id: '1' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });
});
