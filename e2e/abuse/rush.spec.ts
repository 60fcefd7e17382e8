import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { runRush } from '../../apps/server/src/quality/rush/run-rush.ts';
import { rushes } from '../../apps/server/src/quality/rush/rush-kinds.ts';
import { openPeople } from '../../apps/server/src/quality/rush/rush-people.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { startTestServer, withDatabase } from '../../apps/server/src/testing/test-server.ts';
import { test } from '../support/test.ts';
import { addressOf, startPortal } from './start-portal.ts';

// `npm run test:abuse` runs the long form.
const many = isLong ? 300 : 60;

test.describe.configure({ timeout: 600_000 });

test(`${many} people at one moment at two copies of the server: all are answered rightly, and nobody is sent away`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'park-portal-rush-'));
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
    const people = await openPeople(database.db, many);
    for (const [name, prepare] of Object.entries(rushes))
      await test.step(name, async () => {
        const rush = await prepare(database.db, people);
        const origins = ports.map((port) => `http://127.0.0.1:${port}`);
        const { answers, others, seconds } = await runRush(origins, rush, people);
        expect(answers, name).toEqual(rush.answers);
        expect(Object.keys(others.codes), name).toEqual(['000000']);
        const { right, found } = await rush.kept();
        expect(found, name).toEqual(right);
        console.log(`${many} ${name} in ${seconds.toFixed(1)} s`);
      });
  } finally {
    const ended = copies.map((copy) => once(copy, 'exit'));
    for (const copy of copies) copy.kill('SIGTERM');
    await Promise.all(ended);
    await database.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
