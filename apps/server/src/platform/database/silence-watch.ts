import pg from 'pg';

/** Only what pg leaves open: a caller waits for a connection or for an answer, since a moment. */
export interface Held {
  since: number;
  client: pg.PoolClient | null;
}

export interface WatchedPool {
  readonly held: ReadonlySet<Held>;
  readonly options: pg.PoolOptions;
  isSilent: boolean;
}

// Together they stay below the two seconds within which a caller is to have an answer.
const limits = { unsuspicious: 500, look: 150, probe: 800 };

// What a busy machine may make a timer late by before it says nothing about the database.
const lateness = 300;

const silences = /timeout expired|Query read timeout/;

/** Whether a new connection gets an answer, a refusal included, in time. */
async function isAnswering(options: pg.PoolOptions): Promise<boolean> {
  const startedAt = performance.now();
  const client = new pg.Client({
    ...options,
    ...{ connectionTimeoutMillis: limits.probe, query_timeout: limits.probe },
    application_name: 'park-portal probe',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (!(error instanceof Error && silences.test(error.message))) return true;
    const wasLate = performance.now() - startedAt > 2 * limits.probe + lateness;
    return wasLate ? isAnswering(options) : false;
  } finally {
    hangUp(client);
  }
}

/**
 * Notices a database that takes questions and answers none, as when it is stopped, its disk hangs or the network
 * swallows everything. A slow query is none: a connection of its own is asked before anybody is cut off. While the
 * silence lasts callers are refused at once; nobody needs to restart anything when it ends.
 * @returns what ends the watch
 */
export function watchForSilence(pool: WatchedPool, tell: (isSilent: boolean) => void): () => void {
  let isProbing = false;
  let answeredAt = 0;

  const isSuspicious = (now: number) =>
    now - answeredAt > limits.unsuspicious &&
    [...pool.held].some(({ since }) => now - since > limits.unsuspicious);

  async function probe(): Promise<void> {
    isProbing = true;
    const askedAt = performance.now();
    const answers = await isAnswering(pool.options);
    isProbing = false;
    if (answers) answeredAt = askedAt;
    if (answers === !pool.isSilent) return;
    pool.isSilent = !answers;
    tell(pool.isSilent);
    if (pool.isSilent) for (const { client } of pool.held) if (client) hangUp(client as unknown as pg.Client);
  }

  const timer = setInterval(() => {
    if (!isProbing && (pool.isSilent || isSuspicious(performance.now()))) void probe();
  }, limits.look).unref();
  return () => clearInterval(timer);
}

/** Whoever waits on it hears at once that the connection was lost; nobody waits for the farewell. */
function hangUp(client: pg.Client): void {
  void client.end().catch(() => undefined);
}
