import { findMotif } from '@portal/illustration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { motifOf } from './draw-cover.ts';
import { openEditors } from './testing/editors.ts';

it.each([
  ['INDUSTRY', '玫瑰均价上涨', 'rose'],
  ['INDUSTRY', '十月行情', 'auction-hall'],
  ['INDUSTRY', '本周要闻', 'market-stall'],
  ['PARK', '首批温室点亮', 'greenhouse'],
  ['PARK', '开园第一天', 'terraces'],
  ['SAFETY', '用电检查清单', 'water-and-light'],
  ['SAFETY', '每月演练', 'tools'],
  ['STYLE', '我们的一年', 'bouquet'],
  ['NOTICE', '停电通知', undefined],
] as const)('%s “%s” is drawn as %s', (column, title, motif) => {
  expect(motifOf({ column, title })).toBe(motif);
  if (motif) expect(findMotif(motif)).toBe(motif);
});

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const publicCover = async (id: string) =>
  (await portal.call('GET /api/infoManage/content/queryDetail', { id, lang: 'zh' })).data.cover;

it('an article without a picture is published with a generated cover and keeps it', async () => {
  const editors = await openEditors(portal);
  const id = await editors.publish({ column: 'PARK', title: '首批温室点亮' });
  const cover = await publicCover(id);
  expect(cover).toMatchObject({ width: 1600, height: 900, alt: '' });
  const { statusCode, headers } = await portal.app.inject(`/api/fms/show/${cover?.fileId}_0?w=320`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  await editors.operate(id, 'edit');
  await editors.operate(id, 'submit');
  await editors.operate(id, 'approve', { token: editors.chief.token });
  expect(await publicCover(id)).toEqual(cover);
  expect(await publicCover(await editors.publish())).toBeNull();
});
