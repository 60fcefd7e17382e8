import pg from 'pg';

export type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/**
 * A caller that waits for a connection or has one. Both are fields rather than one replaceable "cut off" function:
 * replacing a function prevented the results of a query from being garbage-collected young.
 */
export interface Held {
  since: number;
  /** Null once the caller has been answered. */
  waits: Connected | null;
  client: pg.PoolClient | null;
}

export interface WatchedPool {
  readonly held: ReadonlySet<Held>;
  readonly options: pg.PoolOptions;
  /** When a caller last received a connection or an answer. */
  readonly answeredAt: number;
  isUnresponsive: boolean;
  /** Reports to the caller at once that the connection was lost. */
  cutOff(held: Held): void;
}

// Milliseconds; together they stay below the two seconds within which a caller must have an answer.
const limits = { unsuspicious: 500, look: 100, probe: 1_100 };

// No caller waits for this probe; on a machine that is merely slow it lifts the refusal.
const patientProbe = 3_000;

// A timer later than this many ms is due to a busy machine and proves nothing about the database.
const lateness = 300;

/** Whether a new connection gets an answer in time; a refusal counts as an answer. */
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
 * Notices a database that accepts queries without answering them, as when it is suspended, its disk hangs or the
 * network drops everything. Slow queries and slow machines do not count: as long as any caller or a new connection gets
 * an answer, nobody is cut off. Until the database responds again, callers are refused at once; no restart is needed
 * afterwards.
 * @returns a function that ends the watch
 */
export function watchResponsiveness(
  pool: WatchedPool,
  notify: (isUnresponsive: boolean) => void,
): () => void {
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
    notify(pool.isUnresponsive);
    if (!pool.isUnresponsive) return;
    for (const held of Array.from(pool.held)) pool.cutOff(held);
  }

  const timer = setInterval(() => {
    if (!isProbing && (pool.isUnresponsive || isSuspicious(performance.now()))) void probe();
  }, limits.look).unref();
  return () => clearInterval(timer);
}

/** Fails the pending query at once, without waiting for an orderly close. */
export function hangUp(client: pg.Client): void {
  void client.end().catch(() => undefined);
}
