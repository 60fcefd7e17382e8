import { ulid } from 'ulidx';
import { operLogs } from '../../../platform/audit/oper-log.table.ts';
import type { Db } from '../../../platform/database/database.ts';

/** An entry of the log, about an article unless told otherwise; returns its id. */
export async function insertLog(
  db: Db,
  at: string,
  given: Partial<typeof operLogs.$inferInsert> = {},
): Promise<string> {
  const id = ulid(Date.parse(at));
  await db.insert(operLogs).values({
    id,
    at: new Date(at),
    event: 'article.publish',
    entity: 'article',
    entityId: 'A1',
    ...given,
  });
  return id;
}
