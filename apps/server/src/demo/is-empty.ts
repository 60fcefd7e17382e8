import { businessData } from '../features/site/dictionary.table.ts';
import type { Database } from '../platform/database/database.ts';

/** True before anything was filled or entered. */
export async function isEmpty({ db }: Database): Promise<boolean> {
  return (await db.select({ type: businessData.type }).from(businessData).limit(1)).length === 0;
}
