import { flowerVarietyList } from '@portal/contract/flower-price/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { codeIn } from '../../feature/dictionary-uses.ts';
import type { Feature } from '../../feature/feature.ts';
import type { LogWords } from '../../feature/log-words.ts';
import { flowerPriceRoutes } from './flower-price.routes.ts';
import { flowerPrices } from './flower-price.table.ts';
import { priceImporter } from './price.importer.ts';

const log: LogWords = {
  entities: { flowerPrice: m.log_entity_flower_price },
  // Of imports before the wizard.
  verbs: { 'flowerPrice.import': m.log_verb_import_prices },
  fields: {
    'flowerPrice.day': m.field_date,
    fen: m.field_average_price,
    'flowerPrice.stems': m.field_traded_stems,
    'flowerPrice.source': m.field_source,
    varietyCode: m.field_variety,
  },
};

export const flowerPriceFeature: Feature = {
  routes: flowerPriceRoutes,
  menuPages: [paths.manageFlowerPrice()],
  standingPages: [paths.flowerPrice()],
  dictionaries: {
    [flowerVarietyList]: [codeIn(flowerPrices.varietyCode, m.log_entity_flower_price)],
  },
  importers: [priceImporter],
  log,
};
