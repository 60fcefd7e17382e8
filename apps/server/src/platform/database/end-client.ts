import type { Socket } from 'node:net';
import type pg from 'pg';

/** How long a server may take to close a connection that it was asked to close. */
const patienceMs = 1_000;

/** Closes a connection; a server that does not answer, as one that is suspended, is not waited for. */
export async function endClient(client: pg.Client): Promise<void> {
  const { stream } = client.connection as unknown as { stream: Socket };
  const cut = setTimeout(() => stream.destroy(), patienceMs);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}
