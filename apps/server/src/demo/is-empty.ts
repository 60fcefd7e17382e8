import { notInArray } from 'drizzle-orm';
import { businessData, regions } from '../features/dictionary/dictionary.table.ts';
import { fixedLists, standardLists } from '../features/dictionary/manage/dictionary-lists.ts';
import { siteSettings } from '../features/site/site.table.ts';
import type { Db } from '../platform/database/database.ts';

/** True before anything was filled in or entered. */
export async function isEmpty(db: Db): Promise<boolean> {
  const isEntered = notInArray(businessData.type, [...fixedLists, ...standardLists]);
  const found = await Promise.all([
    db.select({ id: businessData.type }).from(businessData).where(isEntered).limit(1),
    db.select({ id: regions.regionId }).from(regions).limit(1),
    db.select({ id: siteSettings.lang }).from(siteSettings).limit(1),
  ]);
  return found.every((rows) => rows.length === 0);
}
