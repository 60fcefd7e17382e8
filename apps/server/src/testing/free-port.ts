import { once } from 'node:events';
import { createServer } from 'node:net';

const first = 20_000;
const many = 10_000;

/**
 * Finds a free port for later use. It lies below the system's ephemeral ports, any of which could be taken by then,
 * even by a client that connects to this very port.
 */
export async function findFreePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * many);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return findFreePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
