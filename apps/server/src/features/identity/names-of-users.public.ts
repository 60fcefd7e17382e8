import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NameSource } from '../../feature/log-words.ts';
import { users } from './user.table.ts';

/** Names rows after the account they are about. */
export const namesOfUsers =
  (table: PgTable, id: PgColumn, userId: PgColumn): NameSource =>
  (db, ids) =>
    db
      .select({ id: sql<string>`${id}`, name: users.name })
      .from(table)
      .innerJoin(users, eq(users.id, userId))
      .where(inArray(id, ids));
