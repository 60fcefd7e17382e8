import { regionList } from '@portal/contract/dictionary/manage';
import { serviceCategoryList } from '@portal/contract/market/shop-terms';
import * as m from '@portal/texts/messages';
import { codeIn, codesIn, type DictionaryUses } from '../../feature/dictionary-uses.ts';
import { services, shops } from './market.table.ts';

export const marketUses: DictionaryUses = {
  [regionList]: [codesIn(services.regionIds, m.log_entity_service)],
  [serviceCategoryList]: [
    codeIn(services.categoryCode, m.log_entity_service),
    codesIn(shops.categoryCodes, m.log_entity_shop),
  ],
};
