import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { declareItemSearch } from '../declare-item.search.ts';
import { declareItems } from '../declare-item.table.ts';
import { policySearch } from '../policy.search.ts';

/**
 * Refreshes the pages and the search index of a policy and its items, which are public only with it, after a change.
 */
export async function announcePolicy(tx: Db, policyId: string, now: Date): Promise<void> {
  const items = await tx
    .select({ id: declareItems.id })
    .from(declareItems)
    .where(eq(declareItems.policyId, policyId));
  await refreshDocuments(tx, policySearch, [policyId], now);
  await refreshDocuments(
    tx,
    declareItemSearch,
    items.map(({ id }) => id),
    now,
  );
  await invalidateTags(tx, ['policy']);
  await notifyCollectors(tx, 'POLICY', [policyId]);
}
