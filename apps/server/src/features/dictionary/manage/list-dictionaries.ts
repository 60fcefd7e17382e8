import { regionList, tagList } from '@portal/contract/dictionary-manage';
import { count } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { businessData, regions, tagInfos } from '../dictionary.table.ts';
import { isFixed, isInUse, listNames, nameOfList } from './dictionary-lists.ts';

export function listTypes(db: Db) {
  return db
    .select({ type: businessData.type, entries: count() })
    .from(businessData)
    .groupBy(businessData.type);
}

/** Every list in use with the number of its entries: the known ones in the order of the house, then the others. */
export async function listDictionaries(db: Db) {
  const [types, tags, areas] = await Promise.all([listTypes(db), db.$count(tagInfos), db.$count(regions)]);
  const counts = new Map(types.map(({ type, entries }) => [type, entries]));
  counts.set(tagList, tags).set(regionList, areas);
  const all = [...new Set([...listNames, ...[...counts.keys()].sort()])].filter(isInUse);
  return all.map((list) => ({
    list,
    name: nameOfList(list),
    fixed: isFixed(list),
    entries: counts.get(list) ?? 0,
  }));
}
