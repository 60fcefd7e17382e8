import type { collectOperate } from '@portal/contract/collect/public';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { collections } from './collection.table.ts';
import { type Collectable, readTargets } from './read-targets.ts';

type Operation = InputOf<typeof collectOperate>;
type Collection = typeof collections.$inferSelect;

async function add(
  tx: Db,
  { collect, actor: { userId }, now }: Context & Collectable,
  operation: Operation,
): Promise<Collection> {
  const { targetType, targetId, group } = operation;
  const [snapshot] = await readTargets(collect, tx, targetType, { ids: [targetId], now });
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

/** Applies the event; returns the updated collection, or undefined if it was removed. */
async function apply(
  tx: Db,
  ctx: Context,
  { event, group }: Operation,
  row: Collection,
): Promise<Collection | undefined> {
  switch (event) {
    case 'add':
      return row;
    case 'remove':
      await tx.delete(collections).where(eq(collections.id, row.id));
      return undefined;
    case 'group':
      return updateVersion(tx, ctx, collections, row.id, { group });
    case 'seen':
      return updateVersion(tx, ctx, collections, row.id, { changedAt: null, changes: null });
  }
}

/**
 * Adds, removes or groups an item, or marks a change as seen. Adding it twice or removing one that isn't saved does
 * nothing.
 * @throws {AppError} 500404 for an item that can't be read, or that is grouped without being saved
 */
export async function operateCollection(
  ctx: Context & Collectable,
  operation: Operation,
): Promise<OutputOf<typeof collectOperate>> {
  const { event, targetType, targetId } = operation;
  const { userId } = ctx.actor;
  return inTransaction(ctx.db, async (tx) => {
    const key = `collect:${userId}:${targetType}:${targetId}`;
    await takeTurn(tx, key);
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
    const after = before ? await apply(tx, ctx, operation, before) : await add(tx, ctx, operation);
    // Opening a page isn't worth a log entry.
    if (event !== 'seen' && after !== before)
      await writeLog(tx, ctx, {
        event: `collect.${event}`,
        entity: 'collection',
        // A collection has no name and its row disappears when removed, so the log identifies the item.
        entityId: targetId,
        after: { targetType, targetId, group: after?.group ?? '' },
      });
    return { collected: after !== undefined, group: after?.group ?? '' };
  });
}
