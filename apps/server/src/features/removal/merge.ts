import type { removalMerge } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Reference, RemovableRow } from '../../feature/removable-source.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { keyOfColumn } from '../../platform/database/key-of-column.ts';
import { requireVersion, updateVersion } from '../../platform/database/versioned.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { isReferring, type Removables, referencesTo, sourceFor } from './uses.ts';

const refused = (text: string) => fieldsRefused({ 'data.intoId': text });

/** Moves the rows of one reference. @throws {AppError} 100002 where both things have what only one may have */
async function moveRows(tx: Db, reference: Reference, id: string, intoId: string): Promise<number> {
  const { column, label } = reference;
  try {
    const moved = await tx
      .update(column.table)
      .set({ [keyOfColumn(column)]: intoId } as never)
      .where(isReferring(reference, id));
    return moved.rowCount ?? 0;
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw refused(m.removal_fault_clash({ what: label() }));
  }
}

/**
 * Makes one of two things that are the same: whatever refers to the first refers to the second from now on.
 * @throws {AppError} 500404, 500409, 100002
 */
export function mergeThings(
  ctx: ContextOf<typeof removalMerge>,
  all: Removables,
  { entity, id, version, data: { intoId, reason } }: InputOf<typeof removalMerge>,
): Promise<OutputOf<typeof removalMerge>> {
  const { table, merge, renew } = sourceFor(ctx.actor, all, entity);
  if (!merge) throw notFound();
  if (id === intoId) throw refused(m.removal_fault_same());
  return inTransaction(ctx.db, async (tx) => {
    // Locked in one order, so that two merges of the same things do not wait for each other.
    const rows = (await tx
      .select()
      .from(table)
      .where(inArray(table.id, [id, intoId]))
      .orderBy(asc(table.id))
      .for('update')) as RemovableRow[];
    const from = rows.find((row) => row.id === id);
    const into = rows.find((row) => row.id === intoId);
    if (!from) throw notFound();
    requireVersion(from, version);
    if (!into) throw refused(m.removal_fault_gone());
    if (merge !== true) await merge(tx, ctx, from, into);
    let moved = 0;
    for (const reference of referencesTo(all, entity)) moved += await moveRows(tx, reference, id, intoId);
    await tx.delete(table).where(eq(table.id, id));
    await updateVersion(tx, ctx, table, intoId, {});
    await writeLog(tx, ctx, {
      event: `${entity}.merge`,
      entity,
      entityId: id,
      before: from,
      after: { intoId, moved },
      reason,
    });
    await renew?.(tx, ctx, [id, intoId]);
    return { moved };
  });
}
