import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { moveProject } from './move-project.ts';
import { projects } from './project.table.ts';

const hasLeft = sql`not exists (select from ${enterprises}
  where ${enterprises.id} = ${projects.enterpriseId} and ${enterprises.entryStatus} = 'PASSED')`;

/** Closes projects past their deadline, and withdraws those of enterprises that have left. Idempotent. */
export async function settleProjects(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  const isDue = and(eq(projects.status, 'PUBLISHED'), or(lt(projects.deadline, today), hasLeft));
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(projects)
        .where(isDue)
        .orderBy(asc(projects.deadline))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, project) =>
      moveProject(tx, ctx, project, {
        event: project.deadline < today ? 'expire' : 'withdraw',
        by: 'SYSTEM',
      }),
    ({ id }) => id,
  );
}
