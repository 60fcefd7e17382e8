import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { farmSearch } from './farm.search.ts';

/** Updates the search index and public pages after a change of the batch. */
export async function refreshBatch(tx: Db, id: string, now: Date): Promise<void> {
  await refreshDocuments(tx, farmSearch, [id], now);
  await invalidateTags(tx, ['farm']);
}
