import pg from 'pg';

export type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/**
 * Somebody who waits for a connection or has one. It holds the two instead of a function that ends the one and,
 * later, another that ends the other: replacing it kept all that a query had read from being collected young.
 */
export interface Held {
  since: number;
  /** Null once he has been told. */
  waits: Connected | null;
  client: pg.PoolClient | null;
}

export interface WatchedPool {
  readonly held: ReadonlySet<Held>;
  readonly options: pg.PoolOptions;
  /** When somebody last got what he had asked for. */
  readonly answeredAt: number;
  isUnresponsive: boolean;
  /** Whoever it is hears at once that the connection was lost. */
  cutOff(held: Held): void;
}

// Together they stay below the two seconds within which a caller is to have an answer.
const limits = { unsuspicious: 500, look: 100, probe: 1_100 };

// Nobody waits for this one; on a machine that is merely slow it ends the silence all the same.
const patientProbe = 3_000;

// What a busy machine may make a timer late by before it says nothing about the database.
const lateness = 300;

/** Whether a new connection gets an answer, a refusal included, in time. */
async function isAnswering(options: pg.PoolOptions, limit: number): Promise<boolean> {
  const startedAt = performance.now();
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: limit,
    application_name: 'park-portal probe',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('timeout expired'))) return true;
    const wasLate = performance.now() - startedAt > limit + lateness;
    return wasLate ? isAnswering(options, limit) : false;
  } finally {
    hangUp(client);
  }
}

/**
 * Notices a database that takes questions and answers none, as when it is stopped, its disk hangs or the network
 * swallows everything. A slow query is none, nor is a slow machine: as long as anybody gets an answer, or a new
 * connection does, nobody is cut off. While the silence lasts callers are refused at once; nobody needs to restart
 * anything when it ends.
 * @returns what ends the watch
 */
export function watchResponsiveness(pool: WatchedPool, tell: (isUnresponsive: boolean) => void): () => void {
  let isProbing = false;
  let probedAt = 0;

  const isSuspicious = (now: number) =>
    now - Math.max(probedAt, pool.answeredAt) > limits.unsuspicious &&
    [...pool.held].some(({ since }) => now - since > limits.unsuspicious);

  async function probe(): Promise<void> {
    isProbing = true;
    const askedAt = performance.now();
    const isFresh = await isAnswering(pool.options, pool.isUnresponsive ? patientProbe : limits.probe);
    const answers = isFresh || pool.answeredAt > askedAt;
    isProbing = false;
    probedAt = askedAt;
    if (answers === !pool.isUnresponsive) return;
    pool.isUnresponsive = !answers;
    tell(pool.isUnresponsive);
    if (!pool.isUnresponsive) return;
    for (const held of [...pool.held]) pool.cutOff(held);
  }

  const timer = setInterval(() => {
    if (!isProbing && (pool.isUnresponsive || isSuspicious(performance.now()))) void probe();
  }, limits.look).unref();
  return () => clearInterval(timer);
}

/** Whoever waits on it hears at once that the connection was lost; nobody waits for the farewell. */
export function hangUp(client: pg.Client): void {
  void client.end().catch(() => undefined);
}
