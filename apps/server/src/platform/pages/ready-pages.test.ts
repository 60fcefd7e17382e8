import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { Counter, Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Metrics } from '../metrics/metrics.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { pageKey } from './page-key.ts';
import { createReadyPages, type ReadyPages } from './ready-pages.ts';

const chinese = { 'accept-language': 'zh-CN', 'accept-encoding': 'gzip, br' };
let cache: PageCache;
let ready: ReadyPages;
let server: Server;
let now = 0;

function metricsOf(): Metrics {
  const pages = new Counter({
    name: 'pages',
    help: '-',
    labelNames: ['result'],
    registers: [new Registry()],
  });
  return { pages } as Metrics;
}

/** Sends the page once through the normal page handler. */
async function sendOnce(key: string, body: string, tags: string[] = []): Promise<void> {
  const rendered = { status: 200, body, contentType: 'text/html', tags: new Set(tags) };
  const { page } = await cache.get(key, async () => rendered);
  await page.encode('br');
  const encoded = await page.encode('br');
  if (!encoded) throw new Error('not encoded');
  const app = Fastify();
  app.get('/', (_request, reply) => {
    reply.headers({
      etag: String(page.etag),
      'x-request-id': 'first',
      'x-ratelimit-remaining': '3',
      vary: 'cookie',
    });
    reply.header('content-encoding', 'br');
    ready.remember(page, encoded.encoding, encoded.body, reply);
    return reply.send(encoded.body);
  });
  await app.inject('/');
}

async function get(path: string, headers: Record<string, string> = chinese, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const call = ask({ port, path, headers, method }).end();
  const [answer] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!ready.front.answer(request, response)) response.writeHead(418).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());
beforeEach(async () => {
  now = 0;
  cache = createPageCache({
    clock: { now: () => new Date(now) },
    freshFor: 100,
    staleFor: 1,
    maxBytes: 10_000,
  });
  ready = createReadyPages(cache, metricsOf());
  await sendOnce(pageKey('zh', '/'), '<p>花</p>', ['content']);
});

describe('previously sent pages', () => {
  it('are sent again with the same headers, except those of a single request', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe('<p>花</p>');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie', etag: expect.any(String) });
    expect(headers['x-request-id']).toMatch(/^[\da-f]{12}$/);
    expect(headers).not.toHaveProperty('x-ratelimit-remaining');
  });

  it.each([
    ['another language', '/', { ...chinese, 'accept-language': 'ja' }],
    ['an encoding nobody asked for yet', '/', { ...chinese, 'accept-encoding': 'gzip' }],
    ['no encoding', '/', { 'accept-language': 'zh' }],
    ['a query', '/?page=2', chinese],
    ['someone logged in', '/', { ...chinese, cookie: 'park_portal_token=abc' }],
    ['a phone', '/', { ...chinese, 'user-agent': 'Mozilla/5.0 (iPhone)' }],
    ['someone who may have it', '/', { ...chinese, 'if-none-match': '"x"' }],
    ['another page', '/about-us', chinese],
  ])('leaves %s to the framework', async (_case, path, headers) => {
    expect((await get(path, headers)).status).toBe(418);
  });

  it('leave other methods to the framework', async () => {
    expect((await get('/', chinese, 'POST')).status).toBe(418);
  });

  it('are forgotten when the page is dropped or expires, or the server closes', async () => {
    cache.drop(['content']);
    expect((await get('/')).status).toBe(418);
    await sendOnce(pageKey('zh', '/'), '<p>新</p>');
    expect(brotliDecompressSync((await get('/')).body).toString()).toBe('<p>新</p>');
    now = 101;
    expect((await get('/')).status).toBe(418);
    now = 0;
    ready.close();
    expect((await get('/')).status).toBe(418);
  });
});
