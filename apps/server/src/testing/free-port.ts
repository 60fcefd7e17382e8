import { once } from 'node:events';
import { createServer } from 'node:net';

const first = 20_000;
const many = 10_000;

/**
 * A port nobody listens on, to be used later. It lies below those that a system gives to its clients: one of them
 * could have it by then, even a client that asks at this very port.
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
