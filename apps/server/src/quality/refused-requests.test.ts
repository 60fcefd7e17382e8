import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type ListeningApp, listen } from './listening-app.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.end(text);
  await once(socket, 'close');
  return answer;
}

describe('malformed requests', () => {
  let portal: ListeningApp;
  beforeAll(async () => {
    portal = await listen(database);
  });
  afterAll(() => portal.close());

  test('an address that cannot be decoded answers a page, or the envelope for a call', async () => {
    for (const path of ['/%', '/%E0%A4%A', '/information/%ff']) {
      const page = await portal.app.inject({ url: path, headers: { 'accept-language': 'en' } });
      expect(page.statusCode).toBe(400);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('This address is not right');
      expect(page.body).not.toContain('FST_');
    }
    const call = await portal.app.inject('/api/infoManage/%E0%A4%A');
    expect(call.statusCode).toBe(400);
    expect(call.json()).toMatchObject({ header: { retCode: '100001' } });
  });

  test.each([
    ['an address of 100 KB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: portal\r\n\r\n`, 431],
    ['a cookie of 100 KB', `GET / HTTP/1.1\r\nHost: portal\r\nCookie: a=${'b'.repeat(100_000)}\r\n\r\n`, 431],
    ['a line that is no HTTP', 'HELLO PORTAL\r\n\r\n', 400],
    ['a null byte in the address', 'GET /a\0b HTTP/1.1\r\nHost: portal\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/x HTTP/1.1\r\nHost: portal\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/x HTTP/1.1\r\nHost: portal\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header folded over lines', 'GET / HTTP/1.1\r\nHost: portal\r\nX-A: b\r\n\tc: d\r\n: e\r\n\r\n', 400],
  ])('%s is refused with a page, and the server lives on', async (_name, text, status) => {
    const answer = await sendRaw(portal.port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('<h1');
    expect(answer).not.toMatch(/Exception|at .+\.(ts|js):\d+/);
    expect((await fetch(`${portal.origin}/healthz`)).status).toBe(200);
  });

  test('an endless body is not read into memory', async () => {
    const socket = connect(portal.port, '127.0.0.1');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(
      'POST /api/infoManage/content/view HTTP/1.1\r\nHost: portal\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const memoryBefore = process.memoryUsage().rss;
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    let isOpen = true;
    socket.on('close', () => {
      isOpen = false;
    });
    while (isOpen && socket.bytesWritten < 64 * 1024 * 1024) {
      socket.write(chunk);
      await sleep(1);
    }
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"retCode"');
    expect(isOpen).toBe(false);
    // Includes what the kernels buffer on both sides.
    expect(socket.bytesWritten).toBeLessThan(16 * 1024 * 1024);
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('requests with too many names', () => {
  let portal: ListeningApp;
  const walked: string[] = [];
  beforeAll(async () => {
    portal = await listen(database, {
      // Runs once a body has been read and parsed.
      prepare: (app) => app.addHook('preHandler', async ({ url }) => void walked.push(url)),
    });
  });
  afterAll(() => portal.close());

  const form = 'application/x-www-form-urlencoded';
  const names = Array.from({ length: 180_000 }, (_, at) => `k${at.toString(36)}`);
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const [open, closed] = ['/api/userManage/login', '/api/infoManage/content/save'];

  test('a realistic form is accepted', async () => {
    await portal.app.inject({ method: 'POST', url: open, headers: { 'content-type': form }, payload: 'a=1' });
    expect(walked).toEqual([open]);
  });

  test.each([
    ['a form without a login', open, form, names.join('&'), 413],
    ['a shorter one', open, form, names.slice(0, 30_000).join('&'), 400],
    ['a form of those who have one', closed, form, names.join('&'), 400],
    [
      'JSON',
      closed,
      'application/json',
      JSON.stringify(Object.fromEntries(names.map((name) => [name, '']))),
      413,
    ],
    ['shorter JSON', closed, 'application/json', JSON.stringify(names.slice(0, 30_000)), 400],
    ['deep JSON', closed, 'application/json', deep, 400],
    ['an address', `${open}?${names.slice(0, 2_000).join('&')}`, form, 'a=1', 400],
  ])('%s is refused before it is walked', async (_name, url, type, payload, status) => {
    walked.length = 0;
    const answer = await portal.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ header: { retCode: status === 413 ? '500015' : '100001' } });
    expect(walked).toEqual([]);
  });
});

describe('more requests than one visitor may send', () => {
  let portal: ListeningApp;
  beforeAll(async () => {
    portal = await listen(database, {
      settings: { RATE_LIMIT_PER_MINUTE: '5' },
      prepare: (app) => app.get('/page', async () => 'page'),
    });
  });
  afterAll(() => portal.close());

  const ask = (remoteAddress: string, url: string, headers = {}) =>
    portal.app.inject({ url, remoteAddress, headers: { 'accept-language': 'en', ...headers } });
  const list = '/api/infoManage/content/queryList?column=INDUSTRY';

  test('a call answers 429 in the envelope, with a time to retry', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask('10.0.0.1', list)).statusCode).toBe(200);
    const answer = await ask('10.0.0.1', list);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const { header, body } = answer.json<{ header: object; body: { data: { retryAfter: number } } }>();
    expect(header).toMatchObject({ retCode: expect.stringMatching(/^\d{6}$/), retMsg: expect.any(String) });
    expect(body.data.retryAfter).toBeGreaterThan(0);
  });

  test('a page answers 429 as a page', async () => {
    for (let n = 0; n < 5; n += 1) await ask('10.0.0.2', '/page');
    const answer = await ask('10.0.0.2', '/page');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Too many requests');
  });

  test('an IPv6 address counts by its /64, and a /48 as four of them', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask(`2001:db8:1:1::${n}`, list)).statusCode).toBe(200);
    expect((await ask('2001:db8:1:1:ffff::1', list)).statusCode).toBe(429);
    for (const network of [2, 3, 4])
      for (let n = 0; n < 5; n += 1)
        expect((await ask(`2001:db8:1:${network}::${n}`, list)).statusCode).toBe(200);
    const answer = await ask('2001:db8:1:5::1', list);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('2001:db8:2:5::1', list)).statusCode).toBe(200);
    for (let n = 0; n < 5; n += 1) await ask('::ffff:198.51.100.7', list);
    expect((await ask('198.51.100.7', list)).statusCode).toBe(429);
    expect((await ask('::ffff:198.51.100.8', list)).statusCode).toBe(200);
  });

  test('others are not affected, and a forged forwarding header is useless', async () => {
    for (let n = 0; n < 6; n += 1) await ask('10.0.0.3', list);
    expect((await ask('10.0.0.4', list)).statusCode).toBe(200);
    const forged = await ask('10.0.0.3', list, { 'x-forwarded-for': '10.9.9.9' });
    expect(forged.statusCode).toBe(429);
  });
});
