import { regionList } from '@portal/contract/dictionary/manage';
import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import { sql } from 'drizzle-orm';
import type { DictionaryUses } from '../../feature/dictionary-uses.ts';
import { services, shops } from './market.table.ts';

export const marketUses: DictionaryUses = {
  [regionList]: [sql`select unnest(${services.regionIds}) from ${services}`],
  [serviceCategoryList]: [
    sql`select ${services.categoryCode} from ${services}`,
    sql`select unnest(${shops.categoryCodes}) from ${shops}`,
  ],
};
