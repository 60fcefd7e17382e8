import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
  const type = 'COMMUNITY_PLATE_TYPE';
  const plate = { type: 'COMMUNITY_PLATE', parentCode: 'TALK' };
  await portal.db.insert(businessData).values([
    { type, code: 'HELP', name: '互助', sort: 20 },
    { type, code: 'TALK', name: '交流', sort: 10 },
    { type, code: 'OLD', name: '旧类', sort: 5, shield: 1 },
    { ...plate, code: 'GROW', name: '种植技术', sort: 2 },
    { ...plate, code: 'TRADE', name: '产销对接', sort: 1 },
    { ...plate, code: 'GONE', name: '停用板块', sort: 0, shield: 1 },
  ]);
});
afterAll(() => portal.close());

it('gives each type with its boards, in order, without what is hidden', async () => {
  const { data } = await portal.call('GET /api/communityManage/communityPlate/queryTypeCommunityPlate', {});
  expect(data).toEqual([
    {
      id: 'TALK',
      name: '交流',
      plateVOList: [
        { id: 'TRADE', name: '产销对接' },
        { id: 'GROW', name: '种植技术' },
      ],
    },
    { id: 'HELP', name: '互助', plateVOList: [] },
  ]);
});
