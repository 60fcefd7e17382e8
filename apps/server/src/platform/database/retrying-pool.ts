import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, isConnectionLost } from './connection-error.ts';
import { ConnectionGate, type Use } from './connection-gate.ts';
import { type Connected, type Held, hangUp } from './unresponsive-watch.ts';

// One crashed backend restarts all of them, which took 85–216 ms when measured.
const restartPause = 300;

// After a slow failure the caller has waited long enough: a lost database must be reported within 2 s.
const retryWithin = 1_000;

// SQLSTATE of a server whose connections are all in use at the moment.
const tooManyConnections = '53300';

/** Uses the code of a restarting server, so that callers treat it as a lost connection. */
const unanswered = () => Object.assign(new Error('the database does not answer'), { code: '57P03' });

/**
 * A pool that retries plain reads once after a server restart, and that can refuse connections. Callers wait for a free
 * connection in front of it, so that the pool's own timeout only measures whether the server can be reached.
 */
export class RetryingPool extends pg.Pool {
  readonly gate: ConnectionGate;
  /** All callers that wait for a connection or hold one. */
  readonly held = new Set<Held>();
  /** When a caller last received a connection or an answer. */
  answeredAt = 0;
  /** While the server does not respond, no caller gets a connection. */
  isUnresponsive = false;

  constructor(options: pg.PoolConfig & { max: number }) {
    super(options);
    this.gate = new ConnectionGate(options.max);
    // pg's own count is behind the gate, where nobody waits.
    Object.defineProperty(this, 'waitingCount', { get: () => this.gate.waiting });
  }

  // pg's own query() uses this method with a callback; a transaction, which keeps its connection, awaits it.
  override connect = ((callback?: Connected) => {
    if (!callback)
      return new Promise<pg.PoolClient>((resolve, reject) => {
        this.#enter('transaction', (error, client) => (client ? resolve(client) : reject(error)));
      });
    this.#enter('query', callback);
  }) as pg.Pool['connect'];

  #enter(use: Use, callback: Connected): void {
    if (this.isUnresponsive) {
      process.nextTick(callback, unanswered(), undefined, () => undefined);
      return;
    }
    const held: Held = { since: performance.now(), waits: callback, client: null };
    this.held.add(held);
    this.gate.ask(
      use,
      () => this.#connect(held, () => this.gate.leave(use)),
      (error) => {
        this.held.delete(held);
        held.waits?.(error, undefined, () => undefined);
        held.waits = null;
      },
    );
  }

  #connect(held: Held, leave: () => void): void {
    // The caller was cut off while waiting at the gate.
    if (!held.waits) {
      leave();
      return;
    }
    super.connect((error, client, release) => {
      const callback = held.waits;
      // The caller was cut off while connecting.
      if (!callback) {
        client?.release();
        leave();
        return;
      }
      held.waits = null;
      if (error || !client) {
        this.held.delete(held);
        leave();
        callback(error, client, release);
        return;
      }
      held.client = client;
      const giveBack = client.release.bind(client);
      let isLost = false;
      const end = (fault?: Error | boolean) => {
        // The connection is already back in the pool.
        if (isLost) return;
        client.off('end', lose);
        this.held.delete(held);
        if (!fault) this.answeredAt = performance.now();
        giveBack(fault);
        leave();
      };
      // Drizzle does not release a connection whose `begin` fails. Without this handler each one would occupy a place
      // in the pool for good, and a few outages would exhaust it.
      const lose = () => {
        end(true);
        isLost = true;
      };
      client.once('end', lose);
      client.release = end;
      callback(undefined, client, end);
    });
  }

  cutOff(held: Held): void {
    if (held.client) {
      hangUp(held.client);
      return;
    }
    this.held.delete(held);
    held.waits?.(unanswered(), undefined, () => undefined);
    held.waits = null;
  }

  // pg declares a dozen overloads; all but the callback form return a promise.
  override query = ((...args: unknown[]) => {
    const startedAt = performance.now();
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const [asked, values, ...rest] = args;
    const call = [isPrepared(asked) ? Object.create(asked) : asked, withDatesAsText(values), ...rest];
    const run = () => query(...call);
    const result = run();
    if (!(result instanceof Promise) || !isRead(args[0])) return result;
    return result.catch(async (error: unknown) => {
      const mayPass = isConnectionLost(error) || errorCode(error) === tooManyConnections;
      if (!mayPass || this.isUnresponsive || performance.now() - startedAt > retryWithin) throw error;
      await sleep(restartPause);
      return run();
    });
  }) as pg.Pool['query'];
}

// pg copies a query's own properties one by one; an object that inherits from the prepared query has none to copy.
const isPrepared = (query: unknown): query is object =>
  typeof query === 'object' && query !== null && 'name' in query && query.name !== undefined;

// Faster than pg, which formats a date from eight padded numbers.
const withDatesAsText = (values: unknown) =>
  Array.isArray(values)
    ? values.map((value: unknown) => (value instanceof Date ? value.toISOString() : value))
    : values;

function isRead(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
  return (
    typeof text === 'string' && /^\s*select\b/i.test(text) && !/\bfor (no key )?(update|share)\b/i.test(text)
  );
}
