import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openEditors } from '../content/editing/testing/editors.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { contributions } from '../features.ts';
import { insertCarousel } from '../site/testing/insert-carousel.ts';
import { kindSitemap } from './write-sitemap.ts';

let now = new Date('2026-11-21T04:00:00Z');
let test: TestApp;
let shown: string;
let draft: string;
let slide: string;

beforeAll(async () => {
  test = await openTestApp(() => now);
  const publishAt = new Date('2026-11-20T00:00:00Z');
  shown = await insertArticle(test.db, { publishAt });
  draft = await insertArticle(test.db, { publishAt, status: 'DRAFT' });
  slide = await insertCarousel(test.db);
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });

it('is compressed, with a validator of its own for each encoding', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const whole = await get('/sitemap-standing.xml');
  const packed = await test.app.inject({ url: '/sitemap-standing.xml', headers });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(whole.body);
  expect(packed.headers.etag).not.toBe(whole.headers.etag);
  const known = { ...headers, 'if-none-match': String(packed.headers.etag) };
  expect((await test.app.inject({ url: '/sitemap-standing.xml', headers: known })).statusCode).toBe(304);
  const entries = await test.app.inject({ url: '/sitemap-industry-1.xml', headers });
  expect(gunzipSync(entries.rawPayload).toString()).toBe((await get('/sitemap-industry-1.xml')).body);
});

it('robots.txt names the sitemap and excludes the API', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Sitemap: http://portal.test/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
});

it('the index lists the kinds that have pages, and each listed file exists', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const files = [...body.matchAll(/<loc>http:\/\/portal\.test(\/[^<]+)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  );
  expect(files).toEqual(
    expect.arrayContaining(['/sitemap-standing.xml', '/sitemap-industry-1.xml', '/sitemap-feature-1.xml']),
  );
  expect(files).not.toContain('/sitemap-notice-1.xml');
  for (const file of files) expect((await get(file)).statusCode).toBe(200);
});

it('a file lists public pages', async () => {
  const { body } = await get('/sitemap-industry-1.xml');
  expect(body).toContain(`<loc>http://portal.test/information/industrylist/${shown}</loc><lastmod>20`);
  expect(body).not.toContain(draft);
  expect(body.endsWith('</urlset>\n')).toBe(true);
  expect((await get('/sitemap-feature-1.xml')).body).toContain(`/wheel-planting/${slide}`);
  expect((await get('/sitemap-standing.xml')).body).toContain('<loc>http://portal.test/about-us</loc>');
});

it("an article's date changes when its text is approved, not when its working copy is saved", async () => {
  const editors = await openEditors(test);
  const id = await editors.publish({ column: 'SAFETY' });
  const changedAt = async () =>
    (await get('/sitemap-safety-1.xml')).body.split(id)[1]?.match(/<lastmod>(.+?)<\/lastmod>/)?.[1];
  const published = now.toISOString();
  expect(await changedAt()).toBe(published);
  now = new Date(now.getTime() + 3_600_000);
  await editors.operate(id, 'edit');
  await editors.save(
    { column: 'SAFETY', title: '还没有人读过' },
    { id, version: (await editors.read(id)).version },
  );
  await editors.operate(id, 'submit');
  expect(await changedAt()).toBe(published);
  await editors.operate(id, 'approve', { token: editors.chief.token });
  expect(await changedAt()).toBe(now.toISOString());
});

it.each(['/sitemap-industry-2.xml', '/sitemap-secrets-1.xml'])('%s does not exist', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('a long file is read page by page without losing or repeating entries', async () => {
  const ids = Array.from({ length: 2_500 }, (_, n) => String(n).padStart(26, '0'));
  const kind = {
    name: 'test',
    count: async () => ids.length,
    list: async (_db: unknown, _now: Date, afterId: string, limit: number) =>
      ids
        .filter((id) => id > afterId)
        .slice(0, limit)
        .map((id) => ({ id, path: `/x/${id}`, updatedAt: now })),
    idBefore: async () => '',
  };
  let text = '';
  for await (const piece of kindSitemap(test.db, now, 'http://portal.test', kind, 1)) text += piece;
  const found = [...text.matchAll(/\/x\/(\d+)/g)].map((match) => match[1]);
  expect(found).toEqual(ids);
});

it('every kind counts and lists without errors', async () => {
  for (const kind of contributions.sitemap) {
    const rows = await kind.list(test.db, now, '', 10);
    expect(rows).toHaveLength(await kind.count(test.db, now));
    expect(await kind.idBefore(test.db, now, 0)).toBe('');
  }
});

it('a page without a picture of its own has a default one for sharing', async () => {
  const { headers, rawPayload } = await get('/share-card.jpg');
  expect(headers['content-type']).toBe('image/jpeg');
  expect(rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});
