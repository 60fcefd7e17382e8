import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/user.table.ts';
import { deliveries } from './delivery.table.ts';

/** Operators whose menu has the report. */
export const listReaders = (db: Db): Promise<{ userId: string; name: string }[]> =>
  db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.status, 'NORMAL'), arrayOverlaps(users.operatorRoles, ['OP_FINANCE'])))
    .orderBy(asc(users.name), asc(users.id));

export async function findDelivery(db: Db) {
  const [row] = await db.select().from(deliveries).limit(1);
  return row;
}
