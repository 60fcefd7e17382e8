import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../apps/server/src/app.ts';
import { openDemo } from '../../apps/server/src/demo/open-demo.ts';
import { countPartsLeft } from '../../apps/server/src/demo/unfilled.ts';
import { readEnv } from '../../apps/server/src/platform/env.ts';
import { createTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { languages } from '../support/page-kinds.ts';
import { origin } from './open-park.ts';

const notices = {
  zh: '演示园区还在准备',
  en: 'The demo park is still being set up',
  es: 'El parque de demostración aún se está preparando',
  ja: 'デモ園区を準備しています',
};

it('serves pages while the demo park is being filled, and says so in every language', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'park-portal-html-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0', PUBLIC_URL: origin });
  const stopping = new AbortController();
  const demo = await openDemo(database, { env, stopped: stopping.signal, notify: () => undefined });
  if (!demo) throw new Error('the database is not empty');
  const { filling } = demo;
  const app = await buildApp({ env, database, logger: pino({ level: 'silent' }), filling });
  const filled = demo.complete(async () => undefined).catch((error: unknown) => error);
  onTestFinished(async () => {
    stopping.abort();
    await filled;
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ask = async (url: string, language: string) =>
    app.inject({ url, headers: { cookie: `park_portal_language=${language}` } });

  expect(Object.keys(languages)).toEqual(Object.keys(notices));
  for (const [language, notice] of Object.entries(notices)) {
    const page = await ask('/', language);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(notice);
  }
  // The pages show what is there so far: an article soon after the beginning, long before the end.
  await vi.waitFor(
    async () =>
      expect((await ask('/information/noticelist', 'zh')).body).toMatch(/\/information\/noticelist\/\w+/),
    60_000,
  );
  expect(await countPartsLeft(database.db)).toBeGreaterThan(20);
  expect((await ask('/information/noticelist', 'zh')).body).toContain(notices.zh);
}, 90_000);
