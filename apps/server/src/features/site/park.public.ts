import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { siteSettings } from './site.table.ts';

/** Who runs the park, in Chinese, as papers name it. */
export async function readPark(db: Db) {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.lang, 'zh'));
  return {
    name: row?.parkName ?? '',
    company: row?.company ?? '',
    hotline: row?.hotline ?? '',
    serviceHours: row?.serviceHours ?? '',
  };
}
