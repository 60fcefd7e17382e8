import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../http/app-error.ts';
import { sessions } from './session.table.ts';
import { getActor, hashToken, type Identity, openSession, sessionLimits } from './sessions.ts';

let database: TestDatabase;
let now = new Date('2026-11-21T04:00:00Z').getTime();
const clock = { now: () => new Date(now) };
const identity: Identity = {
  userId: 'U1',
  userAccId: 'A1',
  userType: '200',
  operatorRoles: [],
  enterpriseId: 'E1',
  memberRole: 'OWNER',
  auditStatus: '2',
};
const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const refusalOf = async (token: string | undefined) => {
  const error = await getActor(database.db, clock, token).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? error.retCode : error;
};

test('a token speaks for its session and is stored only as a hash', async () => {
  const { token, sessionId } = await openSession(database.db, clock, identity, device);
  expect(await getActor(database.db, clock, token)).toEqual({ ...identity, sessionId });
  const [row] = await database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  expect(row?.tokenHash).toBe(hashToken(token));
  expect(JSON.stringify(row)).not.toContain(token);
});

test('each dead token has its own code', async () => {
  expect(await refusalOf(undefined)).toBe('200005');
  expect(await refusalOf('forged')).toBe('50008');
  expect(await refusalOf('x'.repeat(43))).toBe('50008');
  for (const [endedReason, code] of [
    ['KICKED', '50012'],
    ['IDLE', '50014'],
    ['PASSWORD', '200005'],
    ['FROZEN', '200006'],
    ['ROLE_CHANGED', '200007'],
  ] as const) {
    const { token, sessionId } = await openSession(database.db, clock, identity, device);
    await database.db.update(sessions).set({ endedReason }).where(eq(sessions.id, sessionId));
    expect(await refusalOf(token)).toBe(code);
  }
});

test('a session ends when idle too long, and after its absolute time however busy', async () => {
  const idle = await openSession(database.db, clock, identity, device);
  now += sessionLimits.idleMs + 1;
  expect(await refusalOf(idle.token)).toBe('50014');
  const busy = await openSession(database.db, clock, identity, device);
  const openedAt = now;
  while (now - openedAt < sessionLimits.absoluteMs - 3_600_000) {
    now += 3_600_000;
    await getActor(database.db, clock, busy.token);
  }
  now = openedAt + sessionLimits.absoluteMs + 1;
  expect(await refusalOf(busy.token)).toBe('50014');
});
