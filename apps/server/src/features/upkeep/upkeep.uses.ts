import { repairTypeList } from '@portal/contract/repair/terms';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { upkeepPlans } from './upkeep.table.ts';

export const upkeepUses: DictionaryUses = {
  [repairTypeList]: [
    sql`select ${upkeepPlans.typeCode} from ${upkeepPlans} where ${upkeepPlans.typeCode} is not null`,
  ],
};
