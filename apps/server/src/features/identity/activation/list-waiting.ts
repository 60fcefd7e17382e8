import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../user.table.ts';
import { awaitsActivation } from './awaits-activation.ts';

const maxLetters = 200;

/** Accounts that wait for their first password, as many as can be printed at once. */
export async function listWaiting(db: Db): Promise<{ count: number; userIds: string[] }> {
  const [count, rows] = await Promise.all([
    db.$count(users, awaitsActivation()),
    db
      .select({ id: users.id })
      .from(users)
      .where(awaitsActivation())
      .orderBy(asc(users.createdAt), asc(users.id))
      .limit(maxLetters),
  ]);
  return { count, userIds: rows.map(({ id }) => id) };
}
