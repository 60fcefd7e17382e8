import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../apps/server/src/app.ts';
import { fillDemo } from '../../apps/server/src/demo/fill-demo.ts';
import { readEnv } from '../../apps/server/src/platform/env.ts';
import { createTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import type { ReadText } from '../support/addresses.ts';

export const origin = 'http://portal.test';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export interface Park {
  ask: (address: string, language?: string) => Promise<Answer>;
  /** The same from a phone. */
  askByPhone: (address: string, language?: string) => Promise<Answer>;
  read: ReadText;
  close: () => Promise<void>;
}

/** The portal with its built web and the demo park, called within the process. */
export async function openPark(): Promise<Park> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'park-portal-html-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    PUBLIC_URL: origin,
  });
  const logger = pino({ level: 'silent' });
  await fillDemo({ database, env, log: logger });
  const app = await buildApp({ env, database, logger, fetchHeaders: async () => null });
  const askBy =
    (userAgent: string): Park['ask'] =>
    async (url, language = 'zh') => {
      const headers = { cookie: `park_portal_language=${language}`, 'user-agent': userAgent };
      const { statusCode: status, headers: answered, body } = await app.inject({ url, headers });
      return { status, headers: answered, body };
    };
  const ask = askBy('Mozilla/5.0 (X11; Linux x86_64)');
  return {
    ask,
    askByPhone: askBy('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'),
    read: async (address) => (await ask(address)).body,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
