import { and, eq, getTableName, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { foldName } from '../text/fold.ts';
import type { Db } from './database.ts';
import { takeTurn } from './take-turn.ts';

/** The name as people see it; `fold_name` of the database folds as `foldName` does. */
export const foldedName = (column: AnyPgColumn): SQL => sql`fold_name(${column})`;

/** Whether a column has this name, as people see it. */
export const hasName = (column: AnyPgColumn, name: string): SQL => eq(foldedName(column), foldName(name));

/** Whether a column has one of these names, as people see them. */
export const hasOneOfNames = (column: AnyPgColumn, names: readonly string[]): SQL =>
  inArray(foldedName(column), ['', ...names.map(foldName)]);

type NamedTable = PgTable & { id: AnyPgColumn; name: AnyPgColumn };

/**
 * Whether another row has this name, as people see it; `among` limits the rows it is unique among. Others who ask for
 * the same table wait until this transaction ends.
 */
export async function isNameTaken(
  tx: Db,
  table: NamedTable,
  { id, name }: { id: string | undefined; name: string },
  among?: SQL,
): Promise<boolean> {
  await takeTurn(tx, `names of ${getTableName(table)}`);
  const isOther = id === undefined ? undefined : ne(table.id, id);
  return (await tx.$count(table, and(hasName(table.name, name), isOther, among))) > 0;
}
