import { repairTypeList } from '@portal/contract/repair/terms';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { repairAssets, repairTickets } from './repair.table.ts';

export const repairUses: DictionaryUses = {
  [repairTypeList]: [
    sql`select ${repairTickets.typeCode} from ${repairTickets}`,
    sql`select ${repairAssets.typeCode} from ${repairAssets}`,
  ],
};
