import type { Db } from '../../platform/database/database.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { enterpriseSearch } from './enterprise.search.ts';

/** Updates the search index for these enterprises and the stories about them. */
export const refreshEnterprises = (tx: Db, ids: readonly string[], now: Date): Promise<void> =>
  refreshDocuments(tx, enterpriseSearch, ids, now);
