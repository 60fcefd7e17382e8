import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../apps/server/src/platform/database/database.ts';

/** The portal's database settings. */
export interface Databases {
  DATABASE_URL: string;
  DATABASE_OWNER_URL: string;
}

const root = join(import.meta.dirname, '../..');

/** The portal needs a URL, but the tests' database server listens on a socket. */
export const addressOf = (connection: Connection) =>
  typeof connection === 'string'
    ? connection
    : `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;

/** Starts the built server in its own process, as `npm start` does. */
export async function startPortal(
  port: number,
  databases: Databases,
  dataDir: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '0',
      DATA_DIR: dataDir,
      ...databases,
      RATE_LIMIT_PER_MINUTE: '0',
    },
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error(`the portal ended with ${child.exitCode}`);
    await sleep(50);
  }
}
