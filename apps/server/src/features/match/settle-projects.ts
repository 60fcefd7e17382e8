import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { moveProject } from './move-project.ts';
import { projects } from './project.table.ts';

/** So many at once, so that no transaction is long. */
const batch = 200;

const hasLeft = sql`not exists (select from ${enterprises}
  where ${enterprises.id} = ${projects.enterpriseId} and ${enterprises.entryStatus} = 'PASSED')`;

/** Ends what is past its deadline, and takes back what enterprises have left behind; run again, it does nothing. */
export async function settleProjects(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  const isDue = and(eq(projects.status, 'PUBLISHED'), or(lt(projects.deadline, today), hasLeft));
  for (let moved = batch; moved === batch; )
    moved = await inTransaction(ctx.db, async (tx) => {
      const due = await tx
        .select()
        .from(projects)
        .where(isDue)
        .orderBy(asc(projects.deadline))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const project of due)
        await moveProject(tx, ctx, project, {
          event: project.deadline < today ? 'expire' : 'withdraw',
          by: 'SYSTEM',
        });
      return due.length;
    });
}
