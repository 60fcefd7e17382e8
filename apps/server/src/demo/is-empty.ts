import { notInArray } from 'drizzle-orm';
import { businessData } from '../features/site/dictionary.table.ts';
import { fixedLists } from '../features/site/dictionary-manage/dictionary-lists.ts';
import type { Database } from '../platform/database/database.ts';

/** True before anything was filled or entered. */
export async function isEmpty({ db }: Database): Promise<boolean> {
  const isEntered = notInArray(businessData.type, [...fixedLists]);
  return (
    (await db.select({ type: businessData.type }).from(businessData).where(isEntered).limit(1)).length === 0
  );
}
