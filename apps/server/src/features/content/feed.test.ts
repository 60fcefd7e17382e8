import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { tagInfos } from '../dictionary/dictionary.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertArticle } from './testing/insert-article.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
  const publishAt = new Date(testNow.getTime() - 3_600_000);
  await insertArticle(portal.db, { publishAt, title: '预冷 <四步> & 两小时' });
  await insertArticle(portal.db, { publishAt, title: '草稿', status: 'DRAFT' });
  await insertArticle(portal.db, { publishAt, title: '别的栏目', column: 'PARK' });
  await portal.db.insert(tagInfos).values([
    { tagId: 'ROSE', name: '月季', group: '花卉' },
    { tagId: 'SHIELDED', name: '停用', group: '花卉', shield: 1 },
  ]);
  await insertArticle(portal.db, {
    publishAt,
    title: '月季行情',
    category: '行情',
    tagIds: ['ROSE', 'SHIELDED'],
  });
});
afterAll(() => portal.close());

it('lists the published articles of its column, escaped', async () => {
  const answer = await portal.app.inject('/rss/industry.xml');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.body).toContain('<title>预冷 &lt;四步&gt; &amp; 两小时</title>');
  expect(answer.body).toContain('<pubDate>Sat, 21 Nov 2026 03:00:00 GMT</pubDate>');
  expect(answer.body).not.toContain('草稿');
  expect(answer.body).not.toContain('别的栏目');
});

it('responds with 304 if unchanged', async () => {
  const first = await portal.app.inject('/rss/industry.xml');
  const again = await portal.app.inject({
    url: '/rss/industry.xml',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it('is not found for other columns', async () => {
  expect((await portal.app.inject('/rss/carousel.xml')).statusCode).toBe(404);
});

it('lists only articles with the given tag', async () => {
  const feed = await portal.app.inject('/rss/industry.xml?tag=ROSE');
  expect(feed.body).toContain('<title>行业资讯·月季 - ');
  expect(feed.body).toContain('<link>http://portal.test/information/industrylist?tag=ROSE</link>');
  expect(feed.body).toContain('<title>月季行情</title>');
  expect(feed.body).toContain('<category>月季</category>');
  expect(feed.body).not.toContain('预冷');
  expect((await portal.app.inject('/rss/park.xml?tag=ROSE')).body).not.toContain('<item>');
});

it('lists only articles of the given category', async () => {
  const { body } = await portal.app.inject(`/rss/industry.xml?category=${encodeURIComponent('行情')}`);
  expect(body).toContain('<title>行业资讯·行情 - ');
  expect(body).toContain('月季行情');
  expect(body).not.toContain('预冷');
});

it('is not found for unknown tags and ignores invalid ones', async () => {
  expect((await portal.app.inject('/rss/industry.xml?tag=NOTHING')).statusCode).toBe(404);
  expect((await portal.app.inject('/rss/industry.xml?tag=SHIELDED')).statusCode).toBe(404);
  expect((await portal.app.inject('/rss/industry.xml?tag=%3Cb%3E&tag=x')).body).toContain('预冷');
});

it('links stories to the pages of their enterprises', async () => {
  const enterpriseId = await insertEnterprise(portal.db, { name: '月季公司' });
  const story = await insertArticle(portal.db, {
    column: 'STYLE',
    enterpriseId,
    publishAt: new Date(testNow.getTime() - 3_600_000),
  });
  const { body } = await portal.app.inject('/rss/style.xml');
  expect(body).toContain(
    `<link>http://portal.test/information/corporate-style-details/${enterpriseId}?story=${story}</link>`,
  );
});
