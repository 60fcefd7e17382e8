import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData, regions, tagInfos } from './dictionary.table.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  await test.db.insert(businessData).values([
    { type: 'ENTERPRISE_PROPERTS', code: 'LLC', name: '有限责任公司', sort: 2 },
    { type: 'ENTERPRISE_PROPERTS', code: 'COOP', name: '合作社', sort: 1 },
    { type: 'ENTERPRISE_PROPERTS', code: 'OLD', name: '全民所有制', sort: 3, shield: 1 },
    { type: 'REPAIR_TYPE', code: 'WATER', name: '给排水', parentCode: 'PIPES' },
  ]);
  await test.db.insert(tagInfos).values([
    { tagId: 'rose', name: '月季', group: '品类', sort: 1 },
    { tagId: 'lily', name: '百合', group: '品类', sort: 0 },
    { tagId: 'fern', name: '蕨', group: '品类', shield: 1 },
  ]);
  await test.db.insert(regions).values([
    { regionId: 'YX-HX', parentId: 'YX', name: '核心片区', kind: '片区', sort: 20 },
    { regionId: 'YX', parentId: null, name: '云岫区', kind: '行政区', sort: 10 },
  ]);
});
afterAll(() => test.close());

const lists = [
  'GET /api/baseData/bussinessData/queryList',
  'GET /api/baseInfoManage/businessData/queryBusinessDataList',
] as const;

it.each(lists)('%s returns the available entries in order', async (list) => {
  const { header, data } = await test.call(list, { type: 'ENTERPRISE_PROPERTS' });
  expect(header.retCode).toBe(retCodes.SUCCESS);
  expect(data).toEqual([
    { type: 'ENTERPRISE_PROPERTS', code: 'COOP', name: '合作社', sort: 1, shield: 0, parentCode: null },
    { type: 'ENTERPRISE_PROPERTS', code: 'LLC', name: '有限责任公司', sort: 2, shield: 0, parentCode: null },
  ]);
});

it.each(lists)('%s filters by shield and parent, and returns all types if none is given', async (list) => {
  expect((await test.call(list, { shield: '1' })).data).toMatchObject([{ code: 'OLD' }]);
  expect((await test.call(list, { parentCode: 'PIPES' })).data).toMatchObject([{ code: 'WATER' }]);
  expect((await test.call(list, {})).data).toHaveLength(3);
  expect((await test.call(list, { type: 'NO_SUCH' })).data).toEqual([]);
  expect((await test.call(list, { type: "'; --" })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
});

it('returns the available tags', async () => {
  const { data } = await test.call('GET /api/baseInfoManage/businessData/queryTagInfoList', { shield: '0' });
  expect(data).toMatchObject([{ tagId: 'lily' }, { tagId: 'rose', name: '月季', group: '品类' }]);
});

it('returns the regions', async () => {
  const { data } = await test.call('GET /api/baseInfoManage/regionManage/queryList', {});
  expect(data).toMatchObject([
    { regionId: 'YX', parentId: null },
    { regionId: 'YX-HX', parentId: 'YX' },
  ]);
});
