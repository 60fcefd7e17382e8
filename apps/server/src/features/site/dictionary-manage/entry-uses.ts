import { regionList, tagList } from '@portal/contract/dictionary-manage';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { articleTags } from '../../content/article.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { policies } from '../../policy/policy.table.ts';
import { businessData, regions } from '../dictionary.table.ts';

/** Whether anything refers to a code. Who keeps codes of a dictionary in a table of his own adds it here. */
const uses: Record<string, (code: SQL) => SQL[]> = {
  [tagList]: (code) => [sql`exists (select 1 from ${articleTags} where ${articleTags.tagId} = ${code})`],
  [regionList]: (code) => [
    sql`exists (select 1 from ${enterprises} where ${enterprises.regionId} = ${code})`,
    sql`exists (select 1 from ${regions} where ${regions.parentId} = ${code})`,
  ],
  ENTERPRISE_PROPERTS: (code) => [
    sql`exists (select 1 from ${enterprises} where ${enterprises.property} = ${code})`,
  ],
  INDUSTRY_TAG: (code) => [
    sql`exists (select 1 from ${enterprises} where ${enterprises.industryTagIds} @> array[${code}])`,
    sql`exists (select 1 from ${policies} where ${policies.industryTags} @> array[${code}])`,
  ],
  HONOUR: (code) => [
    sql`exists (select 1 from ${enterprises} where ${enterprises.honours} @> jsonb_build_array(jsonb_build_object('code', ${code})))`,
  ],
  POLICY_DEPT: (code) => [
    sql`exists (select 1 from ${policies} where ${policies.deptCodes} @> array[${code}])`,
  ],
  COMMUNITY_PLATE_TYPE: (code) => [
    sql`exists (select 1 from ${businessData} where ${businessData.type} = 'COMMUNITY_PLATE' and ${businessData.parentCode} = ${code})`,
  ],
};

/** Of these codes, the ones something refers to. */
export async function findUsedCodes(db: Db, list: string, codes: readonly string[]): Promise<Set<string>> {
  const conditions = uses[list]?.(sql`listed.code`) ?? [];
  if (conditions.length === 0 || codes.length === 0) return new Set();
  const { rows } = await db.execute<{ code: string }>(sql`
    select listed.code from unnest(${sql.param([...codes])}::text[]) as listed(code)
    where ${sql.join(conditions, sql` or `)}`);
  return new Set(rows.map(({ code }) => code));
}
