import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createMetrics, registerMetrics } from './metrics.ts';

async function get(headers: Record<string, string>, remoteAddress: string) {
  const app = Fastify();
  registerMetrics(app, createMetrics({ totalCount: 3, idleCount: 2, waitingCount: 1 } as Pool));
  const answer = await app.inject({ url: '/metrics', headers, remoteAddress });
  await app.close();
  return answer;
}

it('serves a collector on this machine', async () => {
  const { statusCode, body } = await get({}, '127.0.0.1');
  expect(statusCode).toBe(200);
  expect(body).toContain('database_pool_connections{state="waiting"} 1');
});

it('reports how long the event loop was blocked since the last collection', async () => {
  const { registry } = createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 } as Pool);
  const longest = async () => {
    const found = /^event_loop_held_seconds\{figure="max"\} (\S+)$/m.exec(await registry.metrics());
    return Number(found?.[1]);
  };
  const held = 300;
  await setTimeout(50);
  for (const until = performance.now() + held; performance.now() < until; );
  await setTimeout(50);
  expect(await longest()).toBeGreaterThan((held / 1_000) * 0.9);
  expect(await registry.metrics()).toContain('event_loop_held_seconds{figure="p99"}');
});

it.each([
  [{}, '192.0.2.1'],
  [{ 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
])('tells nobody else, through a proxy here either (%j, %s)', async (headers, address) => {
  expect((await get(headers, address)).statusCode).toBe(404);
});
