import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import type { Envelope } from '@portal/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { passToCashier } from '../demo/cashier/pass-to-cashier.ts';
import { type Cashier, startCashier } from '../demo/cashier/start-cashier.ts';
import { readEnv } from '../platform/env.ts';
import { type Filling, filled } from '../platform/filling.ts';
import { localOrigin } from '../platform/listen-port.ts';
import { noticeUrl, openPayChannels } from '../platform/pay/open-pay-channels.ts';
import type { PayChannels } from '../platform/pay/pay-channel.ts';
import { secureFrom } from '../platform/session/secure-session.ts';
import { type Identity, openSession } from '../platform/session/sessions.ts';
import { borrowTestDatabase, type TestDatabase } from './test-database.ts';

/** Noon in Asia/Shanghai on the day the demo texts are written for. */
export const testNow = new Date('2026-11-21T04:00:00Z');

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  db: TestDatabase['db'];
  /** Folder of this server's files. */
  dataDir: string;
  /** Payment channels, also for its jobs. */
  pay: PayChannels;
  /** The demo cashier; null unless requested. */
  cashier: Cashier | null;
  /** Calls an endpoint over HTTP as the web's client does: GET by query, POST form-encoded, token in the header. */
  call<K extends EndpointKey>(
    key: K,
    input: Record<string, unknown>,
    token?: string,
  ): Promise<{ header: Envelope<unknown>['header']; data: EndpointMap[K]['output'] }>;
  /** Opens a session, by default a private person's, and returns its token. */
  /** A secure session is one that has just been verified by a code. */
  logIn(identity?: Partial<Identity>, given?: { isSecure?: boolean }): Promise<string>;
  close(): Promise<void>;
}

interface Given {
  /** Payment channels; none by default. */
  pay?: PayChannels;
  /** Given while the database is still being filled. */
  filling?: Filling;
  /** Starts the demo cashier, which the settings offer with DEMO 1, and a portal that receives its notifications. */
  cashier?: boolean;
}

const person: Identity = {
  userId: '01J0000000000000000000USER',
  userAccId: '1001',
  userType: '100',
  operatorRoles: [],
  enterpriseId: null,
  memberRole: null,
  auditStatus: '0',
};

function formOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(pairs).toString();
}

function requestOf(key: string, input: Record<string, unknown>, token: string | undefined) {
  const [method = 'GET', path = ''] = key.split(' ');
  const headers = token ? { token } : {};
  if (method === 'GET') return { method: 'GET', url: `${path}?${formOf(input)}`, headers } as const;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', url: path, headers: { ...headers, ...type }, payload: formOf(input) } as const;
}

/**
 * The API over an empty database, with the given clock and settings, and without pages. The database is shared within
 * the worker, but the app belongs to this file, so that none of its memory reaches the next. Close it in `afterAll`.
 */
export async function openTestApp(
  now: () => Date = () => testNow,
  settings: NodeJS.ProcessEnv = {},
  given: Given = {},
): Promise<TestApp> {
  const database = await borrowTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'park-portal-files-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    PUBLIC_URL: 'http://portal.test',
    ...settings,
  });
  const clock = { now };
  let portal: FastifyInstance | undefined;
  const notifyUrl = () => {
    const origin = portal && localOrigin(portal.server);
    return origin ? noticeUrl(origin, 'MOCK') : null;
  };
  const log = pino({ level: 'silent' });
  const cashier = given.cashier ? await startCashier(database, { clock, log, notifyUrl }) : null;
  const pay = given.pay ?? (cashier ? openPayChannels(env, { clock, cashier }) : new Map());
  const app = await buildApp({
    env,
    database,
    logger: log,
    clock,
    pay,
    filling: given.filling ?? filled,
    pages: false,
    fetchHeaders: async () => null,
  });
  portal = app;
  if (cashier) {
    passToCashier(app, cashier.origin);
    await app.listen({ host: '127.0.0.1', port: 0 });
  }
  return {
    app,
    database,
    db: database.db,
    dataDir,
    pay,
    cashier,
    async call(key, input, token) {
      const answer = await app.inject(requestOf(key, input, token));
      const { header, body } = answer.json<Envelope<never>>();
      return { header, data: (body.data ?? body.menusList) as never };
    },
    async logIn(identity = {}, { isSecure = false } = {}) {
      const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
      const secureUntil = isSecure ? secureFrom(clock.now()) : null;
      return (await openSession(database.db, clock, { ...person, ...identity }, device, { secureUntil }))
        .token;
    },
    async close() {
      await cashier?.close();
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
