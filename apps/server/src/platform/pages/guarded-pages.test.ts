import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { filled } from '../filling.ts';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { registerPages } from './page-handler.ts';
import type { Arrival } from './web-build.ts';

let app: FastifyInstance;
let frameOrigin: () => string | null = () => null;
const arrivals: Arrival[] = [];
const rendered: string[] = [];

const pages = new Counter({
  name: 'pages',
  help: 'pages',
  labelNames: ['result'] as const,
  registers: [new Registry()],
});
const noAssets = () => ({ styles: [], modules: [], entry: '' });

beforeAll(async () => {
  app = Fastify();
  registerSecurityHeaders(app, { development: false, https: true });
  registerPages(app, {
    publicUrl: 'http://portal.test',
    cache: createPageCache({ clock: systemClock, freshFor: 60_000, staleFor: 0, maxBytes: 1_000_000 }),
    ready: null,
    metrics: { pages } as unknown as Metrics,
    call: async () => undefined,
    log: app.log,
    tagOf: () => 'content',
    frameOrigin: async () => frameOrigin(),
    parkName: async (language) => `park ${language}`,
    isAlive: async (token) => token !== 'dead',
    filling: filled,
    web: {
      assetsOf: noAssets,
      memberAssetsOf: noAssets,
      guard: (arrival) => {
        arrivals.push(arrival);
        if (arrival.isPhone !== arrival.isPhoneAddress) return { go: arrival.isPhone ? 'phone' : 'desk' };
        if (arrival.path === '/login' && arrival.hasToken) return { go: 'redirect', location: '/' };
        if (arrival.path !== '/my-case') return { go: 'public' };
        return arrival.hasToken
          ? { go: 'load' }
          : { go: 'redirect', location: `/login?redirect=${encodeURIComponent(arrival.address)}` };
      },
      renderMember: async ({ path, base, language, parkName }) =>
        `member area ${base}${path} ${language} ${parkName}`,
      renderPage: async ({ url, base }) => {
        rendered.push(base + url);
        if (url.endsWith('/information')) return { kind: 'redirect', status: 302, location: '/news' };
        return { kind: 'page', status: 200, html: url };
      },
    },
  });
  await app.ready();
});
afterAll(() => app.close());

const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const token = { cookie: 'park_portal_language=ja; park_portal_token=t' };

it('passes the visitor and the address to the guard', async () => {
  await visit('/my-case?page=2&keyword=%E8%8A%B1', token);
  expect(arrivals.at(-1)).toEqual({
    path: '/my-case',
    address: '/my-case?page=2&keyword=%E8%8A%B1',
    isPhone: false,
    isPhoneAddress: false,
    hasToken: true,
  });
  await visit('//my-case', { cookie: 'x_park_portal_token=t; park_portal_token=' });
  expect(arrivals.at(-1)).toMatchObject({ path: '/404', hasToken: false });
});

it.each(['/my-case%0a', '/%0d%0aSet-Cookie:x=1', '/information/%00x', '/my-case/%7f'])(
  'shows that there is no page at %s',
  async (url) => {
    expect((await visit(url, token)).body).toBe('http://portal.test/404');
    expect(arrivals.at(-1)).toMatchObject({ path: '/404' });
  },
);

it('ignores the host of a proxy request', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, path: 'http://elsewhere.example/my-case' }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(rendered.at(-1)).toBe('http://portal.test/404');
});

it('takes the language of the address before that of the cookie, and keeps it', async () => {
  const cookie = 'park_portal_language=ja';
  const named = await visit('/news?lang=es&page=2', { cookie });
  expect(named.headers['content-language']).toBe('es');
  expect(named.headers['set-cookie']).toMatch(/^park_portal_language=es; Path=\/; Max-Age=/);
  expect(named.body).toBe('http://portal.test/news?page=2');
  const other = await visit('/news?lang=fr&page=2', { cookie });
  expect([other.headers['content-language'], other.headers['set-cookie']]).toEqual(['ja', undefined]);
  expect((await visit('/news')).headers['content-language']).toBe('zh-CN');
});

it('redirects a visitor without a token to the login, uncached', async () => {
  const { statusCode, headers } = await visit('/my-case?page=2');
  expect([statusCode, headers.location]).toEqual([302, '/login?redirect=%2Fmy-case%3Fpage%3D2']);
  expect(headers['cache-control']).toBe('no-store');
});

it('sends the member area in the visitor’s language, uncached and without rendering a page', async () => {
  const before = rendered.length;
  const { body, headers } = await visit('/my-case', token);
  expect(body).toBe('member area /my-case ja park ja');
  expect(headers['cache-control']).toBe('no-store');
  expect(rendered).toHaveLength(before);
});

it('redirects logged-in users away from the login, except when their session has ended', async () => {
  expect((await visit('/login', token)).headers.location).toBe('/');
  for (const nth of [1, 2]) {
    const { body, headers } = await visit('/login', { cookie: 'park_portal_token=dead' });
    expect([nth, body]).toEqual([nth, 'http://portal.test/login']);
    expect(headers['set-cookie']).toBe('park_portal_token=; Path=/; SameSite=Lax; Max-Age=0');
  }
  expect((await visit('/login')).headers['set-cookie']).toBeUndefined();
});

it('may frame the weather page, and works when its address cannot be read', async () => {
  const headerOf = async (path: string) =>
    String((await visit(path, token)).headers['content-security-policy']);
  const policyOf = async (path: string) => (await headerOf(path)).match(/frame-src[^;]*/)?.[0];
  expect(await policyOf('/my-case')).toBe("frame-src 'self'");
  frameOrigin = () => 'https://weather.test';
  expect(await policyOf('/my-case')).toBe("frame-src 'self' https://weather.test");
  // The page checks that the address responds before it shows the frame.
  expect(await headerOf('/my-case')).toContain("connect-src 'self' https://weather.test;");
  expect(await policyOf('/about-us')).toBe("frame-src 'self'");
  frameOrigin = () => {
    throw new Error('the database is away');
  };
  expect(await policyOf('/my-case')).toBe("frame-src 'self'");
});

it('serves the same cached public page with and without a token', async () => {
  await visit('/about-us', { 'accept-language': 'ja' });
  const again = await visit('/about-us', token);
  expect(again.body).toBe('http://portal.test/about-us');
  expect(rendered.filter((url) => url.endsWith('/about-us'))).toHaveLength(1);
});

describe('a phone', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' };
  const locationOf = async (url: string, headers: Record<string, string>) =>
    (await visit(url, headers)).headers.location;

  it('is first redirected to the same address below /h5, with its query', async () => {
    expect(await locationOf('/my-case?page=2', phone)).toBe('/h5/my-case?page=2');
    expect(await locationOf('/', phone)).toBe('/h5/');
    expect(await locationOf('//elsewhere.example', phone)).toBe('/h5/404');
  });

  it('gets the page there, and stays below /h5 on redirects', async () => {
    expect((await visit('/h5/about-us', phone)).body).toBe('http://portal.test/about-us');
    expect(rendered.at(-1)).toBe('/h5http://portal.test/about-us');
    expect((await visit('/h5', phone)).body).toBe('http://portal.test/');
    expect(await locationOf('/h5/information', phone)).toBe('/h5/news');
    expect(await locationOf('/h5/my-case', phone)).toBe('/h5/login?redirect=%2Fmy-case');
    expect((await visit('/h5/my-case', { ...phone, ...token })).body).toBe(
      'member area /h5/my-case ja park ja',
    );
  });

  it.each([
    ['/h5/my-case?page=2', '/my-case?page=2'],
    ['/h5', '/'],
    ['/h5//elsewhere.example', '/404'],
    ['/h5/\\elsewhere.example', '/404'],
  ])('a desk is sent from %s to %s', async (url, target) => {
    expect(await locationOf(url, {})).toBe(target);
    const wantsDesktop = { ...phone, cookie: 'park_portal_view=desktop' };
    expect(await locationOf(url, wantsDesktop)).toBe(target);
  });
});

it('has an ETag for each encoding, and any of them is current', async () => {
  const asked = { 'accept-encoding': 'gzip' };
  const [plain, packed] = [await visit('/etag'), await visit('/etag', asked)];
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  for (const { etag } of [plain.headers, packed.headers]) {
    const again = await visit('/etag', { ...asked, 'if-none-match': String(etag) });
    expect([again.statusCode, again.headers.etag]).toEqual([304, etag]);
  }
});
