import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLost } from './connection-error.ts';

// One crashed backend restarts all of them; that took 85–216 ms when measured.
const restartPause = 300;

// After a slow failure the caller has waited long enough: a gone database answers within 2 s.
const retryWithin = 1_000;

/** A pool whose plain reads run once more when the server restarted under them. */
export class RetryingPool extends pg.Pool {
  // pg declares a dozen overloads; all but the callback form return a promise.
  override query = ((...args: unknown[]) => {
    const startedAt = performance.now();
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    const run = () => query(...args);
    const result = run();
    if (!(result instanceof Promise) || !isRead(args[0])) return result;
    return result.catch(async (error: unknown) => {
      if (!isConnectionLost(error) || performance.now() - startedAt > retryWithin) throw error;
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
