import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { passToCashier } from './demo/cashier/pass-to-cashier.ts';
import { type Cashier, startCashier } from './demo/cashier/start-cashier.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { openDemo } from './demo/open-demo.ts';
import { allJobs, prepareFeatures } from './features/features.ts';
import { hasAdmin } from './features/identity/create-admin/known-admins.public.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database/connect-database.ts';
import { makeDataDir } from './platform/database/data-dir.ts';
import type { Database } from './platform/database/database.ts';
import { explainStart } from './platform/database/startup-error.ts';
import { type Env, loadEnv } from './platform/env.ts';
import { followFileStore } from './platform/files/open-file-store.ts';
import { requireFileStore } from './platform/files/require-file-store.ts';
import { logDestination } from './platform/http/log-destination.ts';
import { loggerOptions } from './platform/http/request-log.ts';
import { openInvoiceChannel } from './platform/invoice/open-invoice-channel.ts';
import { type JobRunner, startJobs } from './platform/jobs/jobs.ts';
import { explainListenError, localOrigin, requireFreePort } from './platform/listen-port.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { mayChangeLog } from './platform/oper-log/may-change-log.ts';
import { openParkSettings } from './platform/park-setting/park-settings.ts';
import { followPayChannels, noticeUrl } from './platform/pay/open-pay-channels.ts';
import { prepareDatabase } from './platform/prepare-database.ts';
import { returnMemoryAfterStart } from './platform/return-memory.ts';
import { openSecretBox } from './platform/secret-box.ts';
import { stopOnSignal } from './platform/stop-on-signal.ts';

// Milliseconds after which running requests are cut off.
const drainLimit = 8_000;

const startPatience = 5_000;

const opened = new AsyncDisposableStack();
const stopping = new AbortController();

async function stop(): Promise<void> {
  stopping.abort();
  // A start in progress must finish before it can be stopped.
  await Promise.race([starting.catch(() => {}), sleep(startPatience)]);
  await opened.disposeAsync();
}

async function start(): Promise<void> {
  const env = loadEnv();
  const logger = pino(loggerOptions(env.LOG_LEVEL), logDestination());
  await requireFreePort(env.HOST, env.PORT);
  stopOnSignal(stop);
  // The embedded database creates its folder itself.
  if (env.DATABASE_URL && (env.FILE_STORE === 'local' || !env.ENCRYPTION_KEY))
    await makeDataDir(env.DATA_DIR);
  await requireFileStore(env);

  const database = await connectDatabase(env, (error) =>
    logger.warn({ err: error }, 'database connection lost'),
  );
  opened.defer(() => database.close());
  await prepareDatabase(database, env);
  if (await mayChangeLog(database.db))
    logger.warn(
      'the role of DATABASE_URL can change the operation log; see DATABASE_OWNER_URL in docs/operations.md',
    );
  await prepareFeatures(database.db);
  const notify = (line: string) => console.log(line);
  const demo = env.DEMO ? await openDemo(database, { env, stopped: stopping.signal, notify }) : null;
  if (stopping.signal.aborted) return;

  let portal: Server | null = null;
  const cashier = await openCashier(env, database, logger, () => portal && localOrigin(portal));
  const box = openSecretBox(env);
  const settings = await openParkSettings({ env, database, clock: systemClock, box });
  const pay = followPayChannels(settings, { clock: systemClock, cashier });
  const metrics = createMetrics(database.pool);
  const app = await buildApp({ env, database, logger, settings, pay, metrics, filling: demo?.filling });
  portal = app.server;
  if (cashier) passToCashier(app, cashier.origin);
  let jobs: JobRunner | undefined;
  opened.defer(async () => jobs?.stop());
  opened.defer(() => drain(app));
  if (stopping.signal.aborted) return;
  const beginWork = async () => {
    if (stopping.signal.aborted) return;
    database.refuseWhenUnresponsive((isUnresponsive) =>
      isUnresponsive
        ? logger.error('the database does not answer')
        : logger.info('the database answers again'),
    );
    jobs = await startJobs(
      database,
      allJobs({
        database,
        clock: systemClock,
        pay,
        invoicing: openInvoiceChannel(env, systemClock),
        box,
        callAs: app.callAs,
        files: await followFileStore(env),
      }),
      logger,
      (job, rows) => metrics.failedRows.inc({ job }, rows),
    );
  };
  if (!demo) await beginWork();
  await listen(app, env);
  await announce(app, env, database);
  // Jobs would act on half a park, and a database that is being filled may keep its callers waiting.
  await demo?.complete(beginWork);
  void returnMemoryAfterStart(stopping.signal);
}

/** Opens the demo park's cashier, which reports payments to this copy of the portal once it listens. */
async function openCashier(
  env: Env,
  database: Database,
  log: Logger,
  portal: () => string | null,
): Promise<Cashier | null> {
  if (!env.PAY_CHANNELS.includes('MOCK')) return null;
  const cashier = await startCashier(database, {
    clock: systemClock,
    log,
    notifyUrl: () => {
      const origin = portal();
      return origin && noticeUrl(origin, 'MOCK');
    },
  });
  opened.defer(() => cashier.close());
  return cashier;
}

async function drain(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), drainLimit);
  await app.close();
  clearTimeout(cutOff);
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    throw explainListenError(error, env.HOST, env.PORT);
  }
}

async function announce(app: FastifyInstance, env: Env, database: Database): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  console.log(`\nThe portal runs at http://localhost:${port}\n`);
  if (env.DEMO) console.table(demoAccounts);
  else if (!(await hasAdmin(database)))
    console.log(
      `There is no administrator yet: npm run create-admin creates the first one${env.DATABASE_URL ? '' : ', while the portal is stopped'}.\n`,
    );
}

const starting = start();
try {
  await starting;
} catch (error) {
  // Errors during shutdown are a consequence of it and not worth reporting.
  if (!stopping.signal.aborted) {
    console.error(`\n${explainStart(error)}\n`);
    if (/^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '')) console.error(error);
    await stop().catch((fault: unknown) => console.error(explainStart(fault)));
    process.exit(1);
  }
}
