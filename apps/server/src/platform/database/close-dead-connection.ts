import type { Socket } from 'node:net';
import type pg from 'pg';
import { hangUp } from './unresponsive-watch.ts';

/**
 * Ends the connection when nothing has arrived on it for `limit` ms although a query is pending, as happens when
 * a firewall between us and the server has dropped it. pg's own `query_timeout` would do, but its timer prevents
 * the results of earlier queries from being garbage-collected young, which adds a fifth to the cost of a query.
 */
export function closeDeadConnection(client: pg.Client, limit: number): void {
  const { stream } = client.connection as unknown as { stream: Socket };
  stream.setTimeout(limit, () => {
    if (!isIdle(client)) hangUp(client);
  });
}

// Missing from pg's types.
const isIdle = (client: pg.Client) => (client as unknown as { readyForQuery: boolean | null }).readyForQuery;
