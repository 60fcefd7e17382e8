import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { startTestServer, withDatabase } from '../../apps/server/src/testing/test-server.ts';
import { addressOf, startPortal } from './start-portal.ts';

interface TwoCopies {
  ports: readonly number[];
  database: Database;
}

/** Runs `work` beside two copies of the built server on one empty database, and removes everything afterwards. */
export async function withTwoCopies(work: (copies: TwoCopies) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'park-portal-copies-'));
  chmodSync(dataDir, 0o711);
  const { connection, owner, template, stop } = await startTestServer();
  const databases = {
    DATABASE_URL: addressOf(withDatabase(connection, template)),
    DATABASE_OWNER_URL: addressOf(withDatabase(owner, template)),
  };
  const ports = [await findFreePort(), await findFreePort()];
  const copies = [];
  const database = openDatabase(withDatabase(connection, template), { poolSize: 3 });
  try {
    for (const port of ports) copies.push(await startPortal(port, databases, dataDir));
    await work({ ports, database });
  } finally {
    const ended = copies.map((copy) => once(copy, 'exit'));
    for (const copy of copies) copy.kill('SIGTERM');
    await Promise.all(ended);
    await database.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
