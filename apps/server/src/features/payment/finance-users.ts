import { and, arrayContains, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../identity/user.table.ts';

/** Ids of the finance officers to notify when something needs investigating. */
export async function financeUserIds(tx: Db): Promise<string[]> {
  const isFinance = and(eq(users.status, 'NORMAL'), arrayContains(users.operatorRoles, ['OP_FINANCE']));
  const people = await tx.select({ id: users.id }).from(users).where(isFinance);
  return people.map(({ id }) => id);
}
