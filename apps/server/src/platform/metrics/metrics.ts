import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const nsPerSecond = 1e9;
/** Sampling interval for the event loop; shorter blockages are not seen. */
const resolutionMs = 10;

/**
 * Measures how long the event loop was blocked since the last collection, while no request could be answered. A single
 * long blockage appears as the maximum; work that repeatedly takes too long appears in the percentile.
 */
function watchEventLoop(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  // The histogram records the time between two samples, which includes the interval itself.
  const heldFor = (ns: number) => Math.max(0, (ns - resolutionMs * 1e6) / nsPerSecond);
  new Gauge({
    name: 'event_loop_held_seconds',
    help: 'Longest time for which the event loop was held since the last collection, and its 99th percentile',
    labelNames: ['figure'] as const,
    registers: [registry],
    collect() {
      this.set({ figure: 'max' }, delay.count === 0 ? 0 : heldFor(delay.max));
      this.set({ figure: 'p99' }, delay.count === 0 ? 0 : heldFor(delay.percentile(99)));
      delay.reset();
    },
  });
}

/** Prometheus metrics of one server: requests, pages, database pool, the process itself. */
export function createMetrics(pool: Pool) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchEventLoop(registry);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'page_cache_total',
    help: 'Public pages by how the cache answered: fresh, stale, miss, bypass',
    labelNames: ['result'] as const,
    registers: [registry],
  });
  const failedRows = new Counter({
    name: 'job_rows_failed_total',
    help: 'Rows that a run of a job had to leave because they failed',
    labelNames: ['job'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return { registry, requests, pages, failedRows };
}

export type Metrics = ReturnType<typeof createMetrics>;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Excludes requests that a proxy on this machine forwards, whether trusted or not. */
const isFromThisMachine = ({ ip, headers }: FastifyRequest) =>
  loopback.has(ip) && headers['x-forwarded-for'] === undefined;

/** Serves `/metrics` to this machine only; a remote collector needs its own rule in the proxy. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
