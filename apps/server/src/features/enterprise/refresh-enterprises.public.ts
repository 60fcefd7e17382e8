import type { Db } from '../../platform/database/database.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { enterpriseSearch } from './enterprise.search.ts';

/** Brings the index up to what these enterprises, and the stories about them, now say. */
export const refreshEnterprises = (tx: Db, ids: readonly string[], now: Date): Promise<void> =>
  refreshDocuments(tx, enterpriseSearch, ids, now);
