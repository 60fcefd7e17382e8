import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Database } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';

export interface ListeningApp {
  app: FastifyInstance;
  port: number;
  origin: string;
  close(): Promise<void>;
}

/** Starts the server without pages on a real port, for tests that need the network. */
export async function listen(
  database: Database,
  {
    settings = {},
    prepare = () => undefined,
  }: { settings?: NodeJS.ProcessEnv; prepare?: (app: FastifyInstance) => void } = {},
): Promise<ListeningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'park-portal-quality-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
  });
  const app = await buildApp({ env, database, logger: pino({ level: 'silent' }), pages: false });
  prepare(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
