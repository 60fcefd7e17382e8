import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './connection-error.ts';
import { type Held, hangUp } from './silence-watch.ts';

// One crashed backend restarts all of them; that took 85–216 ms when measured.
const restartPause = 300;

// After a slow failure the caller has waited long enough: a gone database answers within 2 s.
const retryWithin = 1_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (fault?: Error | boolean) => void,
) => void;

/** As a restarting server says it, so that everybody knows it for a lost connection. */
const unanswered = () => Object.assign(new Error('the database does not answer'), { code: '57P03' });

/** A pool whose plain reads run once more when the server restarted under them, and that may be shut. */
export class RetryingPool extends pg.Pool {
  /** Whoever waits for a connection or has one. */
  readonly held = new Set<Held>();
  /** When somebody last got what he had asked for. */
  answeredAt = 0;
  /** While the server is silent nobody gets a connection. */
  isSilent = false;

  // pg's own query comes this way too.
  override connect = ((callback?: Connected) => {
    if (!callback)
      return new Promise<pg.PoolClient>((resolve, reject) => {
        this.#connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    this.#connect(callback);
  }) as pg.Pool['connect'];

  #connect(callback: Connected): void {
    if (this.isSilent) {
      process.nextTick(callback, unanswered(), undefined, () => undefined);
      return;
    }
    let refuse: (() => void) | undefined = () => callback(unanswered(), undefined, () => undefined);
    const held: Held = {
      since: performance.now(),
      cutOff: () => {
        this.held.delete(held);
        refuse?.();
        refuse = undefined;
      },
    };
    this.held.add(held);
    super.connect((error, client, release) => {
      // Cut off while it waited.
      if (!refuse) {
        client?.release();
        return;
      }
      refuse = undefined;
      if (error || !client) {
        this.held.delete(held);
        callback(error, client, release);
        return;
      }
      const giveBack = client.release.bind(client);
      const end = (fault?: Error | boolean) => {
        this.held.delete(held);
        if (!fault) this.answeredAt = performance.now();
        giveBack(fault);
      };
      held.cutOff = () => hangUp(client as unknown as pg.Client);
      client.release = end;
      callback(undefined, client, end);
    });
  }

  // pg declares a dozen overloads; all but the callback form return a promise.
  override query = ((...args: unknown[]) => {
    const startedAt = performance.now();
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const run = () => query(...args);
    const result = run();
    if (!(result instanceof Promise) || !isRead(args[0])) return result;
    return result.catch(async (error: unknown) => {
      if (!isConnectionLost(error) || this.isSilent || performance.now() - startedAt > retryWithin)
        throw error;
      await sleep(restartPause);
      return run();
    });
  }) as pg.Pool['query'];
}

function isRead(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
  return (
    typeof text === 'string' && /^\s*select\b/i.test(text) && !/\bfor (no key )?(update|share)\b/i.test(text)
  );
}
