import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { isConnectionLost } from '../platform/database/connection-error.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { filled } from '../platform/filling.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createPageCache } from '../platform/page-cache/page-cache.ts';
import { registerPages } from '../platform/pages/page-handler.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type BreakableDatabase, putBehindDoor } from './breakable-database.ts';
import { type ListeningApp, listen } from './listening-app.ts';

let real: TestDatabase;
let door: BreakableDatabase;
let database: Database;
let portal: ListeningApp;
const reports: boolean[] = [];

beforeAll(async () => {
  real = await createTestDatabase();
  door = await putBehindDoor(real.connection);
  database = openDatabase(door.connection, { poolSize: 4 });
  database.refuseWhenUnresponsive((isUnresponsive) => reports.push(isUnresponsive));
  portal = await listen(database, {
    prepare: (app) => {
      registerPages(app, {
        publicUrl: 'http://portal.test',
        // Every page is stale at once, so that each visit also tries to renew it.
        cache: createPageCache({ clock: systemClock, freshFor: 0, staleFor: 60_000, maxBytes: 1_000_000 }),
        metrics: createMetrics(database.pool),
        call: async () => undefined,
        tagOf: () => 'content',
        frameOrigin: async () => null,
        parkName: async () => '',
        isAlive: async () => true,
        filling: filled,
        ready: null,
        log: app.log,
        web: {
          guard: () => ({ go: 'public' }),
          renderMember: async () => '',
          assetsOf: () => ({ styles: [], modules: [], entry: '' }),
          memberAssetsOf: () => ({ styles: [], modules: [], entry: '' }),
          renderPage: async ({ url }) => {
            await database.db.execute(sql`select 1`);
            return { kind: 'page', status: 200, html: `<h1>${url}</h1>` };
          },
        },
      });
    },
  });
});
// A test that failed halfway must not affect the next one or its own retry.
afterEach(async () => {
  door.letThrough();
  await door.reopen();
  await expect.poll(async () => (await visit('/readyz')).status, { timeout: 10_000 }).toBe(200);
  reports.length = 0;
});
afterAll(async () => {
  await portal.close();
  await database.close();
  await real.drop();
});

/** Counts the milliseconds in which this process was not scheduled: time lost to a busy machine, not to the portal. */
function countStalls(): () => number {
  let stalled = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    stalled += Math.max(0, now - last - 20);
    last = now;
  }, 10);
  return () => {
    clearInterval(beat);
    return stalled + Math.max(0, performance.now() - last - 20);
  };
}

async function visit(path: string): Promise<{ status: number; body: string; took: number }> {
  const startedAt = performance.now();
  const stalled = countStalls();
  const answer = await fetch(portal.origin + path, { headers: { 'accept-language': 'en' } });
  const body = await answer.text();
  return { status: answer.status, body, took: performance.now() - startedAt - stalled() };
}

const list = '/api/infoManage/content/queryList?column=INDUSTRY';

test('while the database is down, cached pages stay up and all else fails at once; then all recovers', async () => {
  expect((await visit('/known')).status).toBe(200);
  expect((await visit(list)).body).toContain('"000000"');

  await door.shut();
  for (let round = 0; round < 3; round += 1) {
    const known = await visit('/known');
    expect(known.status).toBe(200);
    expect(known.body).toContain('/known');
    expect(known.took).toBeLessThan(200);

    const unknown = await visit('/unknown');
    expect(unknown.status).toBe(503);
    expect(unknown.body).toContain('The portal is recovering');
    expect(unknown.took).toBeLessThan(2_000);

    const call = await visit(list);
    expect(JSON.parse(call.body)).toMatchObject({ header: { retCode: '503002' } });
    expect(call.body).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
    expect(call.took).toBeLessThan(2_000);

    expect((await visit('/healthz')).status).toBe(200);
    expect((await visit('/readyz')).status).toBe(503);
  }

  await door.reopen();
  const reopenedAt = performance.now();
  while ((await visit('/readyz')).status !== 200) await sleep(50);
  expect((await visit('/unknown')).status).toBe(200);
  expect((await visit(list)).body).toContain('"000000"');
  expect(performance.now() - reopenedAt).toBeLessThan(5_000);
});

test('many concurrent callers do not wait for one another while the database is down', async () => {
  await door.shut();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => visit(`/many-${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(2_000);
  await door.reopen();
  expect((await visit('/many-0')).status).toBe(200);
});

test('a transaction whose connection is cut between two queries fails, and the server survives', async () => {
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await door.shut();
    await sleep(100);
    await tx.execute(sql`select 1`);
  });
  expect(isConnectionLost(await work.catch((error: unknown) => error))).toBe(true);
  await door.reopen();
  process.off('uncaughtException', hear);
  expect(uncaught).toEqual([]);
});

test('a database that accepts queries without answering is noticed, nobody waits, and all recovers', async () => {
  expect((await visit('/known')).status).toBe(200);
  expect(reports).toEqual([]);
  door.hold();
  const first = await Promise.all([
    visit('/hung'),
    visit(list),
    visit('/hung-too'),
    visit(list),
    visit(list),
    visit(list),
  ]);
  expect(Math.max(...first.map(({ took }) => took))).toBeLessThan(2_000);
  expect(first[0]?.status).toBe(503);
  expect(first[0]?.body).toContain('The portal is recovering');
  expect(first[1]?.body).toContain('"503002"');
  expect(reports).toEqual([true]);

  for (let round = 0; round < 5; round += 1) {
    const known = await visit('/known');
    expect(known.status).toBe(200);
    expect(known.took).toBeLessThan(200);
    for (const path of ['/hung', list]) expect((await visit(path)).took).toBeLessThan(500);
    expect((await visit('/readyz')).status).toBe(503);
    await sleep(300);
  }

  door.letThrough();
  const letThroughAt = performance.now();
  while ((await visit('/readyz')).status !== 200) await sleep(50);
  expect((await visit('/hung')).status).toBe(200);
  expect((await visit(list)).body).toContain('"000000"');
  expect(performance.now() - letThroughAt).toBeLessThan(5_000);
  expect(reports).toEqual([true, false]);
});

test('a slow query, or one that waits for a lock, does not count as silence', async () => {
  const before = reports.length;
  const slow = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    await tx.execute(sql`select pg_sleep(2.5)`);
  });
  await sleep(100);
  await Promise.all([slow, database.db.execute(sql`select pg_advisory_lock(1), pg_advisory_unlock(1)`)]);
  expect(reports).toHaveLength(before);
});
