import { regionList, tagList } from '@portal/contract/dictionary-manage';
import { ruleFieldNames, specOf } from '@portal/contract/policy-rule';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { articles, articleTags } from '../../content/article.table.ts';
import { articleRevisions } from '../../content/editing/article-revision.table.ts';
import { enterpriseAudits } from '../../enterprise/admission/enterprise-audit.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { policyRevisions } from '../../policy/editing/policy-revision.table.ts';
import { policies } from '../../policy/policy.table.ts';
import { businessData, regions } from '../dictionary.table.ts';

/** Codes in the working copies of articles or policies: they are public as soon as they are approved. */
const inRevisions = (table: typeof articleRevisions | typeof policyRevisions, field: string) =>
  sql`select jsonb_array_elements_text(${table.content} -> ${field}) from ${table}`;

/** Codes in what enterprises have filled in and the park has not decided about. */
const inApplications = (path: string) =>
  sql`select jsonb_path_query(${enterpriseAudits.application}, ${path}::jsonpath) #>> '{}'
    from ${enterpriseAudits} where ${enterpriseAudits.state} not in ('PASSED', 'REJECTED')`;

/** Queries for the codes of a list that something refers to. Who keeps such codes in a table of his own adds it here. */
const uses: Record<string, readonly SQL[]> = {
  [tagList]: [
    // The index of the published is walked tag by tag; there can be a million of them.
    sql`select listed.code where exists (select 1 from ${articleTags} where ${articleTags.tagId} = listed.code)`,
    sql`select unnest(${articles.tagIds}) from ${articles} where ${articles.status} in ('SCHEDULED', 'EXPIRED', 'WITHDRAWN', 'TRASH')`,
    inRevisions(articleRevisions, 'tagIds'),
  ],
  [regionList]: [
    sql`select ${enterprises.regionId} from ${enterprises}`,
    sql`select ${regions.parentId} from ${regions}`,
    inApplications('$.regionId'),
  ],
  ENTERPRISE_PROPERTS: [
    sql`select ${enterprises.property} from ${enterprises}`,
    inApplications('$.property'),
  ],
  INDUSTRY_TAG: [
    sql`select unnest(${enterprises.industryTagIds}) from ${enterprises}`,
    sql`select unnest(${policies.industryTags}) from ${policies}`,
    inRevisions(policyRevisions, 'industryTags'),
    inApplications('$.industryTagIds[*]'),
  ],
  HONOUR: [sql`select jsonb_path_query(${enterprises.honours}, '$[*].code') #>> '{}' from ${enterprises}`],
  POLICY_DEPT: [
    sql`select unnest(${policies.deptCodes}) from ${policies}`,
    inRevisions(policyRevisions, 'deptCodes'),
  ],
  COMMUNITY_PLATE_TYPE: [
    sql`select ${businessData.parentCode} from ${businessData} where ${businessData.type} = 'COMMUNITY_PLATE'`,
  ],
};

/** Codes in the conditions of policies, public or being written, over facts that come from this list. */
function inConditions(list: string): SQL[] {
  return ruleFieldNames
    .filter((name) => specOf(name).dictionary === list)
    .flatMap((name) =>
      [
        sql`${policies.conditions} as rules from ${policies}`,
        sql`${policyRevisions.content} -> 'conditions' as rules from ${policyRevisions}`,
      ].map(
        (rules) => sql`select jsonb_path_query(written.rules, '$[*] ? (@.field == $name).value[*]',
          jsonb_build_object('name', ${name}::text)) #>> '{}' from (select ${rules}) as written`,
      ),
    );
}

/** Of these codes, the ones something refers to. */
export async function findUsedCodes(db: Db, list: string, codes: readonly string[]): Promise<Set<string>> {
  const queries = [...(uses[list] ?? []), ...inConditions(list)];
  if (queries.length === 0 || codes.length === 0) return new Set();
  const { rows } = await db.execute<{ code: string }>(sql`
    select listed.code from unnest(${sql.param([...codes])}::text[]) as listed(code)
    where ${sql.join(
      queries.map((query) => sql`listed.code in (${query})`),
      sql` or `,
    )}`);
  return new Set(rows.map(({ code }) => code));
}
