import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { businessData } from '../dictionary/dictionary.table.ts';

export const communityUses: DictionaryUses = {
  COMMUNITY_PLATE: [],
  COMMUNITY_PLATE_TYPE: [
    sql`select ${businessData.parentCode} from ${businessData} where ${businessData.type} = 'COMMUNITY_PLATE'`,
  ],
};
