import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { activities } from './activity.table.ts';

export const activityUses: DictionaryUses = {
  INDUSTRY_TAG: [sql`select unnest(${activities.tagCodes}) from ${activities}`],
};
