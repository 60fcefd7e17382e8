import type { PriceKind } from '@portal/contract/market/shop-terms';
import { priceKindLabels } from '@portal/contract/market/shop-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    SHOP: { name: m.log_entity_shop, href: (shop) => paths.manageShops({ state: 'PENDING', shop }) },
    SERVICE: {
      name: m.log_entity_service,
      href: (service) => paths.manageServices({ state: 'PENDING', service }),
    },
  },
  collect: {
    SERVICE: { name: m.market_services, category: (code) => priceKindLabels[code as PriceKind]() },
    SHOP: { name: m.market_shops, category: () => m.market_shop_kind() },
  },
} satisfies FeatureWords;
