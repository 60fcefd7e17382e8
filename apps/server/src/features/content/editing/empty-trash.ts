import { and, eq, lte } from 'drizzle-orm';
import { inBatches } from '../../../platform/database/in-batches.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';

const keptDays = 30;
const dayMs = 86_400_000;

/** Deletes articles after thirty days in the trash. */
export async function emptyTrash(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const until = new Date(ctx.now.getTime() - keptDays * dayMs);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ id: articles.id, title: articles.title })
        .from(articles)
        .where(and(eq(articles.status, 'TRASH'), lte(articles.trashedAt, until)))
        .limit(limit)
        .for('update', { skipLocked: true }),
    async (tx, { id: entityId, title }) => {
      await tx.delete(articles).where(eq(articles.id, entityId));
      await writeLog(tx, ctx, { event: 'article.delete', entity: 'article', entityId, before: { title } });
    },
    ({ id }) => id,
  );
}
