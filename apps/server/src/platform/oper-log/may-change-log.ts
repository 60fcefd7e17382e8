import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Whether the server's role could change the operation log, as the owner of the tables can. */
export async function mayChangeLog(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select pg_has_role(relowner, 'MEMBER') or has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER') as may
        from pg_class where oid = to_regclass('public.oper_log')`,
  );
  return rows[0]?.may ?? false;
}
