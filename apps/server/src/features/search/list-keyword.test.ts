import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { contributions } from '../features.ts';
import { reindexAll } from './reindex.ts';

const now = new Date('2026-11-21T04:00:00Z');
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(() => now);
  await insertArticle(test.db, { publishAt: now, title: '月季', body: '<p>差压预冷</p>' });
  await insertArticle(test.db, { publishAt: now, title: '百合' });
  await insertArticle(test.db, { publishAt: now, title: '差压预冷', column: 'NOTICE' });
  await reindexAll(test.db, contributions.search, now);
});
afterAll(() => test.close());

it.each([
  ['差压预冷', ['月季']],
  ['百合', ['百合']],
  ['%', []],
  ['   ', ['百合', '月季']],
  // One character that expands to eighteen letters, and one to four ideographs.
  ['\uFDFA'.repeat(100), []],
  ['\u337F'.repeat(100), []],
])('a column filtered by %j', async (keyword, titles) => {
  const { data } = await test.call('GET /api/infoManage/content/queryList', { column: 'INDUSTRY', keyword });
  expect(data.rows.map(({ title }) => title)).toEqual(titles);
  expect(data.total).toBe(titles.length);
});
