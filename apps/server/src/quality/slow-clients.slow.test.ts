import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isLong } from '../testing/test-scope.ts';
import { type ListeningApp, listen } from './listening-app.ts';

// `npm run test:abuse` runs the long form.
const slowClients = isLong ? 1_000 : 200;
const trickleFor = isLong ? 120_000 : 6_000;

let database: TestDatabase;
let portal: ListeningApp;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = await listen(database);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const call = '/api/infoManage/content/queryList?column=INDUSTRY';

interface Cost {
  /** Median duration of a call, in milliseconds. */
  ms: number;
  /** Processor time per call, in milliseconds. */
  cpuMs: number;
}

/** Measures many calls, one after the other. */
async function measureCalls(count = 80): Promise<Cost> {
  const times: number[] = [];
  const usedBefore = process.cpuUsage();
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(portal.origin + call);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(usedBefore);
  return { ms: times.sort((a, b) => a - b)[count >> 1] ?? 0, cpuMs: (user + system) / 1_000 / count };
}

async function openSlowly(head: string): Promise<Socket> {
  const socket = connect(portal.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

const slowHead = 'GET / HTTP/1.1\r\nHost: portal\r\nX-Slow: ';
const slowBody =
  'POST /api/infoManage/content/view HTTP/1.1\r\nHost: portal\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 200000\r\n\r\nid=';

test(`${slowClients} clients that send a letter now and then do not slow the others down`, {
  timeout: trickleFor + 60_000,
}, async () => {
  await measureCalls();
  const before = await measureCalls();
  const sockets = await Promise.all(
    Array.from({ length: slowClients }, (_, n) => openSlowly(n % 2 ? slowHead : slowBody)),
  );
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 500);
  await sleep(trickleFor / 2);
  const during = await measureCalls();
  await sleep(trickleFor / 2);
  clearInterval(trickle);
  for (const socket of sockets) socket.destroy();
  // Compared with before and after, because the first calls cost more; the minimum bounds allow for normal variation.
  const after = await measureCalls();
  expect(during.cpuMs).toBeLessThanOrEqual(Math.max(2 * Math.max(before.cpuMs, after.cpuMs), 5));
  // The duration of a call depends on the machine's other load, which is absent in the long form.
  if (isLong) expect(during.ms).toBeLessThanOrEqual(Math.max(2 * Math.max(before.ms, after.ms), 10));
});

test('slow headers and slow bodies are cut off', async () => {
  const { server } = portal.app;
  for (const limit of [server.headersTimeout, server.requestTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(90_000);
  }
  const limits = { headersTimeout: server.headersTimeout, requestTimeout: server.requestTimeout };
  Object.assign(server, { headersTimeout: 1_000, requestTimeout: 1_500 });
  try {
    for (const head of [slowHead, slowBody]) {
      const startedAt = performance.now();
      const socket = await openSlowly(head);
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      // The limit, plus the two seconds between Node's checks.
      expect(performance.now() - startedAt).toBeLessThan(6_000);
    }
  } finally {
    Object.assign(server, limits);
  }
});
