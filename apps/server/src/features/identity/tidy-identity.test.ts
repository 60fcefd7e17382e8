import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { countAttempt } from './login/login-attempts.ts';
import { loginAttempts, tickets, verifyCodes } from './proof.table.ts';
import { insertCode, insertUser } from './testing/insert-user.ts';
import { issueTicket } from './ticket.public.ts';
import { tidyIdentity } from './tidy-identity.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const day = 86_400_000;

it('keeps what rate limits still need and deletes the rest', async () => {
  const { db, database } = portal;
  const user = await insertUser(db);
  for (const age of [0, 3]) {
    const clock = { now: () => new Date(testNow.getTime() - age * day) };
    await insertCode(db, user.phoneNumber, 'LOGIN', { at: clock.now() });
    await issueTicket(db, clock, 'PWD', user.phoneNumber);
    await countAttempt(db, clock, `name${age}`);
  }
  const counts = () => Promise.all([verifyCodes, tickets, loginAttempts].map((table) => db.$count(table)));
  expect(await counts()).toEqual([2, 2, 2]);
  await tidyIdentity({ database, clock: { now: () => testNow } });
  expect(await counts()).toEqual([1, 1, 1]);
});
