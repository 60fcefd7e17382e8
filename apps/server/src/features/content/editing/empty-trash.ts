import { and, eq, inArray, lte } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { articles } from '../article.table.ts';

const keptDays = 30;
const dayMs = 86_400_000;
const maxAtOnce = 500;

/** Deletes articles that have been in the trash for thirty days. */
export async function emptyTrash(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    const until = new Date(ctx.now.getTime() - keptDays * dayMs);
    const due = await tx
      .select({ id: articles.id, title: articles.title })
      .from(articles)
      .where(and(eq(articles.status, 'TRASH'), lte(articles.trashedAt, until)))
      .limit(maxAtOnce)
      .for('update', { skipLocked: true });
    if (due.length === 0) return;
    await tx.delete(articles).where(
      inArray(
        articles.id,
        due.map(({ id }) => id),
      ),
    );
    for (const { id: entityId, title } of due)
      await writeLog(tx, ctx, {
        event: 'article.delete',
        entity: 'article',
        entityId,
        before: { title },
      });
  });
}
