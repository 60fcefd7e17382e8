import type { OperatorRole } from '@portal/contract/operator-role';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Clock } from '../../../platform/clock.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { insertOwned } from './insert-member.ts';

/** The owner of an admitted enterprise, a private person, or an operator with these roles. */
type Role = 'owner' | 'person' | readonly OperatorRole[];
type Cast = Readonly<Record<string, Role>>;

type Owned = Awaited<ReturnType<typeof insertOwned>>;
type LoggedIn = { user: Awaited<ReturnType<typeof insertUser>>; token: string };

type Park<C extends Cast> = TestApp & {
  /** The time of its clock; every test begins at the same. */
  now: Date;
  clock: Clock;
  /** Lets so many milliseconds pass. */
  wait(ms: number): void;
} & { [Name in keyof C]: C[Name] extends 'owner' ? Owned : LoggedIn };

interface Options {
  /** When every test begins. */
  now?: Date;
  /** Tables to empty after each test, in this order. */
  empties?: readonly PgTable[];
}

async function logIn(portal: TestApp, role: Role): Promise<Owned | LoggedIn> {
  if (role === 'owner') return insertOwned(portal);
  const identity =
    role === 'person' ? { userType: '100' as const } : { userType: '900' as const, operatorRoles: [...role] };
  const user = await insertUser(portal.db, identity);
  const token = await portal.logIn({ ...identity, userId: user.id, userAccId: user.userAccId });
  return { user, token };
}

/**
 * Opens the API over an empty database for a file of tests, with these people logged in by name:
 * `usePark({ shop: 'owner', buyer: 'person', officer: ['OP_SERVICE'] })`. Its members can be read once tests run.
 */
export function usePark<const C extends Cast>(
  cast: C,
  { now = testNow, empties = [] }: Options = {},
): Park<C> {
  const park = {
    now,
    clock: { now: () => park.now },
    wait(ms: number) {
      park.now = new Date(park.now.getTime() + ms);
    },
  } as Park<C>;
  beforeAll(async () => {
    Object.assign(park, await openTestApp(() => park.now));
    for (const [name, role] of Object.entries(cast)) Object.assign(park, { [name]: await logIn(park, role) });
  });
  beforeEach(() => {
    park.now = now;
  });
  afterEach(async () => {
    for (const table of empties) await park.db.delete(table);
  });
  afterAll(() => park.close());
  return park;
}
