import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { businessData, regions, tagInfos } from './dictionary.table.ts';

export interface DictionaryFilter {
  type?: string | undefined;
  parentCode?: string | undefined;
  shield: '0' | '1';
}

export function listBusinessData(db: Db, { type, parentCode, shield }: DictionaryFilter) {
  return db
    .select({
      type: businessData.type,
      code: businessData.code,
      name: businessData.name,
      sort: businessData.sort,
      shield: businessData.shield,
      parentCode: businessData.parentCode,
    })
    .from(businessData)
    .where(
      and(
        type === undefined ? undefined : eq(businessData.type, type),
        parentCode === undefined ? undefined : eq(businessData.parentCode, parentCode),
        eq(businessData.shield, Number(shield)),
      ),
    )
    .orderBy(asc(businessData.type), asc(businessData.sort), asc(businessData.code));
}

export function listTagInfos(db: Db, shield: '0' | '1') {
  return db
    .select()
    .from(tagInfos)
    .where(eq(tagInfos.shield, Number(shield)))
    .orderBy(asc(tagInfos.sort), asc(tagInfos.tagId));
}

export function listRegions(db: Db) {
  return db
    .select()
    .from(regions)
    .where(eq(regions.shield, 0))
    .orderBy(asc(regions.sort), asc(regions.regionId));
}
