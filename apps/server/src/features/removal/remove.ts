import type { removalRemove } from '@portal/contract/removal/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { listUses, type Removables, referencesTo, sourceFor } from './uses.ts';

/**
 * Removes a thing that was entered wrongly. Its lock keeps rows with a foreign key from beginning to refer to it.
 * @throws {AppError} 500404, 500409, 500012 while something refers to it
 */
export function removeThing(
  ctx: ContextOf<typeof removalRemove>,
  all: Removables,
  { entity, id, version, data: { reason } }: InputOf<typeof removalRemove>,
): Promise<OutputOf<typeof removalRemove>> {
  const { table, renew } = sourceFor(ctx.actor, all, entity);
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockVersion(tx, table, { id, version });
    const uses = await listUses(tx, referencesTo(all, entity), id);
    if (uses.length > 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, {
        retMsg: m.removal_refusal_used({ count: uses.reduce((sum, { count }) => sum + count, 0) }),
      });
    await tx.delete(table).where(eq(table.id, id));
    await writeLog(tx, ctx, { event: `${entity}.remove`, entity, entityId: id, before, reason });
    await renew?.(tx, ctx, [id]);
    return { done: true };
  });
}
