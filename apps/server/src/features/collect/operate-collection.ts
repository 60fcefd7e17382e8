import type { collectOperate } from '@portal/contract/collect';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { collections } from './collection.table.ts';
import { readTargets } from './read-targets.ts';

type Operation = z.output<typeof collectOperate.input>;
type Collection = typeof collections.$inferSelect;

async function add(tx: Db, userId: string, operation: Operation, now: Date): Promise<Collection> {
  const { targetType, targetId, group } = operation;
  const [snapshot] = await readTargets[targetType](tx, [targetId], now);
  if (!snapshot) throw notFound();
  const [row] = await tx
    .insert(collections)
    .values({
      id: ulid(now.getTime()),
      userId,
      targetType,
      targetId,
      group,
      snapshot,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw notFound();
  return row;
}

async function change(
  tx: Db,
  row: Collection,
  set: Partial<typeof collections.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(collections)
    .set({ ...set, updatedAt: now, updatedBy: row.userId, version: sql`${collections.version} + 1` })
    .where(eq(collections.id, row.id));
}

/** What the event makes of the collection; undefined where there is none afterwards. */
async function apply(
  tx: Db,
  { event, group }: Operation,
  row: Collection,
  now: Date,
): Promise<Collection | undefined> {
  switch (event) {
    case 'add':
      return row;
    case 'remove':
      await tx.delete(collections).where(eq(collections.id, row.id));
      return undefined;
    case 'group':
      await change(tx, row, { group }, now);
      return { ...row, group };
    case 'seen':
      await change(tx, row, { changedAt: null, changes: null }, now);
      return row;
  }
}

/**
 * Collects, removes, groups, or notes that a change was seen. Adding what is there and removing what is not
 * are no faults.
 * @throws {AppError} 500404 for what cannot be read, or is to be grouped without being collected
 */
export async function operateCollection(
  ctx: Context,
  operation: Operation,
): Promise<{ collected: boolean; group: string }> {
  const { event, targetType, targetId } = operation;
  const { userId } = ctx.actor;
  const now = ctx.now;
  return inTransaction(ctx.db, async (tx) => {
    const key = `collect:${userId}:${targetType}:${targetId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const [before] = await tx
      .select()
      .from(collections)
      .where(
        and(
          eq(collections.userId, userId),
          eq(collections.targetType, targetType),
          eq(collections.targetId, targetId),
        ),
      );
    if (!before && event === 'remove') return { collected: false, group: '' };
    if (!before && event !== 'add') throw notFound();
    const after = before ? await apply(tx, operation, before, now) : await add(tx, userId, operation, now);
    // Opening a page is no change anyone would ask about.
    if (event !== 'seen' && after !== before)
      await writeLog(tx, ctx, {
        event: `collect.${event}`,
        entity: 'collection',
        // A collection has no name, and none is left when it is removed.
        entityId: targetId,
        after: { targetType, targetId, group: after?.group ?? '' },
      });
    return { collected: after !== undefined, group: after?.group ?? '' };
  });
}
