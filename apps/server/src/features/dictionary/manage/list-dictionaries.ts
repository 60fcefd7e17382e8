import { regionList, tagList } from '@portal/contract/dictionary/manage';
import { count } from 'drizzle-orm';
import type { DictionaryUses } from '../../../feature/dictionary-uses.ts';
import type { Db } from '../../../platform/database/database.ts';
import { businessData, regions, tagInfos } from '../dictionary.table.ts';
import { isFixed, listNames, nameOfList } from './dictionary-lists.ts';

export function listTypes(db: Db) {
  return db
    .select({ type: businessData.type, entries: count() })
    .from(businessData)
    .groupBy(businessData.type);
}

/**
 * Every list with its number of entries: known lists in their fixed order, then the others. Known lists that no feature
 * reads yet are left out.
 */
export async function listDictionaries(db: Db, uses: readonly DictionaryUses[]) {
  const [types, tags, areas] = await Promise.all([listTypes(db), db.$count(tagInfos), db.$count(regions)]);
  const counts = new Map(types.map(({ type, entries }) => [type, entries]));
  counts.set(tagList, tags).set(regionList, areas);
  const read = new Set(uses.flatMap((used) => Object.keys(used)));
  const others = [...counts.keys()].filter((list) => !listNames.includes(list)).sort();
  const all = [...listNames.filter((list) => read.has(list)), ...others];
  return all.map((list) => ({
    list,
    name: nameOfList(list),
    fixed: isFixed(list),
    entries: counts.get(list) ?? 0,
  }));
}
