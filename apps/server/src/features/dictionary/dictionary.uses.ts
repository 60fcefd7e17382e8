import { regionList } from '@portal/contract/dictionary/manage';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { regions } from './dictionary.table.ts';

export const ownUses: DictionaryUses = {
  [regionList]: [sql`select ${regions.parentId} from ${regions}`],
};
