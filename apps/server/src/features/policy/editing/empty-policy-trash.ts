import { and, eq, inArray, lte } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';

const keptDays = 30;
const dayMs = 86_400_000;
const maxAtOnce = 500;

/** Deletes policies that have been in the trash for thirty days; none of them has declaration items. */
export async function emptyPolicyTrash(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    const until = new Date(ctx.now.getTime() - keptDays * dayMs);
    const due = await tx
      .select({ id: policies.id, title: policies.title })
      .from(policies)
      .where(and(eq(policies.status, 'TRASH'), lte(policies.trashedAt, until)))
      .limit(maxAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    await tx.delete(policies).where(inArray(policies.id, ids));
    for (const { id: entityId, title } of due)
      await writeLog(tx, ctx, {
        event: 'policy.delete',
        entity: 'policy',
        entityId,
        before: { title },
      });
  });
}
