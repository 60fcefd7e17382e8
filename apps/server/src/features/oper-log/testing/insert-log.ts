import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';

/** Inserts a log entry, by default about an article, and returns its id. */
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
