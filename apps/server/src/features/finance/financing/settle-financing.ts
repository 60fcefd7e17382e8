import { openFinancingStates } from '@portal/contract/finance/terms';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { finApplications, finConsents, finProducts, institutions } from '../finance.table.ts';
import { moveFinancing } from './move-financing.ts';

/** Expires applications without action in time, and open ones whose consent has ended. Idempotent. */
export async function settleFinancing(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const isOver = sql`exists (select from ${finConsents} where ${finConsents.applicationId} = ${finApplications.id}
    and ${finConsents.until} < ${chinaDayOf(ctx.now)})`;
  const isDue = and(
    inArray(finApplications.status, openFinancingStates),
    or(lte(finApplications.dueAt, ctx.now), isOver),
  );
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({
          application: finApplications,
          productName: finProducts.name,
          institution: {
            name: institutions.name,
            enterpriseId: institutions.enterpriseId,
            contactName: institutions.contactName,
            contactPhone: institutions.contactPhone,
          },
        })
        .from(finApplications)
        .innerJoin(finProducts, eq(finProducts.id, finApplications.productId))
        .innerJoin(institutions, eq(institutions.id, finApplications.institutionId))
        .where(isDue)
        .orderBy(asc(finApplications.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true, of: finApplications }),
    (tx, { application, ...named }) => moveFinancing(tx, ctx, named, application, { event: 'expire' }),
    ({ application }) => application.id,
  );
}
