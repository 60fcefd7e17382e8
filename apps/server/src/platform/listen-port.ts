import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { errorCode } from './database/connection-error.ts';
import { StartupError } from './database/startup-error.ts';

/**
 * Fails before anything else happens if the port is not available.
 * @throws {StartupError}
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw explainListenError(error, host, port);
  } finally {
    probe.close();
  }
}

/** Origin at which this machine reaches a listening server; null before it listens. */
export function localOrigin(server: Server): string | null {
  const at = server.address();
  if (at === null || typeof at === 'string') return null;
  if (at.address === '0.0.0.0' || at.address === '::') return `http://127.0.0.1:${at.port}`;
  return `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
}

/** Turns an error of `listen` into a sentence for the person who starts the server. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program; stop it, or set PORT to a free one.`,
    EACCES: `Port ${port} may not be opened by this user; set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  };
  const sentence = sentences[errorCode(error) ?? ''];
  return sentence ? new StartupError(sentence) : error;
}
