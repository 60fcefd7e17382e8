import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { JobDeps } from '../../feature/feature.ts';
import type { RemovableSource } from '../../feature/removable-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { writeLogs } from '../../platform/oper-log/write-log.ts';
import type { Removables } from './uses.ts';

/** Puts rows whose day has come into the state of what is out of service, each with a log row. */
export async function applyClosing(
  tx: Db,
  ctx: WriteContext,
  { entity, table, closing, renew }: RemovableSource,
  only?: SQL,
): Promise<void> {
  if (!closing?.onDay) return;
  const { column, open, closed } = closing.onDay;
  const state = (table as unknown as Record<string, PgColumn>)[column];
  if (!state) throw new Error(`no column ${column}`);
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(lte(closing.closedFrom, chinaDayOf(ctx.now)), eq(state, open), only))
    .orderBy(table.id)
    .for('update');
  const ids = rows.map(({ id }) => id as string);
  for (const id of ids) await updateVersion(tx, ctx, table, id, { [column]: closed });
  await writeLogs(
    tx,
    ctx,
    ids.map((id) => ({
      event: `${entity}.edit`,
      entity,
      entityId: id,
      before: { [column]: open },
      after: { [column]: closed },
    })),
  );
  if (ids.length > 0) await renew?.(tx, ctx, ids);
}

/** Takes out of service what was to be closed from today on. */
export async function closeOnDay(deps: JobDeps, { removables }: Removables): Promise<void> {
  for (const source of removables)
    await inTransaction(deps.database.db, (tx) => applyClosing(tx, systemContext(deps), source));
}

/** Puts a row that is opened again back into its state of before. */
export async function undoClosing(
  tx: Db,
  ctx: WriteContext,
  { table, closing }: RemovableSource,
  id: string,
): Promise<void> {
  if (!closing?.onDay) return;
  const { column, open, closed } = closing.onDay;
  const state = (table as unknown as Record<string, PgColumn>)[column];
  if (!state) throw new Error(`no column ${column}`);
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(state, closed)));
  if (row) await updateVersion(tx, ctx, table, id, { [column]: open });
}
