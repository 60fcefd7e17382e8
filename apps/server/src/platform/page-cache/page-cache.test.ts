import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, packPage, type RenderedPage } from './page-cache.ts';

function setUp(maxBytes = 1_000_000) {
  let now = 0;
  const cache = createPageCache({
    clock: { now: () => new Date(now) },
    freshFor: 100,
    staleFor: 1_000,
    maxBytes,
  });
  return { cache, advance: (ms: number) => (now += ms) };
}

const page = (body: string, tags: string[] = [], status = 200): RenderedPage => ({
  status,
  body,
  contentType: 'text/html',
  tags: new Set(tags),
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('page cache', () => {
  it('serves a fresh page without rendering, in any supported encoding', async () => {
    const { cache } = setUp();
    await cache.get('a', async () => page('<p>花</p>'));
    const { page: got, result } = await cache.get('a', () => Promise.reject(new Error('not needed')));
    expect(result).toBe('fresh');
    expect(got.identity.toString()).toBe('<p>花</p>');
    const first = await got.encode('gzip, deflate, br, zstd');
    expect(first).toMatchObject({ encoding: 'zstd', isKept: false });
    const brotli = await got.encode('gzip, br');
    expect(brotli).toMatchObject({ encoding: 'br', isKept: true });
    expect(await got.encode('gzip, deflate, br, zstd')).toBe(brotli);
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe('<p>花</p>');
    const zipped = await got.encode('gzip');
    expect(gunzipSync(zipped?.body ?? '').toString()).toBe('<p>花</p>');
    expect(got.encode(undefined)).toBeNull();
  });

  it('spends less effort on a page that is not cached', async () => {
    const once = packPage(page('<p>花</p>'), 0, 'once');
    const packed = await once.encode('gzip, deflate, br, zstd');
    expect(packed?.encoding).toBe('zstd');
    expect(zstdDecompressSync(packed?.body ?? '').toString()).toBe('<p>花</p>');
    expect(await once.encode('gzip, br')).toMatchObject({ encoding: 'gzip', isKept: false });
  });

  it('compresses harder when a page only just exceeds the first packets of a connection', async () => {
    const word = (at: number) => createHash('sha1').update(String(at)).digest('hex').slice(0, 12);
    const text = Array.from({ length: 4_000 }, (_, at) => word(at % 2_000)).join(' ');
    const wanted = packPage(page(text), 0, 'many', true);
    const packed = await wanted.encode('br');
    expect(packed?.body.length).toBeLessThan(13_400);
    expect(brotliDecompressSync(packed?.body ?? '').toString()).toBe(text);
  });

  it('serves a stale page at once and renews it in the background', async () => {
    const { cache, advance } = setUp();
    await cache.get('a', async () => page('old'));
    advance(500);
    const stale = await cache.get('a', async () => page('new'));
    expect([stale.result, stale.page.identity.toString()]).toEqual(['stale', 'old']);
    await settle();
    expect((await cache.get('a', async () => page('later'))).page.identity.toString()).toBe('new');
  });

  it('still serves an expired page when it cannot be rendered', async () => {
    const { cache, advance } = setUp();
    await cache.get('a', async () => page('old'));
    advance(5_000);
    const got = await cache.get('a', () => Promise.reject(new Error('database away')));
    expect([got.result, got.page.identity.toString()]).toEqual(['stale', 'old']);
  });

  it('shares one rendering among concurrent requests for a missing page', async () => {
    const { cache } = setUp();
    let count = 0;
    const render = async () => {
      count += 1;
      await settle();
      return page('once');
    };
    await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
    expect(count).toBe(1);
  });

  it('drops pages by tag, including those being rendered when the tag is dropped', async () => {
    const { cache } = setUp();
    await cache.get('news', async () => page('news', ['content']));
    await cache.get('policy', async () => page('policy', ['policy']));
    const slow = cache.get('slow', async () => {
      await settle();
      return page('before the change', ['content']);
    });
    cache.drop(['content']);
    await slow;
    expect((await cache.get('news', async () => page('news 2'))).result).toBe('miss');
    expect((await cache.get('policy', async () => page('x'))).result).toBe('fresh');
    expect((await cache.get('slow', async () => page('after'))).page.identity.toString()).toBe('after');
  });

  it('keeps a complete page rather than one that lacks a block', async () => {
    const { cache, advance } = setUp();
    const partial = async () => ({ ...page('without news'), isPartial: true });
    expect((await cache.get('a', partial)).page.identity.toString()).toBe('without news');
    await cache.get('a', async () => page('whole'));
    advance(500);
    await cache.get('a', partial);
    await settle();
    expect((await cache.get('a', partial)).page.identity.toString()).toBe('whole');
  });

  it('drops everything at once', async () => {
    const { cache } = setUp();
    await cache.get('news', async () => page('news', ['content']));
    const slow = cache.get('slow', async () => {
      await settle();
      return page('before');
    });
    cache.dropAll();
    await slow;
    expect(cache.size()).toBe(0);
    expect((await cache.get('news', async () => page('news 2'))).result).toBe('miss');
  });

  it('caches no failures and stays within its byte limit', async () => {
    const { cache } = setUp(8_000);
    await cache.get('bad', async () => page('trouble', [], 500));
    expect((await cache.get('bad', async () => page('well'))).result).toBe('miss');
    for (let n = 0; n < 50; n += 1) await cache.get(`k${n}`, async () => page('x'.repeat(500)));
    expect(cache.size()).toBeLessThan(15);
  });
});
