import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { inPages } from '../platform/database/in-pages.ts';
import type { EntityTable } from '../platform/database/versioned.ts';

/** Reads the rows of a table in batches, in the order of their ids. */
export function tableRows<Table extends EntityTable>(
  db: Db,
  table: Table,
  where?: SQL,
): AsyncGenerator<readonly (Table['$inferSelect'] & { id: string })[]> {
  return inPages(
    async (after, limit) =>
      (await db
        .select()
        .from(table as unknown as PgTableWithColumns<TableConfig>)
        .where(and(gt(table.id, after), where))
        .orderBy(asc(table.id))
        .limit(limit)) as (Table['$inferSelect'] & { id: string })[],
  );
}
