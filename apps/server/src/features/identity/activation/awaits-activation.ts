import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

/**
 * Selects accounts that somebody entered and whose holder has neither logged in nor set a password. No other account
 * gets a code: otherwise one administrator could take over a colleague's account.
 */
export const awaitsActivation = (): SQL | undefined =>
  and(
    eq(users.status, 'NORMAL'),
    isNotNull(users.createdBy),
    isNull(users.lastLoginAt),
    eq(users.passwordSetAt, users.createdAt),
  );

/** The same for a row that was read. */
export const isAwaitingActivation = (user: UserRow): boolean =>
  user.status === 'NORMAL' &&
  user.createdBy !== null &&
  user.lastLoginAt === null &&
  user.passwordSetAt.getTime() === user.createdAt.getTime();
