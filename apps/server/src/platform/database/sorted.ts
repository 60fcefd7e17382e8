import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

type Ordered = AnyColumn | SQL;

interface SmallestNulls {
  column: Ordered;
  nulls: 'smallest';
}

/**
 * A column in which null counts as the smallest value: it comes last in descending order. Its index is
 * `.desc().nullsLast()`, also for the id. Other columns have nulls last in ascending order, as in PostgreSQL.
 */
export const nullsSmallest = (column: Ordered): SmallestNulls => ({ column, nulls: 'smallest' });

/** The requested order, then by id where rows are equal; both directions use the same index. */
export function sorted<Name extends string>(
  sort: Name | `-${Name}`,
  columns: Record<Name, Ordered | SmallestNulls>,
  id: Ordered,
): SQL[] {
  const isDown = sort.startsWith('-');
  const wanted = columns[(isDown ? sort.slice(1) : sort) as Name];
  const isSmallest = 'nulls' in wanted;
  const column = isSmallest ? wanted.column : wanted;
  const way = sql.raw(`${isDown ? 'desc' : 'asc'} nulls ${isDown === isSmallest ? 'last' : 'first'}`);
  return [sql`${column} ${way}`, sql`${id} ${way}`];
}
