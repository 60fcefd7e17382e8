// The portal with its payment and room jobs, in a process that a test kills. It reports the port on which it listens.
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readCashierKeys } from '../demo/cashier/cashier-keys.ts';
import { allJobs } from '../features/features.ts';
import { type Connection, openDatabase } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { invoiceByHand } from '../platform/invoice/invoice-by-hand.ts';
import { openPayChannels } from '../platform/pay/open-pay-channels.ts';
import { openSecretBox } from '../platform/secret-box.ts';

export interface PortalRequest {
  connection: Connection;
  dataDir: string;
  /** Address of the demo cashier, which survives the kills. */
  cashier: string;
  speed: number;
}

/** A clock that runs fast and can leap: `zero` plus `speed` times the machine's time. Sent first, and for each leap. */
export interface TimeIs {
  zero: number;
}

let zero = 0;

const jobs = ['payment.settle', 'conferenceRoom.settle'];

async function serve({ connection, dataDir, cashier, speed }: PortalRequest): Promise<never> {
  const clock = { now: () => new Date(zero + Date.now() * speed) };
  const database = openDatabase(connection, { poolSize: 8 });
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    PUBLIC_URL: 'http://portal.test',
  });
  const { PORTAL, CASHIER } = await readCashierKeys(database.db);
  const account = { origin: cashier, privateKey: PORTAL.privateKey, cashierKey: CASHIER.publicKey };
  const pay = openPayChannels(env, { clock, cashier: account });
  const app = await buildApp({ env, database, logger: pino({ level: 'silent' }), clock, pay, pages: false });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
  const work = allJobs({
    database,
    clock,
    pay,
    invoicing: invoiceByHand,
    box: openSecretBox(env),
    callAs: app.callAs,
    files: await openFileStore(env),
  }).filter(({ name }) => jobs.includes(name));
  // Without the scheduler, which would take a minute to notice that the previous process is gone.
  for (;;) {
    for (const job of work) await job.run(null);
    await sleep(100);
  }
}

process.on('disconnect', () => process.exit());
process.on('message', (notice: PortalRequest | TimeIs) => {
  if ('zero' in notice) zero = notice.zero;
  else void serve(notice);
});
