import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { farmSearch } from './farm.search.ts';

/** What can be found and read of a batch follows its state. */
export async function refreshBatch(tx: Db, id: string, now: Date): Promise<void> {
  await refreshDocuments(tx, farmSearch, [id], now);
  await invalidateTags(tx, ['farm']);
}
