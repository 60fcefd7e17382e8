import type { Socket } from 'node:net';
import type pg from 'pg';
import { hangUp } from './unresponsive-watch.ts';

/**
 * Ends the connection when nothing has moved on it for `limit` ms although a question is out, as when something
 * between us and the server has forgotten it. pg's own `query_timeout` would do, but its timer keeps whatever
 * the queries before have read from being collected young: a fifth of what such a query costs.
 */
export function closeDeadConnection(client: pg.Client, limit: number): void {
  const { stream } = client.connection as unknown as { stream: Socket };
  stream.setTimeout(limit, () => {
    if (!isIdle(client)) hangUp(client);
  });
}

// What pg's types leave out.
const isIdle = (client: pg.Client) => (client as unknown as { readyForQuery: boolean | null }).readyForQuery;
