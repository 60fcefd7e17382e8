import { and, eq, lte } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { selectConsents } from './consent.queries.ts';
import { settlementConsents } from './consent.table.ts';
import { moveConsent } from './move-consent.ts';

/** Counts settlements as confirmed that were not answered in time. Idempotent. */
export async function settleConsents(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      selectConsents(
        tx,
        and(eq(settlementConsents.status, 'WAITING'), lte(settlementConsents.answerBy, ctx.now)),
      )
        .limit(limit)
        .for('update', { of: settlementConsents, skipLocked: true }),
    (tx, row) => moveConsent(tx, ctx, row, { event: 'lapse', by: { agent: 'SYSTEM' } }),
    ({ consent }) => consent.id,
  );
}
