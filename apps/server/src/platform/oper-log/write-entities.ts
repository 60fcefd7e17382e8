import type { PgTableWithColumns, TableConfig } from 'drizzle-orm/pg-core';
import { ulid } from 'ulidx';
import type { Db } from '../database/database.ts';
import { type EntityTable, updateVersion } from '../database/versioned.ts';
import type { WriteContext } from '../http/context.ts';
import { writeLogs } from './write-log.ts';

export interface Saved {
  id: string;
  version: number;
}

/** A row to add or to change, which was checked. */
interface EntityWrite {
  /** The locked row that is changed; null for a new one. */
  before: Saved | null;
  values: object;
  /** What the log shows next to the values. */
  logged?: object | undefined;
}

interface Kind {
  table: EntityTable;
  /** Name of the entity in the log. */
  entity: string;
  /** Columns that say nothing to a reader of the log. */
  unlogged?: readonly string[];
}

/** Adds and changes rows of a table, each with a log row, and returns them in their order. */
export async function writeEntities(
  tx: Db,
  ctx: WriteContext,
  { table, entity, unlogged = [] }: Kind,
  given: readonly EntityWrite[],
): Promise<Saved[]> {
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: ctx.now };
  const rows = given.map((row) => ({ ...row, id: row.before?.id ?? ulid(ctx.now.getTime()) }));
  const added = rows.filter(({ before }) => !before).map(({ id, values }) => ({ ...values, ...by, id }));
  if (added.length > 0)
    await tx.insert(table as unknown as PgTableWithColumns<TableConfig>).values(added as never);
  const saved: Saved[] = [];
  for (const { id, before, values } of rows) {
    const changed = before && ((await updateVersion(tx, ctx, table, id, values)) as object as Saved);
    saved.push({ id, version: changed?.version ?? 1 });
  }
  const hidden = Object.fromEntries(unlogged.map((name) => [name, undefined]));
  await writeLogs(
    tx,
    ctx,
    rows.map(({ id, before, values, logged }) => ({
      event: `${entity}.${before ? 'edit' : 'create'}`,
      entity,
      entityId: id,
      before: before && { ...before, ...hidden },
      after: { ...values, ...logged, ...hidden },
    })),
  );
  return saved;
}
