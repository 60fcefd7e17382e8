import type { Socket } from 'node:net';
import type pg from 'pg';

/** Milliseconds that a server may take to close a connection when asked. */
const patienceMs = 1_000;

/** Closes a connection, without waiting for a server that does not answer, such as a suspended one. */
export async function endClient(client: pg.Client): Promise<void> {
  const { stream } = client.connection as unknown as { stream: Socket };
  const cut = setTimeout(() => stream.destroy(), patienceMs);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}
