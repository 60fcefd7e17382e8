import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
// A default import, because `parseEnv` is missing before Node 20.12.
import util from 'node:util';
import { root, ScriptError } from './workspace.mjs';

/**
 * Checks the port before anything is installed or built; the server checks it again, along with the rest of HOST and
 * PORT.
 * @throws {ScriptError} if another program uses the port
 */
export async function requireFreePort() {
  const file = join(root, '.env');
  const written = existsSync(file) ? util.parseEnv?.(readFileSync(file, 'utf8')) : undefined;
  const read = (name) => (process.env[name] ?? written?.[name])?.trim();
  const port = Number(read('PORT') || 3000);
  const host = read('HOST') || '0.0.0.0';
  if (Number.isInteger(port) && port > 0 && port <= 65_535 && (await isBusy(host, port)))
    throw new ScriptError(`Port ${port} is in use by another program; stop it, or set PORT to a free one.`);
}

function isBusy(host, port) {
  return new Promise((notify) => {
    const probe = createServer();
    probe.once('error', (error) => notify(error.code === 'EADDRINUSE'));
    probe.listen({ host, port }, () => probe.close(() => notify(false)));
  });
}
