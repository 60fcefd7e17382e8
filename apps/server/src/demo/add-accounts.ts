import { inArray } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import type { Database } from '../platform/database/database.ts';
import { demoId } from './content/demo-id.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Operators only; the other accounts belong to an enterprise of the park. */
const operators = demoAccounts.map(({ loginName }) => loginName).filter((name) => name.startsWith('op_'));

/**
 * Adds operators missing from a demo park of an earlier release. A database without any of them is not a demo park and
 * must not get an account with a well-known password.
 */
export async function addAccounts({ db }: Pick<Database, 'db'>, now = new Date()): Promise<string[]> {
  const wanted = new Map(operators.map((name) => [demoId('user', name), name]));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...wanted.keys()]));
  const isDemoPark = found.length > 0;
  for (const { id } of found) wanted.delete(id);
  const missing = [...wanted.values()];
  if (!isDemoPark || missing.length === 0) return [];
  // Imported on demand, because hardly any start needs it.
  const { operatorRows } = await import('./fill-users.ts');
  const rows = await operatorRows(missing, chinaDayOf(now));
  const added = await db
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ loginName: users.loginName });
  return added.map(({ loginName }) => loginName);
}
