import { openFinancingStates } from '@portal/contract/finance-terms';
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { finApplications, finConsents, finProducts, institutions } from '../finance.table.ts';
import { moveFinancing } from './move-financing.ts';

/** So many at once, so that no transaction is long. */
const batch = 200;

/** Ends what nobody has moved for its days, and what is open without a consent; run again, it does nothing. */
export async function settleFinancing(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const isOver = sql`exists (select from ${finConsents} where ${finConsents.applicationId} = ${finApplications.id}
    and ${finConsents.until} < ${chinaDayOf(ctx.now)})`;
  const isDue = and(
    inArray(finApplications.status, openFinancingStates),
    or(lte(finApplications.dueAt, ctx.now), isOver),
  );
  for (let moved = batch; moved === batch; )
    moved = await inTransaction(ctx.db, async (tx) => {
      const due = await tx
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
        .limit(batch)
        .for('update', { skipLocked: true, of: finApplications });
      for (const { application, ...named } of due)
        await moveFinancing(tx, ctx, named, application, { event: 'expire' });
      return due.length;
    });
}
