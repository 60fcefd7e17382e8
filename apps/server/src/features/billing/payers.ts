import type { Db } from '../../platform/database/database.ts';
import { payersByEnterprise } from './payers.public.ts';

/** Members notified of what their enterprises owe. */
export async function payersOf(db: Db, enterpriseIds: readonly string[]): Promise<string[]> {
  if (enterpriseIds.length === 0) return [];
  return [...new Set([...(await payersByEnterprise(db, enterpriseIds)).values()].flat())];
}
