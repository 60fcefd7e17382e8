// The portal with the job of imports, in a process that a test kills. It reports the port on which it listens, and when
// the job begins.
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { allJobs } from '../features/features.ts';
import { importJob } from '../features/import/import.job.ts';
import { systemClock } from '../platform/clock.ts';
import { type Connection, openDatabase } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { invoiceByHand } from '../platform/invoice/invoice-by-hand.ts';
import { openSecretBox } from '../platform/secret-box.ts';

export interface PortalRequest {
  connection: Connection;
  dataDir: string;
}

async function serve({ connection, dataDir }: PortalRequest): Promise<never> {
  const database = openDatabase(connection, { poolSize: 8 });
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    PUBLIC_URL: 'http://portal.test',
  });
  const pay = new Map();
  const app = await buildApp({ env, database, logger: pino({ level: 'silent' }), pay, pages: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
  const work = allJobs({
    database,
    clock: systemClock,
    pay,
    invoicing: invoiceByHand,
    box: openSecretBox(env),
    callAs: app.callAs,
    files: await openFileStore(env),
  }).filter(({ name }) => name === importJob);
  // Without the scheduler, which would take a minute to notice that the previous process is gone.
  for (;;) {
    process.send?.('work');
    for (const job of work) await job.run(null);
    await sleep(50);
  }
}

process.on('disconnect', () => process.exit());
process.once('message', (request: PortalRequest) => void serve(request));
