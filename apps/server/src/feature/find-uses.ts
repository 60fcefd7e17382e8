import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import type { Reference } from './removable-source.ts';

/** What refers to things, by their ids: the labels of the references that have rows. */
export async function findUses(
  db: Db,
  references: readonly Reference[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (references.length === 0 || ids.length === 0) return new Map();
  const parts = references.map(
    (
      { column, where = sql`true` },
      at,
    ): SQL => sql`select distinct ${column} as id, ${sql.raw(String(at))} as at
      from ${column.table} where ${inArray(column, [...ids])} and ${where}`,
  );
  const { rows } = await db.execute<{ id: string; at: number }>(sql.join(parts, sql` union all `));
  const labels = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...labels].map(([id, found]) => [
      id,
      [...new Set(found.map(({ at }) => references[at]?.label() ?? ''))],
    ]),
  );
}
