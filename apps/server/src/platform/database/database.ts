import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { closeDeadConnection } from './close-dead-connection.ts';
import { connectListener } from './connect-listener.ts';
import { errorCode } from './connection-error.ts';
import { createListener, type Listener } from './listener.ts';
import { queryInTurn } from './query-in-turn.ts';
import { RetryingPool } from './retrying-pool.ts';
import { watchResponsiveness } from './unresponsive-watch.ts';

/** The database or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database extends Listener {
  pool: pg.Pool;
  db: NodePgDatabase;
  connection: Connection;
  /**
   * Connection of the role that owns the tables and may alter them; the server's own where there is no separate owner.
   */
  owner: Connection;
  /**
   * Starts watching for a database that accepts queries without answering them; from then on its callers are refused at
   * once.
   */
  refuseWhenUnresponsive(notify: (isUnresponsive: boolean) => void): void;
  /** Waits for running queries if the server answers, then closes every connection. */
  close(): Promise<void>;
}

/** A postgres:// address or its parts; `host` may be a socket folder. */
export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string };

export interface DatabaseOptions {
  poolSize: number;
  owner?: Connection | undefined;
  /** Called when idle connections break; the pool replaces them itself. */
  onIdleError?: (error: Error) => void;
}

// Counts and bigint columns fit into a number; pg returns strings by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const timeouts = {
  // A lost server is noticed within 2 s, including the wait for a free connection.
  connectionTimeoutMillis: 1_800,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

// Longer than the server's own statement timeout.
const deadAfter = 16_000;

// Starting parallel workers or the JIT compiler takes longer than any request's query should.
const sessionSettings = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** The connection as pg's own options. */
export const targetOf = (connection: Connection): pg.ClientConfig =>
  typeof connection === 'string' ? { connectionString: connection } : connection;

/** Opens no connection yet; the first query does. */
export function openDatabase(connection: Connection, options: DatabaseOptions): Database {
  const pool = new RetryingPool({
    ...targetOf(connection),
    ...timeouts,
    options: sessionSettings,
    max: options.poolSize,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'park-portal',
  });
  // A lost connection fails the running query; without a listener this event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeDeadConnection(client, deadAfter);
    queryInTurn(client);
  });
  let isClosing = false;
  let endWatch: (() => void) | undefined;
  pool.on('error', (error) => {
    // The pool ends before its sockets do, and a server that is stopping may still write to them.
    if (!isClosing) options.onIdleError?.(error);
  });
  return {
    pool,
    db: drizzle(pool, { casing: 'snake_case' }),
    connection,
    owner: options.owner ?? connection,
    ...createListener(() => connectListener(pool)),
    refuseWhenUnresponsive: (notify) => {
      endWatch ??= watchResponsiveness(pool, notify);
    },
    close: async () => {
      isClosing = true;
      await pool.end();
      // Not before: without the watch, nobody waiting for a silent server would get an answer.
      endWatch?.();
    },
  };
}

const deadlockAttempts = 3;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

const onceCommitted = new WeakMap<Db, (() => void)[]>();

/** Runs something after the transaction commits, never after a rollback; immediately outside a transaction. */
export function afterCommit(db: Db, run: () => void): void {
  const waiting = onceCommitted.get(db);
  if (waiting) waiting.push(run);
  else run();
}

/**
 * Runs `work` in a transaction, or in a savepoint inside another one. Deadlock victims are retried, so `work` must
 * have no effects outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const attempts = db instanceof PgTransaction ? 1 : deadlockAttempts;
  for (let attempt = 1; ; attempt++) {
    try {
      const waiting: (() => void)[] = [];
      const result = await db.transaction((tx) => {
        onceCommitted.set(tx, waiting);
        return work(tx);
      });
      // Callbacks of a savepoint wait for the surrounding transaction.
      for (const run of waiting) afterCommit(db, run);
      return result;
    } catch (error) {
      const code = errorCode(error);
      const isVictim = code === serializationFailure || code === deadlockDetected;
      if (!isVictim || attempt >= attempts) throw error;
      // Lets the other transaction go first; otherwise this one may lock the same row again before the other wakes up.
      await sleep(attempt * 50);
    }
  }
}
