import type { PgColumn } from 'drizzle-orm/pg-core';

/** The property of its table that is this column. */
export function keyOfColumn(column: PgColumn): string {
  const found = Object.entries(column.table).find(([, each]) => each === column);
  if (!found) throw new Error(`no column ${column.name}`);
  return found[0];
}
