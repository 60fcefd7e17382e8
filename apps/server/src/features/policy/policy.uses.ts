import { ruleFieldNames, specOf } from '@portal/contract/policy/rule';
import { type SQL, sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { policyRevisions } from './editing/policy-revision.table.ts';
import { policies } from './policy.table.ts';

/** Codes in working copies: they become public on approval. */
const inRevisions = (field: string) =>
  sql`select jsonb_array_elements_text(${policyRevisions.content} -> ${field}) from ${policyRevisions}`;

const own: Record<string, SQL[]> = {
  INDUSTRY_TAG: [sql`select unnest(${policies.industryTags}) from ${policies}`, inRevisions('industryTags')],
  POLICY_DEPT: [sql`select unnest(${policies.deptCodes}) from ${policies}`, inRevisions('deptCodes')],
  POLICY_KIND: [],
  POLICY_LEVEL: [],
};

/** Codes from this list in the conditions of policies, public or in a working copy. */
const inConditions = (list: string): SQL[] =>
  ruleFieldNames
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

const lists = new Set([
  ...Object.keys(own),
  ...ruleFieldNames.flatMap((name) => specOf(name).dictionary ?? []),
]);

export const policyUses: DictionaryUses = Object.fromEntries(
  [...lists].map((list) => [list, [...(own[list] ?? []), ...inConditions(list)]]),
);
