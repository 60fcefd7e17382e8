import { regionList } from '@portal/contract/dictionary/manage';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { buildings } from './building.table.ts';

export const buildingUses: DictionaryUses = {
  [regionList]: [sql`select ${buildings.regionId} from ${buildings} where ${buildings.regionId} is not null`],
};
