import { callersOf } from '@portal/contract/callers';
import { operatorRoles } from '@portal/contract/operator-role';
import { reportQueryDetail } from '@portal/contract/report/business';
import { and, arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/user.table.ts';
import { deliveries } from './delivery.table.ts';

const roles = operatorRoles.filter((role) => callersOf(reportQueryDetail).includes(role));

/** Operators who can open the report. */
export const listReaders = (db: Db): Promise<{ userId: string; name: string; hasMail: boolean }[]> =>
  db
    .select({ userId: users.id, name: users.name, hasMail: sql<boolean>`${users.emailProvenAt} is not null` })
    .from(users)
    .where(and(eq(users.status, 'NORMAL'), arrayOverlaps(users.operatorRoles, roles)))
    .orderBy(asc(users.name), asc(users.id));

export async function findDelivery(db: Db) {
  const [row] = await db.select().from(deliveries).limit(1);
  return row;
}
