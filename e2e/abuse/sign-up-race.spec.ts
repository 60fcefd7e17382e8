import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { retCodes } from '@portal/contract/ret-code';
import { asc, eq } from 'drizzle-orm';
import { signUps } from '../../apps/server/src/features/activity/activity.table.ts';
import { insertActivity } from '../../apps/server/src/features/activity/testing/insert-activity.ts';
import { insertUser } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { openSession } from '../../apps/server/src/platform/session/sessions.ts';
import { findFreePort } from '../../apps/server/src/testing/free-port.ts';
import { startTestServer, withDatabase } from '../../apps/server/src/testing/test-server.ts';
import { test } from '../support/test.ts';
import { insist } from './insist.ts';
import { addressOf, startPortal } from './start-portal.ts';

const people = 200;
const seats = 30;
const waitlistMax = 50;

test.describe.configure({ timeout: 300_000 });

async function openPeople({ db }: Database): Promise<string[]> {
  const device = { ip: '127.0.0.1', userAgent: 'test', deviceName: 'test' };
  const clock = { now: () => new Date() };
  const tokens: string[] = [];
  for (let nth = 0; nth < people; nth++) {
    const { id: userId, userAccId } = await insertUser(db, { userType: '100' });
    const none = { operatorRoles: [], enterpriseId: null, memberRole: null, auditStatus: '0' as const };
    const session = await openSession(db, clock, { userId, userAccId, userType: '100', ...none }, device);
    tokens.push(session.token);
  }
  return tokens;
}

test(`of ${people} who sign up at once at two copies of the server, ${seats} have a seat, and the line is in order`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'park-portal-race-'));
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
    const tokens = await openPeople(database);
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour);
    const activityId = await insertActivity(database.db, {
      capacity: seats,
      waitlistMax,
      signFrom: at(-1),
      signTo: at(90),
      cancelDeadline: at(90),
      startAt: at(100),
      endAt: at(102),
    });
    const persons = [{ name: '许晚棠', phone: '15400000000' }];
    const data = JSON.stringify({ activityId, persons, answers: [], mayWait: true });
    const path = 'activityManage/signUp/submit';
    const startedAt = performance.now();
    const codes = await Promise.all(
      tokens.map((token, nth) => insist(ports[nth % ports.length] ?? 0, path, token, { data })),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    const countOf = (wanted: string) => codes.filter((code) => code === wanted).length;
    expect([countOf('000000'), countOf(retCodes.ACTIVITY_FULL)]).toEqual([
      seats + waitlistMax,
      people - seats - waitlistMax,
    ]);
    const rows = await database.db
      .select()
      .from(signUps)
      .where(eq(signUps.activityId, activityId))
      .orderBy(asc(signUps.waitTurn));
    const line = rows.filter(({ status }) => status === 'WAITING');
    expect(rows.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(seats);
    expect(line.map(({ waitTurn }) => waitTurn)).toEqual(line.map((_row, nth) => nth + 1));
    console.log(`${people} sign-ups in ${seconds.toFixed(1)} s: ${seats} seats, ${line.length} in line`);
  } finally {
    const ended = copies.map((copy) => once(copy, 'exit'));
    for (const copy of copies) copy.kill('SIGTERM');
    await Promise.all(ended);
    await database.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
