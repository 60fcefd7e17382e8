import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { allEndpoints, contributions, registerPlainRoutes } from './features/features.ts';
import { frameOriginOf, parkNameOf } from './features/site/account-document.public.ts';
import { registerApiDocument } from './platform/api-document/register-api-document.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createDeps } from './platform/create-deps.ts';
import type { Database } from './platform/database/database.ts';
import type { Env } from './platform/env.ts';
import { createHeaderReader, type FetchHeaders } from './platform/external/fetch-headers.ts';
import { type Filling, filled } from './platform/filling.ts';
import { AppError } from './platform/http/app-error.ts';
import { type CallAs, createCallAs } from './platform/http/call-as.ts';
import { createServer } from './platform/http/create-server.ts';
import { registerEndpoints } from './platform/http/endpoints.ts';
import { registerNotFound } from './platform/http/error-handler.ts';
import type { FastPath } from './platform/http/fast-path.ts';
import { registerHealth } from './platform/http/health.ts';
import { refuseWhileFilling } from './platform/http/refuse-while-filling.ts';
import { idempotent } from './platform/idempotency/idempotent.ts';
import { createMetrics, type Metrics, registerMetrics } from './platform/metrics/metrics.ts';
import { registerWeb } from './platform/pages/register-web.ts';
import { openParkSettings, type ParkSettings } from './platform/park-setting/park-settings.ts';
import type { PayChannels } from './platform/pay/pay-channel.ts';
import { openSecretBox } from './platform/secret-box.ts';
import { authenticate } from './platform/session/sessions.ts';
import { createStorageWatch } from './platform/storage-watch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls an endpoint in a user's name, for jobs. */
    callAs: CallAs;
  }
}

export interface AppDeps {
  env: Env;
  database: Database;
  logger: Logger;
  clock?: Clock;
  /** Fetches headers of external pages; tests replace it, so that they need no network. */
  fetchHeaders?: FetchHeaders;
  /** The settings in force; opened here if not given. */
  settings?: ParkSettings;
  /** Payment channels; none by default. */
  pay?: PayChannels;
  /** Also counts events outside of requests; created here if not given. */
  metrics?: Metrics;
  /** Given while the database is still being filled. */
  filling?: Filling;
  /** False omits the pages, so that tests of the API need no web build. */
  pages?: boolean;
}

/** Builds the server, ready to listen. `app.close()` drains requests and runs the stop work of every feature. */
export async function buildApp({
  env: given,
  database,
  logger,
  clock = systemClock,
  settings: opened,
  fetchHeaders = createHeaderReader(),
  pay = new Map(),
  metrics = createMetrics(database.pool),
  filling = filled,
  pages = true,
}: AppDeps): Promise<FastifyInstance> {
  const box = openSecretBox(given);
  const settings = opened ?? (await openParkSettings({ env: given, database, clock, box }));
  const { env } = settings;
  const front: FastPath = { answer: () => false };
  const watch = createStorageWatch();
  const app = await createServer(env, logger, front, watch);
  await app.register(multipart, { throwFileSizeLimit: false });
  registerMetrics(app, metrics);
  refuseWhileFilling(app, filling);

  const stopWork: (() => Promise<void>)[] = [];
  app.addHook('onClose', async () => {
    for (const work of stopWork) await work();
  });
  let endFollowing = async () => {};
  app.addHook('onListen', async () => {
    endFollowing = settings.follow(app.log);
  });
  stopWork.push(() => endFollowing());
  const deps = await createDeps({
    settings,
    box,
    database,
    clock,
    fetchHeaders,
    pay,
    log: app.log,
    watch,
    onListen: (work) => app.addHook('onListen', async () => filling.onceDone(work)),
    onStop: (work) => stopWork.push(work),
  });

  registerHealth(app, { database, files: deps.files, watch, filling });
  const callAs = createCallAs(deps, () => bounds, contributions.places);
  const bounds = allEndpoints(deps, callAs);
  app.decorate('callAs', callAs);
  const isAlive = (token: string) =>
    authenticate(database.db, clock, token).then(
      () => true,
      (error: unknown) => !(error instanceof AppError),
    );
  registerEndpoints(app, deps, bounds, {
    authenticate: (token) => authenticate(database.db, clock, token),
    places: contributions.places,
    idempotent: (call, work) => idempotent(deps, call, work),
  });
  const declarations = bounds.map(({ declaration }) => declaration);
  registerApiDocument(app, declarations, env.PUBLIC_URL);
  registerNotFound(app, declarations);
  registerPlainRoutes(app, deps, bounds);
  if (pages)
    await registerWeb(app, deps, { metrics, bounds, frameOriginOf, parkNameOf, isAlive, front, filling });
  return app;
}
