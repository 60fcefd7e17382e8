import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../identity/user.table.ts';

/** Operators in office, with their roles. */
export const listRemindable = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, roles: users.operatorRoles })
    .from(users)
    .where(and(eq(users.status, 'NORMAL'), sql`cardinality(${users.operatorRoles}) > 0`))
    .orderBy(asc(users.name), asc(users.id));
