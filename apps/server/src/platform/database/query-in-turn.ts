import type pg from 'pg';

/**
 * Sends each query of a connection once the one before is answered. Reads run side by side where they can, and of a
 * transaction they share one connection; pg warns of that, and will no longer keep them in order from version 9.
 */
export function queryInTurn(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: unknown[]) => {
    // The pool's own queries have a callback, and their connection to themselves.
    if (typeof args.at(-1) === 'function') return send(...args);
    const answer = last.then(() => send(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
  client.query = query as pg.ClientBase['query'];
}
