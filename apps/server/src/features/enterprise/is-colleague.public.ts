import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

interface Of {
  authorId: string;
  /** The enterprise the author was acting for. */
  enterpriseId: string | null;
}

/**
 * Whether an account belongs to the enterprise the author was acting for, or to any of the author's enterprises,
 * regardless of whom it acts for now. `userId` is a value, or a column qualified with its table.
 */
export const isColleague = (userId: SQL | string, { authorId, enterpriseId }: Of): SQL => sql`exists (
  select 1 from enterprise_member one
  where one.user_id = ${userId} and one.status = 'ACTIVE' and (one.enterprise_id = ${enterpriseId ?? ''}
    or one.enterprise_id in (select other.enterprise_id from enterprise_member other
      where other.user_id = ${authorId} and other.status = 'ACTIVE')))`;

export async function areColleagues(db: Db, userId: string, of: Of): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${isColleague(userId, of)} as is`);
  return rows[0]?.is ?? false;
}
