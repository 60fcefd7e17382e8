import { regionList } from '@portal/contract/dictionary/manage';
import { isRuleField, type RuleField, specOf } from '@portal/contract/policy/rule';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { businessData, regions } from '../../dictionary/dictionary.table.ts';
import type { Fact, Facts } from '../matching/facts.ts';
import { factOf } from '../matching/judge-rule.ts';
import type { PolicyRule } from '../policy.table.ts';

/** Names of the codes, keyed by `dictionary code`. */
async function readNames(db: Db, dictionaries: string[], codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const isWanted = and(inArray(businessData.type, dictionaries), inArray(businessData.code, codes));
  const entries = await db
    .select({ type: businessData.type, code: businessData.code, name: businessData.name })
    .from(businessData)
    .where(isWanted);
  const areas = await db
    .select({ code: regions.regionId, name: regions.name })
    .from(regions)
    .where(inArray(regions.regionId, codes));
  return new Map([
    ...entries.map(({ type, code, name }): [string, string] => [`${type} ${code}`, name]),
    ...areas.map(({ code, name }): [string, string] => [`${regionList} ${code}`, name]),
  ]);
}

const listOf = (fact: Fact): (number | boolean | string)[] =>
  fact === null ? [] : Array.isArray(fact) ? fact : [fact];

/** The enterprise's value for each rule, in words: `860 万元`, `种植生产、种源种苗`. */
export async function wordFacts(db: Db, rules: readonly PolicyRule[], facts: Facts): Promise<string[]> {
  const known = rules.filter(({ field }) => isRuleField(field));
  const dictionaries = known.flatMap(({ field }) => specOf(field as RuleField).dictionary ?? []);
  const codes = known.flatMap((rule) => listOf(factOf(rule, facts)).map(String));
  const names = await readNames(db, dictionaries, codes);
  return rules.map((rule) => {
    if (!known.includes(rule)) return '';
    const { unit, dictionary } = specOf(rule.field as RuleField);
    const words = listOf(factOf(rule, facts)).map((value) => {
      if (typeof value === 'boolean') return value ? '有' : '无';
      return names.get(`${dictionary} ${value}`) ?? String(value);
    });
    return unit && words.length > 0 ? `${words[0]} ${unit}` : words.join('、');
  });
}
