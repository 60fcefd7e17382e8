import { retCodes } from '@portal/contract/ret-code';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';
import { AppError, notFound } from '../http/app-error.ts';
import type { WriteContext } from '../http/context.ts';
import type { Db } from './database.ts';

/** A table with the columns that every entity has. */
export type EntityTable = PgTable & {
  id: PgColumn;
  version: PgColumn;
  updatedAt: PgColumn;
  updatedBy: PgColumn;
};

type Row<Table extends EntityTable> = Table['$inferSelect'];

const plain = (table: EntityTable) => table as unknown as PgTableWithColumns<TableConfig>;

/**
 * Checks the optimistic lock.
 * @throws {AppError} 500409 when the row was changed after the caller read it
 */
export function requireVersion(row: { version: number }, version: number | undefined): void {
  if (row.version !== version) throw new AppError(retCodes.VERSION_CONFLICT);
}

/**
 * Locks a row for a change, in the version that the caller read. `where` limits the rows that the caller may find.
 * @throws {AppError} 500404, or 500409 when the row was changed in the meantime
 */
export async function lockVersion<Table extends EntityTable>(
  tx: Db,
  table: Table,
  { id, version }: { id: string; version: number | undefined },
  where?: SQL,
): Promise<Row<Table>> {
  const [row] = await tx
    .select()
    .from(plain(table))
    .where(and(eq(table.id, id), where))
    .for('update');
  if (!row) throw notFound();
  requireVersion(row as { version: number }, version);
  return row as Row<Table>;
}

/** Updates a locked row and increments its version; the author and the time come from the context. */
export async function updateVersion<Table extends EntityTable>(
  tx: Db,
  { actor, now }: Pick<WriteContext, 'actor' | 'now'>,
  table: Table,
  id: string,
  set: Partial<Row<Table>>,
): Promise<Row<Table>> {
  const [row] = await tx
    .update(plain(table))
    .set({
      ...(set as object),
      version: sql`${table.version} + 1`,
      updatedAt: now,
      updatedBy: actor?.userId ?? null,
    })
    .where(eq(table.id, id))
    .returning();
  if (!row) throw notFound();
  return row as Row<Table>;
}
