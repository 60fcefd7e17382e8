import type { RemovableEntity } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import type { PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';
import { findReferences } from '../platform/database/find-references.ts';
import { type EntityTable, updateVersion } from '../platform/database/versioned.ts';
import type { WriteContext } from '../platform/http/context.ts';
import { writeLogs } from '../platform/oper-log/write-log.ts';
import { findUses } from './find-uses.ts';
import type { Importer } from './importer.ts';

type Words = () => string;

/** What rows of a table are called where they prevent undoing and no feature has named its column; others are records. */
const tableNames: Readonly<Record<string, Words>> = {
  bill: m.import_kept_bills,
  building_unit: m.import_kept_units,
  enterprise_member: m.import_kept_members,
  lease_contract: m.import_kept_contracts,
  role_grant: m.import_kept_roles,
};

export interface Undoing {
  /** Name of the entity in the log. If it can be removed, the columns that features name refer to it. */
  entity: string;
  /** Names of columns that refer to any other entity without a foreign key, in whatever table. */
  named?: readonly string[];
  /** Tables whose rows do not prevent undoing. */
  ignored?: readonly string[];
  /** Called after the rows are gone or as before. */
  after?: ((tx: Db, ctx: WriteContext, ids: readonly string[]) => Promise<void>) | undefined;
}

/** Undoing for entities that are rows of one table: new ones are deleted, changed ones get their columns back. */
export function undoIn(
  table: EntityTable,
  { entity, named = [], ignored = [], after }: Undoing,
): Pick<Importer, 'builtUpon' | 'versions' | 'undo'> {
  const plain = table as unknown as PgTableWithColumns<TableConfig>;
  return {
    async builtUpon(db, ids, { references }) {
      const own = references.flatMap((each) => each[entity as RemovableEntity] ?? []);
      if (own.length > 0) {
        const uses = await findUses(db, own, ids);
        return new Map(
          [...uses].map(([id, labels]) => [id, labels.map((what) => m.import_kept_by({ what }))]),
        );
      }
      const found = await findReferences(db, table, ids, { named, ignored });
      return new Map(
        [...found].map(([id, tables]) => [
          id,
          [...new Set(tables.map((name) => (tableNames[name] ?? m.import_kept_records)()))],
        ]),
      );
    },
    async versions(db, ids) {
      const rows = (await db
        .select({ id: table.id, version: table.version })
        .from(plain)
        .where(inArray(table.id, [...ids]))
        .orderBy(table.id)
        .for('update')) as { id: string; version: number }[];
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    async undo(tx, ctx, rows) {
      const added = rows.filter(({ before }) => before === null).map(({ id }) => id);
      if (added.length > 0) await tx.delete(table).where(inArray(table.id, added));
      for (const { id, before } of rows)
        if (before !== null) await updateVersion(tx, ctx, table, id, before as Record<string, unknown>);
      await writeLogs(
        tx,
        ctx,
        rows.map(({ id, before, origin }) => ({
          event: `${entity}.undoImport`,
          entity,
          entityId: id,
          after: { importedFrom: origin, ...(before === null ? {} : (before as object)) },
        })),
      );
      await after?.(
        tx,
        ctx,
        rows.map(({ id }) => id),
      );
    },
  };
}
