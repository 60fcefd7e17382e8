import { and, eq, lte } from 'drizzle-orm';
import { inBatches } from '../../../platform/database/in-batches.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { policies } from '../policy.table.ts';

const keptDays = 30;
const dayMs = 86_400_000;

/** Deletes policies after thirty days in the trash; none of them has items. */
export async function emptyPolicyTrash(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const until = new Date(ctx.now.getTime() - keptDays * dayMs);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ id: policies.id, title: policies.title })
        .from(policies)
        .where(and(eq(policies.status, 'TRASH'), lte(policies.trashedAt, until)))
        .limit(limit)
        .for('update', { skipLocked: true }),
    async (tx, { id: entityId, title }) => {
      await tx.delete(policies).where(eq(policies.id, entityId));
      await writeLog(tx, ctx, { event: 'policy.delete', entity: 'policy', entityId, before: { title } });
    },
    ({ id }) => id,
  );
}
