import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../apps/server/src/app.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { readEnv } from '../../apps/server/src/platform/env.ts';
import { startTestServer, withDatabase } from '../../apps/server/src/testing/test-server.ts';

export interface OwnPortal {
  origin: string;
  database: Database;
  close(): Promise<void>;
}

/** Starts the built portal with an empty database that the test may fill freely, and optionally with its own clock. */
export async function openOwnPortal({ clock }: { clock?: Clock } = {}): Promise<OwnPortal> {
  const { connection, template, stop } = await startTestServer();
  const database = openDatabase(withDatabase(connection, template), { poolSize: 5 });
  const dataDir = await mkdtemp(join(tmpdir(), 'park-portal-abuse-'));
  const env = readEnv({ DATA_DIR: dataDir, DEMO: '0', RATE_LIMIT_PER_MINUTE: '0' });
  const app = await buildApp({
    env,
    database,
    logger: pino({ level: 'silent' }),
    ...(clock ? { clock } : {}),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    database,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      await database.close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
