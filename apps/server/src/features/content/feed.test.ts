import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { renderFeed } from './feed.view.ts';
import { insertArticle } from './testing/insert-article.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
  const publishAt = new Date(testNow.getTime() - 3_600_000);
  await insertArticle(portal.db, { publishAt, title: '预冷 <四步> & 两小时' });
  await insertArticle(portal.db, { publishAt, title: '草稿', status: 'DRAFT' });
  await insertArticle(portal.db, { publishAt, title: '别的栏目', column: 'PARK' });
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

it('answers 304 to who has it', async () => {
  const first = await portal.app.inject('/rss/industry.xml');
  const again = await portal.app.inject({
    url: '/rss/industry.xml',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it('knows no other columns', async () => {
  expect((await portal.app.inject('/rss/carousel.xml')).statusCode).toBe(404);
});

it('links a story to the page of its enterprise and drops what XML cannot hold', () => {
  const xml = renderFeed(
    'STYLE',
    [
      {
        contentId: 'C',
        enterpriseId: 'E',
        title: 'a\u0000b',
        summary: '',
        source: '',
        publishAt: testNow,
        tagNames: ['月季'],
      },
    ],
    'http://portal.test',
  );
  expect(xml).toContain('<link>http://portal.test/information/corporate-style-details/E?story=C</link>');
  expect(xml).toContain('<title>ab</title>');
  expect(xml).toContain('<category>月季</category>');
});
