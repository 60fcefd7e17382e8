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

it('tells a collector on this machine', async () => {
  const { statusCode, body } = await get({}, '127.0.0.1');
  expect(statusCode).toBe(200);
  expect(body).toContain('database_pool_connections{state="waiting"} 1');
});

it.each([
  [{}, '192.0.2.1'],
  [{ 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
])('tells nobody else, through a proxy here either (%j, %s)', async (headers, address) => {
  expect((await get(headers, address)).statusCode).toBe(404);
});
