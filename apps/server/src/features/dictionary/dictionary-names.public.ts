import type { serviceCategoryList } from '@portal/contract/market/shop-terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { businessData, tagInfos } from './dictionary.table.ts';

// An empty condition would be rejected.
const some = (codes: readonly string[]) => ['', ...new Set(codes)];

/** Names of dictionary codes. A search source that uses them must list these dictionaries in its `holders`. */
export async function readNames(
  tx: Db,
  list: 'POLICY_DEPT' | 'INDUSTRY_TAG' | typeof serviceCategoryList,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const isWanted = and(eq(businessData.type, list), inArray(businessData.code, some(codes)));
  const { code, name } = businessData;
  const rows = await tx.select({ code, name }).from(businessData).where(isWanted);
  return new Map(rows.map((row) => [row.code, row.name]));
}

export async function readTagNames(tx: Db, tagIds: readonly string[]): Promise<Map<string, string>> {
  const { tagId, name } = tagInfos;
  const rows = await tx
    .select({ tagId, name })
    .from(tagInfos)
    .where(inArray(tagId, some(tagIds)));
  return new Map(rows.map((row) => [row.tagId, row.name]));
}
