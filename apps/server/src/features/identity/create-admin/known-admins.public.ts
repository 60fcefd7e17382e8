import { and, arrayContains, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { users } from '../user.table.ts';

/** Whether there is an administrator who can open the console and admit others. */
export async function hasAdmin({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const isAdmin = and(arrayContains(users.operatorRoles, ['OP_ADMIN']), ne(users.status, 'CANCELLED'));
  return (await db.select({ id: users.id }).from(users).where(isAdmin).limit(1)).length > 0;
}

/** Whether the login name or the number is taken, so that no administrator could be created with it. */
export async function isTaken(
  { db }: Pick<Database, 'db'>,
  { loginName, phoneNumber }: { loginName?: string; phoneNumber?: string },
): Promise<boolean> {
  const holders = or(
    loginName === undefined ? undefined : eq(sql`lower(${users.loginName})`, loginName.toLowerCase()),
    phoneNumber === undefined
      ? undefined
      : and(eq(users.phoneNumber, phoneNumber), eq(users.userType, '900'), ne(users.status, 'CANCELLED')),
  );
  return (await db.select({ id: users.id }).from(users).where(holders).limit(1)).length > 0;
}

/** Whether an administrator has this login name. */
export const isAdmin = async ({ db }: Pick<Database, 'db'>, loginName: string): Promise<boolean> =>
  (await db.$count(
    users,
    and(
      eq(sql`lower(${users.loginName})`, loginName.toLowerCase()),
      arrayContains(users.operatorRoles, ['OP_ADMIN']),
      eq(users.status, 'NORMAL'),
    ),
  )) > 0;
