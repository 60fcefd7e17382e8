import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { payNotices, payOrders } from '../features/payment/payment.table.ts';
import { reconcileDifferences } from '../features/payment/reconcile/reconcile.table.ts';
import { type ChannelPark, channelCodes, openChannelPark } from '../features/payment/testing/channel-park.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { testNow } from '../testing/test-app.ts';
import { type BreakableDatabase, putBehindDoor } from './breakable-database.ts';

let now = testNow.getTime();
const clock = { now: () => new Date(now) };

let park: ChannelPark;
/** A second copy of the server, whose database can be cut off, and whose few connections can be used up. */
let copy: FastifyInstance;
let door: BreakableDatabase;
let database: Database;
let dataDir: string;

beforeAll(async () => {
  park = await openChannelPark(clock);
  door = await putBehindDoor(park.portal.database.connection);
  database = openDatabase(door.connection, { poolSize: 3 });
  dataDir = await mkdtemp(join(tmpdir(), 'park-portal-quality-'));
  copy = await buildApp({
    env: readEnv({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMIT_PER_MINUTE: '0',
      PUBLIC_URL: 'http://portal.test',
    }),
    database,
    logger: pino({ level: 'silent' }),
    clock,
    pay: park.portal.pay,
    pages: false,
    fetchHeaders: async () => null,
  });
});
beforeEach(() => {
  now += 10_000;
});
afterAll(async () => {
  await door.reopen();
  await copy.close();
  await database.close();
  await door.shut();
  await park.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Prevents notifications from being written, and returns a function that ends this. */
type Obstacle = (order: { id: string }) => Promise<() => Promise<void>>;

const obstacles: Record<string, Obstacle> = {
  'the row of the order is locked': async ({ id }) => {
    const client = await park.portal.database.pool.connect();
    await client.query('begin');
    await client.query('select from pay_order where id = $1 for update', [id]);
    return async () => {
      await client.query('rollback');
      client.release();
    };
  },
  'the database is away': async () => {
    await door.shut();
    return () => door.reopen();
  },
  'every connection is in use': async () => {
    const clients: PoolClient[] = [];
    // The number of free connections depends on the copy's own activity.
    const takeAll = async (): Promise<void> => {
      clients.push(await database.pool.connect());
      return takeAll();
    };
    await expect(takeAll()).rejects.toThrow(/timed out waiting for a pooled connection/);
    return async () => {
      for (const client of clients) client.release();
    };
  },
};

describe.each(channelCodes)('notifications of %s', (code) => {
  it.each(Object.keys(obstacles))(
    'come again while %s, and are written afterwards',
    { timeout: 60_000 },
    async (name) => {
      const { db } = park.portal;
      const order = await park.openPaid(code);
      now += 4_000;
      const raw = park.notices[code].paid(order);
      const before = await db.$count(payNotices);
      const release = await obstacles[name]?.(order);
      const refused = await park.send(code, raw, copy);
      await release?.();
      // The channel takes status 200 for success, whatever the body says.
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('5');
      expect(refused.body).toMatch(code === 'ALIPAY_PC' ? /^fail$/ : /"FAIL"/);
      expect(await db.$count(payNotices)).toBe(before);
      const [open] = await db.select().from(payOrders).where(eq(payOrders.id, order.id));
      expect(open?.status).toBe('PAYING');

      const answers = [await park.send(code, raw, copy)];
      // However often it is sent after that.
      answers.push(await park.send(code, park.notices[code].paid(order), copy));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const [paid] = await db.select().from(payOrders).where(eq(payOrders.id, order.id));
      expect(paid?.status).toBe('SUCCESS');
      // None of it needs the finance office.
      expect(await db.$count(reconcileDifferences)).toBe(0);
    },
  );
});
