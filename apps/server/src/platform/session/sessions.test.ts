import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { AppError } from '../http/app-error.ts';
import { endSessions, keepLatestSessions } from './end-sessions.ts';
import { sessionLimits } from './renew-token.ts';
import { sessions } from './session.table.ts';
import { authenticate, getActor, type Identity, openSession } from './sessions.ts';
import { hashToken } from './token.ts';

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

test('a token identifies its session, and is stored only as a hash', async () => {
  const { token, sessionId } = await openSession(database.db, clock, identity, device);
  expect(await getActor(database.db, clock, token)).toEqual({ ...identity, sessionId });
  const [row] = await database.db.select().from(sessions).where(eq(sessions.id, sessionId));
  expect(row?.tokenHash).toBe(hashToken(token));
  expect(JSON.stringify(row)).not.toContain(token);
});

test('each reason for an invalid token has its own code', async () => {
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

test('a session ends when idle too long, and at its maximum age despite activity', async () => {
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

test('a token is replaced once after half an hour, and the old one stays valid for a minute', async () => {
  const { token, sessionId } = await openSession(database.db, clock, identity, device);
  const renew = async (used: string) => (await authenticate(database.db, clock, used)).renew();
  now += sessionLimits.tokenMs - 1;
  expect(await renew(token)).toBeUndefined();
  now += 1;
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew(token)));
  const [next = '', ...others] = answers.filter((answer) => answer !== undefined);
  expect(others).toEqual([]);
  now += sessionLimits.graceMs;
  expect(await getActor(database.db, clock, token)).toMatchObject({ sessionId });
  now += 1;
  expect(await refusalOf(token)).toBe('50014');
  expect(await getActor(database.db, clock, next)).toMatchObject({ sessionId });
  expect(await renew(next)).toBeUndefined();
});

test('a session that ends during its call gets no new token', async () => {
  const { token, sessionId } = await openSession(database.db, clock, identity, device);
  now += sessionLimits.tokenMs;
  const caller = await authenticate(database.db, clock, token);
  await endSessions(database.db, { sessionId }, 'KICKED');
  expect(await caller.renew()).toBeUndefined();
});

test('ends all sessions of a user except the current one', async () => {
  const own = { ...identity, userId: 'U2' };
  const tokens = [];
  for (let nth = 0; nth < 3; nth++) tokens.push(await openSession(database.db, clock, own, device));
  await endSessions(database.db, { userId: 'U2', except: tokens[1]?.sessionId }, 'PASSWORD');
  const codes = [];
  for (const { token } of tokens) codes.push(await refusalOf(token));
  expect(codes).toEqual(['200005', expect.objectContaining({ userId: 'U2' }), '200005']);
});

test('keeps the most recently used sessions', async () => {
  const own = { ...identity, userId: 'U3' };
  const opened = [];
  for (let nth = 0; nth < 4; nth++) {
    now += 1_000;
    opened.push(await openSession(database.db, clock, own, device));
  }
  await keepLatestSessions(database.db, clock, 'U3', 3);
  expect(await refusalOf(opened[0]?.token)).toBe('50012');
  expect(await refusalOf(opened[1]?.token)).toMatchObject({ userId: 'U3' });
});
