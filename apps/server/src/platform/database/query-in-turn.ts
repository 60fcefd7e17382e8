import type pg from 'pg';

/**
 * Sends each query of a connection only after the previous one is answered. Code runs reads in parallel where it can,
 * but within a transaction they share one connection; pg warns about that, and from version 9 will no longer keep them
 * in order.
 */
export function queryInTurn(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: unknown[]) => {
    // The pool's own queries have a callback and a connection to themselves.
    if (typeof args.at(-1) === 'function') return send(...args);
    const answer = last.then(() => send(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
  client.query = query as pg.ClientBase['query'];
}
