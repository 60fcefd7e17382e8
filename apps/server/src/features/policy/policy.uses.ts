import { ruleFieldNames, specOf } from '@portal/contract/policy/rule';
import * as m from '@portal/texts/messages';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  codesIn,
  codesInJson,
  type DictionaryUse,
  type DictionaryUses,
  dictionaryUse,
} from '../../feature/dictionary-uses.ts';
import { policyRevisions } from './editing/policy-revision.table.ts';
import { policies } from './policy.table.ts';

/** Codes in working copies: they become public on approval. */
const inRevisions = (field: string) =>
  codesInJson(policyRevisions.content, field, m.dictionary_use_policy_draft);

const own: Record<string, DictionaryUse[]> = {
  INDUSTRY_TAG: [codesIn(policies.industryTags, m.log_entity_policy), inRevisions('industryTags')],
  POLICY_DEPT: [codesIn(policies.deptCodes, m.log_entity_policy), inRevisions('deptCodes')],
  POLICY_KIND: [],
  POLICY_LEVEL: [],
};

interface Conditions {
  column: PgColumn;
  label: () => string;
  /** The list of conditions, and the column with another list. */
  rules: SQL;
  withRules: (rules: SQL) => SQL;
}

const conditions: readonly Conditions[] = [
  {
    column: policies.conditions,
    label: m.log_entity_policy,
    rules: sql`${policies.conditions}`,
    withRules: (rules) => rules,
  },
  {
    column: policyRevisions.content,
    label: m.dictionary_use_policy_draft,
    rules: sql`${policyRevisions.content} -> 'conditions'`,
    withRules: (rules) => sql`jsonb_set(${policyRevisions.content}, '{conditions}', ${rules})`,
  },
];

/** A value of a condition, or each of several, with one code replaced. */
const replacedValue = (from: string, to: string): SQL => sql`case jsonb_typeof(rule -> 'value')
  when 'array' then (
    select jsonb_agg(one.code order by one.at) from (
      select case when code = ${from} then ${to} else code end as code, min(nth) as at
      from jsonb_array_elements_text(rule -> 'value') with ordinality as every(code, nth) group by 1
    ) as one
  ) else to_jsonb(${to}::text) end`;

/** The conditions of policies on one field, public or in a working copy. */
const inConditionsOn =
  (name: string) =>
  (given: Conditions): DictionaryUse => {
    const { column, label, rules, withRules } = given;
    const valuesOf = (
      source: SQL,
    ) => sql`select jsonb_path_query(${source}, '$[*] ? (@.field == $name).value[*]',
    jsonb_build_object('name', ${name}::text)) #>> '{}'`;
    return dictionaryUse({
      column,
      label,
      codes: sql`${valuesOf(sql`written.rules`)} from (select ${rules} as rules from ${column.table}) as written`,
      has: (code) => sql`${code} in (${valuesOf(rules)})`,
      replaced: (from, to) =>
        withRules(sql`(
        select jsonb_agg(
          case when rule ->> 'field' = ${name} and (rule -> 'value' ? ${from} or rule ->> 'value' = ${from})
            then jsonb_set(rule, '{value}', ${replacedValue(from, to)}) else rule end
          order by at
        ) from jsonb_array_elements(${rules}) with ordinality as listed(rule, at)
      )`),
    });
  };

/** Codes from this list in the conditions of policies. */
const inConditions = (list: string): DictionaryUse[] =>
  ruleFieldNames
    .filter((name) => specOf(name).dictionary === list)
    .flatMap((name) => conditions.map(inConditionsOn(name)));

const lists = new Set([
  ...Object.keys(own),
  ...ruleFieldNames.flatMap((name) => specOf(name).dictionary ?? []),
]);

export const policyUses: DictionaryUses = Object.fromEntries(
  [...lists].map((list) => [list, [...(own[list] ?? []), ...inConditions(list)]]),
);
